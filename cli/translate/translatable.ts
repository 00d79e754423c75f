import type { CatalogueFault } from '../../i18n/check-messages.ts'
import { parseFrontMatter } from '../../renderer/content/front-matter.ts'
import { YamlError } from '../../renderer/content/yaml/yaml.ts'
import type { JsonSchema } from '../../renderer/outputs/json-schema.ts'
import type { State, Translation } from '../status/translations.ts'
import { withFormsOf } from './fact-forms.ts'
import { segmentsOf, type Segment, type Words } from './segments.ts'
import { translatedText } from './translated-text.ts'

/** A source, and its translation into one language. */
export interface Translatable {
  /** Path of the source from the site's folder. */
  readonly original: string
  readonly from: string
  readonly locale: string
  /** Path of the translation. */
  readonly file: string
  readonly state: State
  readonly segments: readonly Segment[]
  /** The segments of the translation that there is. */
  readonly known: readonly Segment[] | undefined
  /** Whether some of the segments may be translated without the others, as messages may. */
  readonly isPartial: boolean
  /** Words with what the language has in place of what the source has, such as forms of facts. */
  readonly fit: (words: string) => string
  /** What is wrong with words, by their segments, where there are rules for them. */
  readonly faultsIn?: (words: Words) => readonly CatalogueFault[]
  /** The text of the translation. `current`: what this run has written into its file before, such as the menu in another language. */
  readonly write: (words: Words, current?: string) => string
  /** What is confirmed when it is done; null for messages. */
  readonly confirms: Translation | null
}

/** What is read of a site. */
export interface TranslatedSite {
  /** The text of a file, by its path from the site's folder; undefined if there is none. */
  readonly textOf: (file: string) => string | undefined
  /** The schema of a collection's front matter, with all sections. */
  readonly schemaOf: (collection: string) => JsonSchema
  /** Whether a language has a fact in a form: `facts.response|words.dative`. */
  readonly hasFact: (reference: string, locale: string) => boolean
}

/** A text of the content. Throws YamlError if the front matter of its source is invalid. */
export function translatableEntry(translation: Translation, from: string, site: TranslatedSite): Translatable {
  const { group, locale, file, source, state } = translation
  const schema = site.schemaOf(group.split('/')[0] ?? '')
  const text = site.textOf(source) ?? ''
  const before = readable(site.textOf(file))
  return {
    original: source,
    from,
    locale,
    file,
    state,
    segments: segmentsOf(text, schema),
    known: before === undefined ? undefined : segmentsOf(before, schema),
    isPartial: false,
    fit: (words) => withFormsOf(locale, words, site.hasFact),
    // What translators do not get may have facts too.
    write: (words) => translatedText(withFormsOf(locale, text, site.hasFact), before, schema, words),
    confirms: translation,
  }
}

/** A translation with broken front matter is written anew. */
function readable(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  try {
    parseFrontMatter(text)
    return text
  } catch (error) {
    if (error instanceof YamlError) return undefined
    throw error
  }
}
