import { describe, expect, test } from 'vitest'
import type { Entry } from '../../../renderer/definitions/entry.ts'
import type { Issue } from '../../../renderer/definitions/issue.ts'
import { checkHidden, checkLater } from '../../../renderer/pages/later-days.ts'
import { targetsOf } from '../../../renderer/pages/link-targets.ts'
import { pagesOf, type References } from '../../../renderer/pages/pages.ts'
import { routesOf } from '../../../renderer/library/routes.ts'
import { ALL, engine, entryOf, libraryWith } from '../builders.ts'

const ALONE = { untranslated: { en: 'none', es: 'none' } }
const author = ALL.map((locale) => entryOf('authors', 'alpha', locale))
const post = (key: string, fields: object, body = ''): Entry =>
  entryOf('posts', key, 'de', { ...ALONE, ...fields }, body)

/** What is wrong today, with hidden entries, and on later days. The clock stands at 2026-11-20. */
function issuesOf(entries: readonly Entry[]): { today: string[]; hidden: string[]; later: string[] } {
  const library = libraryWith([...author, ...entries])
  const routes = routesOf(library)
  const references: References = new Map()
  const targets = targetsOf(library, routes.table, engine)
  const pages = pagesOf(targets, () => undefined, references)
  const today = [...routes.issues, ...pages.issues]
  const rest = { targets, references, others: () => [] }
  const hidden = checkHidden(rest)
  const told = ({ file, message }: Issue): string => `${file.split('/')[2]}: ${message}`
  return {
    today: today.map(told),
    hidden: hidden.map(told),
    later: checkLater(rest, [...today, ...hidden]).map(told),
  }
}

const FINE = { today: [], hidden: [], later: [] }

describe('hidden entries are checked like all others', () => {
  test.each([
    ['a draft', { draft: true }],
    ['what is published later', { publish: '2026-12-05' }],
    ['what has expired', { expire: '2026-11-01' }],
  ])('%s: links, anchors, facts and references', (_, fields) => {
    const { hidden, today, later } = issuesOf([
      post('one', { ...fields, authors: ['beta'] }, 'See [a](/nowhere), [b](#none) and {{facts.none}}.'),
    ])
    expect(hidden.map((message) => message.slice(0, 30)).toSorted()).toEqual(
      [
        'one: /de/posts/one/ has no anc',
        'one: `beta` is not among the a',
        'one: no page at /nowhere',
        'one: {{facts.none}} is not in t',
      ]
        .map((message) => message.slice(0, 30))
        .toSorted(),
    )
    expect([today, later]).toEqual([[], []])
  })

  test('a draft may link to another draft, and to its own headings', () => {
    const two = post('two', { draft: true })
    expect(issuesOf([post('one', { draft: true }, '## Top\n\n[b](/posts/two) [up](#top)'), two])).toEqual(FINE)
  })

  test('what has expired may refer to who has expired', () => {
    const gone = entryOf('authors', 'gone', 'de', { ...ALONE, expire: '2026-10-01' })
    expect(issuesOf([gone, post('one', { expire: '2026-10-01', authors: ['gone'] })])).toEqual(FINE)
  })
})

describe('what will be wrong on a later day is reported today', () => {
  test('a link to what is published later still, until then', () => {
    const entries = [
      post('one', { publish: '2026-12-05' }, 'See [b](/posts/two).'),
      post('two', { publish: '2026-12-10' }),
    ]
    expect(issuesOf(entries).later).toEqual([
      'one: from 2026-12-05 on: posts/two cannot be linked, because it is published on 2026-12-10',
    ])
  })

  test('a link to what is published on the same day is right', () => {
    const entries = [
      post('one', { publish: '2026-12-05' }, 'See [b](/posts/two).'),
      post('two', { publish: '2026-12-05' }),
    ]
    expect(issuesOf(entries)).toEqual(FINE)
  })

  test('a link to a draft from what is published later', () => {
    const entries = [post('one', { publish: '2026-12-05' }, '[b](/posts/two)'), post('two', { draft: true })]
    expect(issuesOf(entries).later).toEqual([
      'one: from 2026-12-05 on: posts/two cannot be linked, because it is a draft',
    ])
  })

  test('a link to a heading that the translation of a later day lacks', () => {
    const policies = { untranslated: { de: 'link', es: 'none' } }
    const translations = [
      entryOf('posts', 'two', 'en', policies, '## Team'),
      entryOf('posts', 'two', 'de', { ...policies, publish: '2026-12-05' }, '## Gruppe'),
    ]
    const issues = issuesOf([post('one', {}, '[b](/posts/two#team)'), ...translations])
    expect(issues).toEqual({
      ...FINE,
      later: ['one: from 2026-12-05 on: /de/posts/two/ has no anchor `#team`'],
    })
  })

  test('an author who expires before the post', () => {
    const leaving = entryOf('authors', 'leaving', 'de', { ...ALONE, expire: '2026-12-31' })
    expect(issuesOf([leaving, post('one', { authors: ['leaving'] })]).later).toEqual([
      'one: from 2026-12-31 on: `leaving` cannot be shown, because it has expired',
    ])
  })

  test('an address that two entries will have', () => {
    const entries = [post('one', { path: '/same' }), post('two', { path: '/same', publish: '2026-12-05' })]
    expect(issuesOf(entries)).toMatchObject({ today: [], hidden: [] })
    expect(issuesOf(entries).later).toHaveLength(2)
    expect(issuesOf(entries).later[0]).toContain('from 2026-12-05 on: /de/same/ is the path of both')
  })

  test('a link to what expires leads to the page above, on any day', () => {
    expect(issuesOf([post('one', {}, '[b](/posts/two)'), post('two', { expire: '2026-12-31' })])).toEqual(FINE)
  })
})

test('a link from what is shown to what is still to come is wrong today, and reported once', () => {
  const { today, later } = issuesOf([post('one', {}, '[b](/posts/two)'), post('two', { publish: '2026-12-05' })])
  expect(today).toEqual(['one: posts/two cannot be linked, because it is published on 2026-12-05'])
  expect(later).toEqual([])
})
