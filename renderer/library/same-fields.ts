import type { Entry } from '../definitions/entry.ts'
import type { Collections } from '../definitions/collections.ts'
import { locatorOf } from '../content/source-file.ts'
import { describe } from '../definitions/fields/text.ts'
import { isSame } from '../definitions/fields/kind.ts'
import { issueIn, type Issue } from '../definitions/issue.ts'
import type { Library } from './library.ts'
import { translationsOf } from './groups.ts'

/** Checks the fields that must be equal in all languages of an entry. */
export function checkSameFields({ groups, data, collections }: Library): Issue[] {
  return [...groups.values()].flatMap((group) => {
    // The fields of an entry with errors are incomplete.
    const [first, ...others] = translationsOf(group, data.settings).filter(({ damage }) => !damage)
    return first ? others.flatMap((other) => differences(first, other, collections)) : []
  })
}

function differences(first: Entry, other: Entry, collections: Collections): Issue[] {
  const fields = Object.entries(collections.get(first.collection)?.schema.shape ?? {}).filter(([, schema]) =>
    isSame(schema),
  )
  return fields.flatMap(([field]) => {
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
