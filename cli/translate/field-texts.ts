import { isRecord } from '../../renderer/content/plain-data.ts'
import { COMMON_FIELDS } from '../../renderer/definitions/collections/front-matter.ts'
import { WRITTEN_IMAGE } from '../../renderer/definitions/fields/pictures.ts'
import type { DataPath } from '../../renderer/definitions/issue.ts'
import type { JsonSchema } from '../../renderer/outputs/json-schema.ts'
import { target } from '../../renderer/outputs/schema-words.ts'

/** A text in the front matter that translators write. */
export interface FieldText {
  readonly path: DataPath
  readonly value: string
  readonly kind: 'plain' | 'inline' | 'blocks'
  /** What the field is for. */
  readonly description: string
}

/** Fields of every entry that hold words. The others are settings, also where they are texts. */
export const TRANSLATED_FIELDS: ReadonlySet<string> = new Set([
  'title',
  'description',
  'label',
  'keywords',
  'image',
  'blocks',
])

/** The texts of a front matter, by its schema. Those that must be the same in all languages are none, nor are those of a fixed form. */
export function fieldTexts(schema: JsonSchema, data: Readonly<Record<string, unknown>>): FieldText[] {
  const own = Object.entries(data).filter(([name]) => !COMMON_FIELDS.includes(name) || TRANSLATED_FIELDS.has(name))
  return textsIn(schema, Object.fromEntries(own), [], schema)
}

function textsIn(written: JsonSchema, value: unknown, path: DataPath, root: JsonSchema): FieldText[] {
  const schema = meant({ ...target(written, root), ...own(written) }, value, root)
  if (schema['x-same'] === true || schema['x-translate'] === false) return []
  if (typeof value === 'string') return textOf(schema, value, path)
  if (schema['x-kind'] === WRITTEN_IMAGE && isRecord(value)) return pictureTexts(value, path)
  if (Array.isArray(value))
    return value.flatMap((item, index) => textsIn(asSchema(schema.items), item, [...path, index], root))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = schema.properties?.[name] ?? schema.additionalProperties
    return textsIn(asSchema(field), inner, [...path, name], root)
  })
}

/** What stands beside a reference to a definition. */
function own({ $ref: _ref, ...rest }: JsonSchema): JsonSchema {
  return rest
}

function asSchema(schema: unknown): JsonSchema {
  return isRecord(schema) ? schema : {}
}

/** The option of a union that a value is of: for groups the one of its `type`. */
function meant(schema: JsonSchema, value: unknown, root: JsonSchema): JsonSchema {
  if (!schema.anyOf || schema['x-kind'] === WRITTEN_IMAGE) return schema
  const options = schema.anyOf.map((option) => target(option, root))
  const found = options.find((option) => isOf(option, value))
  return found ? meant(found, value, root) : {}
}

function isOf({ type, properties }: JsonSchema, value: unknown): boolean {
  if (Array.isArray(value)) return type === 'array'
  if (!isRecord(value)) return type === typeof value
  const written = asSchema(properties?.['type']).const
  return type === 'object' && (written === undefined || written === value['type'])
}

/** How kinds of field that hold words are written. */
const KINDS: ReadonlyMap<unknown, FieldText['kind']> = new Map([
  ['text', 'plain'],
  ['inline Markdown', 'inline'],
  ['Markdown', 'blocks'],
])

function textOf(schema: JsonSchema, value: string, path: DataPath): FieldText[] {
  const { 'x-kind': written, pattern, enum: values, description = '' } = schema
  const kind = KINDS.get(written)
  return kind && pattern === undefined && values === undefined ? [{ path, value, kind, description }] : []
}

function pictureTexts({ alt }: Readonly<Record<string, unknown>>, path: DataPath): FieldText[] {
  if (typeof alt !== 'string' || alt === '') return []
  return [{ path: [...path, 'alt'], value: alt, kind: 'plain', description: 'What the picture shows.' }]
}
