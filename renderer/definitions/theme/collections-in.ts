import { type FieldMeta, z } from '../fields/kind.ts'

/** Names of the collections that fields of a schema refer to. */
export function collectionsIn(schema: z.core.$ZodType, seen = new Set<z.core.$ZodType>()): Set<string> {
  if (seen.has(schema)) return new Set()
  seen.add(schema)
  const { 'x-collection': ref, 'x-list': list } = (z.globalRegistry.get(schema) ?? {}) as FieldMeta
  const found = new Set([ref, list].filter((name) => name !== undefined))
  for (const part of innerSchemas(schema)) for (const name of collectionsIn(part, seen)) found.add(name)
  return found
}

/** The schemas that a schema consists of. */
function innerSchemas(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return Object.values(def.shape)
    case 'array':
      return [def.element]
    case 'record':
      return [def.valueType]
    case 'union':
      return def.options
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return [def.innerType]
    case 'pipe':
      return [def.in, def.out]
    case 'lazy':
      return [def.getter()]
    default:
      return []
  }
}
