import path from 'node:path'
import { expect, test } from 'vitest'
import { LONGEST } from '../support/run/longest-first.ts'
import { filesOf, PROJECT } from '../support/site.ts'

test('each file of tests that is to begin early is there', () => {
  const files = filesOf(path.join(PROJECT, 'test')).map((file) => `test/${file}`)
  expect(LONGEST.filter((name) => !files.some((file) => file.endsWith(`${name}.test.ts`)))).toEqual([])
})
