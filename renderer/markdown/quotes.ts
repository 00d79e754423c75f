import type { Element, Root, Text } from 'hast'
import { keepCompounds, keepUnits } from '../../i18n/format.ts'
import type { LocalePack } from '../../i18n/locale-pack.ts'
import { packOf, type Locale } from '../../i18n/locales.ts'
import { UNSPACED_LETTERS } from '../definitions/letters/unspaced-letters.ts'
import { joinLines } from './join-lines.ts'

/** Elements with verbatim text. */
const LITERAL = new Set(['code', 'pre', 'kbd', 'samp', 'script', 'style'])

/** Inline elements. Text before any other element does not affect whether a quote opens or closes. */
const INLINE = new Set(['a', 'abbr', 'b', 'br', 'del', 'em', 'i', 'mark', 's', 'span', 'strong', 'sub', 'sup', 'u'])

/**
 * Replaces straight quotes, apostrophes, `--`, `---` and `...` with the typographic ones of the language, keeps numbers with their units
 * and short compounds on one line, and joins lines of scripts without spaces. Changes the tree in place; skips code.
 */
export function typographicQuotes(tree: Root, locale: Locale): void {
  const { quotes, quoteSpace } = packOf(locale)
  for (const line of linesOf(tree)) {
    joinLines(line, locale)
    for (const node of line) node.value = keepCompounds(keepUnits(withDashes(node.value)))
    if (!line.some((node) => /["']/.test(node.value))) continue
    const quoted = withQuotes(line.map((node) => node.value).join(''), quotes)
    // Each mark is replaced by exactly one character, so the result can be split at the same offsets.
    let start = 0
    for (const node of line)
      node.value = withSpaces(quoted.slice(start, (start += node.value.length)), quotes, quoteSpace)
  }
}

/** Text nodes that are processed together, because quotes may span emphasis and links. Code counts as a word, a break as a space. */
function linesOf(tree: Root): Text[][] {
  const lines: Text[][] = [[]]
  collectLines(tree, lines)
  return lines
}

function collectLines(parent: Root | Element, lines: Text[][]): void {
  for (const child of parent.children) {
    if (child.type === 'text') lines.at(-1)?.push(child)
    if (child.type !== 'element') continue
    if (LITERAL.has(child.tagName)) lines.at(-1)?.push({ type: 'text', value: 'x' })
    else if (child.tagName === 'br') lines.at(-1)?.push({ type: 'text', value: ' ' })
    else {
      if (!INLINE.has(child.tagName)) lines.push([])
      collectLines(child, lines)
    }
  }
}

function withDashes(text: string): string {
  if (!text.includes('--') && !text.includes('...')) return text
  return text
    .replaceAll('---', '—')
    .replaceAll(/(?<!-)--(?!-)/g, '–')
    .replaceAll('...', '…')
}

/** French has a space inside quotes. */
function withSpaces(text: string, [open, close]: LocalePack['quotes'], space: string): string {
  return space === ''
    ? text
    : text
        .replaceAll(new RegExp(`${open}[ \u00A0\u202F]?`, 'g'), open + space)
        .replaceAll(new RegExp(`[ \u00A0\u202F]?${close}`, 'g'), space + close)
}

function withQuotes(text: string, [open, close, openInner, closeInner]: LocalePack['quotes']): string {
  const last = { offset: -1, mark: '' }
  let [outerIsOpen, innerIsOpen] = [false, false]
  const markAt = (mark: string, offset: number): string => {
    const previous = last.offset === offset - 1 ? last.mark : (text[offset - 1] ?? '')
    const next = text[offset + 1] ?? ''
    // In Serbian, Finnish and Swedish, the inner marks are equal.
    const isOpened = previous === open || (previous === openInner && (openInner !== closeInner || innerIsOpen))
    const opens = (isOpened || /^$|[\s([{–—/„«‚‹]/.test(previous)) && /\S/.test(next)
    const isTight = TIGHT.test(previous) || TIGHT.test(next)
    if (mark === '"') {
      outerIsOpen = isTight && !/\d/.test(previous) ? !outerIsOpen : opens
      return outerIsOpen ? open : close
    }
    if (isTight) {
      innerIsOpen = !innerIsOpen
      return innerIsOpen ? openInner : closeInner
    }
    if ((isWord(previous) && isWord(next)) || (opens && ELIDED.test(text.slice(offset + 1, offset + 6)))) return '’'
    if (!opens && !innerIsOpen && isWord(previous)) return '’'
    innerIsOpen = opens
    return opens ? openInner : closeInner
  }
  return text.replaceAll(/["']/g, (mark, offset: number) => {
    Object.assign(last, { mark: markAt(mark, offset), offset })
    return last.mark
  })
}

/** What begins with an apostrophe, which no quotation does: years, `'s avonds` and `'t` in Dutch, `'tis` in English. */
const ELIDED = /^(?:\d|(?:[kmnrst]|em|til|tis|twas)(?![\p{L}\p{N}'’]))/u

/** Letters and punctuation of scripts without spaces, where only the mark before tells what a mark is. */
const TIGHT = new RegExp(String.raw`[${UNSPACED_LETTERS}\u3000-\u303F\uFF01-\uFF60]`, 'u')

function isWord(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character)
}
