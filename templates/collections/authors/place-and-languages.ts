import type { AuthorCard } from '../cards.ts'
import { languageNames } from '../../components/text/language-names.ts'
import type { Context } from '../../context.ts'

/** Location and languages of a person: "Graz · German, English". */
export function placeAndLanguages({ location, languages }: AuthorCard, context: Pick<Context, 't'>): string {
  return `${location}\u00A0· ${languageNames(languages, context)}`
}
