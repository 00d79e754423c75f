import type { Locale } from '../../../i18n/locales.ts'
import type { CollectionDefinition } from '../../definitions/collection.ts'
import type { FeedEntry } from '../../definitions/collection-outputs.ts'
import type { Page, ViewOf } from '../../definitions/page.ts'
import { brandOf, type Settings } from '../../definitions/settings/settings.ts'
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
  readonly title: string
  readonly description: string
  /** The page that lists the entries, or else the home page. */
  readonly home: string
  /** Newest first; at least one. */
  readonly items: readonly Item[]
  readonly settings: Settings
}

/** Source of the feeds: the first collection of the theme that defines one. */
export type FeedSource = Pick<CollectionDefinition, 'name' | 'feed'>

/** The collection whose entries go into the feeds. */
export function feedSourceOf(collections: readonly CollectionDefinition[]): FeedSource | undefined {
  return collections.find((definition) => 'feed' in definition)
}

/** The languages that have entries for a feed. Does not read entries, so it also works if pages have errors. */
export function feedLocales(pages: readonly Page[], source: FeedSource | undefined): Locale[] {
  return [...new Set(pages.flatMap((page) => (isListed(page, source) ? [page.route.locale] : [])))]
}

/** The feed of each language that has entries. */
export function feedsOf(pages: readonly Page[], source: FeedSource | undefined, settings: Settings): Feed[] {
  return source ? feedLocales(pages, source).map((locale) => feedOf(locale, pages, source, settings)) : []
}

/** What a page says in a feed of the source; null if it is not in it. */
export function feedEntryOf(page: Page, source: FeedSource): FeedEntry | null {
  const entry = entries.get(page) ?? (isListed(page, source) ? (source.feed?.(page.view.shown) ?? null) : null)
  if (entry) entries.set(page, entry)
  return entry
}

/** States the entry of a page whose view has not been made. */
export function stateFeedEntry(page: Page, entry: FeedEntry): void {
  entries.set(page, entry)
}

/** A site has one source. */
const entries = new WeakMap<Page, FeedEntry>()

/** The title of each feed, which all pages of its language link to. */
export function feedTitles(
  pages: readonly Page[],
  source: FeedSource | undefined,
  settings: Settings,
): Readonly<Record<Locale, string>> {
  const locales = source ? feedLocales(pages, source) : []
  const titleIn = (locale: Locale): string =>
    titleOf(source && homeOf(locale, pages, source, settings), brandOf(settings, locale))
  return Object.fromEntries(locales.map((locale) => [locale, titleIn(locale)]))
}

type EntryPage = Page & { readonly view: ViewOf<'entry'> }

/** Variants and pages hidden from search engines are not in feeds. */
function isListed(page: Page, source: FeedSource | undefined): page is EntryPage {
  const { view, meta } = page
  return view.template === 'entry' && view.collection === source?.name && !meta.noindex && meta.canonical === null
}

function feedOf(locale: Locale, pages: readonly Page[], source: FeedSource, settings: Settings): Feed {
  const brand = brandOf(settings, locale)
  const home = homeOf(locale, pages, source, settings)
  const items = pages.flatMap((page) => {
    const entry = page.route.locale === locale && feedEntryOf(page, source)
    return entry ? [{ entry, page, order: entry.published + page.route.path }] : []
  })
  const newest = items.toSorted((a, b) => (b.order < a.order ? -1 : 1)).slice(0, MOST)
  return {
    locale,
    title: titleOf(home, brand),
    description: home?.meta.description ?? brand,
    home: absoluteUrl(settings.baseUrl, home?.route.path ?? pathOf(locale, '/')),
    items: newest.map(({ entry, page }) => itemOf(entry, page, settings)),
    settings,
  }
}

/** The page that lists the entries of a feed. */
function homeOf(
  locale: Locale,
  pages: readonly Page[],
  source: FeedSource,
  { collections }: Settings,
): Page | undefined {
  const list = pathOf(locale, collections[source.name]?.list ?? '/')
  return pages.find(({ route }) => route.path === list && route.locale === locale)
}

function titleOf(home: Page | undefined, brand: string): string {
  return home?.meta.title ? `${home.meta.title} | ${brand}` : brand
}

function itemOf(entry: FeedEntry, { meta, route }: Page, { baseUrl }: Settings): Item {
  return {
    ...entry,
    url: absoluteUrl(baseUrl, route.path),
    summary: meta.description,
    updated: meta.updated ?? entry.published,
  }
}
