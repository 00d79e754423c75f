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

/** Days of the last commits, by file. */
type Days = ReadonlyMap<string, string>

/** Names of the sitemaps of a language with so many pages. */
export function sitemapPaths(locale: Locale, pages: number): string[] {
  return Array.from({ length: Math.ceil(pages / LIMIT) }, (_, index) =>
    index === 0 ? `sitemap-${locale}.xml` : `sitemap-${locale}-${index + 1}.xml`,
  )
}

/**
 * A sitemap for each language with every indexable page (not `noindex`, not a variant), its translations, and the date of its last change
 * if content or its history states it; and the index `sitemap.xml`. A language with too many URLs has several. The index has no dates,
 * because they would depend on all pages.
 */
export function sitemapFiles(pages: readonly Page[], settings: Settings, committed: Days = new Map()): TextFile[] {
  if (settings.noindex) return []
  const shown = pages.filter(({ meta }) => !meta.noindex && meta.canonical === null)
  const parts = settings.locales.flatMap((locale) =>
    sitemapsOf(
      locale,
      shown.filter(({ route }) => route.locale === locale),
      settings,
      committed,
    ),
  )
  return [
    { path: 'sitemap.xml', content: sitemapIndex(parts.map(({ path }) => absoluteUrl(settings.baseUrl, `/${path}`))) },
    ...parts,
  ]
}

function sitemapsOf(locale: Locale, pages: readonly Page[], settings: Settings, committed: Days): TextFile[] {
  const entries = pages.map((page) => urlEntry(page, settings, changedOn(page, committed)))
  return sitemapPaths(locale, entries.length).map((path, index) => ({
    path,
    content: urlSet(entries.slice(index * LIMIT, (index + 1) * LIMIT)),
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
