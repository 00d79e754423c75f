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
  return textsIn(schema, Object.fromEntries(own), { root: schema, path: [], from: null, isWords: true })
}

/** The texts of a data file in a language: those within `{ de: …, en: … }`. */
export function localTexts(schema: JsonSchema, data: unknown, from: string): FieldText[] {
  return textsIn(schema, data, { root: schema, path: [], from, isWords: false })
}

interface Walk {
  readonly root: JsonSchema
  readonly path: DataPath
  /** The language whose texts are collected where there are several; null in front matter, which is of one language. */
  readonly from: string | null
  /** Whether texts here are for readers; in data files, others are settings. */
  readonly isWords: boolean
}

function textsIn(written: JsonSchema, value: unknown, walk: Walk): FieldText[] {
  const schema = meant({ ...target(written, walk.root), ...own(written) }, value, walk.root)
  if (schema['x-same'] === true || schema['x-translate'] === false) return []
  if (typeof value === 'string') return walk.isWords ? textOf(schema, value, walk.path) : []
  if (schema['x-kind'] === WRITTEN_IMAGE && isRecord(value)) return pictureTexts(value, walk.path)
  const within = (step: string | number): Walk => ({ ...walk, path: [...walk.path, step] })
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(asSchema(schema.items), item, within(index)))
  if (!isRecord(value)) return []
  if (isPerLocale(schema)) return textsOfLocale(schema, value, walk)
  return Object.entries(value).flatMap(([name, inner]) =>
    textsIn(asSchema(schema.properties?.[name] ?? schema.additionalProperties), inner, within(name)),
  )
}

/** Whether a group has a value for each language. */
function isPerLocale({ propertyNames }: JsonSchema): boolean {
  return isRecord(propertyNames) && propertyNames['x-kind'] === 'language'
}

function textsOfLocale(schema: JsonSchema, value: Readonly<Record<string, unknown>>, walk: Walk): FieldText[] {
  const { from, path } = walk
  if (from === null || !(from in value)) return []
  return textsIn(asSchema(schema.additionalProperties), value[from], { ...walk, path: [...path, from], isWords: true })
}

/** What stands beside a reference to a definition. */
function own({ $ref: _ref, ...rest }: JsonSchema): JsonSchema {
  return rest
}

function asSchema(schema: unknown): JsonSchema {
  return isRecord(schema) ? schema : {}
}

/** The option of a union that a value is of. */
function meant(schema: JsonSchema, value: unknown, root: JsonSchema): JsonSchema {
  if (!schema.anyOf || schema['x-kind'] === WRITTEN_IMAGE) return schema
  const options = schema.anyOf.map((option) => meant(target(option, root), value, root))
  return options.find((option) => isOf(option, value)) ?? {}
}

/** Groups are told apart by their `type`, or else by the names of their fields. */
function isOf({ type, properties, required = [], additionalProperties }: JsonSchema, value: unknown): boolean {
  if (Array.isArray(value)) return type === 'array'
  if (!isRecord(value)) return type === typeof value
  const written = asSchema(properties?.['type']).const
  const isKnown = additionalProperties !== false || Object.keys(value).every((name) => name in (properties ?? {}))
  const hasType = written === undefined || written === value['type']
  return type === 'object' && hasType && isKnown && required.every((name) => name in value)
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
