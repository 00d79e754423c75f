import type { Pair } from './parts.ts'

/**
 * What begins markup, unless a backslash is before it: emphasis (not between blanks, and `_` not within a word), code, links, notes and
 * HTML. A backslash at the end would escape the code that follows.
 */
const MARKUP = /\\(?:[^\n]|$)|[`[]|<(?=[a-z/!?])|[*~](?!(?<=\s.)\s)|_(?!(?<=\s.)\s|(?<=[\p{L}\p{N}].)[\p{L}\p{N}])/giu

/**
 * Words of a translator as Markdown that says just these words. Codes are the only markup of a translation, and what a source escapes is
 * sent with its backslashes. `isInBrackets`: within the words of a link or a picture. `next`: what is written behind them.
 */
export function asText(words: string, isInBrackets: boolean, next: string): string {
  const text = words.replaceAll(MARKUP, (mark) => (/^\\./u.test(mark) ? mark : `\\${mark}`))
  const inner = isInBrackets ? text.replaceAll(/(?<!\\)\]/g, String.raw`\]`) : text
  // `Now!` before a link would be a picture.
  return next.startsWith('[') ? inner.replace(/(?<!\\)!$/, String.raw`\!`) : inner
}

/** What is no blank and no punctuation. */
const LETTER = String.raw`[^\s\p{P}\p{S}]`
const FIRST_LETTER = new RegExp(`^${LETTER}`, 'u')
const LAST_LETTER = new RegExp(`${LETTER}$`, 'u')
const MARK_OF_EMPHASIS = /^[*_~]/
/** Behind `**"a"**`, a letter would keep the emphasis from ending, and behind `_a_` always. */
const OPEN_END = /(?:\\[*_~]|(?![*\\])[\p{P}\p{S}])\*+$|(?:\\[*_~]|(?![~\\])[\p{P}\p{S}])~+$|(?<!\\)_$/u

/** A text with more words. A letter whose neighbour would keep an emphasis from ending is a reference, which counts as punctuation. */
export function withText(before: string, text: string): string {
  return before + (OPEN_END.test(before) ? text.replace(FIRST_LETTER, reference) : text)
}

/** A text with words in their markup. Spaces at the edge of an emphasis would end it before it begins. */
export function withPair(before: string, { open, close }: Pick<Pair, 'open' | 'close'>, words: string): string {
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
