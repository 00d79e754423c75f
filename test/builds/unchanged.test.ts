import { readdirSync, rmSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyFixture, filesOf, generate, read, treeOf } from '../support/site.ts'

/** A run that had nothing to do shows no other step than this. */
const LOOKED_ONLY = ['Reading content']

let root = ''
const out = (): string => path.join(root, 'output')

/** Gives all sources a time long past, so that nobody has to wait until times tell one change from the next. */
function age(): void {
  const past = new Date('2026-01-01')
  for (const folder of ['content', 'i18n', 'templates'])
    for (const file of filesOf(path.join(root, folder))) utimesSync(path.join(root, folder, file), past, past)
}

beforeAll(() => {
  root = copyFixture('unchanged')
  age()
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('a run after one of the same sources looks at the files, reads none, and says of the site what the first said', () => {
  const told = (stdout: string): string[] => stdout.split('\n').filter((line) => !/rendered|total/.test(line))
  const first = generate(root)
  const before = treeOf(out())
  const second = generate(root)
  expect(second.progress).toEqual(LOOKED_ONLY)
  expect(second.stdout).toMatch(/rendered 0, kept 82 .* 0 written, 0 removed/)
  expect(told(second.stdout)).toEqual(told(first.stdout))
  expect(treeOf(out())).toEqual(before)
  const report = JSON.parse(read(root, '.cache/build-report.json')) as { build: object }
  expect(report.build).toMatchObject({ kept: 82, rendered: [], written: [] })
  // Nothing else than what was looked at makes the difference: without it the same run takes all steps.
  const remembered = readdirSync(path.join(root, '.cache')).find((file) => file.startsWith('last-run-')) ?? ''
  rmSync(path.join(root, '.cache', remembered))
  expect(generate(root).progress).not.toEqual(LOOKED_ONLY)
})
