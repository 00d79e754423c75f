import { describe, expect, test } from 'vitest'
import { ALL, builtWith, entryOf, pageIn } from '../builders.ts'

const variants = (canonical: string, rest: Readonly<Record<string, unknown>> = {}) =>
  pageIn(ALL, 'b', { canonical, ...rest })

describe('a page with a canonical', () => {
  test.each([
    ['the page in its own language', '/a', '/en/a/'],
    ['the page in the language that is written', '/de/a', '/de/a/'],
    ['an address elsewhere', 'https://example.com/a', 'https://example.com/a'],
  ])('is a variant of %s', (_, canonical, expected) => {
    const { page, issues } = builtWith([...pageIn(ALL, 'a'), ...variants(canonical)])
    expect(page('/en/b/').meta.canonical).toBe(expected)
    expect(issues).toEqual([])
  })

  test('is a variant of the fallback language where its own is missing', () => {
    const entries = [...pageIn(['de', 'en'], 'a', { untranslated: { es: 'link' } }), ...variants('/a')]
    expect(builtWith(entries, { settings: { fallbackLocales: ['en'] } }).page('/es/b/').meta.canonical).toBe('/en/a/')
  })

  test('stands for itself where it names itself', () => {
    const { page, issues } = builtWith(variants('/b'))
    expect(page('/en/b/').meta.canonical).toBeNull()
    expect(page('/en/b/').alternates).toHaveLength(3)
    expect(issues).toEqual([])
  })

  test('may be of any collection', () => {
    const posts = ALL.map((locale) => entryOf('posts', 'p', locale, { canonical: '/a' }))
    const authors = ALL.map((locale) => entryOf('authors', 'alpha', locale))
    expect(builtWith([...authors, ...pageIn(ALL, 'a'), ...posts]).page('/de/posts/p/').meta.canonical).toBe('/de/a/')
  })
})

describe('the languages of a page', () => {
  const others = pageIn(['de', 'en'], 'b')

  test.each<[string, Readonly<Record<string, unknown>>]>([
    ['a variant of another page', { canonical: '/a' }],
    ['not to be indexed', { noindex: true }],
  ])('are without one that is %s, which has none', (_, fields) => {
    const { page } = builtWith([...pageIn(ALL, 'a'), ...others, entryOf('pages', 'b', 'es', fields)])
    expect(page('/de/b/').alternates.map(({ locale }) => locale)).toEqual(['de', 'en'])
    expect(page('/es/b/').alternates).toEqual([])
  })

  test('stay all in the switcher', () => {
    const { page } = builtWith([...pageIn(ALL, 'a'), ...variants('/a')])
    expect(page('/de/b/').switcher.map(({ path }) => path)).toEqual(['/de/b/', '/en/b/', '/es/b/'])
  })
})

describe('a canonical is an issue at its place', () => {
  test.each([
    ['where it leads nowhere', '/nowhere', 'dead-link', 'no page at /nowhere'],
    ['where it names a part of a page', '/a#part', 'dead-anchor', 'has no anchor `#part`'],
    ['where it names a query', '/a?x=1', 'wrong-canonical', '/de/a/?x=1 is not the path of a page'],
    ['where it names no page', 'mailto:a@alpha.example', 'wrong-canonical', 'is not the path of a page'],
    ['where it names a variant', '/c', 'wrong-canonical', '/de/c/ is itself a variant of /de/a/'],
    ['where it names a page that is not indexed', '/d', 'wrong-canonical', '/de/d/ has `noindex`'],
  ])('%s', (_, canonical, code, message) => {
    const { issues } = builtWith([
      ...pageIn(ALL, 'a'),
      ...pageIn(ALL, 'c', { canonical: '/a' }),
      ...pageIn(ALL, 'd', { noindex: true }),
      ...variants(canonical),
    ])
    expect(issues[0]).toMatchObject({ code, file: 'content/pages/b/de.md', line: 2 })
    expect(issues[0]?.message).toContain(message)
  })

  test('where the page is not to be indexed either', () => {
    const { issues } = builtWith([...pageIn(ALL, 'a'), ...variants('/a', { noindex: true })])
    expect(issues[0]).toMatchObject({ message: '`canonical` and `noindex` contradict each other', line: 2 })
  })

  test('once for each file', () => {
    expect(builtWith(variants('/nowhere')).issues).toHaveLength(3)
  })
})
