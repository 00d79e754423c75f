import { spawnSync } from 'node:child_process'
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

test('a folder of the program that is called like the output of a site is looked at', () => {
  const root = path.resolve(import.meta.dirname, '../../..')
  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync(process.execPath, [oxlint, 'cli/output/lock.ts'], { cwd: root, encoding: 'utf8' })
  expect(stdout).toContain('on 1 file with')
})
