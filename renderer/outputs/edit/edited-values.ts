import { asRecord, isRecord } from '../../content/plain-data.ts'
import { isEqual } from '../../content/is-equal.ts'
import { isThreefold } from './cms-fields.ts'
import type { Field, Shape } from './shapes.ts'

/** Parsed front matter. */
export type Data = Readonly<Record<string, unknown>>

/** Front matter in the form that the CMS can edit: pictures as groups of fields, and optional booleans as texts. */
export function shownValues(fields: readonly Field[], data: Data): Data {
  return eachField(fields, data, (value, { shape, ...field }) =>
    shape?.kind === 'boolean' && isThreefold(field) && typeof value === 'boolean' ? String(value) : shown(shape, value),
  )
}

function shown(shape: Shape | null, value: unknown): unknown {
  if (shape?.kind === 'image') return typeof value === 'string' ? { src: value } : value
  return inside(shape, value, shownValues, shown)
}

/**
 * Front matter to write for values saved by the CMS. The CMS returns every field that it knows, but empty ones are not allowed, so values
 * that mean the same as before are kept as they were.
 */
export function savedValues(fields: readonly Field[], before: Data, after: Data): Data {
  const plain = plainValues(fields, after)
  const names = new Set([...Object.keys(plain), ...Object.keys(before)])
  const values = Array.from(
    names,
    (name) => [name, savedValue(fieldOf(fields, name), before[name], plain[name])] as const,
  )
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

function savedValue(field: Field | undefined, before: unknown, after: unknown): unknown {
  if (!isSilent(field, after)) return kept(field?.shape ?? null, before, after)
  return isSilent(field, before) ? before : undefined
}

function kept(shape: Shape | null, before: unknown, after: unknown): unknown {
  if (isAlike(shape, before, after)) return before
  if (shape?.kind === 'list' && Array.isArray(after))
    return keptItems(shape.items, Array.isArray(before) ? before : [], after)
  const fields = fieldsIn(shape, after)
  if (fields && isRecord(after)) return savedValues(fields, asRecord(before), after)
  const said = meant(shape, after)
  return typeof said === 'string' && endsInLine(before) ? `${said}\n` : said
}

/** Whether a text has several lines and a line break at its end, which has no meaning. */
function endsInLine(value: unknown): boolean {
  return typeof value === 'string' && value.endsWith('\n')
}

/** Keeps previous items that mean the same, wherever they were; compares the others in order. */
function keptItems(shape: Shape, before: readonly unknown[], after: readonly unknown[]): unknown[] {
  const left = new Set(before.keys())
  const found = after.map((value, index) => {
    const old = [index, ...left].find((one) => left.has(one) && isAlike(shape, before[one], value))
    if (old !== undefined) left.delete(old)
    return old
  })
  const others = [...left]
  return after
    .map((value, index) => {
      const old = found[index] ?? others.shift()
      return kept(shape, old === undefined ? undefined : before[old], value)
    })
    .filter((value) => value !== undefined)
}

function isAlike(shape: Shape | null, one: unknown, other: unknown): boolean {
  return isEqual(meant(shape, one), meant(shape, other))
}

/** A value without meaningless parts: empty texts and lists, and fields with their default value. */
function meant(shape: Shape | null, value: unknown): unknown {
  if (shape === null) return emptied(trimmed(value))
  const fields = fieldsIn(shape, value)
  if (fields && isRecord(value)) return emptied(meantValues(fields, value))
  if (shape?.kind === 'list' && Array.isArray(value)) return emptied(value.map((item) => meant(shape.items, item)))
  return emptied(shape?.kind === 'text' && typeof value === 'string' ? value.trim() : value)
}

/** A value with all of its texts trimmed, as the CMS does with values that have no control. */
function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(trimmed)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, trimmed(one)]))
}

function meantValues(fields: readonly Field[], data: Data): Data {
  const entries = Object.entries(data).map(([name, value]) => {
    const field = fieldOf(fields, name)
    return [name, isSilent(field, value) ? undefined : meant(field?.shape ?? null, value)] as const
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

function emptied(value: unknown): unknown {
  return isEmpty(value) ? undefined : value
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  return value === undefined || value === null || value === '' || (isRecord(value) && Object.keys(value).length === 0)
}

/** Whether a field with this value means the same as a missing field. */
function isSilent(field: Field | undefined, value: unknown): boolean {
  const said = meant(field?.shape ?? null, value)
  return said === undefined || (field !== undefined && !field.isRequired && isEqual(said, emptied(field.initial)))
}

/** The reverse of `shownValues`. */
function plainValues(fields: readonly Field[], data: Data): Data {
  return eachField(fields, data, (value, { shape }) => plain(shape, value))
}

function plain(shape: Shape | null, value: unknown): unknown {
  if (shape?.kind === 'image') return plainImage(value)
  if (shape?.kind === 'boolean') return value === 'true' || (value === 'false' ? false : value)
  if (shape?.kind === 'choice') return shape.values.find((one) => String(one) === String(value)) ?? value
  return inside(shape, value, plainValues, plain)
}

/** Writes a picture that has only a file as its path. */
function plainImage(value: unknown): unknown {
  if (!isRecord(value)) return value
  const parts = Object.entries(value).filter(([, part]) => !isEmpty(part))
  return parts.length === 1 && parts[0]?.[0] === 'src' ? parts[0][1] : Object.fromEntries(parts)
}

type OfFields = (fields: readonly Field[], data: Data) => Data

/** Applies a function to the values inside a value. */
function inside(
  shape: Shape | null,
  value: unknown,
  ofFields: OfFields,
  ofItem: (shape: Shape | null, value: unknown) => unknown,
): unknown {
  if (shape?.kind === 'list' && Array.isArray(value)) return value.map((item) => ofItem(shape.items, item))
  const fields = fieldsIn(shape, value)
  return fields && isRecord(value) ? ofFields(fields, value) : value
}

/** The fields of a group, or of the section that its `type` names. */
function fieldsIn(shape: Shape | null, value: unknown): readonly Field[] | undefined {
  if (shape?.kind === 'group') return shape.fields
  if (shape?.kind !== 'variants' || !isRecord(value)) return undefined
  return shape.types[String(value['type'])]
}

function eachField(fields: readonly Field[], data: Data, change: (value: unknown, field: Field) => unknown): Data {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      const field = fieldOf(fields, name)
      return [name, field ? change(value, field) : value]
    }),
  )
}

function fieldOf(fields: readonly Field[], name: string): Field | undefined {
  return fields.find((field) => field.name === name)
}
