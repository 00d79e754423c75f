import type { Locale } from '../../i18n/locales.ts'
import type { AuthorCard, CaseCard, Collection, EventCard, JobCard, PageCard, PostCard, Term } from './cards.ts'
import type { Data } from './collections.ts'
import type { Image, Markdown, Resolved } from './fields.ts'

/** One URL: where it is, in which language, which translation group it belongs to and which entry it shows. */
export interface Route {
  /** With language prefix and slash at the end: `/de/career/`. */
  readonly path: string
  readonly locale: Locale
  /** Key of the translation group, `pages/career`: the same in all languages. */
  readonly group: string
  readonly collection: Collection
  readonly key: string
}

/** The same page in another language. */
export interface Alternate {
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
  readonly tone?: 'light' | 'sunken' | 'night'
  readonly [field: string]: unknown
}

type Shown<C extends Collection> = Resolved<Omit<Data<C>, 'parent' | 'image'>>

/** What a page shows, by template. A template that no component draws is a compile error in the theme. */
export type View =
  | {
      readonly template: 'page'
      readonly title: string
      readonly sections: readonly SectionData[]
      readonly body: Markdown | null
    }
  | {
      readonly template: 'post'
      readonly post: Shown<'posts'>
      readonly topics: readonly Term[]
      readonly tags: readonly Term[]
      readonly minutes: number
      readonly body: Markdown
      readonly related: readonly PostCard[]
    }
  | {
      readonly template: 'event'
      readonly event: Shown<'events'>
      readonly card: EventCard
      readonly body: Markdown | null
    }
  | {
      readonly template: 'casestudy'
      readonly study: Shown<'casestudies'>
      readonly industry: Term
      readonly body: Markdown | null
      readonly others: readonly CaseCard[]
    }
  | {
      readonly template: 'author'
      readonly author: Shown<'authors'>
      readonly body: Markdown | null
      readonly posts: readonly PostCard[]
    }
  | {
      readonly template: 'job'
      readonly job: Shown<'jobs'>
      /** Names of its locations in the page's language. */
      readonly locations: readonly string[]
      readonly body: Markdown | null
      readonly others: readonly JobCard[]
    }
  | { readonly template: 'not-found'; readonly ways: readonly PageCard[] }
  | { readonly template: 'error'; readonly ways: readonly PageCard[] }

export type Template = View['template']
export type ViewOf<T extends Template> = Extract<View, { template: T }>

/**
 * All that one route shows, as one plain JSON value. It is complete: rendering reads nothing else but what all pages share,
 * so the digest of the value is the cache key of the rendered files.
 */
export interface Page {
  readonly route: Route
  readonly meta: PageMeta
  readonly layout: string
  /** Scheme of header and hero, from the header light mode. */
  readonly tone: 'night' | 'dawn'
  /** Navigation group that the page belongs to, e.g. `workplace`. */
  readonly section: string
  readonly middleware: readonly string[]
  readonly alternates: readonly Alternate[]
  readonly switcher: readonly SwitcherItem[]
  readonly breadcrumb: readonly Crumb[]
  readonly view: View
}

/** The line of the town in the address of an event, as its country writes it: `80331 München`, `San Francisco, CA 94103`. */
export function townOf({
  postalCode,
  city,
  region,
}: Pick<NonNullable<Shown<'events'>['place']>, 'postalCode' | 'city' | 'region'>): string {
  const town = region === undefined ? [postalCode, city] : [`${city},`, region, postalCode]
  return town.filter(Boolean).join(' ')
}

/** The people that a view refers to. */
export type Person = AuthorCard
