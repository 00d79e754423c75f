import type { Place } from '../../../renderer/definitions/issue.ts'

/** What does not work in a page, which is drawn once, as HTML that its policy protects, and what React or browsers are silent about. */
export type FindingKind =
  | 'style'
  | 'style-text'
  | 'sheet'
  | 'script'
  | 'handler'
  | 'handler-text'
  | 'effect'
  | 'state'
  | 'lazy'
  | 'no-alt'
  | 'nesting'
  | 'no-key'
  | 'foreign'
  | 'changing'
  | 'zero'
  | 'comment'
  | 'unshown'
  | 'in-island'
  | 'switch'
  | 'head'

export interface Finding extends Place {
  /** Absolute. */
  readonly file: string
  readonly kind: FindingKind
  /** As it is written: `onClick` of `<button>`, `useState`; of a file on another host, its address. */
  readonly what: string
}

/** `start`: its place in the text of the module. */
export type Found = Pick<Finding, 'kind' | 'what'> & { readonly start: number }
