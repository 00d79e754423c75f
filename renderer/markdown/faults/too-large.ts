import type { Place } from '../../definitions/issue.ts'
import type { MarkdownFault } from './finding.ts'

/** Levels of lists, quotations, emphasis or HTML: deeper ones would overflow the stack. */
export const MOST_DEPTH = 100

/** The fault of a text that exceeds a limit. All are far above any real page. */
export function large(place: Place, message: string, expected: string): MarkdownFault {
  return { code: 'text-too-large', ...place, message, expected }
}

/** The fault of a text that is nested too deep. */
export function tooDeep(place: Place): MarkdownFault {
  return {
    code: 'text-too-deep',
    ...place,
    message: `more than ${MOST_DEPTH} levels of lists, quotations, emphasis or HTML are nested here`,
    expected: `at most ${MOST_DEPTH} levels`,
  }
}
