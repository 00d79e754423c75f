import { isRecord } from '../../content/plain-data.ts'
import { WRITTEN_IMAGE } from '../../definitions/fields/pictures.ts'
import type { JsonSchema } from '../json-schema.ts'
import { referredTo, target } from '../schema-words.ts'

/** Kinds of value for which the editor in the browser has a control. */
export type Shape =
  | { readonly kind: 'text'; readonly lines: 'one' | 'several' | 'markdown'; readonly most?: number | undefined }
  | { readonly kind: 'date'; readonly withTime: boolean }
  | { readonly kind: 'number'; readonly isWhole: boolean; readonly min?: number; readonly max?: number }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'choice'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'constant'; readonly value: unknown }
  | { readonly kind: 'image' }
  | { readonly kind: 'ref'; readonly collection: string }
  | { readonly kind: 'names' }
  | { readonly kind: 'list'; readonly items: Shape; readonly least?: number; readonly most?: number }
  | { readonly kind: 'group'; readonly fields: readonly Field[] }
  | { readonly kind: 'variants'; readonly types: Readonly<Record<string, readonly Field[]>> }

/** A field of front matter. */
export interface Field {
  readonly name: string
  /** null if there is no control for the value, which is then kept unchanged. */
  readonly shape: Shape | null
  readonly isRequired: boolean
  /** Default value. */
  readonly initial: unknown
  /** Whether the value must be the same in all languages. */
  readonly isSame: boolean
  readonly description: string
}

/** The fields of a group, such as the front matter of a collection. */
export function fieldsOf(schema: JsonSchema, root: JsonSchema = schema): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, written]) => {
    if (!isRecord(written)) return []
    const { description = '', default: initial, 'x-same': same } = written
    const isRequired = schema.required?.includes(name) ?? false
    return [{ name, shape: shapeOf(written, root), isRequired, initial, isSame: same === true, description }]
  })
}

function shapeOf(written: JsonSchema, root: JsonSchema): Shape | null {
  const schema = target(written, root)
  if (schema.const !== undefined) return { kind: 'constant', value: schema.const }
  if (schema.enum) return { kind: 'choice', values: schema.enum.filter(isChoice) }
  if (schema['x-kind'] === WRITTEN_IMAGE) return { kind: 'image' }
  if (schema.anyOf) return unionOf(schema.anyOf, root)
  if (schema.type === 'string') return textOf(schema)
  if (schema.type === 'boolean') return { kind: 'boolean' }
  if (schema.type === 'number' || schema.type === 'integer') return numberOf(schema)
  if (schema.type === 'array') return listOf(schema, root)
  return schema.type === 'object' ? groupOf(schema, root) : null
}

function isChoice(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

function textOf(schema: JsonSchema): Shape {
  const collection = referredTo(schema)
  if (collection !== undefined) return { kind: 'ref', collection }
  switch (schema['x-kind']) {
    case 'date':
    case 'date and time':
      return { kind: 'date', withTime: schema['x-kind'] !== 'date' }
    case 'Markdown':
      return { kind: 'text', lines: 'markdown' }
    case 'inline Markdown':
      return { kind: 'text', lines: 'several', most: schema.maxLength }
    default:
      return { kind: 'text', lines: 'one', most: schema.maxLength }
  }
}

function numberOf({ type, minimum, maximum }: JsonSchema): Shape {
  const isBound = (value: number | undefined): value is number =>
    value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER
  return {
    kind: 'number',
    isWhole: type === 'integer',
    ...(isBound(minimum) && { min: minimum }),
    ...(isBound(maximum) && { max: maximum }),
  }
}

function listOf({ items, prefixItems, minItems, maxItems }: JsonSchema, root: JsonSchema): Shape | null {
  const inner = !prefixItems && isRecord(items) ? shapeOf(items, root) : null
  if (!inner || inner.kind === 'list') return null
  return {
    kind: 'list',
    items: inner,
    ...(minItems !== undefined && { least: minItems }),
    ...(maxItems !== undefined && { most: maxItems }),
  }
}

/** A group of named fields, or texts by names that the editor chooses. */
function groupOf(schema: JsonSchema, root: JsonSchema): Shape | null {
  if (schema.properties) return { kind: 'group', fields: fieldsOf(schema, root) }
  const value = isRecord(schema.additionalProperties) ? shapeOf(schema.additionalProperties, root) : null
  const isWord =
    value?.kind === 'text' || (value?.kind === 'choice' && value.values.every((one) => typeof one === 'string'))
  return isWord ? { kind: 'names' } : null
}

/** A choice of values, or of groups that differ by their `type`, such as sections. */
function unionOf(options: readonly JsonSchema[], root: JsonSchema): Shape | null {
  const shapes = options.map((option) => shapeOf(option, root))
  const constants = shapes.flatMap((shape) =>
    shape?.kind === 'constant' && isChoice(shape.value) ? [shape.value] : [],
  )
  if (constants.length === shapes.length) return { kind: 'choice', values: constants }
  const groups = shapes.flatMap((shape) =>
    shape?.kind === 'group' ? [[typeIn(shape.fields), shape.fields] as const] : [],
  )
  if (groups.length < shapes.length || groups.some(([type]) => type === undefined)) return null
  return {
    kind: 'variants',
    types: Object.fromEntries(groups.map(([type, fields]) => [type, fields.filter(({ name }) => name !== 'type')])),
  }
}

function typeIn(fields: readonly Field[]): string | undefined {
  const shape = fields.find(({ name }) => name === 'type')?.shape
  return shape?.kind === 'constant' && typeof shape.value === 'string' ? shape.value : undefined
}
