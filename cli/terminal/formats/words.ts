import type { Issue } from '../../../renderer/definitions/issue.ts'

/** What is to be said of an issue beside its place: the message, then what was expected and how to mend it. */
export function wordsOf({ message, expected, hint }: Issue): string {
  return [message, expected && `expected: ${expected}`, hint && `hint: ${hint}`].filter(Boolean).join('\n')
}
