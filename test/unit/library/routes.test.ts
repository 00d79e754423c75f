import { describe, expect, test } from 'vitest'
import type { Entry } from '../../../renderer/definitions/entry.ts'
import { parentGroupOf, parentIn } from '../../../renderer/library/parents.ts'
import { routesOf } from '../../../renderer/library/routes.ts'
import { ALL, entryOf, libraryWith, pageIn, type Surroundings } from '../builders.ts'

const NONE = { untranslated: { en: 'none', es: 'none' } }

function tableWith(entries: readonly Entry[], surroundings: Surroundings = {}) {
  return routesOf(libraryWith(entries, surroundings))
}

function pathsWith(entries: readonly Entry[], surroundings: Surroundings = {}): string[] {
  const { table } = tableWith(entries, surroundings)
  return table.routes.map(({ path }) => path).filter((path) => !/^\/(de|en|es)\/$/.test(path))
}

describe('routesOf', () => {
  test('makes a page of every file, by its folder', () => {
    const entries = [...pageIn(ALL, 'company/contact'), entryOf('posts', 'alpha', 'de', NONE)]
    expect(pathsWith(entries).toSorted()).toEqual([
      '/de/company/contact/',
      '/de/posts/alpha/',
      '/en/company/contact/',
      '/es/company/contact/',
    ])
  })

  test('takes the path of the front matter', () => {
    const entries = [
      entryOf('pages', 'jobs', 'de', { path: '/stellenanzeigen' }),
      entryOf('pages', 'jobs', 'en', { path: '/job-offers/', untranslated: { es: 'link' } }),
    ]
    expect(pathsWith(entries)).toEqual(['/de/stellenanzeigen/', '/en/job-offers/'])
  })

  test('puts a collection where the settings say, for all languages or for each', () => {
    const settings = { collections: { posts: { path: '/blog' }, jobs: { path: { de: '/stellen' } } } }
    const entries = [
      entryOf('posts', 'a', 'de', NONE),
      entryOf('jobs', 'mason', 'de', { untranslated: { es: 'none' } }),
      entryOf('jobs', 'mason', 'en'),
    ]
    expect(pathsWith(entries, { settings })).toEqual(['/de/stellen/mason/', '/en/jobs/mason/', '/de/blog/a/'])
  })

  test('keeps the translations of a page together, however their paths differ', () => {
    const entries = ALL.map((locale) => entryOf('pages', 'jobs', locale, { path: `/jobs-${locale}` }))
    const { table } = tableWith(entries)
    expect(Object.values(table.byGroup.get('pages/jobs') ?? {}).map(({ path }) => path)).toEqual([
      '/de/jobs-de/',
      '/en/jobs-en/',
      '/es/jobs-es/',
    ])
  })

  test('has the home page of one language at the root of each that it is written in', () => {
    const { issues } = tableWith([
      entryOf('pages', 'home', 'de', { path: '/' }),
      entryOf('pages', 'home', 'en', { path: '/start' }),
      entryOf('pages', 'home', 'es', { path: '/' }),
    ])
    expect(issues).toMatchObject([{ code: 'missing-home', file: 'content/pages/home/en.md' }])
  })

  test('needs a home page in each language, even if other pages replace all missing ones', () => {
    const home = pageIn(['de', 'en'], 'home', { path: '/', untranslated: { es: 'link' } })
    const { issues } = tableWith(home)
    expect(issues).toMatchObject([
      {
        code: 'missing-home',
        file: 'content/site.yaml',
        message: expect.stringContaining('there is no page at /es/'),
        expected: expect.stringContaining('content/pages/home/es.md'),
      },
    ])
  })

  test('makes no route of what is hidden', () => {
    expect(pathsWith([entryOf('pages', 'a', 'de', { ...NONE, draft: true })])).toEqual([])
  })

  test('names both files that claim an address', () => {
    const { issues } = tableWith([...pageIn(ALL, 'a'), entryOf('pages', 'b', 'de', { ...NONE, path: '/a' })])
    expect(issues).toMatchObject([
      {
        code: 'duplicate-url',
        file: 'content/pages/b/de.md',
        message: '/de/a/ is the path of both content/pages/b/de.md and content/pages/a/de.md',
        line: 3,
      },
    ])
  })

  test('reports an address taken by a folder in the file with the `path`, even if that is read first', () => {
    const { issues, table } = tableWith([entryOf('pages', 'a', 'de', { ...NONE, path: '/z' }), ...pageIn(ALL, 'z')])
    expect(issues).toMatchObject([{ code: 'duplicate-url', file: 'content/pages/a/de.md', line: 3 }])
    expect(table.byPath.get('/de/z/')?.key).toBe('z')
  })

  test('reports a conflict in both files if neither has precedence', () => {
    const { issues } = tableWith(['a', 'b'].map((key) => entryOf('pages', key, 'de', { ...NONE, path: '/same' })))
    expect(issues.map(({ file, message }) => [file, message])).toEqual([
      ['content/pages/b/de.md', '/de/same/ is the path of both content/pages/b/de.md and content/pages/a/de.md'],
      ['content/pages/a/de.md', '/de/same/ is the path of both content/pages/a/de.md and content/pages/b/de.md'],
    ])
  })

  test.each([['/same'], ['/a']])('reports a file that claims %s twice, once', (alias) => {
    const { issues } = tableWith([entryOf('pages', 'a', 'de', { ...NONE, aliases: ['/same', alias] })])
    expect(issues).toMatchObject([
      { file: 'content/pages/a/de.md', message: `/de${alias}/ is claimed twice by this file` },
    ])
  })

  test('gives an address to the first of two files', () => {
    const { table } = tableWith([...pageIn(ALL, 'a'), entryOf('pages', 'b', 'de', { ...NONE, path: '/a' })])
    expect(table.byPath.get('/de/a/')?.group).toBe('pages/a')
  })

  test('lets two languages have the same path', () => {
    expect(tableWith(pageIn(ALL, 'a')).issues).toEqual([])
  })

  test('knows the aliases, each in its own language', () => {
    const { table } = tableWith(pageIn(ALL, 'a', { aliases: ['/old', '/older'] }))
    expect([...table.aliases].slice(0, 3)).toEqual([
      ['/de/old/', '/de/a/'],
      ['/de/older/', '/de/a/'],
      ['/en/old/', '/en/a/'],
    ])
  })

  test.each([
    ['is a page, in the file with the alias', '/b', ['content/pages/c/de.md']],
    ['is an alias already, in both files', '/old', ['content/pages/c/de.md', 'content/pages/b/de.md']],
  ])('reports an alias that %s', (_, alias, files) => {
    const entries = [
      entryOf('pages', 'c', 'de', { aliases: ['/fine', alias], ...NONE }),
      entryOf('pages', 'b', 'de', { aliases: ['/old'], ...NONE }),
    ]
    const { issues } = tableWith(entries)
    expect(issues).toMatchObject(files.map((file) => ({ code: 'duplicate-url', file, line: 2 })))
    expect(issues[0]?.message).toContain('content/pages/b/de.md')
  })
})

describe('the page above', () => {
  const company = pageIn(ALL, 'company')
  const team = pageIn(ALL, 'company/people/team')
  const elsewhere = pageIn(ALL, 'elsewhere', { path: '/somewhere' })

  test.each<[string, Entry[], string, string, Surroundings]>([
    ['the next path above that exists', [...company, ...team], 'pages/company/people/team', 'pages/company', {}],
    ['home where there is none', company, 'pages/company', 'pages/home', {}],
    [
      'the one that the front matter names',
      [...elsewhere, entryOf('pages', 'a', 'de', { parent: '/somewhere', ...NONE })],
      'pages/a',
      'pages/elsewhere',
      {},
    ],
    [
      'the list of a collection',
      [...company, entryOf('posts', 'a', 'de', NONE)],
      'posts/a',
      'pages/company',
      { settings: { collections: { posts: { list: '/company' } } } },
    ],
    [
      'the one that the front matter names rather than the list',
      [...company, ...elsewhere, entryOf('posts', 'a', 'de', { parent: '/somewhere', ...NONE })],
      'posts/a',
      'pages/elsewhere',
      { settings: { collections: { posts: { list: '/company' } } } },
    ],
  ])('is %s', (_, entries, id, expected, surroundings) => {
    expect(parentOf(id, entries, surroundings)).toBe(expected)
  })

  test('is none for the home page', () => {
    expect(parentOf('pages/home', [])).toBeUndefined()
  })

  test('is looked for further up where it lacks a language', () => {
    const entries = [...pageIn(['de'], 'career', NONE), ...pageIn(['de'], 'career/young', NONE)]
    expect(pathAbove('pages/career/young', 'en', entries)).toBe('/en/')
  })

  test('is the nearest one that has the language', () => {
    const entries = [...pageIn(ALL, 'career'), ...pageIn(['de'], 'career/young', NONE)]
    expect(pathAbove('pages/career/young', 'en', entries)).toBe('/en/career/')
  })

  test('ends where pages name each other', () => {
    const entries = [
      entryOf('pages', 'a', 'de', { parent: '/b', ...NONE }),
      entryOf('pages', 'b', 'de', { parent: '/a', ...NONE }),
    ]
    expect(pathAbove('pages/a', 'en', entries)).toBeUndefined()
  })
})

function parentOf(id: string, entries: readonly Entry[], surroundings: Surroundings = {}): string | undefined {
  const library = libraryWith(entries, surroundings)
  const group = library.groups.get(id)
  return group && parentGroupOf(group, library, routesOf(library).table)
}

function pathAbove(id: string, locale: 'de' | 'en' | 'es', entries: readonly Entry[]): string | undefined {
  const library = libraryWith(entries)
  const group = library.groups.get(id)
  return group && parentIn(locale, group, library, routesOf(library).table)?.path
}
