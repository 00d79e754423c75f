import { packOf, type Locale } from '../../i18n/locales.ts'
import type { Settings } from '../definitions/settings/settings.ts'
import { jointsOf } from './compounds.ts'
import { hyphenateOf, type Hyphenate } from './hyphenation.ts'
import { skipping, startOfTag } from './skip-elements.ts'

/** Minimum letters of a long word. */
const LENGTH = 14
const LONG = new RegExp(`[\\p{L}\\u00ad]{${LENGTH},}`, 'gu')
/** Maximum letters of a word, because hyphenating takes quadratic time. */
const NO_WORD = 200
/** Minimum letters before the first and after the last hyphen. */
const ENDS = 4
/** Minimum letters of the first word of a compound, such as `Vor`. */
const PREFIX = 3
const SOFT_HYPHEN = '\u00ad'

/**
 * Not hyphenated: headings (their authors do that), code, drawings, text filled in by the browser, and islands, whose HTML must equal what
 * React renders in the browser.
 */
const LITERAL = 'site-island h1 h2 h3 h4 summary button svg code pre kbd samp script style textarea select'.split(' ')
const afterTag = skipping(LITERAL)

/**
 * Adds soft hyphens to long words in HTML, so that compounds in narrow table cells or on phones do not overflow or break anywhere. Browsers
 * can hyphenate, but only if they have a dictionary for the language. `names` are left whole.
 */
export function softHyphens(html: string, locale: Locale, names: ReadonlySet<string> = NONE): string {
  const divider = dividerOf(locale)
  if (!divider) return html
  const words = (word: string): string => (names.has(word) ? word : divider(word))
  let divided = ''
  let copied = 0
  for (let from = 0; from < html.length;) {
    const tag = startOfTag(html, from)
    if (mayHaveLong(html, from, tag)) {
      divided += html.slice(copied, from) + html.slice(from, tag).replaceAll(LONG, words)
      copied = tag
    }
    from = afterTag(html, tag)
  }
  return divided + html.slice(copied)
}

/** The long words in the addresses of a site: a page may be in another language than the street, whose rules divide it wrongly. */
export function wordsOfAddresses({ locations }: Pick<Settings, 'locations'>): ReadonlySet<string> {
  const known = wordsOf.get(locations)
  if (known) return known
  const lines = Object.values(locations).flatMap(({ street, city }) => [street, city])
  const words = new Set(lines.flatMap((line) => line.match(LONG) ?? []))
  wordsOf.set(locations, words)
  return words
}

const NONE: ReadonlySet<string> = new Set()
const wordsOf = new WeakMap<object, ReadonlySet<string>>()

/**
 * A quick check whether a text may contain a long word; most do not. Jumps ahead by the minimum length and searches backwards for an ASCII
 * character that ends a word, so that it reads few characters.
 */
function mayHaveLong(html: string, from: number, to: number): boolean {
  for (let start = from; start + LENGTH <= to;) {
    let at = start + LENGTH - 1
    while (at >= start && !endsWord(html.charCodeAt(at))) at -= 1
    if (at < start) return true
    start = at + 1
  }
  return false
}

/** ASCII characters before, between and after the letters. */
function endsWord(code: number): boolean {
  return code < 65 || (code > 90 && code < 97) || (code > 122 && code < 128)
}

const dividers = new Map<string, (word: string) => string>()

/** Hyphenates words, with a cache. */
function dividerOf(locale: Locale): ((word: string) => string) | undefined {
  const { hyphenation } = packOf(locale)
  const hyphenate = hyphenateOf(packOf(locale))
  if (!hyphenate || hyphenation === null) return undefined
  const divider = dividers.get(hyphenation) ?? remembering((word) => divide(word, hyphenate, hyphenation))
  dividers.set(hyphenation, divider)
  return divider
}

function remembering(hyphenate: Hyphenate): (word: string) => string {
  const known = new Map<string, string>()
  return (word) => {
    const divided = known.get(word) ?? hyphenate(word)
    known.set(word, divided)
    return divided
  }
}

/**
 * Compounds are divided between their words, and at syllables only where such a part is long as well. Skips words that already contain soft
 * hyphens, and names with inner capitals such as AzureADPreview.
 */
function divide(word: string, hyphenate: Hyphenate, patterns: string): string {
  if (word.length > NO_WORD || word.includes(SOFT_HYPHEN) || /\p{L}\p{Lu}/u.test(word)) return word
  const syllables = startsOf(hyphenate(word).split(SOFT_HYPHEN))
  const joints = jointsOf(word, patterns).filter((at) => syllables.includes(at) && isInside(at, word.length, PREFIX))
  return partsAt(word, joints)
    .map((part) => (part.length < LENGTH ? part : divideAtSyllables(part, hyphenate)))
    .join(SOFT_HYPHEN)
}

function divideAtSyllables(word: string, hyphenate: Hyphenate): string {
  const places = startsOf(hyphenate(word).split(SOFT_HYPHEN)).filter((at) => isInside(at, word.length, ENDS))
  return partsAt(word, places).join(SOFT_HYPHEN)
}

/** Where the second and each further part begins. */
function startsOf(parts: readonly string[]): number[] {
  let at = 0
  return parts.slice(0, -1).map((part) => (at += part.length))
}

function isInside(at: number, length: number, least: number): boolean {
  return at >= least && length - at >= ENDS
}

function partsAt(word: string, places: readonly number[]): string[] {
  return [0, ...places].map((from, place) => word.slice(from, places[place]))
}
