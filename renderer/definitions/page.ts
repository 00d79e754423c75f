import type { Locale } from '../../i18n/locales.ts'
import type { Card, PageCard, Term } from './cards.ts'
import type { Image, Markdown } from './fields.ts'

/** Which part of an archive a route shows: a page, counted from 1, of the whole list or of a term's. */
export interface Part {
  readonly term: { readonly kind: string; readonly key: string } | null
  readonly page: number
}

/** One URL: where it is, in which language, which translation group it belongs to and which entry it shows. */
export interface Route {
  /** With language prefix and slash at the end: `/de/career/`. */
  readonly path: string
  readonly locale: Locale
  /** Key of the translation group, `pages/career`: the same in all languages. Of a part of an archive `pages/blog#page/2/`. */
  readonly group: string
  readonly collection: string
  readonly key: string
  /** Set on the routes that follow from a page's archive. */
  readonly part?: Part
}

/** The same page in another language. */
interface Alternate {
  readonly locale: Locale
  readonly path: string
}

/** Where the language switcher leads: to a translation, to the nearest page above, or nowhere. */
export interface SwitcherItem {
  readonly locale: Locale
  readonly path: string | null
  readonly state: 'current' | 'translation' | 'fallback' | 'missing'
}

export interface PageMeta {
  /** Without the brand; empty on a page that carries the brand alone. */
  readonly title: string
  readonly description: string
  readonly type: 'website' | 'article' | 'profile'
  readonly image: Image | null
  readonly noindex: boolean
  /** The original of a page that is a variant: a path of the site, or an external address. null if it is no variant. */
  readonly canonical: string | null
  readonly published: string | null
  readonly updated: string | null
}

export interface Crumb {
  readonly label: string
  /** null: a group without a page of its own, or the page itself. */
  readonly href: string | null
}

/** A section of a marketing page with its references resolved. `type` names the component of the theme that shows it. */
export interface SectionData {
  readonly type: string
  readonly id?: string
  readonly [field: string]: unknown
}

/** A way to see less of an archive: the page of a topic, a tag or a person, and how many entries it lists. */
export interface Choice extends Term {
  readonly href: string
  readonly count: number
}

/** Position of a page in its archive, and the links from there. */
export interface Archive {
  /** Place on the page of the section that holds the list. */
  readonly section: number
  /** Address of the whole list. */
  readonly home: string
  /** Term of the list; null for the whole list. */
  readonly term: (Term & { readonly kind: string }) | null
  readonly page: number
  readonly pages: number
  /** Entries on all pages of this list. */
  readonly count: number
  /** The pages of this list; null where some are left out. */
  readonly links: readonly ({ readonly page: number; readonly href: string } | null)[]
  readonly previous: string | null
  readonly next: string | null
  /** By kind of term (`topics`, `tags`), and by the facets of the collection. */
  readonly choices: Readonly<Record<string, readonly Choice[]>>
  /** Everything, newest first, on the first page of the whole list; null on all others, so that they stay small. */
  readonly all: readonly Card[] | null
}

/** Content of a page, by template. A template without a component is a compile error in the theme. */
export type View =
  | {
      readonly template: 'page'
      readonly title: string
      readonly sections: readonly SectionData[]
      readonly body: Markdown | null
      readonly describes?: 'service' | 'locations'
      /** Set on the pages of an archive. */
      readonly archive?: Archive
    }
  | {
      /** A page of a collection of the theme; its definition made `shown` and has the component that draws it. */
      readonly template: 'entry'
      readonly collection: string
      readonly shown: object
    }
  | { readonly template: 'not-found'; readonly ways: readonly PageCard[] }
  | { readonly template: 'error'; readonly ways: readonly PageCard[] }

/** The kinds of page. */
export type Template = View['template']
/** Content of a page with a given template. */
export type ViewOf<T extends Template> = Extract<View, { template: T }>

/**
 * All that one route shows, as one plain JSON value. It is complete: rendering reads nothing else but what all pages share,
 * so the digest of the value is the cache key of the rendered files.
 */
export interface Page {
  readonly route: Route
  readonly meta: PageMeta
  readonly layout: string
  /** Whether header and hero are dark or light. */
  readonly tone: 'dark' | 'light'
  /** Navigation group that the page belongs to, e.g. `workplace`. */
  readonly section: string
  /** Subject of the page, which decides its hue: a topic, or the group of the menu. */
  readonly area: string
  readonly middleware: readonly string[]
  /** Language versions that search engines may show, this one included; empty for a page that is not indexed. */
  readonly alternates: readonly Alternate[]
  readonly switcher: readonly SwitcherItem[]
  readonly breadcrumb: readonly Crumb[]
  /** Whether its texts name a price: an amount of money of the fact base. */
  readonly showsPrice: boolean
  readonly view: View
}
