import type { Issue } from '../../../renderer/definitions/issue.ts'

/** The text of an issue without its position: message, expectation and hint. */
export function wordsOf({ message, expected, hint }: Issue): string {
  return [message, expected && `expected: ${expected}`, hint && `hint: ${hint}`].filter(Boolean).join('\n')
}
