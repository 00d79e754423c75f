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

/** A style sheet and what replaces it, as URLs. */
export type StyleSwap = readonly [from: string, to: string]

/** Messages of `watch` to open pages: reload, or the issues of the content. */
export type LiveMessage =
  | { readonly type: 'styles'; readonly swaps: readonly StyleSwap[] }
  | { readonly type: 'reload'; readonly pages: readonly string[] }
  | { readonly type: 'issues'; readonly issues: readonly LiveIssue[]; readonly text: string }
  | { readonly type: 'fine' }

/** The label over a page that visitors do not see; null takes it away. */
export interface Ribbon {
  readonly type: 'ribbon'
  readonly text: string | null
}
