import type { DataFault } from '../../renderer/model/collection.ts'

/** A field that the others make necessary. */
export function missing(field: string, reason: string, expected: string): DataFault {
  return {
    code: 'missing-field',
    severity: 'error',
    path: [field],
    message: `\`${field}\` is missing: ${reason}`,
    expected,
  }
}

/** A field that contradicts another. */
export function wrong(field: string, reason: string, expected: string): DataFault {
  return { code: 'wrong-value', severity: 'error', path: [field], message: `\`${field}\`: ${reason}`, expected }
}
