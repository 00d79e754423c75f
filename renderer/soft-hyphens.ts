import { packOf, type Locale } from '../i18n/locales.ts'
import { hyphenateOf, type Hyphenate } from './hyphenation.ts'

/** Letters from which a word counts as long. */
const LONG = /[\p{L}\u00ad]{14,}/gu
/** Letters that stay together at both ends of a word. */
const ENDS = 4
const SOFT_HYPHEN = '\u00ad'

/**
 * Headings are divided by their authors; code, drawings and what a browser fills in stay as they are, and so do islands: their
 * HTML has to be what React makes in the browser.
 */
const LITERAL = new Set([
  'site-island',
  'h1',
  'h2',
  'h3',
  'h4',
  'summary',
  'button',
  'svg',
  'code',
  'pre',
  'kbd',
  'samp',
  'script',
  'style',
  'textarea',
  'select',
])
const TOKEN = /<(\/?)([a-z][a-z0-9-]*)([^>]*)>|[^<]+/g

/**
 * HTML with soft hyphens in the long words of its text: in the narrow cells of a table or on a phone a compound would else break
 * anywhere or stick out. Browsers can hyphenate by themselves, but only where they have brought the dictionary of the language.
 */
export function softHyphens(html: string, locale: Locale): string {
  const words = dividerOf(locale)
  if (!words) return html
  let skipped: { readonly tag: string; depth: number } | null = null
  return html.replaceAll(TOKEN, (token: string, close: string, tag: string | undefined, rest: string) => {
    if (tag === undefined) return skipped ? token : token.replaceAll(LONG, words)
    if (skipped) {
      if (tag === skipped.tag && !rest.endsWith('/')) skipped.depth += close ? -1 : 1
      if (skipped.depth === 0) skipped = null
    } else if (!close && !rest.endsWith('/') && LITERAL.has(tag)) skipped = { tag, depth: 1 }
    return token
  })
}

const known = new Map<string, string>()

function dividerOf(locale: Locale): ((word: string) => string) | undefined {
  const hyphenate = hyphenateOf(packOf(locale))
  return (
    hyphenate &&
    ((word) => {
      const key = `${locale} ${word}`
      const divided = known.get(key) ?? divide(word, hyphenate)
      known.set(key, divided)
      return divided
    })
  )
}

/** A word that its author has divided stays as it is, and so does a name with capitals inside, such as AzureADPreview. */
function divide(word: string, hyphenate: Hyphenate): string {
  if (word.includes(SOFT_HYPHEN) || /\p{Ll}\p{Lu}/u.test(word)) return word
  const parts = hyphenate(word).split(SOFT_HYPHEN)
  let place = 0
  return parts.reduce((text, part) => {
    place = text.replaceAll(SOFT_HYPHEN, '').length
    return text + (place >= ENDS && word.length - place >= ENDS ? SOFT_HYPHEN : '') + part
  })
}
