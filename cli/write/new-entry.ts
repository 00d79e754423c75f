import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { localTimeAt } from '../../i18n/clock.ts'
import { PLACEHOLDER_PICTURE } from '../../renderer/content/placeholder.ts'
import { nearestHint } from '../../renderer/content/nearest.ts'
import type { CollectionModel } from '../../renderer/definitions/collections/collection.ts'
import { collectionsOf } from '../../renderer/definitions/collections/collections.ts'
import type { Theme } from '../../renderer/definitions/theme.ts'
import type { SiteData } from '../../renderer/library/site-data.ts'
import { jsonSchemaOf } from '../../renderer/outputs/json-schema.ts'
import { fieldsOf, referredTo, sampleOf, type Choose } from '../../renderer/outputs/schema-words.ts'
import { slashed } from '../output/paths.ts'
import { UsageError } from '../program.ts'
import { linkedFolder } from '../content/files/linked-folder.ts'
import { keysIn, titleOfKey } from './entry-key.ts'
import { entryText } from './entry-text.ts'
import { keyFor, type Wanted } from './new-key.ts'
import { namesPicture, placeholderPicture, placeholders, type Surroundings } from './placeholders.ts'
import { writeFile } from '../output/write-file.ts'

/** The site that an entry is added to. */
export interface Site {
  readonly root: string
  readonly theme: Theme
  readonly data: SiteData
  /** Instant, ISO 8601. */
  readonly at: string
}

/** Collections that the site has, `pages` among them. */
export function collectionNames({ theme }: Pick<Site, 'theme'>): string[] {
  return [...collectionsOf(theme.collections).keys()]
}

/** Writes an entry in all languages of the site as a draft and returns the files. Never overwrites existing files. */
export function writeEntry(site: Site, wanted: Wanted): string[] {
  const { root, data, theme } = site
  const model = modelOf(site, wanted.collection)
  const key = keyFor(root, wanted)
  const folder = path.join('content', model.name, ...key.split('/'))
  const surroundings = surroundingsOf(site)
  refuseWithoutReferences(model, surroundings)
  const texts = data.settings.locales.map((locale) => {
    const chooser = (): Choose => placeholders(surroundings)
    const fields = sectionsOf(model, theme, chooser())
    const beginning = { title: wanted.title ?? titleOfKey(key), fields, chooser, termOf: termsOf(model, data) }
    return { file: path.join(folder, `${locale}.md`), text: entryText(model, beginning) }
  })
  const linked = linkedFolder(root, path.join(folder, 'de.md'))
  if (linked !== undefined) throw new UsageError(`${linked} is a link, and nothing is written through links.`)
  mkdirSync(path.join(root, folder), { recursive: true })
  // `wx` fails if the file exists.
  for (const { file, text } of texts) writeFile(path.join(root, file), text, { flag: 'wx' })
  const files = texts.map(({ file }) => slashed(file))
  return texts.some(({ text }) => namesPicture(text)) ? [...files, writePicture(root, folder)] : files
}

/** Writes the picture that the texts name, unless there is one. */
function writePicture(root: string, folder: string): string {
  const file = path.join(folder, PLACEHOLDER_PICTURE)
  if (!existsSync(path.join(root, file))) writeFile(path.join(root, file), placeholderPicture())
  return slashed(file)
}

/** The collection with a name. Throws UsageError if there is none. */
export function modelOf({ theme }: Pick<Site, 'theme'>, name: string): CollectionModel {
  const collections = collectionsOf(theme.collections)
  const model = collections.get(name)
  if (model) return model
  const names = [...collections.keys()]
  const hint = nearestHint(name, names)
  throw new UsageError(
    `\`${name}\` is not a collection${hint === undefined ? '' : `: ${hint}`}\nThis site has ${names.join(', ')}.`,
  )
}

function surroundingsOf({ root, data, at }: Site): Surroundings {
  const { timeZone, defaultLocale } = data.settings
  return {
    today: localTimeAt(at, timeZone).slice(0, 10),
    timeZone,
    defaultLocale,
    entryOf: (collection) => shownIn(root, collection, defaultLocale),
  }
}

/** The key of the first entry that is not a draft. */
function shownIn(root: string, collection: string, locale: string): string | undefined {
  return keysIn(root, collection).find((key) => {
    try {
      return !/^draft: *true/m.test(readFileSync(path.join(root, 'content', collection, key, `${locale}.md`), 'utf8'))
    } catch {
      // The entry is not in this language.
      return false
    }
  })
}

/** Throws UsageError if the entry must refer to another one and none exists. */
function refuseWithoutReferences({ name, schema }: CollectionModel, { entryOf }: Surroundings): void {
  const json = jsonSchemaOf(schema)
  const required = fieldsOf(json).filter(([field]) => json.required?.includes(field))
  for (const [field, value] of required) {
    const collection = referredTo(value) ?? referredTo((value.items ?? {}) as typeof value)
    if (collection !== undefined && entryOf(collection) === undefined)
      throw new UsageError(
        `An entry of \`${name}\` names one of \`${collection}\` in \`${field}\`, but there is none yet.\nCreate it first: kartograf new ${collection} some-name`,
      )
  }
}

/** If the theme has a section for the text of pages, a new page gets it. */
function sectionsOf(model: CollectionModel, { sections }: Theme, choose: Choose): Readonly<Record<string, unknown>> {
  const body = sections.find(({ showsBody }) => showsBody)
  if (model.name !== 'pages' || !body) return {}
  const schema = jsonSchemaOf(body.schema)
  return { sections: [sampleOf(schema, schema, choose)] }
}

/** The first term of the kind that a field names. */
function termsOf({ terms }: CollectionModel, { taxonomy, settings }: SiteData) {
  return (field: string): string | undefined => {
    const kind = terms[field]
    if (kind === undefined) return undefined
    return Object.keys(kind === 'locations' ? settings.locations : (taxonomy[kind] ?? {}))[0]
  }
}
