import { renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyFixture, site, treeOf } from './support/site.ts'

let one = ''
let other = ''

beforeAll(() => {
  one = copyFixture('reproducible-one')
  other = copyFixture('reproducible-other')
})
afterAll(() => {
  for (const root of [one, other]) rmSync(root, { recursive: true, force: true })
})

function tree(root: string, args: readonly string[], env: Readonly<Record<string, string>>): Record<string, string> {
  rmSync(path.join(root, 'output'), { recursive: true, force: true })
  rmSync(path.join(root, '.cache'), { recursive: true, force: true })
  expect(site(['generate', '--root', root, ...args], env)).toMatchObject({ code: 0 })
  return treeOf(path.join(root, 'output'))
}

test('two clean builds in different folders, time zones and at different times give the same tree but for the time of the build', () => {
  const { 'builds/latest.json': first, ...own } = tree(one, ['--at', '2026-11-20T01:00:00Z'], {
    TZ: 'Pacific/Auckland',
    LANG: 'de_DE.UTF-8',
  })
  const { 'builds/latest.json': second, ...elsewhere } = tree(other, ['--at', '2026-11-21T22:00:00Z'], {
    TZ: 'America/Los_Angeles',
    LANG: 'C',
  })
  expect(own).toEqual(elsewhere)
  expect(first).not.toBe(second)
})

test('with SOURCE_DATE_EPOCH the trees are the same to the byte', () => {
  const env = { SOURCE_DATE_EPOCH: '1795000000' }
  expect(tree(one, [], { ...env, TZ: 'Asia/Kolkata' })).toEqual(tree(other, [], { ...env, TZ: 'UTC' }))
})

test('a site that is moved to another folder is the same build', () => {
  const before = tree(one, [], { SOURCE_DATE_EPOCH: '1795000000' })
  const moved = `${one}-moved`
  renameSync(one, moved)
  expect(site(['generate', '--root', moved], { SOURCE_DATE_EPOCH: '1795000000' }).stdout).toContain('rendered')
  expect(treeOf(path.join(moved, 'output'))).toEqual(before)
  renameSync(moved, one)
})
