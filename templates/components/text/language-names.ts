import type { Locale } from 'kartograf'
import type { Context } from '../../context.ts'

/** Languages in words, in the language of the page: `German, English`. */
export function languageNames(languages: readonly Locale[], { t }: Pick<Context, 't'>): string {
  return languages.map((language) => t(`language.name.${language}`)).join(', ')
}
