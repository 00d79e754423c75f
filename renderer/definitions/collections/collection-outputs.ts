import type { Markdown } from '../fields/markdown.ts'
import type { DataPath, Issue } from '../issue.ts'

/** A violation of a rule that concerns more than one field. */
export interface DataFault extends Pick<Issue, 'severity' | 'message'> {
  /** A code of the generator, such as `missing-field`, or one of the theme, explained in its `codes`. */
  readonly code: string
  readonly expected: string
  readonly path: DataPath
}

/**
 * A start or end: a local time with its time zone, or a day such as `2026-11-20` in the time zone of the site. A start day begins at
 * midnight; an end day is included.
 */
export interface Moment {
  readonly at: string
  readonly timeZone?: string
}

/** A question and answer on a page, also used for structured data. */
export interface Question {
  readonly question: string
  readonly answer: Markdown
}

/** A schema.org object without `@context`. */
export type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string }

/** A text file of the output; `path` without a slash at the start. */
export interface TextFile {
  readonly path: string
  readonly content: string
}

/** A feed as pages link to it. `folder`: that of its files within that of the language (see `feedPath`). */
export interface FeedLink {
  readonly title: string
  readonly folder: string
  readonly collection: string
  /** Path of the page that the settings name as the list of the entries; null without one. */
  readonly home: string | null
}

/** An entry of a feed. Days as `2026-11-20`. */
export interface FeedEntry {
  readonly title: string
  readonly authors: readonly string[]
  readonly categories: readonly string[]
  readonly published: string
}
