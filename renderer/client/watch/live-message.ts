/** An issue as the overlay shows it: its position is a button that opens the file. */
export interface LiveIssue {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly severity: 'error' | 'warning'
  readonly code: string
  /** The message with the excerpt, what was expected, and a hint. */
  readonly text: string
}

/** An error in a page, as a browser knows it. */
export interface Thrown {
  readonly message: string
  /** With addresses of compiled files. */
  readonly stack: string
  /** The island that has failed with it; empty if it is not known to have failed. */
  readonly island: string
}

/** What a build has found. */
export interface FoundIssues {
  /** Of all, also of those that are not shown. */
  readonly count: number
  readonly issues: readonly LiveIssue[]
  /** How many more there are of which code. */
  readonly notes: readonly string[]
}

/** A style sheet and what replaces it, as URLs. */
export type StyleSwap = readonly [from: string, to: string]

/** Messages of `watch` to open pages: reload, or the issues of the content. */
export type LiveMessage =
  | { readonly type: 'styles'; readonly swaps: readonly StyleSwap[] }
  | { readonly type: 'reload'; readonly pages: readonly string[] }
  | (FoundIssues & { readonly type: 'issues'; readonly text: string })
  | { readonly type: 'fine' }

/** The label over a page that visitors do not see; null takes it away. */
export interface Ribbon {
  readonly type: 'ribbon'
  readonly text: string | null
}
