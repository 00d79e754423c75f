import { describe, expect, test } from 'vitest'
import { checkGroups } from '../../../renderer/library/policies.ts'
import { entryOf, libraryWith, pageIn } from '../builders.ts'

function issuesOf(de: object, en: object, es?: object) {
  const entries = [entryOf('pages', 'a', 'de', { ...de }), entryOf('pages', 'a', 'en', { ...en })]
  const library = libraryWith(es ? [...entries, entryOf('pages', 'a', 'es', { ...es })] : entries)
  return checkGroups(library)
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

describe('a missing translation', () => {
  test('is an issue where nobody has said what happens', () => {
    expect(checkGroups(libraryWith(pageIn(['de', 'en'], 'a')))).toMatchObject([
      { code: 'missing-translation', file: 'content/pages/a/de.md', message: expect.stringContaining('`es.md`') },
    ])
  })

  test.each(['none', 'link', 'parent', 'copy'])('is none with the policy %s', (policy) => {
    expect(checkGroups(libraryWith(pageIn(['de', 'en'], 'a', { untranslated: { es: policy } })))).toEqual([])
  })

  test('may have its policy in any of the languages', () => {
    const entries = [entryOf('pages', 'a', 'de'), entryOf('pages', 'a', 'en', { untranslated: { es: 'none' } })]
    expect(checkGroups(libraryWith(entries))).toEqual([])
  })

  test('is none while it is a draft', () => {
    const entries = [...pageIn(['de', 'en'], 'a'), entryOf('pages', 'a', 'es', { draft: true })]
    expect(checkGroups(libraryWith(entries))).toEqual([])
  })

  test('is none in a language that the site does not have', () => {
    const entries = [...pageIn(['de'], 'home', { path: '/' }), ...pageIn(['de'], 'a')]
    expect(checkGroups(libraryWith(entries, { settings: { locales: ['de'] } }))).toEqual([])
  })
})
