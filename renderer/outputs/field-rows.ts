import type { JsonSchema as Schema } from './json-schema.ts'
import { code, fieldsOf, groupIn, target, wordsOf } from './schema-words.ts'

/** A field in a table of fields, with `code` in backticks. */
export interface FieldRow {
  readonly name: string
  /** Number of groups around it. */
  readonly depth: number
  readonly value: string
  readonly needed: string
  readonly meaning: string
}

/** The fields of a schema, each group followed by its own fields. */
export function fieldRows(schema: Schema): FieldRow[] {
  return rowsOf(schema, { root: schema, above: [] })
}

interface Position {
  readonly root: Schema
  /** Enclosing groups, to detect recursion: a menu item may contain items, which need no second table. */
  readonly above: readonly Schema[]
}

function rowsOf(group: Schema, { root, above }: Position): FieldRow[] {
  const fields = fieldsOf(group).filter(([, { const: constant }]) => constant === undefined)
  return fields.flatMap(([name, written]) => {
    const schema = target(written, root)
    const row: FieldRow = {
      name,
      depth: above.length,
      value: wordsOf(written, root),
      needed: neededOf(name, written, group),
      meaning: written.description ?? '',
    }
    const inner = groupIn(schema, root)
    const goesOn = inner !== null && !above.includes(inner)
    return [row].concat(goesOn ? rowsOf(inner, { root, above: [...above, inner] }) : [])
  })
}

function neededOf(name: string, { default: value }: Schema, { required = [] }: Schema): string {
  if (required.includes(name)) return 'yes'
  const isShort =
    value !== '' &&
    (['string', 'number', 'boolean'].includes(typeof value) || (Array.isArray(value) && value.length > 0))
  return isShort ? `no: ${code(JSON.stringify(value).replaceAll('"', ''))}` : 'no'
}
