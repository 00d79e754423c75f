import { type Locale, packOf } from '../../i18n/locales.ts'

/** Attributes of an element whose text is in a language. */
interface InLanguage {
  readonly lang?: Locale
  readonly dir?: 'ltr' | 'rtl'
}

/**
 * `lang` and `dir` for an element whose text may be in another language than the page: `<li {...inLanguage(card.hreflang)}>`. None without
 * a language, which is how cards, menu and footer say that it is that of the page.
 */
export function inLanguage(language: Locale | null | undefined): InLanguage {
  return language ? { lang: language, dir: packOf(language).direction } : {}
}
