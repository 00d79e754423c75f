import type { Locale } from '../../../i18n/locales.ts'
import type { CollectionDefinition, FeedEntry } from '../../definitions/collection.ts'
import type { Page, ViewOf } from '../../definitions/page.ts'
import { brandOf, type Settings } from '../../definitions/settings.ts'
import { absoluteUrl, pathOf } from '../../definitions/url.ts'

/** Entries in a feed: what a reader that asks once a month has missed. */
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

export interface Feed {
  readonly locale: Locale
  readonly title: string
  readonly description: string
  /** The page that lists the entries, else the home page. */
  readonly home: string
  /** Newest first; at least one. */
  readonly items: readonly Item[]
  readonly settings: Settings
}

/** What a feed is made of: the first collection of the theme that has one. */
export type FeedSource = Pick<CollectionDefinition, 'name' | 'feed'>

/** The collection whose entries go into the feeds. */
export function feedSourceOf(collections: readonly CollectionDefinition[]): FeedSource | undefined {
  return collections.find((definition) => 'feed' in definition)
}

/** The languages that have entries for a feed. It looks at no entry, so pages may have faults still. */
export function feedLocales(pages: readonly Page[], source: FeedSource | undefined): Locale[] {
  return [...new Set(pages.flatMap((page) => (isListed(page, source) ? [page.route.locale] : [])))]
}

/** The feed of each language that has entries. */
export function feedsOf(pages: readonly Page[], source: FeedSource | undefined, settings: Settings): Feed[] {
  return source ? feedLocales(pages, source).map((locale) => feedOf(locale, pages, source, settings)) : []
}

type EntryPage = Page & { readonly view: ViewOf<'entry'> }

/** A variant or a page that is not to be found is no news. */
function isListed(page: Page, source: FeedSource | undefined): page is EntryPage {
  const { view, meta } = page
  return view.template === 'entry' && view.collection === source?.name && !meta.noindex && meta.canonical === null
}

function feedOf(locale: Locale, pages: readonly Page[], source: FeedSource, settings: Settings): Feed {
  const own = pages.filter(({ route }) => route.locale === locale)
  const brand = brandOf(settings, locale)
  const list = pathOf(locale, settings.collections[source.name]?.list ?? '/')
  const home = own.find(({ route }) => route.path === list)
  const items = own.flatMap((page) => {
    const entry = isListed(page, source) && source.feed?.(page.view.shown)
    return entry ? [{ ...entry, path: page.route.path, item: itemOf(entry, page, settings) }] : []
  })
  const newest = items.toSorted((a, b) => (b.published + b.path < a.published + a.path ? -1 : 1))
  return {
    locale,
    title: home?.meta.title ? `${home.meta.title} | ${brand}` : brand,
    description: home?.meta.description ?? brand,
    home: absoluteUrl(settings.baseUrl, home?.route.path ?? pathOf(locale, '/')),
    items: newest.slice(0, MOST).map(({ item }) => item),
    settings,
  }
}

function itemOf(entry: FeedEntry, { meta, route }: Page, { baseUrl }: Settings): Item {
  return {
    ...entry,
    url: absoluteUrl(baseUrl, route.path),
    summary: meta.description,
    updated: meta.updated ?? entry.published,
  }
}
