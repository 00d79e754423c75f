import { describe, expect, test } from 'vitest'
import type { Entry } from '../../../renderer/definitions/entry.ts'
import { sortIssues } from '../../../renderer/definitions/issue.ts'
import { posts as postCards } from '../../../templates/collections/cards.ts'
import type { PostView } from '../../../templates/collections/posts/collection.ts'
import { shownIn } from '../../../templates/social-image.ts'
import type { Page } from '../../../renderer/definitions/page.ts'
import { pagesOf } from '../../../renderer/pages/pages.ts'
import { ALL, builtWith, entryOf, pageIn, targetsWith, type Surroundings } from '../builders.ts'

const AUTHORS = ALL.map((locale) => entryOf('authors', 'alpha', locale))

function pageWith(entries: readonly Entry[], path: string, surroundings: Surroundings = {}): Page {
  return builtWith([...AUTHORS, ...entries], surroundings).page(path)
}

describe('the frame of a page', () => {
  test.each<[string, Record<string, unknown>, Record<string, unknown>, string]>([
    ['the default', {}, {}, 'default'],
    ['that of its collection', {}, { collections: { posts: { layout: 'post' } } }, 'post'],
    ['its own', { layout: 'event' }, { collections: { posts: { layout: 'post' } } }, 'event'],
  ])('has as layout %s', (_, fields, settings, expected) => {
    const entries = ALL.map((locale) => entryOf('posts', 'a', locale, fields))
    expect(pageWith(entries, '/de/posts/a/', { settings }).layout).toBe(expected)
  })

  test.each<[boolean | undefined, boolean, string]>([
    [undefined, false, 'dark'],
    [undefined, true, 'light'],
    [true, false, 'light'],
    [false, true, 'dark'],
  ])('with header light %s and a site setting of %s is %s', (headerLight, light, tone) => {
    const fields = headerLight === undefined ? {} : { headerLight }
    expect(pageWith(pageIn(ALL, 'a', fields), '/de/a/', { settings: { header: { light } } }).tone).toBe(tone)
  })

  test.each<[string, Entry[], string, string]>([
    ['its own', pageIn(ALL, 'a', { group: 'azure' }), '/de/a/', 'azure'],
    ['that of all pages in the settings', pageIn(ALL, 'a'), '/de/a/', 'company'],
    ['that of its collection', ALL.map((locale) => entryOf('posts', 'a', locale)), '/de/posts/a/', 'blog'],
    ['the name of its collection', ALL.map((locale) => entryOf('jobs', 'a', locale)), '/de/jobs/a/', 'jobs'],
  ])('belongs to a group: %s', (_, entries, path, expected) => {
    const settings = { collections: { pages: { group: 'company' }, posts: { group: 'blog' } } }
    expect(pageWith(entries, path, { settings }).section).toBe(expected)
  })
})

describe('the meta data of a page', () => {
  test('has facts filled in', () => {
    const page = pageWith(pageIn(ALL, 'a', { title: '{{n}} x', description: 'All {{n}}.' }), '/de/a/', {
      facts: { n: 1450 },
    })
    expect(page.meta).toMatchObject({ title: '1.450 x', description: 'All 1.450.', type: 'website', published: null })
  })

  test.each<[string, Record<string, unknown>, string, string | null]>([
    ['what its list shows', {}, '2026-01-05', '2026-02-01'],
    ['its own text, if that is later', {}, '2026-02-03', '2026-02-03'],
    ['its own text alone if it shows the first few as teasers', { limit: 2 }, '2026-01-05', '2026-01-05'],
  ])('states the last change of %s', (_, query, updated, expected) => {
    const sections = [{ type: 'list', entries: { kind: 'list', collection: 'posts', ...query } }]
    const posts = ALL.map((locale) => entryOf('posts', 'a', locale, { updated: '2026-02-01' }))
    expect(pageWith([...pageIn(ALL, 'b', { updated, sections }), ...posts], '/de/b/').meta.updated).toBe(expected)
  })

  test('states when a post was published and last changed', () => {
    const entries = ALL.map((locale) => entryOf('posts', 'a', locale, { updated: '2026-02-01' }))
    expect(pageWith(entries, '/de/posts/a/').meta).toMatchObject({
      type: 'article',
      published: '2026-01-10',
      updated: '2026-02-01',
    })
  })

  test('takes the day of publication for the last change where none is written', () => {
    const entries = ALL.map((locale) => entryOf('casestudies', 'a', locale))
    expect(pageWith(entries, '/de/casestudies/a/').meta.updated).toBe('2026-01-15')
  })
})

describe('the translations of a page', () => {
  const career = pageIn(ALL, 'career')
  const young = (policy: string): Entry[] =>
    pageIn(['de'], 'career/young', { untranslated: { en: policy, es: 'none' } })

  test('are its alternates, itself included', () => {
    expect(pageWith(career, '/en/career/').alternates).toEqual([
      { locale: 'de', path: '/de/career/' },
      { locale: 'en', path: '/en/career/' },
      { locale: 'es', path: '/es/career/' },
    ])
  })

  test('are the same set on each of them', () => {
    const { page } = builtWith(pageIn(['de', 'es'], 'a', { untranslated: { en: 'none' } }))
    expect(page('/es/a/').alternates).toEqual(page('/de/a/').alternates)
  })

  test.each([
    ['parent', { locale: 'en', path: '/en/career/', state: 'fallback' }],
    ['none', { locale: 'en', path: null, state: 'missing' }],
  ])('lead the switcher with the policy %s to %j', (policy, expected) => {
    const page = pageWith([...career, ...young(policy)], '/de/career/young/')
    expect(page.switcher).toContainEqual(expected)
  })

  test('mark the language that is shown', () => {
    expect(pageWith(career, '/en/career/').switcher.map(({ state }) => state)).toEqual([
      'translation',
      'current',
      'translation',
    ])
  })

  test('are shown for the languages of the site only', () => {
    const entries = [...pageIn(['de', 'en'], 'home', { path: '/' }), ...pageIn(['de', 'en'], 'a')]
    const { page } = builtWith(entries, { settings: { locales: ['de', 'en'] } })
    expect(page('/de/a/').switcher.map(({ locale }) => locale)).toEqual(['de', 'en'])
  })
})

describe('the breadcrumb', () => {
  test('leads from home to the page', () => {
    const entries = [...pageIn(ALL, 'company', { label: 'Company' }), ...pageIn(ALL, 'company/contact')]
    expect(pageWith(entries, '/en/company/contact/').breadcrumb).toEqual([
      { label: 'home en', href: '/en/' },
      { label: 'Company', href: '/en/company/' },
      { label: 'company/contact en', href: null },
    ])
  })

  test('names the group of a page that is below home', () => {
    const { pages } = pagesOf(targetsWith(pageIn(ALL, 'azure')), (group, locale) => `${group} in ${locale}`)
    const page = pages.find(({ route }) => route.path === '/es/azure/')
    expect(page?.breadcrumb.map(({ label }) => label)).toEqual(['home es', 'company in es', 'azure es'])
  })

  test('does not name the group of a page with another one above it, which stands for the group', () => {
    const { pages } = pagesOf(targetsWith([...pageIn(ALL, 'a'), ...pageIn(ALL, 'a/b')]), (group) => group)
    const page = pages.find(({ route }) => route.path === '/es/a/b/')
    expect(page?.breadcrumb.map(({ label }) => label)).toEqual(['home es', 'a es', 'a/b es'])
  })

  test('leads over the list of a collection', () => {
    const entries = [...pageIn(ALL, 'blog'), ...ALL.map((locale) => entryOf('posts', 'a', locale))]
    const page = pageWith(entries, '/de/posts/a/', { settings: { collections: { posts: { list: '/blog' } } } })
    expect(page.breadcrumb.map(({ href }) => href)).toEqual(['/de/', '/de/blog/', null])
  })

  test('is empty on the home page', () => {
    expect(pageWith([], '/de/').breadcrumb).toEqual([])
  })

  test('ends where pages name each other as parents', () => {
    const entries = [...pageIn(ALL, 'a', { parent: '/b' }), ...pageIn(ALL, 'b', { parent: '/a' })]
    expect(pageWith(entries, '/de/a/').breadcrumb.map(({ href }) => href)).toEqual(['/de/b/', null])
  })
})

describe('related posts', () => {
  const posts = (topics: readonly string[], more: readonly object[] = []): Entry[] =>
    topics.flatMap((topic, index) =>
      ALL.map((locale) =>
        entryOf('posts', `p${index}`, locale, {
          topics: [topic],
          date: `2026-01-${String(index + 1).padStart(2, '0')}`,
          ...more[index],
        }),
      ),
    )

  function relatedIn(topics: readonly string[], more: readonly object[] = []): string[][] {
    const { page } = builtWith([...AUTHORS, ...posts(topics, more)])
    return topics.map((_, index) => {
      const view = shownIn(page(`/de/posts/p${index}/`), postCards) as PostView | null
      return view?.related.map(({ key }) => key) ?? []
    })
  }

  test('are those that follow in time, the newest after the oldest, and its neighbours last', () => {
    expect(relatedIn(['stone', 'stone', 'stone', 'stone', 'stone'])[1]).toEqual(['p4', 'p3', 'p0'])
  })

  test('are those of the same topic first', () => {
    expect(relatedIn(['stone', 'water', 'water', 'water', 'stone'])[4]).toEqual(['p0', 'p2', 'p1'])
  })

  const countsOf = (topics: readonly string[]): number[] => {
    const shown = relatedIn(topics).flat()
    return topics.map((_topic, index) => shown.filter((key) => key === `p${index}`).length)
  }

  test('show each of twenty posts of one topic on about three others', () => {
    const counts = countsOf(Array.from({ length: 20 }, () => 'stone'))
    expect(new Set(counts)).toEqual(new Set([2, 3, 4]))
  })

  test('show each of thirty posts of two topics on some others, and on twelve at most', () => {
    const counts = countsOf(Array.from({ length: 30 }, (_, index) => (index % 2 === 0 ? 'stone' : 'water')))
    expect(Math.min(...counts)).toBeGreaterThan(0)
    expect(Math.max(...counts)).toBeLessThanOrEqual(12)
  })

  test('begin with those that have most in common: tags before topics', () => {
    const topics = ['stone', 'stone', 'stone', 'stone', 'stone', 'stone']
    const tagged = { tags: ['news', 'guide'] }
    const [, , , , of4] = relatedIn(topics, [tagged, { tags: ['news'] }, {}, {}, tagged, {}])
    expect(of4).toEqual(['p0', 'p1', 'p2'])
  })

  test('never show the post itself', () => {
    expect(relatedIn(['stone', 'water', 'stone']).map((keys, index) => keys.includes(`p${index}`))).toEqual([
      false,
      false,
      false,
    ])
  })

  test.each([
    [1, 0],
    [2, 1],
    [3, 2],
  ])('of %s posts are %s', (count, expected) => {
    expect(relatedIn(Array.from({ length: count }, () => 'stone'))[0]).toHaveLength(expected)
  })

  test('are those that the front matter names, in its order', () => {
    const entries = ALL.map((locale) => entryOf('posts', 'named', locale, { related: ['p2', 'p0'] }))
    const { page } = builtWith([...AUTHORS, ...posts(['stone', 'stone', 'stone']), ...entries])
    expect(page('/de/posts/named/').view).toMatchObject({ shown: { related: [{ key: 'p2' }, { key: 'p0' }] } })
  })
})

describe('what a page shows', () => {
  test('lists the posts of an author, newest first', () => {
    const entries = ALL.flatMap((locale) => [
      entryOf('posts', 'a', locale, { date: '2026-01-01' }),
      entryOf('posts', 'b', locale, { date: '2026-02-01' }),
      entryOf('posts', 'c', locale, { authors: ['bravo'] }),
      entryOf('authors', 'bravo', locale),
    ])
    expect(pageWith(entries, '/de/authors/alpha/').view).toMatchObject({
      shown: { posts: [{ key: 'b' }, { key: 'a' }] },
    })
  })

  test('lists other job offers', () => {
    const entries = ALL.flatMap((locale) => ['a', 'b'].map((key) => entryOf('jobs', key, locale)))
    expect(pageWith(entries, '/de/jobs/a/').view).toMatchObject({ shown: { others: [{ key: 'b' }] } })
  })

  test('holds no text where there is none', () => {
    expect(pageWith(pageIn(ALL, 'a', {}, ''), '/de/a/').view).toMatchObject({ body: null })
  })

  test('is one plain JSON value', () => {
    const page = pageWith(pageIn(ALL, 'a', {}, '## Heading\n\n[x](/)\n'), '/de/a/')
    expect(JSON.parse(JSON.stringify(page))).toEqual(page)
  })

  test('is another value when the text changes', () => {
    const before = pageWith(pageIn(ALL, 'a', {}, 'One.'), '/de/a/')
    const after = pageWith(pageIn(ALL, 'a', {}, 'Two.'), '/de/a/')
    expect(after).not.toEqual(before)
  })

  test('stays the same value when the text of a post changes that it lists', () => {
    const post = (body: string): Entry[] => ALL.map((locale) => entryOf('posts', 'p', locale, {}, body))
    expect(pageWith(post('Two.'), '/de/authors/alpha/')).toEqual(pageWith(post('One.'), '/de/authors/alpha/'))
  })
})

describe('what is wrong in a text', () => {
  test('has its line and column in the file', () => {
    const body = '\nOne.\n\nSee [us](/abuot).\n'
    const { issues } = builtWith(pageIn(ALL, 'about', {}, body))
    // Two fields, two lines of hyphens, and the fourth line of the body.
    expect(issues[0]).toMatchObject({ file: 'content/pages/about/de.md', code: 'dead-link', line: 8, column: 5 })
  })

  test('is a heading of the first level', () => {
    const { issues } = builtWith(pageIn(ALL, 'a', {}, 'One.\n\n# Two\n'))
    expect(issues[0]).toMatchObject({ code: 'second-h1', line: 7, column: 1 })
  })

  test('is a first heading far below the title', () => {
    const { issues } = builtWith(pageIn(ALL, 'a', {}, 'One.\n\n#### Two\n'))
    expect(issues[0]).toMatchObject({ code: 'heading-jump', severity: 'warning', line: 7, column: 1 })
    expect(builtWith(pageIn(ALL, 'a', {}, 'One.\n\n### Below the heading of a section\n')).issues).toEqual([])
  })

  test('is one level less far below the title of an entry, which has no sections', () => {
    const post = (body: string) => ALL.map((locale) => entryOf('posts', 'a', locale, {}, body))
    expect(builtWith([...AUTHORS, ...post('### Two\n')]).issues[0]).toMatchObject({ code: 'heading-jump' })
    expect(builtWith([...AUTHORS, ...post('## Two\n')]).issues).toEqual([])
  })

  test('is told of what is right in a text with errors, and not once more for its copies', () => {
    const text = entryOf('pages', 'a', 'de', { untranslated: { en: 'copy', es: 'copy' } })
    const { issues } = builtWith([{ ...text, damage: { rest: { title: 'For {{nobody}}' } } }])
    expect(issues).toMatchObject([{ code: 'unknown-fact' }])
  })

  test('is found in hidden entries as far as they are not shown: nothing', () => {
    expect(builtWith(pageIn(ALL, 'a', { draft: true }, '[x](/nowhere)')).issues).toEqual([])
  })

  test('is reported once, however often a field is shown', () => {
    const { issues } = builtWith(pageIn(ALL, 'a', { title: 'For {{nobody}}' }))
    const files = sortIssues(issues).map(({ file, code }) => `${code} ${file}`)
    expect(files).toEqual(ALL.map((locale) => `unknown-fact content/pages/a/${locale}.md`))
  })
})

test('finds the anchors of a page when they are asked for', () => {
  const { table, anchors } = targetsWith(pageIn(ALL, 'a', { sections: [{ type: 'prose', id: 'history' }] }, '## One\n'))
  const route = table.byPath.get('/de/a/')
  expect(route && [...(anchors(route) ?? [])]).toEqual(['history', 'one'])
})
