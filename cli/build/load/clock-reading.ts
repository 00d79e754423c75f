import { localTimeAt } from '../../../i18n/clock.ts'
import { type LocalMoment, minutesSince } from '../../../renderer/library/publication.ts'

/** How a site depends on the time: on the day, and on what has begun or is over. */
export interface SiteClock {
  readonly timeZone: string
  readonly endings: readonly LocalMoment[]
}

/** The time as far as a site depends on it: equal readings give equal output. */
export function readingOf({ timeZone, endings }: SiteClock, at: string): string {
  // Entries have begun in the minute of their start, but are over only after the minute of their end. The minute itself is therefore a
  // separate reading.
  const passed = endings.map((ending) => Math.sign(minutesSince(ending, ending.timeZone, { at })) + 1)
  return `${localTimeAt(at, timeZone).slice(0, 10)} ${passed.join('')}`
}
