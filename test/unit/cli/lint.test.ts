import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { failing } from '../../lint.mjs'
import { temporaryFolder } from './temporary.ts'

test('a linter that finds something does not keep the next one from running', () => {
  const mark = path.join(temporaryFolder(), 'mark')
  const fails = 'node -e "process.exit(1)"'
  const runs = `node -e "fs.writeFileSync('${mark.replaceAll('\\', '/')}', '')"`
  expect(failing([fails, runs])).toEqual([fails])
  expect(existsSync(mark)).toBe(true)
})
