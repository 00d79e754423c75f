import { describe, expect, test } from 'vitest'
import { robotsFile, sitemapFiles } from '../../../renderer/outputs/sitemap.ts'
import { sourceOf } from '../../../renderer/library/library.ts'
import { pageAt, settingsOf } from '../builders.ts'

const settings = settingsOf()
const alternates = [
  { locale: 'de', path: '/de/a/' },
  { locale: 'en', path: '/en/a/' },
] as const

function sitemap(...pages: Parameters<typeof sitemapFiles>[0]): string {
  const [, ...parts] = sitemapFiles(pages, settings)
  return parts.map(({ content }) => content).join('')
}

describe('the sitemap', () => {
  test('holds the address of each page', () => {
    const html = sitemap(pageAt('/de/a/'), pageAt('/en/a/'))
    expect([...html.matchAll(/<loc>(.*)<\/loc>/g)].map((match) => match[1])).toEqual([
      'https://alpha.example/de/a/',
      'https://alpha.example/en/a/',
    ])
  })

  test.each([
    ['what is not to be indexed', { noindex: true }],
    ['variants of another page', { canonical: '/de/b/' }],
  ])('leaves out %s', (_, meta) => {
    expect(sitemap(pageAt('/de/a/', meta))).not.toContain('<loc>')
  })

  test('has the day of the last change', () => {
    expect(sitemap(pageAt('/de/a/', { updated: '2026-02-01' }))).toContain('<lastmod>2026-02-01</lastmod>')
  })

  test.each([
    ['2026-01-31', '2026-02-01'],
    ['2026-02-03', '2026-02-03'],
  ])('has the later one of that and the day of the last commit, %s', (day, expected) => {
    const pages = [pageAt('/de/a/', { updated: '2026-02-01' }), pageAt('/de/b/')]
    const committed = new Map(pages.map(({ route }) => [sourceOf(route), day]))
    const [, part] = sitemapFiles(pages, settings, committed)
    expect(part?.content.match(/(?<=<lastmod>)[^<]+/g)).toEqual([expected, day])
  })

  test('is none for a site that is hidden from search engines', () => {
    expect(sitemapFiles([pageAt('/de/a/')], settingsOf({ noindex: true }))).toEqual([])
  })

  test('has no unknown day', () => {
    expect(sitemap(pageAt('/de/a/'))).not.toContain('lastmod')
  })

  test('names the translations of each page and x-default', () => {
    expect(sitemap(pageAt('/en/a/', {}, { alternates })).match(/<xhtml:link.*>/g)).toEqual([
      '<xhtml:link rel="alternate" hreflang="de" href="https://alpha.example/de/a/"/>',
      '<xhtml:link rel="alternate" hreflang="en" href="https://alpha.example/en/a/"/>',
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://alpha.example/de/a/"/>',
    ])
  })

  test('is an index of one file for each language that has pages', () => {
    const [index, ...parts] = sitemapFiles([pageAt('/de/a/'), pageAt('/en/a/'), pageAt('/en/b/')], settings)
    expect(index?.path).toBe('sitemap.xml')
    expect([...(index?.content ?? '').matchAll(/<sitemap><loc>(.*)<\/loc>/g)].map((match) => match[1])).toEqual([
      'https://alpha.example/sitemap-de.xml',
      'https://alpha.example/sitemap-en.xml',
    ])
    expect(parts.map(({ path, content }) => [path, content.match(/<url>/g)?.length])).toEqual([
      ['sitemap-de.xml', 1],
      ['sitemap-en.xml', 2],
    ])
  })

  test('has several files for a language beyond the limit', () => {
    const pages = Array.from({ length: 45_001 }, (_, index) => pageAt(`/de/${index}/`))
    const [index, first, second] = sitemapFiles(pages, settings)
    expect([first?.path, second?.path]).toEqual(['sitemap-de.xml', 'sitemap-de-2.xml'])
    expect(index?.content).toContain('<sitemap><loc>https://alpha.example/sitemap-de-2.xml</loc></sitemap>')
    expect(second?.content.match(/<loc>/g)).toHaveLength(1)
  })

  test('has several files for a language beyond the limit of 50 MB', () => {
    const path = `/de/${'%CE%B1'.repeat(100)}/`
    const versions = ['de', 'en', 'es'].map((locale) => ({ locale, path: path.replace('de', locale) }))
    const page = pageAt(path, { updated: '2026-02-01' }, { alternates: versions })
    const pages = Array.from({ length: 20_000 }, () => page)
    const [, ...parts] = sitemapFiles(pages, settings)
    expect(parts.map(({ path: file }) => file)).toEqual(['sitemap-de.xml', 'sitemap-de-2.xml'])
    for (const { content } of parts) expect(content.length).toBeLessThanOrEqual(50 * 1024 * 1024)
    expect(parts.flatMap(({ content }) => content.match(/<loc>/g) ?? [])).toHaveLength(20_000)
  })
})

test('robots are kept from a site that is hidden from search engines', () => {
  expect(robotsFile(settingsOf({ noindex: true })).content).toBe('User-agent: *\nDisallow: /\n')
})

test('robots are led to the sitemap of each domain, once', () => {
  const domains = { de: 'https://alpha.example', en: 'https://beta.example' }
  expect(robotsFile(settingsOf({ domains })).content.match(/(?<=Sitemap: ).*/g)).toEqual([
    'https://alpha.example/sitemap.xml',
    'https://beta.example/sitemap.xml',
  ])
})

test('robots are led to the sitemap and kept from payloads', () => {
  expect(robotsFile(settings)).toEqual({
    path: 'robots.txt',
    content: 'User-agent: *\nDisallow: /*/_*.json$\n\nSitemap: https://alpha.example/sitemap.xml\n',
  })
})
