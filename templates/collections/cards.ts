import { type Card, type Locale, type Term, collectionName } from 'kartograf'

// The card of each collection: the few fields that lists show. Because lists contain cards and not entries, editing a body does not
// re-render the pages that list the entry.

/** A person and the path of their page. */
export interface PersonName {
  readonly key: string
  readonly name: string
  readonly href: string
}

/** A post in lists. */
export interface PostCard extends Card {
  /** `2026-11-20`. */
  readonly date: string
  /** Date of the last significant change, if it is another day. */
  readonly updated: string | null
  readonly topics: readonly Term[]
  readonly tags: readonly Term[]
  readonly authors: readonly PersonName[]
  /** Reading time in minutes. */
  readonly minutes: number
  readonly figure: { readonly value: string; readonly label: string; readonly when?: string | undefined } | null
}

/** An event in lists. */
export interface EventCard extends Card {
  /** Local times: `2026-12-10T09:00`. */
  readonly start: string
  readonly end: string
  /** Null if it is online only. */
  readonly place: string | null
  readonly language: Locale
  readonly registration: 'open' | 'closed' | 'full'
  readonly past: boolean
  /** Number of seats; null if not given. */
  readonly seats: number | null
  /** Net price; null if not given. */
  readonly cost: EventCost | null
  /** Whether its page has a recap. */
  readonly recap: boolean
}

interface EventCost {
  readonly amount: number
  readonly currency: string
  readonly per: 'seat' | 'team' | 'group'
}

/** A case study in lists. */
export interface CaseCard extends Card {
  readonly customer: string
  readonly industry: Term
  readonly size: string
  readonly result: { readonly value: string; readonly label: string }
  /** The first measures of the comparison whose figures can be compared. */
  readonly changes: readonly CaseChange[]
}

/** A measure with its figures as written, and whether it got worse. */
export interface CaseChange {
  readonly label: string
  readonly before: string
  readonly after: string
  readonly isWorse: boolean
}

/** A person in lists. */
export interface AuthorCard extends Card {
  readonly role: string
  readonly location: string
  readonly languages: readonly Locale[]
  readonly topics: readonly Term[]
  /**
   * The first certificate, and the newest post or else a figure of their own. Set only in lists of authors, so that a new post does not
   * change other pages.
   */
  readonly certificate?: string | null
  readonly latest?: LatestPost | null
  readonly figure?: PostCard['figure']
}

/** What a list of people shows of a post. */
export type LatestPost = Pick<PostCard, 'title' | 'href' | 'hreflang' | 'figure'>

/** Employment types, in the order in which filters show them. */
export const JOB_TYPES = [
  'full_time',
  'part_time',
  'contract',
  'permanent',
  'internship',
  'training',
  'student',
] as const
export type JobType = (typeof JOB_TYPES)[number]

/** A job in lists. */
export interface JobCard extends Card {
  readonly suffix: string
  readonly types: readonly JobType[]
  readonly languages: readonly Locale[]
  /** Names of the locations in the page's language. */
  readonly locations: readonly string[]
  readonly department: string
  readonly datePosted: string
  readonly salary: Salary | null
  /** The roster in words; null if not given. */
  readonly hours: string | null
}

/** A pay band, in the currency of `currency` per `unit`. */
export interface Salary {
  readonly min: number
  readonly max: number
  readonly currency: string
  readonly unit: 'year' | 'month' | 'hour'
}

export const posts = collectionName<PostCard>('posts')
export const events = collectionName<EventCard>('events')
export const casestudies = collectionName<CaseCard>('casestudies')
export const authors = collectionName<AuthorCard>('authors')
export const jobs = collectionName<JobCard>('jobs')
