import { localTimeAt } from '../../i18n/clock.ts'
import type { Ending } from '../../renderer/library/publication.ts'

/** Where a site looks at the clock: for its day, and for what is over. */
export interface SiteClock {
  readonly timeZone: string
  readonly endings: readonly Ending[]
}

/** What the clock says to a site: as long as that is the same, so is the site. */
export function readingOf({ timeZone, endings }: SiteClock, at: string): string {
  const over = endings.map((ending) => (ending.at < localTimeAt(at, ending.timeZone) ? 1 : 0))
  return `${localTimeAt(at, timeZone).slice(0, 10)} ${over.join('')}`
}
