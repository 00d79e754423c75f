import { wordsOfText } from './as-text.ts'

/**
 * A text for translators: words, and what stands among them and is not to be changed. Markup around words is a pair, anything else stands
 * alone. Numbers count from 1 in each text.
 */
export type Part = string | Alone | Pair

/** A fact, code, a footnote and the like. */
export interface Alone {
  readonly id: number
  readonly type: CodeType
  /** As written in the source. */
  readonly code: string
}

/** Emphasis, or a link with its address. */
export interface Pair {
  readonly id: number
  readonly type: CodeType
  readonly open: string
  readonly close: string
  readonly parts: readonly Part[]
}

/**
 * What XLIFF calls `ctype`: what the tools of translators show in place of the code. By its schema, only pairs are `bold`, `italic` and
 * `link`, and only what stands alone is `image` and `lb`; names of one's own begin with `x-`.
 */
export type CodeType =
  | 'bold'
  | 'italic'
  | 'link'
  | 'image'
  | 'lb'
  | `x-${'deleted' | 'link' | 'image' | 'fact' | 'code' | 'other'}`

/** A text, as its source has it and as translators get it. */
export interface SourceText {
  readonly written: string
  readonly parts: readonly Part[]
  /** Plain text without. In code, line breaks and spaces have a meaning. */
  readonly form?: 'Markdown' | 'code'
}

/** Numbers of codes in the order of a text. */
export type NextId = () => number

export function counter(): NextId {
  let last = 0
  return () => (last += 1)
}

/** The words of a text, without codes, for counting. */
export function wordsOf(parts: readonly Part[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : 'code' in part ? ' ' : wordsOf(part.parts))).join('')
}

/** Whether there is a letter outside of codes. */
export function hasWords(parts: readonly Part[]): boolean {
  return /\p{L}/u.test(wordsOf(parts))
}

/** All codes of a text, outer ones before those within. */
export function codesIn(parts: readonly Part[]): (Alone | Pair)[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return []
    return 'code' in part ? [part] : [part, ...codesIn(part.parts)]
  })
}

/** A fact, or braces that are to be shown. */
export const BRACES = /\\?\{\{[^{}\n]*\}\}/

/** A plain text, whose facts stand alone. */
export function plainParts(text: string, next: NextId): Part[] {
  return partsBetween(BRACES, text, next)
}

/** Markdown without markup, as the words that readers see, and its facts. */
export function textParts(text: string, next: NextId): Part[] {
  return plainParts(text, next).map((part) => (typeof part === 'string' ? wordsOfText(part) : part))
}

/** A plain text in which something may be filled in: `Page {page}`. */
export function placeholderParts(text: string, next: NextId): Part[] {
  return partsBetween(PLACEHOLDERS, text, next)
}

const PLACEHOLDERS = new RegExp(`${BRACES.source}|\\{\\s*[\\w-]+\\s*\\}`)

function partsBetween(codes: RegExp, text: string, next: NextId): Part[] {
  return text.split(new RegExp(`(${codes.source})`)).flatMap((piece, index): Part[] => {
    if (piece === '') return []
    return index % 2 === 0
      ? [piece]
      : [{ id: next(), type: /^\\?\{\{/.test(piece) ? 'x-fact' : 'x-other', code: piece }]
  })
}
