import { LOCALE_TAGS, type Locale } from '../../i18n/locales.ts'
import type { Question } from '../model/collection.ts'
import type { Markdown } from '../model/fields.ts'
import type { SectionData } from '../model/page.ts'

/** What of a page only the theme and the Markdown know. */
export interface Words {
  readonly html: (text: Markdown) => string
  readonly questionsIn: (section: SectionData) => readonly Question[]
}

/** The language of a text as schema.org wants it: `de-DE`. */
export function languageTag(locale: Locale): string {
  return LOCALE_TAGS[locale]
}
