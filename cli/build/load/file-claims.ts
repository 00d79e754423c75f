import type { FormFields } from '../../../renderer/forms/fields.ts'
import type { Place } from '../../../renderer/definitions/issue.ts'
import { activeForms, settingOf, targetOf } from '../../../renderer/definitions/settings/form-settings.ts'
import { withEscapes, withLetters } from '../../../renderer/definitions/decoded.ts'
import { FEEDS, feedPath, htmlFileOf, payloadFileOf } from '../../../renderer/definitions/url.ts'
import { sourceOf } from '../../../renderer/library/library.ts'
import type { SiteData } from '../../../renderer/library/site-data.ts'
import { placeInYaml } from '../../../renderer/content/yaml/yaml-places.ts'
import { feedSourcesOf } from '../../../renderer/definitions/collections/feed-sources.ts'
import { listingsOf } from '../../../renderer/outputs/feeds/listings.ts'
import { redirectFileOf, redirectsWithPages } from '../../../renderer/outputs/redirect-pages.ts'
import { pagesPerSitemap, sitemapPaths } from '../../../renderer/outputs/sitemap.ts'
import { indexFileOf } from '../../../renderer/search/format.ts'
import type { BinaryFile } from '../../content/files/binary-file.ts'
import { OWN_FILES } from '../../content/files/own-files.ts'
import { relativePath } from '../../output/paths.ts'
import type { LoadedSite } from '../../content/loaded.ts'

/** A file of the output and its source. */
export interface FileClaim {
  readonly path: string
  readonly source: string
  /** Position in the source, if the path is written there. */
  readonly place?: Place
}

/** The source of files that no source of the site makes. */
export const GENERATOR = 'the generator'

/** All output paths claimed by the site. Files with digests in their names cannot collide and are omitted. */
export function claimsOf(site: LoadedSite, copies: readonly BinaryFile[], root: string): FileClaim[] {
  const { data, forms, pages, errorPages } = site
  const sources = new Map(pages.map(({ route }) => [route.path, sourceOf(route)]))
  return [
    ...OWN_FILES.map((file) => ({ path: file, source: GENERATOR })),
    ...sitemapClaims(site),
    ...(data.settings.search
      ? data.settings.locales.map((locale) => ({ path: indexFileOf(locale), source: GENERATOR }))
      : []),
    ...feedClaims(site),
    ...errorPages.map(({ route }) => ({ path: htmlFileOf(route.path), source: GENERATOR })),
    ...pageClaims(site, sources),
    ...redirectClaims(site, sources),
    ...endpointsOf(data, forms),
    ...copies.map((copy) => ({ path: copy.path, source: relativePath(root, copy.source) })),
  ]
}

/** With pages that sitemaps do not have, too. A language without pages will have some. */
function sitemapClaims({ data, pages }: Pick<LoadedSite, 'data' | 'pages'>): FileClaim[] {
  const perSitemap = pagesPerSitemap(pages, data.settings)
  return data.settings.locales.flatMap((locale) => {
    const count = pages.filter(({ route }) => route.locale === locale).length
    return sitemapPaths(locale, Math.max(1, count), perSitemap).map((path) => ({ path, source: GENERATOR }))
  })
}

function feedClaims({ collections, pages }: LoadedSite): FileClaim[] {
  return listingsOf(pages, feedSourcesOf(collections)).flatMap(({ source, locale }) =>
    FEEDS.map((kind) => ({ path: feedPath(locale, source.folder, kind).slice(1), source: GENERATOR })),
  )
}

/** Sources of pages by address. */
type Sources = ReadonlyMap<string, string>

/** Documents and payloads, and the files that collections make beside them. */
function pageClaims({ collections, pages }: LoadedSite, sources: Sources): FileClaim[] {
  const documents = [...sources].flatMap(([address, source]) =>
    [htmlFileOf(address), payloadFileOf(address)].map((file) => ({ path: file, source })),
  )
  const beside = pages.flatMap(({ route }) => {
    const files = collections.find(({ name }) => name === route.collection)?.files
    const source = sources.get(route.path) ?? GENERATOR
    return (files?.paths(route) ?? []).map((address) => ({ path: withLetters(address).slice(1), source }))
  })
  return [...documents, ...beside]
}

/** Redirects from a page or alias are reported elsewhere. */
function redirectClaims({ data, redirects }: LoadedSite, sources: Sources): FileClaim[] {
  const others = redirectsWithPages(redirects, [...sources.keys()]).filter(
    ({ from }) => !sources.has(withEscapes(from)),
  )
  const unique = new Map(others.map((redirect) => [redirect.from, redirect]))
  return [...unique.values()].map(({ from, to }) => ({
    path: redirectFileOf(from),
    source: isWritten(from, data.redirects) ? data.files.redirects.path : (sources.get(to) ?? GENERATOR),
  }))
}

/** Paths that forms post to, where no file may be. */
function endpointsOf({ settings, files }: SiteData, forms: readonly FormFields[]): FileClaim[] {
  const claims = activeForms(forms, settings).flatMap(({ name }) => {
    const { endpoint } = targetOf(name, settings)
    if (!endpoint?.startsWith('/')) return []
    const { line, column } = placeInYaml(files.site.text, ['forms', settingOf(name), 'endpoint'])
    return [{ path: htmlFileOf(endpoint), source: files.site.path, place: { line, column } }]
  })
  // Two forms with one endpoint are reported elsewhere.
  return [...new Map(claims.map((claim) => [claim.path, claim])).values()]
}

/** Whether a redirect is in the redirects file (with or without a trailing slash) and not an alias of a page. */
function isWritten(from: string, redirects: Readonly<Record<string, string>>): boolean {
  return Object.hasOwn(redirects, from) || Object.hasOwn(redirects, from.replace(/\/$/, ''))
}
