import type { Issue } from '../../renderer/definitions/issue.ts'

/** Issues of a code that are shown: who has thousands of them mends the first ones, and needs the others only as data. */
const MOST_OF_A_CODE = 100

/** The issues that people are shown, and a note for each code that has more. */
export function firstIssues(issues: readonly Issue[]): {
  readonly shown: readonly Issue[]
  readonly notes: readonly string[]
} {
  const found = new Map<string, number>()
  const shown = issues.filter(({ code }) => {
    const count = (found.get(code) ?? 0) + 1
    found.set(code, count)
    return count <= MOST_OF_A_CODE
  })
  const notes = Array.from(found).flatMap(([code, count]) =>
    count > MOST_OF_A_CODE
      ? [`… and ${count - MOST_OF_A_CODE} more of ${code}: kartograf check --format json lists all`]
      : [],
  )
  return { shown, notes }
}
