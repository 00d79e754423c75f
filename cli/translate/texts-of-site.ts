import path from 'node:path'
import { factText } from '../../renderer/content/facts/facts.ts'
import { allFacts } from '../../renderer/content/facts/site-facts.ts'
import { collectionSchema, DATA_SCHEMAS, jsonSchemaOf, type JsonSchema } from '../../renderer/outputs/json-schema.ts'
import type { Issue } from '../../renderer/definitions/issue.ts'
import { translationsOf } from '../../renderer/library/groups.ts'
import { entriesOf, type Library } from '../../renderer/library/library.ts'
import type { Theme } from '../../renderer/definitions/theme.ts'
import { readCatalogues } from '../content/data/catalogues.ts'
import { textOfFile } from '../output/text-file.ts'
import { readLedger } from '../status/ledger.ts'
import { draftsIn, translationsIn, type Translation } from '../status/translations.ts'
import { translatableData } from './data-texts.ts'
import { translatableMessages } from './messages.ts'
import { translatableEntry, type Translatable, type TranslatedSite } from './translatable.ts'

/** Everything that translators may get, by name. It is read when it is needed: a site may have thousands of texts. */
export interface NamedText {
  /** `posts/hello`, `messages`, or the name of a data file. */
  readonly group: string
  readonly locale: string
  /** Path of the source. */
  readonly source: string
  readonly state: Translatable['state']
  readonly isDraft: boolean
  readonly read: () => Translatable
}

/** The texts of the content and of the interface, in each language except that of their source. */
export function textsOfSite(root: string, library: Library, theme: Theme): NamedText[] {
  const site = siteOf(root, library, theme)
  const drafts = draftsIn(entriesOf(library))
  const entries = translationsIn(library, readLedger(root)).map((translation): NamedText => {
    const { group, locale, source } = translation
    const state = isLeftOut(translation, library) ? 'excluded' : wantedState(translation)
    const read = (): Translatable => translatableEntry(translation, path.basename(source, '.md'), site)
    return { group, locale, source, state, isDraft: drafts.has(source), read }
  })
  return [...entries, ...messagesOf(root, library), ...dataOf(library)]
}

/** Whether the text itself says that a language is to be without it. What is said of the whole site is only that the language has begun. */
function isLeftOut({ group, locale }: Translation, { groups, data }: Library): boolean {
  const known = groups.get(group)
  const entries = known ? translationsOf(known, data.settings) : []
  return entries.some((entry) => entry.data.untranslated[locale] !== undefined)
}

function wantedState({ state }: Translation): Translation['state'] {
  return state === 'excluded' ? 'missing' : state
}

function messagesOf(root: string, { data: { settings } }: Library): NamedText[] {
  const { defaultLocale, locales } = settings
  const { catalogues } = readCatalogues(root, settings)
  return locales
    .filter((locale) => locale !== defaultLocale)
    .map((locale): NamedText => {
      const text = translatableMessages(defaultLocale, locale, catalogues)
      return { group: 'messages', locale, source: text.original, state: text.state, isDraft: false, read: () => text }
    })
}

/** The data files whose texts are in several languages. */
const DATA = ['site', 'navigation', 'footer', 'topics', 'facts'] as const

function dataOf({ data: { settings, files, damaged } }: Library): NamedText[] {
  const { defaultLocale, locales } = settings
  const others = locales.filter((locale) => locale !== defaultLocale)
  return DATA.filter((name) => files[name].text !== '' && !damaged.has(name)).flatMap((name) => {
    const schema = jsonSchemaOf(DATA_SCHEMAS[name])
    return others.map((locale): NamedText => {
      const text = translatableData(files[name], schema, defaultLocale, locale)
      return { group: name, locale, source: text.original, state: text.state, isDraft: false, read: () => text }
    })
  })
}

function siteOf(root: string, library: Library, theme: Theme): TranslatedSite {
  const entries = entriesOf(library)
  const texts = new Map(entries.map(({ file }) => [file.path, file.text]))
  const schemas = new Map<string, JsonSchema>()
  const { facts, settings } = library.data
  const all = allFacts(facts, settings)
  return {
    hasFact: (reference, locale) => factText(all, reference, locale) !== undefined,
    textOf: (file) => texts.get(file) ?? textOfFile(path.join(root, file)),
    schemaOf: (collection) => {
      const schema = schemas.get(collection) ?? withoutTerms(collectionSchema(theme, collection), collection, library)
      schemas.set(collection, schema)
      return schema
    },
  }
}

/** The keys of topics and tags have names in each language elsewhere. */
function withoutTerms(schema: JsonSchema, collection: string, { collections }: Library): JsonSchema {
  const terms = collections.get(collection)?.terms ?? {}
  const properties = Object.entries(schema.properties ?? {}).filter(([name]) => !(name in terms))
  return { ...schema, properties: Object.fromEntries(properties) }
}

/** What is missing is what translators are asked for. */
const MISSING: ReadonlySet<string> = new Set(['missing-translation', 'missing-home', 'missing-message'])

/** Errors of sources, of which half a text would be read. */
export function errorsOf(sources: readonly string[], issues: readonly Issue[]): Issue[] {
  const known = new Set(sources)
  return issues.filter(({ code, severity, file }) => severity === 'error' && !MISSING.has(code) && known.has(file))
}
