import type { Locale } from '../../../i18n/locales.ts'

/** Fields of every card. `hreflang` is set if the entry is in another language than the page that shows the card. */
export interface Card {
  readonly key: string
  readonly href: string
  readonly hreflang: Locale | null
  readonly title: string
  readonly description: string
}

/** The card of a page of sections. */
export interface PageCard extends Card {
  readonly label: string
}

/**
 * The name of a collection (its folder below `content/`) with the type of its cards, which makes references and lists typed: `export const
 * exhibitions = collectionName<ExhibitionCard>('exhibitions')`.
 */
export interface CollectionName<C extends Card = Card> {
  readonly name: string
  /** Carries the type only; never set. */
  readonly card?: C
}

/** Names a collection of the theme. Schemas may refer to it before it is defined with `defineCollection`. */
export function collectionName<C extends Card>(name: string): CollectionName<C> {
  return { name }
}

/** The collection that every site has: pages made of sections. */
export const pages = collectionName<PageCard>('pages')

/** A term of `content/topics.yaml` with its name in the page's language. */
export interface Term {
  readonly key: string
  readonly name: string
}

/** A topic or tag with its list page, if there is one. */
export interface LinkedTerm extends Term {
  readonly href: string | null
}
