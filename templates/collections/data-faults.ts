import type { DataFault } from 'kartograf'

/** An issue: a field is missing that other fields require. */
export function missing(field: string, reason: string, expected: string): DataFault {
  return {
    code: 'missing-field',
    severity: 'error',
    path: [field],
    message: `\`${field}\` is missing: ${reason}`,
    expected,
  }
}

/** An issue: a field contradicts another one. */
export function wrong(field: string, reason: string, expected: string): DataFault {
  return { code: 'wrong-value', severity: 'error', path: [field], message: `\`${field}\`: ${reason}`, expected }
}
