import { describe, expect, test } from 'vitest'
import { feedFiles } from '../../../renderer/outputs/feeds/files.ts'
import { feedSourcesOf } from '../../../renderer/definitions/collections/feed-sources.ts'
import { feedLinks, feedsOf } from '../../../renderer/outputs/feeds/feed.ts'
import type { Page } from '../../../renderer/definitions/page.ts'
import { builtWith, definitions, entryOf, settingsOf } from '../builders.ts'

const ALONE = { untranslated: { en: 'none', es: 'none' } }
const settings = settingsOf()
const sources = feedSourcesOf(definitions)
const author = entryOf('authors', 'alpha', 'de', { title: 'Ada Alpha', ...ALONE })
const post = (key: string, fields: Readonly<Record<string, unknown>> = {}) =>
  entryOf('posts', key, 'de', { authors: ['alpha'], topics: ['azure'], ...ALONE, ...fields })

function pagesOf(...posts: ReturnType<typeof post>[]): Page[] {
  const { page } = builtWith([author, ...posts])
  return posts.map(({ key }) => page(`/de/posts/${key}/`))
}

const feed = (pages: readonly Page[], kind: 'rss' | 'atom'): string =>
  feedFiles(pages, sources, settings).find(({ path }) => path === `de/${kind}.xml`)?.content ?? ''
const linksIn = (xml: string): (string | undefined)[] =>
  [...xml.matchAll(/<(?:guid[^>]*|id)>([^<]*posts[^<]*)</g)].map((match) => match[1])

describe('feeds', () => {
  test('are made for the languages that have posts, and for no other', () => {
    const pages = pagesOf(post('one'))
    expect(feedFiles(pages, sources, settings).map(({ path }) => path)).toEqual([
      'de/rss.xml',
      'de/atom.xml',
      'de/feed.json',
    ])
    expect(feedFiles([], sources, settings)).toEqual([])
  })

  test('hold the posts with absolute addresses, the newest first', () => {
    const pages = pagesOf(post('old', { date: '2026-01-05' }), post('new', { date: '2026-10-05' }))
    const expected = ['https://alpha.example/de/posts/new/', 'https://alpha.example/de/posts/old/']
    expect(linksIn(feed(pages, 'rss'))).toEqual(expected)
    expect(linksIn(feed(pages, 'atom'))).toEqual(expected)
  })

  test('tell author, topic, summary and day of each post, in the way of the format', () => {
    const pages = pagesOf(post('one', { title: 'A & B', date: '2026-11-04', updated: '2026-11-06' }))
    expect(feed(pages, 'rss')).toContain('<title>A &amp; B</title>')
    expect(feed(pages, 'rss')).toContain('<pubDate>Wed, 04 Nov 2026 00:00:00 GMT</pubDate>')
    expect(feed(pages, 'rss')).toContain('<dc:creator>Ada Alpha</dc:creator>')
    expect(feed(pages, 'atom')).toContain('<published>2026-11-04T00:00:00Z</published>')
    expect(feed(pages, 'atom')).toContain('<updated>2026-11-06T00:00:00Z</updated>')
    expect(feed(pages, 'atom')).toContain('<author><name>Ada Alpha</name></author>')
    expect(feed(pages, 'atom')).toMatch(/<category term="[^"]+"\/>/)
  })

  test('are JSON too, with all that the format asks for', () => {
    const pages = pagesOf(post('one', { title: 'A & B', date: '2026-11-04', updated: '2026-11-06' }))
    const file = feedFiles(pages, sources, settings).find(({ path }) => path === 'de/feed.json')
    expect(JSON.parse(file?.content ?? '')).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: 'https://alpha.example/de/feed.json',
      language: 'de-DE',
      items: [
        {
          id: 'https://alpha.example/de/posts/one/',
          url: 'https://alpha.example/de/posts/one/',
          title: 'A & B',
          content_text: expect.any(String),
          date_published: '2026-11-04T00:00:00Z',
          date_modified: '2026-11-06T00:00:00Z',
          authors: [{ name: 'Ada Alpha' }],
        },
      ],
    })
  })

  test('leave out variants and what is not to be found', () => {
    const [page] = pagesOf(post('one'))
    if (!page) throw new Error('no page')
    expect(feedsOf([{ ...page, meta: { ...page.meta, noindex: true } }], sources, settings)).toEqual([])
    expect(feedsOf([{ ...page, meta: { ...page.meta, canonical: '/de/posts/two/' } }], sources, settings)).toEqual([])
  })

  test('hold the posts of their own language only', () => {
    const twice = { authors: ['alpha'], topics: ['azure'], untranslated: { es: 'none' } }
    const { page } = builtWith([
      entryOf('authors', 'alpha', 'de', { title: 'Ada', ...ALONE, untranslated: { en: 'link', es: 'none' } }),
      entryOf('posts', 'one', 'de', twice),
      entryOf('posts', 'one', 'en', twice),
    ])
    const feeds = feedsOf([page('/de/posts/one/'), page('/en/posts/one/')], sources, settings)
    expect(feeds.map(({ locale, items }) => [locale, items.map(({ url }) => url)])).toEqual([
      ['de', ['https://alpha.example/de/posts/one/']],
      ['en', ['https://alpha.example/en/posts/one/']],
    ])
  })

  test('have changed when one of their posts has, the newest or not', () => {
    const pages = pagesOf(
      post('new', { date: '2026-10-05', updated: '2026-10-06' }),
      post('changed', { date: '2026-10-01', updated: '2026-11-07' }),
      post('old', { date: '2026-01-05' }),
    )
    expect([...feed(pages, 'atom').matchAll(/<updated>([^T]*)/g)].map(([, day]) => day)).toEqual([
      '2026-11-07',
      '2026-10-06',
      '2026-11-07',
      '2026-01-05',
    ])
  })

  test('end after twenty posts', () => {
    const pages = pagesOf(...Array.from({ length: 25 }, (_, index) => post(`post-${index}`)))
    expect(feedsOf(pages, sources, settings)[0]?.items).toHaveLength(20)
  })

  test('look at a page as often with many collections as with few', () => {
    const [page] = pagesOf(post('one'))
    if (!page) throw new Error('no page')
    let looks = 0
    const watched = new Proxy(page, { get: (target, key) => (looks++, Reflect.get(target, key) as unknown) })
    const looksWith = (count: number): number => {
      const further = Array.from({ length: count }, (_, at) => ({ name: `kind-${at}`, folder: `kind-${at}/` }))
      const all = [...sources, ...further.map((kind) => Object.assign({}, sources[0], kind))]
      looks = 0
      feedFiles([watched], all, settings)
      feedLinks([watched], all, settings)
      return looks
    }
    // What the page says is asked for only once.
    looksWith(0)
    expect(looksWith(200)).toBe(looksWith(0))
  })

  test('have titles without soft hyphens', () => {
    expect(feed(pagesOf(post('one', { title: 'Da\u00adten' })), 'rss')).toContain('<title>Daten</title>')
  })

  test('of a second collection are in a folder with its name, and pages link to both', () => {
    const [posts] = sources
    if (!posts) throw new Error('no source')
    const notes = { title: 'Ada', authors: [], categories: [], published: '2026-11-04' }
    const also = [posts, { name: 'authors', folder: 'authors/', feed: () => notes }]
    const twice = definitions.map((definition) => Object.assign({ feed: () => notes }, definition))
    expect(feedSourcesOf(twice).map(({ folder }) => folder)).toEqual([
      '',
      ...twice.slice(1).map(({ name }) => `${name}/`),
    ])
    const { page } = builtWith([author, post('one')])
    const pages = [page('/de/posts/one/'), page('/de/authors/alpha/')]
    const files = feedFiles(pages, also, settings)
    expect(files.map(({ path }) => path)).toEqual([
      'de/rss.xml',
      'de/atom.xml',
      'de/feed.json',
      'de/authors/rss.xml',
      'de/authors/atom.xml',
      'de/authors/feed.json',
    ])
    expect(files[3]?.content).toContain('href="https://alpha.example/de/authors/rss.xml"')
    expect(files[3]?.content).not.toContain('/de/posts/')
    const collections = { ...settings.collections, authors: { path: { de: '/wer-hier-schreibt' } } }
    const [own, other] = feedLinks(pages, also, { ...settings, collections })['de'] ?? []
    expect([own?.folder, other?.folder]).toEqual(['', 'authors/'])
    // It has no page with a list, whose title it could have.
    expect(other?.title).toBe(`Wer hier schreibt | ${settings.brand}`)
  })

  test('are named after the page with the list, whatever its address is in their language', () => {
    const list = entryOf('pages', 'team', 'de', { title: 'Wer hier schreibt', path: '/mannschaft', ...ALONE })
    const { page } = builtWith([author, post('one'), list])
    const pages = [page('/de/posts/one/'), page('/de/mannschaft/')]
    for (const named of ['/team', '/mannschaft']) {
      const collections = { ...settings.collections, posts: { path: '/posts', list: named } }
      const [own] = feedsOf(pages, sources, { ...settings, collections })
      expect(own).toMatchObject({
        title: `Wer hier schreibt | ${settings.brand}`,
        home: 'https://alpha.example/de/mannschaft/',
      })
    }
  })
})
