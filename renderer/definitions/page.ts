import type { Locale } from '../../i18n/locales.ts'
import type { Card, PageCard, Term } from './collections/cards.ts'
import type { Image } from './fields/pictures.ts'
import type { Markdown } from './fields/markdown.ts'

/** The part of an archive that a route shows: a page (from 1) of the whole list or of a term's list. */
export interface Part {
  readonly term: { readonly kind: string; readonly key: string } | null
  readonly page: number
}

/** One URL: path, language, translation group and entry. */
export interface Route {
  /** With language prefix and trailing slash, letters beyond ASCII as escapes: `/de/career/`, `/el/%CE%B1/`. */
  readonly path: string
  readonly locale: Locale
  /** Key of the translation group, the same in all languages: `pages/career`, or `pages/blog#page/2/` for a part of an archive. */
  readonly group: string
  readonly collection: string
  readonly key: string
  /** Set on a copy that replaces a missing translation: the language of the text. */
  readonly copyOf?: Locale
  /** Set on routes derived from a page's archive. */
  readonly part?: Part
}

/** The same page in another language. */
interface Alternate {
  readonly locale: Locale
  readonly path: string
}

/** Target of the language switcher: a translation, a copy of the text in the language `copyOf`, the nearest ancestor, or none. */
export interface SwitcherItem {
  readonly locale: Locale
  readonly path: string | null
  readonly state: 'current' | 'translation' | 'copy' | 'fallback' | 'missing'
  readonly copyOf?: Locale
}

/** Where a copied text comes from. */
export interface Original {
  readonly locale: Locale
  readonly href: string
}

/** What the head of a page and the search of the site tell about it. */
export interface PageMeta {
  /** Without the brand; empty if the title is the brand alone. */
  readonly title: string
  readonly description: string
  readonly type: 'website' | 'article' | 'profile'
  readonly image: Image | null
  readonly noindex: boolean
  /** Canonical URL if the page is a variant: a path of the site or an external URL. null otherwise. */
  readonly canonical: string | null
  readonly published: string | null
  readonly updated: string | null
  /** Further words by which the search of the site finds the page. */
  readonly keywords?: readonly string[]
}

/** A step of the path to a page. */
export interface Crumb {
  readonly label: string
  /** null for a group without a page, and for the page itself. */
  readonly href: string | null
  /** Language of the label, if it is not that of the text. */
  readonly lang?: Locale
}

/** A section with resolved references. `type` selects the component of the theme. */
export interface SectionData {
  readonly type: string
  readonly id?: string
  readonly [field: string]: unknown
}

/** A filter of an archive: the page of a topic, tag or person, and the number of its entries. */
export interface Choice extends Term {
  readonly href: string
  readonly count: number
}

/** Position of a page in its archive, and the links from there. A section gets it with `archiveOf`. */
export interface Archive<C extends Card = Card> {
  readonly collection: string
  /** Index of the section with the list. */
  readonly section: number
  /** Address of the whole list. */
  readonly home: string
  /** Term of the list; null for the whole list. */
  readonly term: (Term & { readonly kind: string }) | null
  readonly page: number
  readonly pages: number
  /** Entries on all pages of this list. */
  readonly count: number
  /** The pages of this list; null for a gap. */
  readonly links: readonly ({ readonly page: number; readonly href: string } | null)[]
  readonly previous: string | null
  readonly next: string | null
  /** By kind of term (`topics`, `tags`), and by facet of the collection. */
  readonly choices: Readonly<Record<string, readonly Choice[]>>
  /** All entries, newest first. Only on the first page of the whole list; null on others, to keep them small. */
  readonly all: readonly C[] | null
}

/** Content of a page by template. A theme without a component for a template does not compile. */
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
      /** A page of a collection of the theme; its definition made `shown` and has the component to render it. */
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
 * Everything that a route shows, as plain JSON. Rendering reads nothing else except what all pages share, so the digest of this value is
 * the cache key of the rendered files.
 */
export interface Page {
  readonly route: Route
  /** Set on a copy that replaces a missing translation: its language, and the address of the original. */
  readonly copyOf?: Original
  readonly meta: PageMeta
  readonly layout: string
  /** Whether header and hero are dark or light. */
  readonly tone: 'dark' | 'light'
  /** Navigation group that the page belongs to, such as `visit`. */
  readonly section: string
  /** Subject of the page, which decides its hue: a topic or menu group. */
  readonly area: string
  readonly middleware: readonly string[]
  /** The page has no script. */
  readonly scriptless?: true
  /** Indexable translations, including this page; empty if this page is not indexed. */
  readonly alternates: readonly Alternate[]
  readonly switcher: readonly SwitcherItem[]
  readonly breadcrumb: readonly Crumb[]
  readonly view: View
}

/** The name of a page's template, for an entry that of its collection. */
export function templateName(view: View): string {
  return view.template === 'entry' ? view.collection : view.template
}
