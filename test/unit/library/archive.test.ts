import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../i18n/locales.ts'
import { addressOfPart, pageNumbers } from '../../../renderer/library/archive.ts'
import { fillWords } from '../../../renderer/definitions/collections/archive-words.ts'
import { pageData } from '../../../renderer/definitions/collections/front-matter.ts'
import { posts as postCards } from '../../../templates/collections/cards.ts'
import type { Entry } from '../../../renderer/definitions/entry.ts'
import { list } from '../../../renderer/definitions/fields/references.ts'
import type { Page, ViewOf } from '../../../renderer/definitions/page.ts'
import { resolveLink } from '../../../renderer/library/links.ts'
import { routesOf } from '../../../renderer/library/routes.ts'
import { ALL, builtWith, entryOf, libraryWith, pageIn, targetsWith } from '../builders.ts'

const archive = {
  collection: 'posts',
  perPage: 2,
  page: {
    label: 'Page {page}',
    title: '{name}, page {page} of {pages}',
    description: '{name}, page {page}: {first} to {last} of {count}.',
    heading: 'Older in {name}, page {page}',
    list: 'Posts {first} to {last}',
  },
  terms: {
    topics: {
      title: 'About {term}',
      description: '{count} posts about {term}.',
      heading: 'What {term} is',
      lead: 'All of **{term}**.',
      own: { water: { heading: 'How {term} gets in' } },
    },
    tags: { title: 'Tag {term}', description: 'Posts with {term}.', heading: 'Tagged {term}' },
  },
}
const sections = [
  { type: 'hero', heading: 'Blog', lead: 'Read.' },
  { type: 'posts', heading: 'All', entries: list(postCards).parse({}) },
]
const blog = pageIn(ALL, 'blog', { label: 'Blog', updated: '2026-11-01', archive, sections })
const authors = ALL.map((locale) => entryOf('authors', 'alpha', locale, { title: 'Alpha A.' }))

/** Posts `p1` (oldest) to `p5` in German and English: stone but for the last, which is about water in German alone. */
function posts(): Entry[] {
  const fields = (number: number) => ({
    date: `2026-01-0${number}`,
    topics: [number === 5 ? 'water' : 'stone'],
    tags: number === 1 ? ['granite'] : [],
    untranslated: number === 5 ? { en: 'none', es: 'none' } : { es: 'none' },
  })
  const languages = (number: number): Locale[] => (number === 5 ? ['de'] : ['de', 'en'])
  return [1, 2, 3, 4, 5].flatMap((number) =>
    languages(number).map((locale) => entryOf('posts', `p${number}`, locale, fields(number))),
  )
}
const entries = [...blog, ...authors, ...posts()]

function viewAt(path: string): ViewOf<'page'> {
  const { view } = builtWith(entries).page(path)
  if (view.template !== 'page') throw new Error(`${path} is no page of sections`)
  return view
}

function titlesAt(path: string): unknown[] {
  const shown = viewAt(path).sections[1]?.['entries'] as { readonly key: string }[]
  return shown.map(({ key }) => key)
}

describe('routes of an archive', () => {
  const { table, issues } = routesOf(libraryWith(entries))
  const below = (path: string): string[] =>
    table.routes.map((route) => route.path).filter((own) => own.startsWith(path))

  test('the list goes on over pages, and each topic and tag with a post in the language has its own', () => {
    expect(issues).toEqual([])
    expect(below('/de/blog/')).toEqual([
      '/de/blog/',
      '/de/blog/page/2/',
      '/de/blog/page/3/',
      '/de/blog/topics/stone/',
      '/de/blog/topics/stone/page/2/',
      '/de/blog/topics/water/',
      '/de/blog/tags/granite/',
    ])
    expect(below('/en/blog/')).toEqual([
      '/en/blog/',
      '/en/blog/page/2/',
      '/en/blog/topics/stone/',
      '/en/blog/topics/stone/page/2/',
      '/en/blog/tags/granite/',
    ])
  })

  test('an archive of nothing is the page itself', () => {
    expect(below('/es/blog/')).toEqual(['/es/blog/'])
  })

  test('without words for topics there are no pages of topics', () => {
    const { tags } = archive.terms
    const pages = pageIn(['de'], 'blog', {
      archive: { ...archive, terms: { tags } },
      sections,
      untranslated: { en: 'none', es: 'none' },
    })
    const paths = routesOf(libraryWith([...pages, ...authors, ...posts()])).table.routes.map(({ path }) => path)
    expect(paths.filter((path) => path.includes('/topics/'))).toEqual([])
    expect(paths).toContain('/de/blog/tags/granite/')
  })

  test.each([
    ['Big Data', 'tags/Big%20Data/'],
    ['ά', 'tags/%CE%AC/'],
  ])('the address of the tag %s is as browsers report it', (key, address) => {
    expect(addressOfPart({ term: { kind: 'tags', key }, page: 1 })).toBe(address)
  })

  test('a page that claims an address of the archive is reported with both files, and keeps it', () => {
    const rival = entryOf('pages', 'rival', 'de', { path: '/blog/page/2', untranslated: { en: 'none', es: 'none' } })
    const built = routesOf(libraryWith([...entries, rival]))
    expect(built.issues.map(({ code, file, message }) => ({ code, file, message }))).toEqual([
      {
        code: 'duplicate-url',
        file: 'content/pages/blog/de.md',
        message: '/de/blog/page/2/ is the path of both content/pages/blog/de.md and content/pages/rival/de.md',
      },
    ])
    expect(built.table.byPath.get('/de/blog/page/2/')?.key).toBe('rival')
  })

  test('a part is the translation of the same part, and nothing else', () => {
    const { page } = builtWith(entries)
    expect(page('/de/blog/page/2/').alternates.map(({ path }) => path)).toEqual([
      '/de/blog/page/2/',
      '/en/blog/page/2/',
    ])
    expect(page('/de/blog/topics/water/').alternates.map(({ path }) => path)).toEqual(['/de/blog/topics/water/'])
  })

  test('where a language lacks the part, its switcher leads to the topic, else to the whole list', () => {
    const { page } = builtWith(entries)
    const ways = (path: string): unknown => page(path).switcher.map((item) => [item.path, item.state])
    expect(ways('/de/blog/page/3/')).toEqual([
      ['/de/blog/page/3/', 'current'],
      ['/en/blog/', 'fallback'],
      ['/es/blog/', 'fallback'],
    ])
    const more = builtWith([...entries, entryOf('posts', 'p6', 'de', { topics: ['stone'] })])
    expect(more.page('/de/blog/topics/stone/page/3/').switcher.map(({ path }) => path)).toEqual([
      '/de/blog/topics/stone/page/3/',
      '/en/blog/topics/stone/',
      '/es/blog/',
    ])
  })

  test('content can link to a topic; where the language has none, the link leads to the list', () => {
    const targets = targetsWith(entries)
    const from = (locale: Locale) => ({ locale, route: null, folder: 'content' })
    expect(resolveLink('/blog/topics/water', from('de'), targets)).toMatchObject({ href: '/de/blog/topics/water/' })
    expect(resolveLink('/blog/topics/water', from('en'), targets)).toMatchObject({ href: '/en/blog/', hreflang: null })
  })
})

describe('pages of an archive', () => {
  test('each post is on one page of the list, newest first', () => {
    expect(['/de/blog/', '/de/blog/page/2/', '/de/blog/page/3/'].map(titlesAt)).toEqual([
      ['p5', 'p4'],
      ['p3', 'p2'],
      ['p1'],
    ])
    expect(titlesAt('/de/blog/topics/stone/page/2/')).toEqual(['p2', 'p1'])
    expect(titlesAt('/de/blog/tags/granite/')).toEqual(['p1'])
  })

  test('each page of the list leads to the one before and the one after', () => {
    const ways = (path: string): unknown => [viewAt(path).archive?.previous, viewAt(path).archive?.next]
    expect(['/de/blog/', '/de/blog/page/2/', '/de/blog/page/3/'].map(ways)).toEqual([
      [null, '/de/blog/page/2/'],
      ['/de/blog/', '/de/blog/page/3/'],
      ['/de/blog/page/2/', null],
    ])
  })

  test('a topic or tag with few posts is not shown by search engines, nor named among the translations', () => {
    const pages = pageIn(ALL, 'blog', { archive: { ...archive, indexFrom: 2 }, sections })
    const built = builtWith([...pages, ...authors, ...posts()])
    expect(built.page('/de/blog/tags/granite/')).toMatchObject({ meta: { noindex: true }, alternates: [] })
    expect(built.page('/de/blog/topics/stone/').meta.noindex).toBe(false)
    expect(built.page('/de/blog/topics/stone/').alternates.map(({ locale }) => locale)).toEqual(['de', 'en'])
    expect(built.page('/de/blog/').meta.noindex).toBe(false)
  })

  test('a list with a limit is no part of the archive', () => {
    const limited = { type: 'posts', entries: list(postCards).parse({ limit: 1 }) }
    const pages = pageIn(ALL, 'blog', { archive, sections: [...sections, limited] })
    const { view } = builtWith([...pages, ...authors, ...posts()]).page('/de/blog/page/2/')
    expect(view).toMatchObject({ archive: { section: 1 }, sections: [{}, {}, { entries: [{ key: 'p5' }] }] })
  })

  test('the first page of the list keeps its words', () => {
    const { meta, view } = builtWith(entries).page('/de/blog/')
    expect(meta).toMatchObject({ title: 'blog de', updated: '2026-11-01' })
    expect(view).toMatchObject({ sections: [{ heading: 'Blog', lead: 'Read.' }, { heading: 'All' }] })
  })

  test('the first page of the list is as new as its text, or as the newest of its posts', () => {
    const dayOf = (updated: string): string | null => {
      const pages = pageIn(ALL, 'blog', { updated, archive, sections })
      return builtWith([...pages, ...authors, ...posts()]).page('/de/blog/').meta.updated
    }
    expect([dayOf('2026-01-04'), dayOf('2026-01-06')]).toEqual(['2026-01-05', '2026-01-06'])
  })

  test('other pages have words of their own, and the day of their newest post', () => {
    const { meta } = builtWith(entries).page('/de/blog/page/2/')
    expect(meta).toMatchObject({
      title: 'Blog, page 2 of 3',
      description: 'Blog, page 2: 3 to 4 of 5.',
      updated: '2026-01-03',
    })
    const [hero, posted] = viewAt('/de/blog/page/2/').sections
    expect(hero).toMatchObject({ heading: 'Older in Blog, page 2' })
    expect(hero).not.toHaveProperty('lead')
    expect(posted).toMatchObject({ heading: 'Posts 3 to 4' })
    expect(viewAt('/de/blog/topics/water/').sections[0]).toMatchObject({
      heading: 'How Wasser gets in',
      lead: { source: 'All of **Wasser**.' },
    })
    expect(viewAt('/de/blog/topics/stone/').sections[0]).toMatchObject({ heading: 'What Stein is' })
  })

  test('no title, description and heading is on two pages', () => {
    const { page } = builtWith(entries)
    const all = routesOf(libraryWith(entries)).table.routes.filter(({ path }) => path.startsWith('/de/blog/'))
    for (const of of [
      ({ meta }: Page) => meta.title,
      ({ meta }: Page) => meta.description,
      ({ route }: Page) => viewAt(route.path).sections[0]?.['heading'],
    ])
      expect(new Set(all.map(({ path }) => of(page(path)))).size).toBe(all.length)
  })

  test('the breadcrumb tells the list, the topic and the page', () => {
    const crumbs = (path: string): unknown => builtWith(entries).page(path).breadcrumb.slice(1)
    expect(crumbs('/de/blog/')).toEqual([{ label: 'Blog', href: null }])
    expect(crumbs('/de/blog/page/2/')).toEqual([
      { label: 'Blog', href: '/de/blog/' },
      { label: 'Page 2', href: null },
    ])
    expect(crumbs('/de/blog/topics/stone/')).toEqual([
      { label: 'Blog', href: '/de/blog/' },
      { label: 'Stein', href: null },
    ])
    expect(crumbs('/de/blog/topics/stone/page/2/')).toEqual([
      { label: 'Blog', href: '/de/blog/' },
      { label: 'Stein', href: '/de/blog/topics/stone/' },
      { label: 'Page 2', href: null },
    ])
  })

  test('every page has the ways to less of it, with their numbers', () => {
    expect(viewAt('/de/blog/page/3/').archive).toMatchObject({
      home: '/de/blog/',
      term: null,
      page: 3,
      pages: 3,
      count: 5,
      previous: '/de/blog/page/2/',
      next: null,
      choices: {
        topics: [
          { key: 'stone', name: 'Stein', href: '/de/blog/topics/stone/', count: 4 },
          { key: 'water', name: 'Wasser', href: '/de/blog/topics/water/', count: 1 },
        ],
        tags: [{ key: 'granite', count: 1 }],
        authors: [{ key: 'alpha', name: 'Alpha A.', href: '/de/authors/alpha/', count: 5 }],
      },
    })
  })

  test('all cards are on the first page of the whole list only', () => {
    expect(viewAt('/de/blog/').archive?.all).toHaveLength(5)
    expect(viewAt('/de/blog/page/2/').archive?.all).toBeNull()
    expect(viewAt('/de/blog/topics/stone/').archive?.all).toBeNull()
  })

  test('a page without a list of all posts cannot be an archive', () => {
    const bare = pageIn(ALL, 'blog', { archive, sections: [{ type: 'hero', heading: 'Blog' }] })
    const { issues } = builtWith([...bare, ...authors, ...posts()])
    expect(issues.map(({ code, file }) => `${file} ${code}`)).toEqual(
      ALL.map((locale) => `content/pages/blog/${locale}.md archive-without-list`),
    )
  })

  test('a post leads to the pages of its topics and tags; without an archive to none', () => {
    expect(builtWith(entries).page('/en/posts/p1/').view).toMatchObject({
      shown: {
        topics: [{ key: 'stone', name: 'Stone', href: '/en/blog/topics/stone/' }],
        tags: [{ href: '/en/blog/tags/granite/' }],
      },
    })
    expect(builtWith([...authors, ...posts()]).page('/en/posts/p1/').view).toMatchObject({
      shown: { topics: [{ key: 'stone', href: null }] },
    })
  })
})

test('a topic of two archives leads to that of the first', () => {
  const second = pageIn(ALL, 'news', { archive, sections })
  expect(builtWith([...entries, ...second]).page('/de/posts/p1/').view).toMatchObject({
    shown: { topics: [{ key: 'stone', href: '/de/blog/topics/stone/' }] },
  })
})

describe('an archive of many posts', () => {
  /** How often the tags and authors of a post are read on average. */
  function readsPerPost(count: number): number {
    let reads = 0
    const counted = (entry: Entry): Entry => ({
      ...entry,
      data: new Proxy(entry.data, {
        get: (data, name) => ((reads += Number(name === 'tags' || name === 'authors')), Reflect.get(data, name)),
      }),
    })
    const all = Array.from({ length: count }, (_, at) =>
      counted(entryOf('posts', `p${at}`, 'de', { tags: ['granite'], untranslated: { en: 'none', es: 'none' } })),
    )
    expect(builtWith([...blog, ...authors, ...all]).page(`/de/blog/tags/granite/page/${count / 2}/`)).toBeDefined()
    return reads / count
  }

  test('looks at each as often as one of few: not once for each of its pages', () => {
    expect(readsPerPost(60)).toBeLessThan(readsPerPost(20) * 1.2)
  })

  test('looks at each once, however many terms there are', () => {
    let reads = 0
    const terms = Array.from({ length: 100 }, (_, at) => [`tag${at}`, { de: `Tag ${at}` }])
    const library = libraryWith([...blog, ...authors, ...posts()])
    const taxonomy = { ...library.data.taxonomy, tags: Object.fromEntries(terms) as Record<string, { de: string }> }
    for (const group of library.groups.values()) {
      const entry = group.collection === 'posts' && group.entries['de']
      if (entry) Object.defineProperty(entry.data, 'tags', { enumerable: true, get: () => ((reads += 1), []) })
    }
    routesOf({ ...library, data: { ...library.data, taxonomy } })
    expect(reads).toBeLessThan(5 * 4)
  })
})

describe('page numbers', () => {
  test.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [2, 5, [1, 2, 3, 4, 5]],
    [1, 84, [1, 2, null, 84]],
    [5, 84, [1, null, 4, 5, 6, null, 84]],
    [4, 84, [1, 2, 3, 4, 5, null, 84]],
    [84, 84, [1, null, 83, 84]],
  ])('on page %s of %s', (page, pages, expected) => {
    expect(pageNumbers(page, pages)).toEqual(expected)
  })
})

describe('words of an archive', () => {
  test('names in braces are filled in, facts and unknown names stay', () => {
    expect(fillWords('{term} for {{facts.euro}} {x}', { term: 'Azure' })).toBe('Azure for {{facts.euro}} {x}')
  })

  const faultOf = (words: object): string | undefined =>
    pageData.safeParse({ title: 'Blog', description: 'Blog.', archive: { ...archive, terms: { topics: words } } }).error
      ?.issues[0]?.message

  test('a title that would be the same on every page is refused', () => {
    expect(faultOf({ ...archive.terms.topics, title: 'About it' })).toBe('must name {term}, so that all pages differ')
  })

  test('a name that nothing fills in is refused, and told before one that is missing', () => {
    expect(faultOf({ ...archive.terms.topics, title: '{topic}' })).toMatch(/^must not have other names/)
    expect(faultOf({ ...archive.terms.topics, title: '{term} {name}' })).toBe(
      'must not have other names in braces than {term}, {count}',
    )
    expect(faultOf({ ...archive.terms.topics, lead: '{x}' })).toBe(
      'must not have other names in braces than {term}, {count}',
    )
  })
})
