import type { Root, Text } from 'hast'
import { SKIP, visitParents } from 'unist-util-visit-parents'
import type { Locale } from '../../i18n/locales.ts'

/** Opening and closing marks, outer then inner. */
const QUOTES: Record<Locale, readonly [open: string, close: string, openInner: string, closeInner: string]> = {
  de: ['„', '“', '‚', '‘'],
  en: ['“', '”', '‘', '’'],
  es: ['«', '»', '“', '”'],
}

/** Elements whose text stands as it was typed. */
const LITERAL = new Set(['code', 'pre', 'kbd', 'samp', 'script', 'style'])

/** Elements that start a new stretch of text: what precedes them does not decide whether a quote opens or closes. */
const INLINE = new Set(['a', 'abbr', 'b', 'del', 'em', 'i', 'mark', 's', 'span', 'strong', 'sub', 'sup', 'u'])

/** Makes straight quotes, apostrophes, `--`, `---` and `...` those of the language, in place. Code stays as it is. */
export function typographicQuotes(tree: Root, locale: Locale): void {
  let before = ''
  visitParents(tree, (node, ancestors) => {
    if (node.type === 'element' && LITERAL.has(node.tagName)) {
      before = 'x'
      return SKIP
    }
    if (node.type === 'element' && !INLINE.has(node.tagName)) before = ''
    if (node.type === 'text' && ancestors.length > 0) {
      node.value = typographicText(node.value, locale, before)
      before = lastCharacter(node) || before
    }
    return undefined
  })
}

/** One text with the quotes of the language. `before` is the character that precedes it, or nothing. */
export function typographicText(text: string, locale: Locale, before = ''): string {
  const [open, close, openInner, closeInner] = QUOTES[locale]
  return text
    .replaceAll('---', '—')
    .replaceAll(/(?<!-)--(?!-)/g, '–')
    .replaceAll('...', '…')
    .replaceAll(/["']/g, (mark, offset: number, whole: string) => {
      const previous = whole[offset - 1] ?? before
      const next = whole[offset + 1] ?? ''
      if (mark === '"') return opens(previous, next) ? open : close
      if (isWord(previous) && isWord(next)) return '’'
      if (opens(previous, next)) return /\d/.test(next) ? '’' : openInner
      return isWord(previous) && !hasOpenInner(whole, offset, openInner) ? '’' : closeInner
    })
}

function opens(previous: string, next: string): boolean {
  return (previous === '' || /[\s([{–—/„“«‚‘"']/.test(previous)) && next !== '' && !/\s/.test(next)
}

function isWord(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character)
}

/** Whether a straight inner quote was opened earlier in the text, so that the mark at `offset` closes it. */
function hasOpenInner(whole: string, offset: number, openInner: string): boolean {
  return /(^|[\s([{])'\S/.test(whole.slice(0, offset)) || whole.slice(0, offset).includes(openInner)
}

function lastCharacter(node: Text): string {
  return node.value.slice(-1)
}
