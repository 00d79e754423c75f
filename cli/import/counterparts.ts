import type { Locale } from '../../i18n/locales.ts'
import { keyOfTitle } from '../../renderer/content/key.ts'
import { isRecord } from '../../renderer/content/plain-data.ts'
import { WRITTEN_IMAGE } from '../../renderer/definitions/fields/pictures.ts'
import type { SiteData } from '../../renderer/library/site-data.ts'
import type { JsonSchema } from '../../renderer/outputs/json-schema.ts'
import { referredTo, target } from '../../renderer/outputs/schema-words.ts'
import { keysIn } from '../write/entry-key.ts'
import type { Site } from '../write/new-entry.ts'
import { textOf } from './entry-files.ts'

/** Where a value stands. */
export interface Place {
  readonly locale: Locale
  /** Brings a file over and returns its new address. */
  readonly fileOf: (name: string) => string | undefined
}

/** How values of a field are found again on this site. */
export interface Counterpart {
  /** The value here; undefined if there is none. */
  readonly of: (value: unknown, place: Place) => unknown
  /** The values in one that is no list. */
  readonly split: (value: unknown) => readonly unknown[]
}

/**
 * For a field with terms of a kind, with entries, with pictures, or with values that stay as they are. `root`: the schema that `json` is a
 * part of.
 */
export function counterpartsIn(
  site: Pick<Site, 'root' | 'data'>,
  kind: string | undefined,
  json: JsonSchema,
  root: JsonSchema,
): Counterpart {
  const item = target(isRecord(json.items) ? json.items : json, root)
  const alone = (value: unknown): unknown[] => [value]
  if (kind !== undefined) {
    const termOf = termFinder(namesOf(kind, site.data))
    // Jekyll may have them in one line.
    const split = (value: unknown) =>
      textOf(value)
        .split(',')
        .map((part) => part.trim())
    return { of: (value, { locale }) => termOf(textOf(value), locale), split }
  }
  const collection = referredTo(item)
  if (collection !== undefined) {
    const keys = new Set(keysIn(site.root, collection))
    const keyFor = (key: string): string | undefined => (keys.has(key) ? key : undefined)
    return { of: (value) => keyFor(keyOfTitle(textOf(value))), split: alone }
  }
  if (item['x-kind'] === WRITTEN_IMAGE) return { of: pictureOf, split: alone }
  return { of: (value) => value, split: alone }
}

type Names = Readonly<Record<string, Readonly<Partial<Record<Locale, string>>>>>

/** The terms of a kind by key, with their names by language. */
function namesOf(kind: string, { taxonomy, settings }: SiteData): Names {
  if (kind !== 'locations') return taxonomy[kind] ?? {}
  return Object.fromEntries(Object.entries(settings.locations).map(([key, { name }]) => [key, name]))
}

/**
 * Finds the key of a term: the value itself, or the term of this name in the language of the text; of several, the first. Upper and lower
 * case are the same. Each text may name several of thousands.
 */
function termFinder(names: Names): (value: string, locale: Locale) => string | undefined {
  const terms = Object.entries(names).toReversed()
  const byKey = new Map(terms.map(([key]) => [key.toLowerCase(), key]))
  const byName = new Map(
    terms.flatMap(([key, own]) =>
      Object.entries(own).flatMap(([locale, name]) =>
        name ? [[`${locale} ${name.toLowerCase()}`, key] as const] : [],
      ),
    ),
  )
  return (value, locale) => {
    const wanted = value.trim().toLowerCase()
    return byKey.get(wanted) ?? byName.get(`${locale} ${wanted}`)
  }
}

function pictureOf(value: unknown, { fileOf }: Place): unknown {
  const src = isRecord(value) ? value['src'] : value
  // Hugo takes names without a slash from `static/` too.
  const file = typeof src === 'string' ? (fileOf(src) ?? fileOf(`/${src}`)) : undefined
  return file !== undefined && isRecord(value) ? { ...value, src: file } : file
}
