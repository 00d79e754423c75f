import type { Entry } from '../definitions/entry.ts'
import type { Collections } from '../definitions/collections/collections.ts'
import { locatorOf } from '../content/source-file.ts'
import { describe } from '../definitions/fields/text.ts'
import { isSame, type z } from '../definitions/fields/kind.ts'
import { issueIn, type Issue } from '../definitions/issue.ts'
import type { Library } from './library.ts'
import { translationsOf } from './groups.ts'

/** Checks the fields that must be equal in all languages of an entry. */
export function checkSameFields({ groups, data, collections }: Library): Issue[] {
  const fields = sameFieldsOf(collections)
  return [...groups.values()].flatMap((group) => {
    // The fields of an entry with errors are incomplete.
    const [first, ...others] = translationsOf(group, data.settings).filter(({ damage }) => !damage)
    return first ? others.flatMap((other) => differences(first, other, fields.get(group.collection) ?? [])) : []
  })
}

/** The names of these fields by collection. */
function sameFieldsOf(collections: Collections): Map<string, string[]> {
  return new Map(Array.from(collections, ([name, { schema }]) => [name, namesIn(schema.shape)]))
}

function namesIn(shape: Readonly<Record<string, z.ZodType>>): string[] {
  return Object.entries(shape).flatMap(([field, schema]) => (isSame(schema) ? [field] : []))
}

function differences(first: Entry, other: Entry, fields: readonly string[]): Issue[] {
  return fields.flatMap((field) => {
    const [wanted, came] = [first, other].map(({ data }) => (data as Readonly<Record<string, unknown>>)[field])
    if (JSON.stringify(wanted) === JSON.stringify(came)) return []
    return [
      issueIn(other.file.path, locatorOf(other.file)([field]), {
        code: 'different-translations',
        message: `\`${field}\` is ${written(came)} here and ${written(wanted)} in ${first.file.path}`,
        expected: `the same \`${field}\` in every language`,
      }),
    ]
  })
}

function written(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : describe(value)
}
