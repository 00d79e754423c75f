import { describe, expect, test, vi } from 'vitest'
import type { Entry } from '../../../renderer/definitions/entry.ts'
import { groupsAt, libraryAt, listed } from '../../../renderer/library/library.ts'
import { policyOf, standInOf, translationsOf } from '../../../renderer/library/groups.ts'
import { ALL, clock, entryOf, libraryWith, pageIn, settingsOf } from '../builders.ts'

test('puts translations of a folder into one group', () => {
  const group = libraryWith(pageIn(ALL, 'a')).groups.get('pages/a')
  expect(Object.keys(group?.entries ?? {})).toEqual(['de', 'en', 'es'])
})

test('keeps what is hidden apart', () => {
  const library = libraryWith([entryOf('pages', 'a', 'de'), entryOf('pages', 'a', 'en', { draft: true })])
  const { entries = {}, hidden = {} } = library.groups.get('pages/a') ?? {}
  expect([Object.keys(entries), Object.keys(hidden)]).toEqual([['de'], ['en']])
})

test('orders groups by name, in whatever order they are read', () => {
  const library = libraryWith([...pageIn(['de'], 'b'), ...pageIn(['de'], 'a'), entryOf('authors', 'z', 'de')])
  expect([...library.groups.keys()]).toEqual(['authors/z', 'pages/a', 'pages/b', 'pages/home'])
})

test('names the default language first among translations', () => {
  const [group] = libraryWith(pageIn(ALL, 'a')).groups.values()
  const settings = settingsOf({ defaultLocale: 'es' })
  expect(group && translationsOf(group, settings).map(({ locale }) => locale)).toEqual(['es', 'de', 'en'])
})

test('takes the policy of the default language where languages differ', () => {
  const entries = [
    entryOf('pages', 'a', 'en', { untranslated: { es: 'none' } }),
    entryOf('pages', 'a', 'de', { untranslated: { es: 'link' } }),
  ]
  const group = libraryWith(entries).groups.get('pages/a')
  expect(group && policyOf(group, 'es', settingsOf())).toBe('link')
})

test.each([
  ['the first of the fallback languages', { fallbackLocales: ['en', 'de'] }, 'en'],
  ['the default language where there are none', {}, 'de'],
])('can be replaced by %s', (_, fields, expected) => {
  const group = libraryWith(pageIn(['de', 'en'], 'a')).groups.get('pages/a')
  expect(group && standInOf(group, settingsOf(fields))?.locale).toBe(expected)
})

test('is not replaced by a hidden entry', () => {
  const group = libraryWith(pageIn(['de'], 'a', { draft: true })).groups.get('pages/a')
  expect(group && standInOf(group, settingsOf())).toBeUndefined()
})

const RANKS: Readonly<Record<string, string>> = { a: '2', b: '10', c: '30' }

describe('listed', () => {
  test.each([
    [false, ['c', 'b', 'a']],
    [true, ['a', 'b', 'c']],
  ])('sorts numbers by their value, ascending: %s', (ascending, expected) => {
    const library = libraryWith(['c', 'a', 'b'].map((key) => entryOf('authors', key, 'de', { title: RANKS[key] })))
    const authors = library.collections.get('authors')
    if (!authors) throw new Error('There are no authors')
    const ranked = { ...authors, order: ({ title }: { title: string }) => Number(title), ascending }
    const collections = new Map([...library.collections, ['authors', ranked]])
    expect(listed({ ...library, collections }, 'authors', 'de').map(({ key }) => key)).toEqual(expected)
  })

  test('gives the newest first, and entries of one day by key', () => {
    const dates = { a: '2026-01-01', c: '2026-03-01', b: '2026-03-01' }
    const posts = Object.entries(dates).map(([key, date]) => entryOf('posts', key, 'de', { date }))
    expect(listed(libraryWith(posts), 'posts', 'de').map(({ key }) => key)).toEqual(['b', 'c', 'a'])
  })

  test('leaves out drafts, expired jobs, and other collections', () => {
    const library = libraryWith([
      entryOf('jobs', 'a', 'de'),
      entryOf('jobs', 'b', 'de', { validThrough: '2026-11-19' }),
      entryOf('jobs', 'c', 'de', { draft: true }),
      entryOf('posts', 'd', 'de'),
    ])
    expect(listed(library, 'jobs', 'de').map(({ key }) => key)).toEqual(['a'])
  })

  test.each([
    ['link', ['en']],
    ['none', []],
    ['parent', []],
  ])('shows another language with the policy %s: %j', (policy, expected) => {
    const jobs = entryOf('jobs', 'a', 'en', { untranslated: { es: policy } })
    expect(listed(libraryWith([jobs]), 'jobs', 'es').map(({ locale }) => locale)).toEqual(expected)
  })
})

test('on another day, only lists of collections in which an entry appears or disappears are made again', () => {
  const today = libraryWith([entryOf('jobs', 'a', 'de'), entryOf('jobs', 'b', 'de'), entryOf('posts', 'c', 'de')])
  const posts = listed(today, 'posts', 'de')
  expect(listed(today, 'jobs', 'de')).toHaveLength(2)
  const later = libraryAt(
    today,
    { ...clock, today: '2027-01-01' },
    groupsAt(today, ({ key }) => key !== 'b'),
  )
  expect(listed(later, 'posts', 'de')).toBe(posts)
  expect(listed(later, 'jobs', 'de').map(({ key }) => key)).toEqual(['a'])
})

describe('a known list on another day', () => {
  const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  const dates: Readonly<Record<string, string>> = { b: '2026-03-01', e: '2026-03-01', f: '2026-09-01' }
  const policy = { untranslated: { en: 'link', es: 'none' } }
  const entries = keys.flatMap((key) => {
    const fields = { date: dates[key] ?? '2026-05-01', ...policy }
    return [entryOf('posts', key, 'de', fields), ...(key === 'c' ? [entryOf('posts', key, 'en', fields)] : [])]
  })

  test.each([
    ['nothing', 'abcdefgh', 'abcdefgh'],
    ['entries at both ends and within are gone', 'abcdefgh', 'cdgh'],
    ['entries appear', 'cdgh', 'abcdefgh'],
    ['some appear, and others are gone', 'abcd', 'cdefgh'],
    ['all are gone', 'ab', ''],
  ])('is as one that is made anew: %s', (_, before, after) => {
    const on = (shown: string) => (entry: Entry) => shown.includes(entry.key) || entry.collection !== 'posts'
    const all = libraryWith(entries)
    const today = libraryAt(all, clock, groupsAt(all, on(before)))
    for (const locale of ALL) listed(today, 'posts', locale)
    const later = libraryAt(today, clock, groupsAt(today, on(after)))
    for (const locale of ALL) expect(listed(later, 'posts', locale)).toEqual(listed({ ...later }, 'posts', locale))
  })

  test('is sorted in by asking for the order of few entries', () => {
    const asked = vi.fn<(data: { title: string }) => string>(({ title }) => title)
    const library = libraryWith(entries)
    const posts = library.collections.get('posts')
    if (!posts) throw new Error('There are no posts')
    const collections = new Map([...library.collections, ['posts', { ...posts, order: asked }]])
    const all = { ...library, collections }
    const today = libraryAt(
      all,
      clock,
      groupsAt(all, ({ key }) => key !== 'e'),
    )
    listed(today, 'posts', 'de')
    asked.mockClear()
    const later = libraryAt(
      today,
      clock,
      groupsAt(today, () => true),
    )
    expect(listed(later, 'posts', 'de')).toHaveLength(keys.length)
    expect(asked.mock.calls.length).toBeLessThanOrEqual(6)
  })
})
