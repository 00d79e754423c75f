import type { Locale } from '../../../i18n/locales.ts'
import type { FeedSource } from '../../definitions/collections/feed-sources.ts'
import { grouped } from '../../definitions/grouped.ts'
import type { Page, ViewOf } from '../../definitions/page.ts'

export type EntryPage = Page & { readonly view: ViewOf<'entry'> }

/** A feed that a site has: its collection, its language, and the pages of its entries, of which there is at least one. */
export interface Listing {
  readonly source: FeedSource
  readonly locale: Locale
  readonly pages: readonly EntryPage[]
}

/**
 * The feeds of a site: of each collection, one for each language that has entries. Looks at each page once, however many collections there
 * are. Does not read entries, so it also works if pages have errors.
 */
export function listingsOf(pages: readonly Page[], sources: readonly FeedSource[]): Listing[] {
  const byCollection = grouped(pages.filter(isListed), ({ view }) => view.collection)
  return sources.flatMap((source) => {
    const byLocale = grouped(byCollection.get(source.name) ?? [], ({ route }) => route.locale)
    return Array.from(byLocale, ([locale, listed]) => ({ source, locale, pages: listed }))
  })
}

/** Whether a page is one of an entry, and in the feed of its collection if it has one: variants and pages hidden from search engines are not. */
export function isListed(page: Page): page is EntryPage {
  const { view, meta } = page
  return view.template === 'entry' && !meta.noindex && meta.canonical === null
}
