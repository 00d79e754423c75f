import type { AuthorCard } from '../cards.ts'
import type { Context } from '../../context.ts'

/** Location and languages of a person: "Graz · German, English". */
export function placeAndLanguages({ location, languages }: AuthorCard, { t }: Pick<Context, 't'>): string {
  return `${location}\u00A0· ${languages.map((language) => t(`language.name.${language}`)).join(', ')}`
}
