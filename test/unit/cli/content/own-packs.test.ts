import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readOwnPacks } from '../../../../cli/content/data/own-packs.ts'
import { loadPacks } from '../../../../i18n/load-packs.ts'
import { temporaryFolder } from '../temporary.ts'

function rootWith(text: string, tag = 'fo'): string {
  const root = temporaryFolder()
  mkdirSync(path.join(root, 'i18n/locales'), { recursive: true })
  writeFileSync(path.join(root, `i18n/locales/${tag}.yaml`), text)
  return root
}

test.each([
  ['nothing', ''],
  ['a field of another kind', 'parent: da\nname: X\nplurals: { cardinal: one }'],
  ['a rule of another kind', 'parent: da\nname: X\nplurals: { cardinal: { one: {} } }'],
  ['patterns that only look like a name', 'parent: da\nname: X\nhyphenation: __proto__'],
  ['a parent that is none', 'parent: [da]\nname: X'],
])('English stands in for a pack with %s, so that its texts are checked', async (_, text) => {
  const { packs, issues } = readOwnPacks(rootWith(text), ['fo'])
  expect(issues).not.toEqual([])
  const [pack] = await loadPacks(['fo'], packs)
  expect([pack?.tag, pack?.hyphenation, pack?.plurals.cardinal.categories]).toEqual(['fo', null, ['one', 'other']])
})

test('direction and plurals of a pack with another fault are kept, so that its messages are checked by them', async () => {
  const rules = 'plurals: { cardinal: { one: n = 1, few: "n = 2..4" } }'
  const { packs } = readOwnPacks(rootWith(`parent: da\nnames: X\ndirection: rtl\n${rules}`), ['fo'])
  const [pack] = await loadPacks(['fo'], packs)
  expect([pack?.direction, pack?.plurals.cardinal.categories]).toEqual(['rtl', ['one', 'few', 'other']])
})

test('`parent` may be written in any way that YAML knows', () => {
  expect(readOwnPacks(rootWith('{ "name": "Føroyskt", "parent": "da" }'), ['fo'])).toEqual({
    packs: [{ tag: 'fo', name: 'Føroyskt', parent: 'da' }],
    issues: [],
  })
})

test('a pack in the place of a shipped one has its name, and each other one a name of its own', async () => {
  const { packs, issues } = readOwnPacks(rootWith("parent: de\nquotes: ['»', '«', '›', '‹']", 'de'), ['de'])
  expect(issues).toEqual([])
  expect((await loadPacks(['de'], packs)).map(({ name, quotes }) => [name, quotes[0]])).toEqual([['Deutsch', '»']])
  expect(readOwnPacks(rootWith('parent: da'), ['fo']).issues.map(({ message }) => message)).toEqual([
    '`name` is missing',
  ])
})
