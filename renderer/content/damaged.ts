import { asRecord, isRecord } from './plain-data.ts'
import { salvage } from './inner-schema.ts'
import type { CollectionModel } from '../definitions/collections/collection.ts'
import type { z } from '../definitions/fields/kind.ts'
import type { CommonData } from '../definitions/collections/front-matter.ts'

/** Data of an entry with errors: valid fields, and placeholders for required ones. */
export function dataInPlace(
  { schema: whole, placeholders }: CollectionModel,
  key: string,
  written: unknown,
): CommonData {
  const fields = asRecord(written)
  const right = Object.entries<z.ZodType>(whole.shape).flatMap(([name, schema]) => {
    const value = salvageField(schema, fields[name])
    return value === undefined ? [] : [[name, value] as const]
  })
  const data = { title: key, description: key, ...placeholders, ...Object.fromEntries(right) }
  // Safe: each field is valid or a placeholder of its type.
  return data as unknown as CommonData
}

/** A valid field, or its default. */
function salvageField(schema: z.ZodType, written: unknown): unknown {
  const result = schema.safeParse(written)
  return result.success ? result.data : schema.safeParse(undefined).data
}

/** The valid parts of front matter; sections are checked by their own schemas. */
export function restOf(
  { schema }: CollectionModel,
  written: unknown,
  sections: ReadonlyMap<string, z.ZodObject> | null,
): unknown {
  const rest = salvage(schema, written)
  if (!isRecord(rest) || !isRecord(written)) return rest
  const { sections: list, blocks: named } = written
  return {
    ...rest,
    ...(Array.isArray(list) && { sections: list.map((section: unknown) => restOfSection(section, sections)) }),
    ...(isRecord(named) && {
      blocks: Object.fromEntries(Object.entries(named).map(([name, block]) => [name, restOfSection(block, sections)])),
    }),
  }
}

function restOfSection(section: unknown, sections: ReadonlyMap<string, z.ZodObject> | null): unknown {
  const schema = isRecord(section) && typeof section['type'] === 'string' && sections?.get(section['type'])
  return schema ? salvage(schema, section) : undefined
}
