import { z } from '../definitions/fields/kind.ts'
import type { DataPath } from '../definitions/issue.ts'
import { isRecord } from './plain-data.ts'

/** The valid part of a value: invalid fields are omitted, invalid items leave a gap. */
export function salvage(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const whole = z.safeParse(schema, value)
  if (whole.success) return whole.data
  if (Array.isArray(value)) return value.map((item: unknown, index) => salvage(childSchema(schema, index), item))
  if (!isRecord(value)) return undefined
  return Object.fromEntries(Object.keys(value).map((key) => [key, salvage(childSchema(schema, key), value[key])]))
}

/** The keys of a schema at a path; empty if it may have any, or is no object. */
export function knownKeys(schema: z.core.$ZodType, path: DataPath): string[] {
  const inner = path.reduce<z.core.$ZodType | undefined>((at, step) => at && childSchema(at, step), schema)
  const def = inner && defOf(unwrap(inner))
  if (def?.type === 'object') return Object.keys(def.shape)
  const keys = def?.type === 'record' ? defOf(def.keyType) : undefined
  return keys?.type === 'enum' ? Object.keys(keys.entries) : []
}

/** The schema of a field, of the items of a list, or of the values of a record. */
function childSchema(schema: z.core.$ZodType, step: string | number): z.core.$ZodType | undefined {
  const def = defOf(unwrap(schema))
  switch (def.type) {
    case 'object':
      // A field may be called `constructor`.
      return Object.hasOwn(def.shape, step) ? def.shape[step] : undefined
    case 'array':
      return def.element
    case 'record':
      return def.valueType
    default:
      return undefined
  }
}

/** The schema inside `optional`, `default`, `lazy` and transforms; of a union, the first object. */
function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const def = defOf(schema)
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'catch':
      return unwrap(def.innerType)
    case 'pipe':
      return unwrap(def.in)
    case 'lazy':
      return unwrap(def.getter())
    case 'union':
      return def.options.map(unwrap).find((option) => defOf(option).type === 'object') ?? schema
    default:
      return schema
  }
}

/** The definition of a schema, a union by which zod's kinds can be distinguished. */
function defOf(schema: z.core.$ZodType) {
  return (schema as z.core.$ZodTypes)._zod.def
}
