import type { Locale } from '../../i18n/locales.ts'

/** The kinds of entry; each is a folder below `content/`. */
export const COLLECTIONS = ['pages', 'posts', 'events', 'casestudies', 'authors', 'jobs'] as const
export type Collection = (typeof COLLECTIONS)[number]

/** What every card has. `hreflang` is set where the entry is in another language than the page that shows the card. */
interface Card {
  readonly key: string
  readonly href: string
  readonly hreflang: Locale | null
  readonly title: string
  readonly description: string
}

/** A term of `content/topics.yaml` with its name in the page's language. */
export interface Term {
  readonly key: string
  readonly name: string
}

export interface PersonName {
  readonly key: string
  readonly name: string
  readonly href: string
}

export interface PageCard extends Card {
  readonly label: string
}
export interface PostCard extends Card {
  readonly date: string
  readonly topics: readonly Term[]
  readonly tags: readonly Term[]
  readonly authors: readonly PersonName[]
  /** Reading time in minutes. */
  readonly minutes: number
}
export interface EventCard extends Card {
  readonly start: string
  readonly end: string
  readonly place: string | null
  readonly language: Locale
  readonly registration: 'open' | 'closed' | 'full'
  readonly past: boolean
  /** How many it is for; null where nobody has said. */
  readonly seats: number | null
  /** Whether its page tells what came of it. */
  readonly recap: boolean
}
export interface CaseCard extends Card {
  readonly customer: string
  readonly industry: Term
  readonly size: string
  readonly result: { readonly value: string; readonly label: string }
}
export interface AuthorCard extends Card {
  readonly role: string
  readonly location: string
  readonly languages: readonly Locale[]
  readonly topics: readonly Term[]
  /** Posts in the language of the card. Only lists of people count them: a new post then leaves all other pages alone. */
  readonly posts?: number
}
export interface JobCard extends Card {
  readonly suffix: string
  readonly types: readonly string[]
  readonly languages: readonly Locale[]
  /** Names of the locations in the page's language. */
  readonly locations: readonly string[]
  readonly department: string
  readonly datePosted: string
}

/**
 * Lists hold cards, the few fields that a list shows, and never whole entries: an edit of a body then leaves the pages that
 * list the entry as they are.
 */
export interface Cards {
  readonly pages: PageCard
  readonly posts: PostCard
  readonly events: EventCard
  readonly casestudies: CaseCard
  readonly authors: AuthorCard
  readonly jobs: JobCard
}
