import type { AuthorCard } from '../collections/cards.ts'
import type { Context } from '../context.ts'

/** Where a person is and what they speak, in one line: "Graz · German, English". */
export function placeAndLanguages({ location, languages }: AuthorCard, { t }: Pick<Context, 't'>): string {
  return `${location} · ${languages.map((language) => t(`language.name.${language}`)).join(', ')}`
}
