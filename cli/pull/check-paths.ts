import type { Locale } from '../../i18n/locales.ts'
import type { PullSource } from '../../renderer/definitions/settings/pull.ts'
import type { JsonSchema } from '../../renderer/outputs/json-schema.ts'
import { inLocale, reached, valueAt, type Item } from './paths.ts'
import { PullError } from './pull-error.ts'

/** A source, and what the schema of its collection says. */
export interface Source extends PullSource {
  /** The fields that entries must have. */
  readonly required: readonly string[]
  readonly schemas: Readonly<Record<string, JsonSchema>>
}

/**
 * A note for each path of the source that leads to nothing in any item, since it may be misspelt. Throws PullError if entries cannot be
 * without it, before files are replaced by worse ones.
 */
export function checkPaths(source: Source, items: readonly Item[], locales: readonly Locale[]): readonly string[] {
  if (items.length === 0) return []
  const paths = Object.entries({ ...source.fields, body: source.body ?? null })
  return paths.flatMap(([field, path]) => {
    if (typeof path !== 'string' || leadsSomewhere(path, items, locales)) return []
    const message = `No item has anything at \`${path}\` for \`${field}\`${reached(items[0], inLocale(path, locales[0]))}`
    if (source.required.includes(field)) throw new PullError(message)
    return [message]
  })
}

function leadsSomewhere(path: string, items: readonly Item[], locales: readonly Locale[]): boolean {
  return items.some((item) => locales.some((locale) => valueAt(item, inLocale(path, locale)) !== undefined))
}
