import type { Place } from '../../renderer/definitions/issue.ts'

/** What is wrong with a document, and where. */
export class XliffError extends Error {
  override readonly name = 'XliffError'
  readonly place: Place
  readonly expected: string

  constructor(message: string, place: Place, expected: string) {
    super(message)
    this.place = place
    this.expected = expected
  }
}
