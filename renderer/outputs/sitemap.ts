import type { Locale } from '../../i18n/locales.ts'
import { escapeHtml } from '../definitions/html.ts'
import { languageVersions } from '../render/head.ts'
import type { TextFile } from '../definitions/collections/collection-outputs.ts'
import type { Page } from '../definitions/page.ts'
import { sourceOf } from '../library/library.ts'
import type { Settings } from '../definitions/settings/settings.ts'
import { absoluteUrl } from '../definitions/url.ts'

/** Maximum number of URLs in a sitemap; the protocol allows 50,000. */
const LIMIT = 45_000

/** Maximum size of a sitemap, uncompressed. https://www.sitemaps.org/protocol.html#index */
const LIMIT_BYTES = 50 * 1024 * 1024

/** What an entry has around each of its addresses: the longest line is that of a translation. */
const MARKUP_BYTES = 80

/** Days of the last commits, by file. */
type Days = ReadonlyMap<string, string>

/**
 * How many pages a sitemap of the site may have. An entry is counted as large as it would be with the longest address of all in each
 * language: then nothing has to be written to know how many sitemaps there are. With three languages, that is less than `LIMIT` only if
 * there are addresses of more than 150 characters.
 */
export function pagesPerSitemap(
  pages: readonly { readonly route: Pick<Page['route'], 'path'> }[],
  { baseUrl, domains, locales }: Pick<Settings, 'baseUrl' | 'domains' | 'locales'>,
): number {
  const origin = Math.max(...[baseUrl, ...Object.values(domains)].map(({ length }) => length))
  // Paths have escapes in place of letters, so each character is a byte.
  const longest = pages.reduce((most, { route }) => Math.max(most, route.path.length), 0)
  // Its own address, its translations and x-default.
  const entry = (locales.length + 2) * (MARKUP_BYTES + origin + longest)
  return Math.min(LIMIT, Math.floor(LIMIT_BYTES / entry))
}

/** Names of the sitemaps of a language with so many pages. */
export function sitemapPaths(locale: Locale, pages: number, perSitemap: number): string[] {
  return Array.from({ length: Math.ceil(pages / perSitemap) }, (_, index) =>
    index === 0 ? `sitemap-${locale}.xml` : `sitemap-${locale}-${index + 1}.xml`,
  )
}

/**
 * A sitemap for each language with every indexable page (not `noindex`, not a variant), its translations, and the date of its last change
 * if content or its history states it; and the index `sitemap.xml`. A language with too many URLs or bytes has several. The index has no dates,
 * because they would depend on all pages.
 */
export function sitemapFiles(pages: readonly Page[], settings: Settings, committed: Days = new Map()): TextFile[] {
  if (settings.noindex) return []
  const perSitemap = pagesPerSitemap(pages, settings)
  const shown = pages.filter(({ meta }) => !meta.noindex && meta.canonical === null)
  const parts = settings.locales.flatMap((locale) => {
    const own = shown.filter(({ route }) => route.locale === locale)
    const entries = own.map((page) => urlEntry(page, settings, changedOn(page, committed)))
    return sitemapsOf(locale, entries, perSitemap)
  })
  return [
    { path: 'sitemap.xml', content: sitemapIndex(parts.map(({ path }) => absoluteUrl(settings.baseUrl, `/${path}`))) },
    ...parts,
  ]
}

function sitemapsOf(locale: Locale, entries: readonly string[], perSitemap: number): TextFile[] {
  return sitemapPaths(locale, entries.length, perSitemap).map((path, index) => ({
    path,
    content: urlSet(entries.slice(index * perSitemap, (index + 1) * perSitemap)),
  }))
}

/** The later of the day that the text states and the day of its last commit. */
function changedOn({ route, meta }: Page, committed: Days): string | null {
  const day = committed.get(sourceOf(route))
  return day !== undefined && day > (meta.updated ?? '') ? day : meta.updated
}

function urlEntry({ route, alternates }: Page, settings: Settings, changed: string | null): string {
  const all = languageVersions(alternates, settings)
  return [
    '  <url>',
    `    <loc>${address(route.path, settings)}</loc>`,
    ...(changed ? [`    <lastmod>${changed}</lastmod>`] : []),
    ...all.map(
      ({ hreflang, path }) =>
        `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(path, settings)}"/>`,
    ),
    '  </url>',
  ].join('\n')
}

function address(path: string, settings: Settings): string {
  return escapeHtml(absoluteUrl(settings.baseUrl, path))
}

function urlSet(entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

function sitemapIndex(addresses: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((url) => `  <sitemap><loc>${escapeHtml(url)}</loc></sitemap>`).join('\n')}
</sitemapindex>
`
}

/**
 * `robots.txt`: allows everything except payloads and other files beside pages, which are parts of pages; nothing if the site is hidden
 * from search engines.
 */
export function robotsFile({ baseUrl, domains, noindex }: Pick<Settings, 'baseUrl' | 'domains' | 'noindex'>): TextFile {
  const origins = [...new Set([baseUrl, ...Object.values(domains)])]
  const rules = noindex
    ? 'Disallow: /\n'
    : `Disallow: /*/_*.json$\n\n${origins.map((origin) => `Sitemap: ${absoluteUrl(origin, '/sitemap.xml')}\n`).join('')}`
  return { path: 'robots.txt', content: `User-agent: *\n${rules}` }
}
