import type { DataPath } from '../definitions/issue.ts'

/** The value at a path inside plain data, or undefined. */
export function valueAt(value: unknown, path: DataPath): unknown {
  return path.reduce<unknown>(
    (inner, step) => (isRecord(inner) || Array.isArray(inner) ? Reflect.get(inner, step) : undefined),
    value,
  )
}

/** What is no record as one without fields. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {}
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
