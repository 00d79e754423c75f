import { localTimeAt } from '../../i18n/clock.ts'
import { compare } from '../../renderer/definitions/compare.ts'
import type { Ending } from '../../renderer/library/publication.ts'

/** Where a site looks at the clock: for its day, and for what has begun or is over. */
export interface SiteClock {
  readonly timeZone: string
  readonly endings: readonly Ending[]
}

/** The clock as far as a site depends on it: while the reading is the same, so is the output. */
export function readingOf({ timeZone, endings }: SiteClock, at: string): string {
  // What begins at a minute has begun in it, and what ends at one is over after it: so the minute itself is a reading of its own.
  const passed = endings.map((ending) => compare(localTimeAt(at, ending.timeZone), ending.at) + 1)
  return `${localTimeAt(at, timeZone).slice(0, 10)} ${passed.join('')}`
}
