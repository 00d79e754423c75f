import type { JsonSchema } from '../../renderer/outputs/json-schema.ts'

/**
 * The value that a text of a table stands for, by the schema of its field: a table has only texts. A text that the field accepts stays
 * one, with its leading zeros; so does one that is no such value, which `check` then names with its field.
 */
export function typedText(text: string, schema: JsonSchema | undefined): unknown {
  const kinds = kindsOf(schema)
  if (kinds.some(({ type }) => type === 'string')) return text
  for (const kind of kinds) {
    const value = valueOf(text, kind)
    if (value !== undefined) return value
  }
  return text
}

/** The alternatives of a schema whose type is known. */
function kindsOf(schema: JsonSchema | undefined): JsonSchema[] {
  const alternatives = schema?.anyOf ?? schema?.oneOf
  if (alternatives) return alternatives.flatMap((inner) => (typeof inner === 'object' ? kindsOf(inner) : []))
  return schema?.type === undefined ? [] : [schema]
}

function valueOf(text: string, { type, items }: JsonSchema): unknown {
  if (type === 'number' || type === 'integer') return NUMBER.test(text) ? Number(text) : undefined
  if (type === 'boolean') return BOOLEANS.get(text.toLowerCase())
  if (type !== 'array') return undefined
  const parts = text.split(text.includes(';') ? ';' : ',').map((part) => part.trim())
  const kind = typeof items === 'object' && !Array.isArray(items) ? items : undefined
  return parts.filter((part) => part !== '').map((part) => typedText(part, kind))
}

/** No comma: `1,500` may be one and a half, or fifteen hundred. */
const NUMBER = /^[+-]?\d+(\.\d+)?$/

const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['yes', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['0', false],
])
