import type { Locale } from '../../../i18n/locales.ts'
import type { FeedEntry, FeedLink } from '../../definitions/collections/collection-outputs.ts'
import type { FeedSource } from '../../definitions/collections/feed-sources.ts'
import { upperFirst } from '../../definitions/letters/first-letter.ts'
import type { Page, ViewOf } from '../../definitions/page.ts'
import { collectionPath } from '../../definitions/settings/collection-path.ts'
import { brandOf, type Settings } from '../../definitions/settings/settings.ts'
import { withEscapes } from '../../definitions/decoded.ts'
import { absoluteUrl, pathOf } from '../../definitions/url.ts'

/** Maximum entries in a feed: enough for readers that check once a month. */
const MOST = 20

export interface Item {
  readonly url: string
  readonly title: string
  readonly summary: string
  readonly authors: readonly string[]
  readonly categories: readonly string[]
  /** Days, `2026-11-04`. */
  readonly published: string
  readonly updated: string
}

/** A feed of one language, from which every format is written. */
export interface Feed {
  readonly locale: Locale
  /** Folder of its files within that of the language. */
  readonly folder: string
  readonly title: string
  readonly description: string
  /** The page that lists the entries, or else the home page. */
  readonly home: string
  /** Newest first; at least one. */
  readonly items: readonly Item[]
  readonly settings: Settings
}

/** The languages that have entries for a feed. Does not read entries, so it also works if pages have errors. */
export function feedLocales(pages: readonly Page[], source: FeedSource): Locale[] {
  return [...new Set(pages.flatMap((page) => (isListed(page, source) ? [page.route.locale] : [])))]
}

/** The feeds of each collection, one for each language that has entries. */
export function feedsOf(pages: readonly Page[], sources: readonly FeedSource[], settings: Settings): Feed[] {
  return sources.flatMap((source) =>
    feedLocales(pages, source).map((locale) => feedOf(locale, pages, source, settings)),
  )
}

/** What a page says in the feed of its collection; null if it is in none. */
export function feedEntryOf(page: Page, sources: readonly FeedSource[]): FeedEntry | null {
  const known = entries.get(page)
  if (known) return known
  const source = sources.find((other) => isListed(page, other))
  const entry = source && isListed(page, source) ? (source.feed?.(page.view.shown) ?? null) : null
  if (entry) entries.set(page, entry)
  return entry
}

/** States the entry of a page whose view has not been made. */
export function stateFeedEntry(page: Page, entry: FeedEntry): void {
  entries.set(page, entry)
}

const entries = new WeakMap<Page, FeedEntry>()

/** The feeds of each language, which all its pages link to. */
export function feedLinks(
  pages: readonly Page[],
  sources: readonly FeedSource[],
  settings: Settings,
): Readonly<Record<Locale, readonly FeedLink[]>> {
  const links: Record<Locale, FeedLink[]> = {}
  for (const source of sources)
    for (const locale of feedLocales(pages, source)) {
      const title = titleOf(locale, homeOf(locale, pages, source, settings), source, settings)
      links[locale] = [...(links[locale] ?? []), { title, folder: source.folder }]
    }
  return links
}

type EntryPage = Page & { readonly view: ViewOf<'entry'> }

/** Variants and pages hidden from search engines are not in feeds. */
function isListed(page: Page, source: FeedSource): page is EntryPage {
  const { view, meta } = page
  return view.template === 'entry' && view.collection === source.name && !meta.noindex && meta.canonical === null
}

function feedOf(locale: Locale, pages: readonly Page[], source: FeedSource, settings: Settings): Feed {
  const brand = brandOf(settings, locale)
  const home = homeOf(locale, pages, source, settings)
  const items = pages.flatMap((page) => {
    const entry = page.route.locale === locale && isListed(page, source) && feedEntryOf(page, [source])
    return entry ? [{ entry, page, order: entry.published + page.route.path }] : []
  })
  const newest = items.toSorted((a, b) => (b.order < a.order ? -1 : 1)).slice(0, MOST)
  return {
    locale,
    folder: source.folder,
    title: titleOf(locale, home, source, settings),
    description: home?.meta.description ?? brand,
    home: absoluteUrl(settings.baseUrl, home?.route.path ?? pathOf(locale, '/')),
    items: newest.map(({ entry, page }) => itemOf(entry, page, settings)),
    settings,
  }
}

/** The page that lists the entries of a feed. The settings name its folder, or its address in any language. */
function homeOf(
  locale: Locale,
  pages: readonly Page[],
  source: FeedSource,
  { collections }: Settings,
): Page | undefined {
  const list = collections[source.name]?.list ?? '/'
  const address = withEscapes(list)
  const named = pages.find(
    ({ route }) => route.group === `pages${list}` || route.path === pathOf(route.locale, address),
  )
  return named && pages.find(({ route }) => route.group === named.route.group && route.locale === locale)
}

/** Named after its page. Without one, all but the first feed are named after their address, so that readers can tell them apart. */
function titleOf(locale: Locale, home: Page | undefined, { name, folder }: FeedSource, settings: Settings): string {
  const brand = brandOf(settings, locale)
  const isAlone = settings.collections[name]?.list === undefined && folder !== ''
  const title = isAlone ? wordsOf(collectionPath(name, locale, settings)) : home?.meta.title
  return title ? `${title} | ${brand}` : brand
}

/** `/open-days` → `Open days` */
function wordsOf(address: string): string {
  return upperFirst(address.slice(address.lastIndexOf('/') + 1).replaceAll('-', ' '))
}

function itemOf(entry: FeedEntry, { meta, route }: Page, { baseUrl }: Settings): Item {
  return {
    ...entry,
    url: absoluteUrl(baseUrl, route.path),
    summary: meta.description,
    updated: meta.updated ?? entry.published,
  }
}
