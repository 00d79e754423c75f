import type { Locale } from './locale-pack.ts'

/** The site's locales with the tags to compare with those of browsers: `{ en: 'en-US' }`. */
export type Available = Readonly<Record<Locale, string>>

/** Input for choosing the language of a first visit: the cookie and the browser's languages in order of preference. */
interface Wish {
  readonly cookie: string | undefined
  readonly languages: readonly string[]
}

/** The language for a visitor of `/`: from the cookie, the browser, or else the default. Always a language of the site. */
export function preferredLocale(wish: Wish, available: Available, fallback: Locale): Locale {
  const { cookie } = wish
  if (cookie !== undefined && Object.hasOwn(available, cookie)) return cookie
  return matchLanguages(wish.languages, available) ?? fallback
}

/**
 * The site language that fits the browser's list best, or undefined. An equal tag scores `1 - i/n`, an equal primary subtag `0.999 - i/n`
 * (i: index in the list of n), a little more in the same script. The highest score wins, as in @nuxtjs/i18n 8 to 10.
 */
export function matchLanguages(languages: readonly string[], available: Available): Locale | undefined {
  const scored = Object.entries(available).flatMap(([locale, tag]) => scoresOf(locale, tag.toLowerCase(), languages))
  return scored.toSorted((a, b) => b.score - a.score)[0]?.locale
}

function scoresOf(locale: Locale, tag: string, languages: readonly string[]): { locale: Locale; score: number }[] {
  const full = languages.findIndex((language) => language.toLowerCase() === tag)
  const primary = languages.findIndex((language) => primaryOf(language) === primaryOf(tag))
  const written = languages.findIndex((language) => scriptOf(language) === scriptOf(tag))
  const scores = []
  if (full >= 0) scores.push({ locale, score: 1 - full / languages.length })
  if (primary >= 0) scores.push({ locale, score: 0.999 - primary / languages.length })
  if (written >= 0) scores.push({ locale, score: 0.9995 - written / languages.length })
  return scores
}

/** Language and script: `zh-Hant` for `zh-TW`, as browsers state the region only. */
function scriptOf(tag: string): string {
  try {
    return `${primaryOf(tag)}-${new Intl.Locale(tag).maximize().script ?? ''}`
  } catch {
    return tag
  }
}

function primaryOf(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? ''
}
