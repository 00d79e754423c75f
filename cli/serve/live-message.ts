import type { StyleSwap } from './style-swaps.ts'
import type { ShownIssue } from './shown-issues.ts'

/** Messages to open pages: reload, or the issues of the content. */
export type LiveMessage =
  | { readonly type: 'styles'; readonly swaps: readonly StyleSwap[] }
  | { readonly type: 'reload'; readonly pages: readonly string[] }
  | { readonly type: 'issues'; readonly issues: readonly ShownIssue[]; readonly text: string }
  | { readonly type: 'fine' }
