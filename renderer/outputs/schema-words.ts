import { isRecord } from '../content/plain-data.ts'
import type { JsonSchema as Schema } from './json-schema.ts'

/** Describes a JSON Schema in plain words: `list of 2 or more: text`. */

export const code = (text: string): string => `\`${text}\``

type Field = readonly [name: string, schema: Schema]

/** The fields of a group, including those with arbitrary names. */
export function fieldsOf({ properties = {}, additionalProperties }: Schema): Field[] {
  const named = Object.entries(properties) as Field[]
  return named.length > 0 && isRecord(additionalProperties) ? [...named, ['<name>', additionalProperties]] : named
}

/** The schema itself, or the one that it refers to. */
export function target(schema: Schema, root: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return (name !== undefined && root.$defs?.[name]) || schema
}

/** The group of fields in a value or in its items; null if there is none. */
export function groupIn(written: Schema, root: Schema): Schema | null {
  const schema = target(written, root)
  if (kindOf(schema) !== undefined) return null
  if (schema.properties) return schema
  const inner = [schema.items, schema.additionalProperties, ...(schema.anyOf ?? [])] as unknown[]
  for (const part of inner.filter(isRecord)) {
    const group = groupIn(part, root)
    if (group) return group
  }
  return null
}

/** What a schema expects, in words for the reference of fields. `root` has the definitions that it refers to. */
export function wordsOf(written: Schema, root: Schema): string {
  const schema = target(written, root)
  const kind = kindOf(schema)
  if (kind !== undefined) return kind
  if (schema.const !== undefined) return code(String(schema.const))
  if (schema.enum) return `one of ${schema.enum.map((value) => code(String(value))).join(', ')}`
  if (schema.anyOf) return schema.anyOf.map((option) => wordsOf(option, root)).join(', or ')
  if (schema.type === 'array')
    return `list${countOf(schema)}: ${wordsOf(schema.items as Schema, root)}`.replace(': list', ' of lists')
  if (schema.type === 'object') return groupWords(schema, root)
  if (schema.type === 'boolean') return '`true` or `false`'
  if (schema.type === 'integer') return `whole number${boundsOf(schema)}`
  if (schema.type === 'null') return '`null`'
  return typeof schema.type === 'string' ? `${schema.type}${boundsOf(schema)}` : 'anything'
}

function kindOf(schema: Schema): string | undefined {
  const kind = schema['x-kind']
  return typeof kind === 'string' ? kind : undefined
}

/** The collection whose entries a field names. */
export function referredTo({ 'x-collection': collection }: Schema): string | undefined {
  return typeof collection === 'string' ? collection : undefined
}

/** Values of all named enumerations in the schema. */
export function choicesIn(schema: unknown): Map<string, readonly unknown[]> {
  if (typeof schema !== 'object' || schema === null) return new Map()
  const { 'x-kind': kind, enum: values } = schema as Schema
  if (typeof kind === 'string' && values) return new Map([[kind, values]])
  const parts: readonly unknown[] = Object.values(schema)
  return new Map(parts.flatMap((part) => Array.from(choicesIn(part))))
}

function groupWords({ properties, propertyNames, additionalProperties }: Schema, root: Schema): string {
  if (properties) return 'fields below'
  const value = isRecord(additionalProperties) ? wordsOf(additionalProperties, root) : 'anything'
  const isByLanguage = isRecord(propertyNames) && kindOf(propertyNames) === 'language'
  return isByLanguage ? `for each language: ${value}` : `names, each with: ${value}`
}

function countOf({ minItems: least, maxItems: most }: Schema): string {
  if (least !== undefined && most !== undefined) return least === most ? ` of ${least}` : ` of ${least} to ${most}`
  if (most !== undefined) return ` of at most ${most}`
  return least === undefined ? '' : ` of ${least} or more`
}

function boundsOf({ minimum, exclusiveMinimum }: Schema): string {
  if (typeof exclusiveMinimum === 'number') return ` above ${exclusiveMinimum}`
  return minimum === undefined || minimum === Number.MIN_SAFE_INTEGER ? '' : ` from ${minimum}`
}

/** Placeholder for any text in an example. */
export const ANY = '…'

/** Returns a better value for a schema than the smallest one, or undefined. */
export type Choose = (schema: Schema) => unknown

/** The smallest valid value, with `…` for texts; `choose` takes precedence. */
export function sampleOf(written: Schema, root: Schema, choose: Choose = () => undefined): unknown {
  const schema = target(written, root)
  const example = choose(schema) ?? schema.const ?? schema.examples?.[0] ?? schema.enum?.[0]
  if (example !== undefined) return example
  if (schema.anyOf) return sampleOf(schema.anyOf[0] as Schema, root, choose)
  if (schema.type === 'boolean') return true
  if (schema.type === 'number' || schema.type === 'integer') return Math.max(schema.minimum ?? 1, 1)
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 1 }, () => sampleOf(schema.items as Schema, root, choose))
  return schema.type === 'object' ? sampleGroup(schema, root, choose) : ANY
}

function sampleGroup(schema: Schema, root: Schema, choose: Choose): unknown {
  const byLanguage = isRecord(schema.propertyNames) && isRecord(schema.additionalProperties)
  if (byLanguage) return { de: sampleOf(schema.additionalProperties as Schema, root, choose) }
  const required = fieldsOf(schema).filter(([name]) => schema.required?.includes(name))
  return Object.fromEntries(required.map(([name, value]) => [name, sampleOf(value, root, choose)]))
}
