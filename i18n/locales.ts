/** The languages that the generator can format for, in the order in which lists show them. A site uses all or some of them. */
export const LOCALES = ['de', 'en', 'es'] as const

export type Locale = (typeof LOCALES)[number]

/** BCP 47 tag of each language, as used in `lang`, `hreflang` and when a browser language is matched. */
export const LOCALE_TAGS: Record<Locale, string> = { de: 'de-DE', en: 'en-US', es: 'es-ES' }

/** Each language's name for itself. */
export const LOCALE_NAMES: Record<Locale, string> = { de: 'Deutsch', en: 'English', es: 'Español' }

/** Languages that people may be said to speak: those of a site, and others in which they can be asked. */
export const SPOKEN = [...LOCALES, 'fr', 'it'] as const

export type Spoken = (typeof SPOKEN)[number]

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value)
}
