import type { Place } from '../../../definitions/issue.ts'

/** Explains a YAML error in plain words, at the position where it has to be fixed. */
export interface YamlReason {
  readonly message: string
  readonly place: Place
  readonly hint?: string
}

interface Failure {
  readonly lines: readonly string[]
  readonly reason: string
  readonly place: Place
  /** The line at which the parser failed. */
  readonly line: string
}

export const QUOTES = 'put the text in quotes: field: "text"'

export type Cause = (failure: Failure) => YamlReason | undefined

/** Splits `key: value` or `- value` into indentation with dash and key, and the value. */
export const VALUE = /^(\s*(?:- +)*(?:(?:"[^"]*"|[^\s"'#:[\]{}][^"'#:[\]{}]*):\s+)?)(\S.*)$/

const byReason =
  (pattern: RegExp, tell: (failure: Failure) => Omit<YamlReason, 'place'>): Cause =>
  (failure) =>
    pattern.test(failure.reason) ? { place: failure.place, ...tell(failure) } : undefined

export const aliases = byReason(/^aliases exceeded/, () => ({
  message: 'aliases (`*name`) are not allowed',
  hint: 'write the value again; a text that begins with `*` needs quotes',
}))

export const tags = byReason(/\btag\b/, () => ({ message: 'a text that begins with `!` needs quotes', hint: QUOTES }))

/** Where a key ends, by the sign before it: that of JSON is in quotes. */
const KEYS: Readonly<Record<string, RegExp>> = { '"': /^(?:\\.|[^"\\])*/, "'": /^(?:''|[^'])*/ }

export const twice = byReason(/^duplicated mapping key/, ({ line, place: { column } }) => ({
  message: `\`${(KEYS[line.charAt(column - 2)] ?? /^[^:]*/).exec(line.slice(column - 1))?.[0].trim() ?? ''}\` is given twice`,
  hint: 'remove one of the two',
}))

export const tabs = byReason(/^tab characters/, () => ({
  message: 'the line is indented with a tab',
  hint: 'indent with two spaces per level',
}))

export const escapes = byReason(/^unknown escape|^expected hexadecimal/, ({ line }) => ({
  message: `\`${/\\./.exec(line)?.[0] ?? '\\'}\` is not a valid escape in double quotes`,
  hint: "put the text in single quotes: 'C:\\data', or write each backslash twice",
}))

export const depth = byReason(/^nesting exceeded/, () => ({ message: 'the fields are nested too deeply' }))
