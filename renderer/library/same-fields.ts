import type { Entry } from '../definitions/entry.ts'
import type { Collections } from '../definitions/collections/collections.ts'
import { isEqual } from '../content/is-equal.ts'
import { isRecord } from '../content/plain-data.ts'
import { locatorOf } from '../content/front-matter.ts'
import { describe } from '../definitions/fields/text.ts'
import { isSame, type z } from '../definitions/fields/kind.ts'
import { type DataPath, issueIn, type Issue } from '../definitions/issue.ts'
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
    if (isEqual(wanted, came)) return []
    const place = placeOfDifference({ path: [field], wanted, came })
    return [
      issueIn(other.file.path, locatorOf(other.file)(place.path), {
        code: 'different-translations',
        message: `\`${place.path.join('.')}\` is ${written(place.came)} here and ${written(place.wanted)} in ${first.file.path}`,
        expected: `the same \`${field}\` in every language`,
      }),
    ]
  })
}

interface Difference {
  readonly path: DataPath
  readonly wanted: unknown
  readonly came: unknown
}

/** The first field that differs in an object, or in a list of as many objects; other values differ as a whole. */
function placeOfDifference({ path, wanted, came }: Difference): Difference {
  const hasParts = isRecord(wanted) ? isRecord(came) : isListOfRecords(wanted) && isListOfRecords(came)
  const [ours, theirs] = [entriesOf(wanted), entriesOf(came)]
  if (!hasParts || (Array.isArray(wanted) && ours.size !== theirs.size)) return { path, wanted, came }
  const step = [...ours.keys(), ...theirs.keys()].find((key) => !isEqual(ours.get(key), theirs.get(key)))
  if (step === undefined) return { path, wanted, came }
  return placeOfDifference({ path: [...path, step], wanted: ours.get(step), came: theirs.get(step) })
}

function entriesOf(value: unknown): Map<string | number, unknown> {
  if (Array.isArray(value)) return new Map(value.entries())
  return new Map(isRecord(value) ? Object.entries(value) : [])
}

function isListOfRecords(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > 0 && value.every(isRecord)
}

function written(value: unknown): string {
  if (isListOfRecords(value)) return `a list of ${value.length}`
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : describe(value)
}
