import { isLocale, LOCALE_TAGS, type Locale } from './locales.ts'

/** What decides the language of a first visit: the cookie's value and the browser's languages, most wanted first. */
export interface Wish {
  readonly cookie: string | undefined
  readonly languages: readonly string[]
}

/** The language for a visitor of `/`: cookie, then browser, then the default. Only languages that the site has can win. */
export function preferredLocale(wish: Wish, available: readonly Locale[], fallback: Locale): Locale {
  const { cookie } = wish
  if (isLocale(cookie) && available.includes(cookie)) return cookie
  return matchLanguages(wish.languages, available) ?? fallback
}

/**
 * The site language that fits the browser's list best, or undefined.
 * A full tag scores `1 - i/n`, an equal primary subtag `0.999 - i/n` (i: place in the list of n), the highest score wins,
 * as in @nuxtjs/i18n 8 to 10.
 */
export function matchLanguages(languages: readonly string[], available: readonly Locale[]): Locale | undefined {
  const scored = available.flatMap((locale) => scoresOf(locale, languages))
  return scored.toSorted((a, b) => b.score - a.score)[0]?.locale
}

function scoresOf(locale: Locale, languages: readonly string[]): { locale: Locale; score: number }[] {
  const tag = LOCALE_TAGS[locale].toLowerCase()
  const full = languages.findIndex((language) => language.toLowerCase() === tag)
  const primary = languages.findIndex((language) => primaryOf(language) === primaryOf(tag))
  const scores = []
  if (full >= 0) scores.push({ locale, score: 1 - full / languages.length })
  if (primary >= 0) scores.push({ locale, score: 0.999 - primary / languages.length })
  return scores
}

function primaryOf(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? ''
}
