import { describe, expect, test } from 'vitest'
import { robotsFile, sitemapFiles } from '../../../renderer/sitemap.ts'
import { pageAt, settingsOf } from '../builders.ts'

const settings = settingsOf()
const alternates = [
  { locale: 'de', path: '/de/a/' },
  { locale: 'en', path: '/en/a/' },
] as const

function sitemap(...pages: Parameters<typeof sitemapFiles>[0]): string {
  const [file] = sitemapFiles(pages, settings)
  return file?.content ?? ''
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

  test('tells the day of the last change', () => {
    expect(sitemap(pageAt('/de/a/', { updated: '2026-02-01' }))).toContain('<lastmod>2026-02-01</lastmod>')
  })

  test('tells no day that is not known', () => {
    expect(sitemap(pageAt('/de/a/'))).not.toContain('lastmod')
  })

  test('names the translations of each page and x-default', () => {
    expect(sitemap(pageAt('/en/a/', {}, { alternates })).match(/<xhtml:link.*>/g)).toEqual([
      '<xhtml:link rel="alternate" hreflang="de" href="https://alpha.example/de/a/"/>',
      '<xhtml:link rel="alternate" hreflang="en" href="https://alpha.example/en/a/"/>',
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://alpha.example/de/a/"/>',
    ])
  })

  test('is one file up to the limit', () => {
    const pages = Array.from({ length: 45_000 }, (_, index) => pageAt(`/de/${index}/`))
    expect(sitemapFiles(pages, settings).map(({ path }) => path)).toEqual(['sitemap.xml'])
  })

  test('is an index of several files beyond the limit', () => {
    const pages = Array.from({ length: 45_001 }, (_, index) => pageAt(`/de/${index}/`))
    const [index, first, second] = sitemapFiles(pages, settings)
    expect([index?.path, first?.path, second?.path]).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml'])
    expect(index?.content).toContain('<sitemap><loc>https://alpha.example/sitemap-2.xml</loc></sitemap>')
    expect(second?.content.match(/<loc>/g)).toHaveLength(1)
  })
})

test('robots are led to the sitemap and kept from payloads', () => {
  expect(robotsFile(settings)).toEqual({
    path: 'robots.txt',
    content: 'User-agent: *\nDisallow: /*/_*.json$\n\nSitemap: https://alpha.example/sitemap.xml\n',
  })
})
