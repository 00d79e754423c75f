import { expect, test } from 'vitest'
import { routesOf } from '../../../renderer/library/routes.ts'
import { entryOf, libraryWith } from '../builders.ts'

function issuesOf(de: object, en: object, es?: object) {
  const entries = [entryOf('pages', 'a', 'de', { ...de }), entryOf('pages', 'a', 'en', { ...en })]
  const library = libraryWith(es ? [...entries, entryOf('pages', 'a', 'es', { ...es })] : entries)
  return routesOf(library).issues
}

const SPANISH = { untranslated: { es: 'link' } }

test('a policy may be in one file or in all', () => {
  expect(issuesOf(SPANISH, {})).toEqual([])
  expect(issuesOf(SPANISH, SPANISH)).toEqual([])
})

test('two files that say different things of a language contradict each other', () => {
  expect(issuesOf(SPANISH, { untranslated: { es: 'none' } })).toMatchObject([
    { code: 'contradicting-policy', file: 'content/pages/a/en.md', line: 2 },
  ])
})

test('a policy for a language that is there is stale', () => {
  expect(issuesOf(SPANISH, {}, {})).toMatchObject([{ code: 'stale-policy', file: 'content/pages/a/de.md' }])
})

test.each([{ draft: true }, { publish: '2027-01-01' }, { expire: '2027-01-01' }])(
  'a policy for a translation that is hidden at times is needed: %j',
  (fields) => {
    expect(issuesOf(SPANISH, {}, fields)).toEqual([])
  },
)
