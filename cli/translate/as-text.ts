import { decodeString } from 'micromark-util-decode-string'

/** Markdown without markup as the words that readers see: `R&amp;D \*` → `R&D *`. */
export function wordsOfText(text: string): string {
  return decodeString(text)
}

/** Characters that a text writes as references, such as a no-break space that is to be seen in the source: `\u00A0` → `&nbsp;`. */
export function referencesIn(text: string): ReadonlyMap<string, string> {
  const written = text.match(/&(?:#\w{1,8}|[a-z\d]{1,31});/gi) ?? []
  return new Map(written.map((one) => [decodeString(one), one]))
}

/**
 * What begins markup: emphasis (not between blanks, and `_` not within a word), code, links, notes, HTML, references and escapes.
 */
const MARKUP =
  /[\\`[]|&(?=#?[a-z\d]+;)|<(?=[a-z/!?])|[*~](?!(?<=\S\s.)\s\S)|_(?!(?<=\S\s.)\s\S|(?<=[\p{L}\p{N}].)[\p{L}\p{N}])/iuy

interface Place {
  /** Within the words of a link or a picture. */
  readonly isInBrackets: boolean
  /** What is written behind them. */
  readonly next: string
  /** Characters that are to be references. */
  readonly references: ReadonlyMap<string, string>
}

/** Words of a translator as Markdown that says just these words: codes are the only markup of a translation. */
export function asText(words: string, { isInBrackets, next, references }: Place): string {
  const text = words.replaceAll(
    /[^\p{L}\p{N} ]/gu,
    (character, at: number) => references.get(character) ?? (isMarkup(words, at) ? `\\${character}` : character),
  )
  const inner = isInBrackets ? text.replaceAll(']', String.raw`\]`) : text
  // `Now!` before a link would be a picture, and a fact behind `$` would be shown with its braces.
  if (next.startsWith('[')) return inner.replace(/!$/, String.raw`\!`)
  return next.startsWith('{{') ? inner.replace(/[$\\]$/, (sign) => (sign === '$' ? '&#36;' : '&#92;')) : inner
}

function isMarkup(words: string, at: number): boolean {
  MARKUP.lastIndex = at
  return MARKUP.test(words)
}

/** What is no blank and no punctuation. */
const LETTER = String.raw`[^\s\p{P}\p{S}]`
const FIRST_LETTER = new RegExp(`^${LETTER}`, 'u')
const LAST_LETTER = new RegExp(`${LETTER}$`, 'u')
const MARK_OF_EMPHASIS = /^[*_~]/
/** Behind `**"a"**`, a letter would keep the emphasis from ending, and behind `_a_` always. */
const OPEN_END =
  /(?:\\[*_~\\]|(?![*\\])[\p{P}\p{S}])\*+$|(?:\\[*_~\\]|(?![~\\])[\p{P}\p{S}])~+$|(?<!(?<!\\)(?:\\\\)*\\)_$/u

/** A text with more words. A letter whose neighbour would keep an emphasis from ending is a reference, which counts as punctuation. */
export function withText(before: string, text: string): string {
  return before + (OPEN_END.test(before) ? text.replace(FIRST_LETTER, reference) : text)
}

/** Markup around words. */
interface Marks {
  readonly open: string
  readonly close: string
}

/** A text with words in their markup. Spaces at the edge of an emphasis would end it before it begins. */
export function withPair(before: string, { open, close }: Marks, words: string): string {
  const [, blank = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(words) ?? []
  if (!MARK_OF_EMPHASIS.test(open)) return `${before}${blank}${open}${inner}${close}${after}`
  const needsBlank = open.startsWith('_') || /^[\p{P}\p{S}]/u.test(inner)
  const start = needsBlank ? (before + blank).replace(LAST_LETTER, reference) : before + blank
  // Of `**a****b**`, nothing would be bold.
  const [from, to] = start.endsWith(open.charAt(0)) ? [open, close].map(otherMark) : [open, close]
  return `${start}${from}${inner}${to}${after}`
}

function reference(letter: string): string {
  return `&#x${letter.codePointAt(0)?.toString(16)};`
}

/** `**` for `__`, and the other way round. */
function otherMark(mark: string): string {
  return mark.replaceAll(/[*_]/g, (one) => (one === '*' ? '_' : '*'))
}
