import type { Locale } from '../../../i18n/locales.ts'
import type { FeedEntry, FeedLink } from '../../definitions/collections/collection-outputs.ts'
import type { FeedSource } from '../../definitions/collections/feed-sources.ts'
import { upperFirst } from '../../definitions/letters/first-letter.ts'
import type { Page } from '../../definitions/page.ts'
import { collectionPath } from '../../definitions/settings/collection-path.ts'
import { brandOf, type Settings } from '../../definitions/settings/settings.ts'
import { absoluteUrl, pathOf } from '../../definitions/url.ts'
import { type HomeOf, homeFinder } from './homes.ts'
import { isListed, type Listing, listingsOf } from './listings.ts'

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

/** The feeds of each collection, one for each language that has entries. */
export function feedsOf(pages: readonly Page[], sources: readonly FeedSource[], settings: Settings): Feed[] {
  const homeOf = homesFor(pages, sources, settings)
  return listingsOf(pages, sources).map((listing) =>
    feedOf(listing, homeOf(listing.source.name, listing.locale), settings),
  )
}

/** What a page says in the feed of its collection; null if it is in none. */
export function feedEntryOf(page: Page, sources: readonly FeedSource[]): FeedEntry | null {
  const known = entries.get(page)
  if (known) return known
  if (!isListed(page)) return null
  const { view } = page
  const entry = sources.find(({ name }) => name === view.collection)?.feed?.(view.shown) ?? null
  if (entry) entries.set(page, entry)
  return entry
}

/** States the entry of a page whose view has not been made. */
export function stateFeedEntry(page: Page, entry: FeedEntry): void {
  entries.set(page, entry)
}

const entries = new WeakMap<Page, FeedEntry>()

/** The feeds of each language, as its pages link to them. */
export function feedLinks(
  pages: readonly Page[],
  sources: readonly FeedSource[],
  settings: Settings,
): Readonly<Record<Locale, readonly FeedLink[]>> {
  const homeOf = homesFor(pages, sources, settings)
  const links: Record<Locale, FeedLink[]> = {}
  for (const { source, locale } of listingsOf(pages, sources)) {
    const { name, folder } = source
    const page = homeOf(name, locale)
    const title = titleOf(locale, page, source, settings)
    const link = {
      title,
      folder,
      collection: name,
      home: settings.collections[name]?.list === undefined ? null : (page?.route.path ?? null),
    }
    const known = links[locale]
    if (known) known.push(link)
    else links[locale] = [link]
  }
  return links
}

function homesFor(pages: readonly Page[], sources: readonly FeedSource[], settings: Settings): HomeOf {
  const collections = sources.map(({ name }) => name)
  return homeFinder(pages, collections, settings)
}

function feedOf({ source, locale, pages }: Listing, home: Page | undefined, settings: Settings): Feed {
  const items = pages.flatMap((page) => {
    const entry = feedEntryOf(page, [source])
    return entry ? [{ entry, page, order: entry.published + page.route.path }] : []
  })
  const newest = items.toSorted((a, b) => (b.order < a.order ? -1 : 1)).slice(0, MOST)
  return {
    locale,
    folder: source.folder,
    title: titleOf(locale, home, source, settings),
    description: home?.meta.description ?? brandOf(settings, locale),
    home: absoluteUrl(settings.baseUrl, home?.route.path ?? pathOf(locale, '/')),
    items: newest.map(({ entry, page }) => itemOf(entry, page, settings)),
    settings,
  }
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
