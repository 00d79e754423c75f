import { localTimeAt } from '../../i18n/clock.ts'
import type { Entry } from './entry.ts'
import { isOf } from './entry.ts'
import { compare } from './issue.ts'

/** The clock of a build: its instant and calendar day in the site's time zone, and whether drafts are shown. */
export interface Clock {
  /** ISO 8601 with offset. */
  readonly at: string
  /** `2026-11-20`, in the site's time zone. */
  readonly today: string
  readonly drafts: boolean
}

/**
 * The one rule for routes, lists, feeds and sitemap: no draft, from the day of `publish` until the day before `expire`.
 * A job offer also ends after its `validThrough`. With `--drafts` only what has expired stays hidden.
 */
export function isVisible(entry: Entry, clock: Clock): boolean {
  const { draft, publish } = entry.data
  const started = !draft && (publish === undefined || publish <= clock.today)
  return (started || clock.drafts) && !hasExpired(entry, clock)
}

/** Whether an entry has had its time. Nobody has to take out the links to it: they lead to the page above. */
export function hasExpired(entry: Entry, { today }: Clock): boolean {
  const { expire } = entry.data
  return (expire !== undefined && expire <= today) || (isOf(entry, 'jobs') && entry.data.validThrough < today)
}

/** Why an entry is hidden, for messages about links to it. */
export function hiddenBecause(entry: Entry, clock: Clock): string {
  if (entry.data.draft) return 'is a draft'
  if (entry.data.publish !== undefined && entry.data.publish > clock.today)
    return `is published on ${entry.data.publish}`
  return 'has expired'
}

/** Whether an event is over, by the clock of the place where it is. */
export function isPast(event: Entry<'events'>, clock: Clock): boolean {
  return event.data.end < localTimeAt(clock.at, event.data.timeZone)
}

/** The next day on which the output would change by itself, so that a scheduled build can be planned; null if none. */
export function nextChange(entries: readonly Entry[], clock: Clock): string | null {
  const days = entries.flatMap(daysOf).filter((day) => day > clock.today)
  return days.toSorted(compare)[0] ?? null
}

/** The later days on which an entry appears or vanishes, in order. */
export function turningDays(entries: readonly Entry[], clock: Clock): readonly string[] {
  const days = new Set(entries.flatMap(daysOfVisibility).filter((day) => day > clock.today))
  return [...days].toSorted(compare)
}

function daysOf(entry: Entry): string[] {
  const over = isOf(entry, 'events') ? [dayAfter(entry.data.end.slice(0, 10))] : []
  return [...daysOfVisibility(entry), ...over]
}

function daysOfVisibility(entry: Entry): string[] {
  const days = entry.data.draft ? [] : [entry.data.publish, entry.data.expire]
  if (isOf(entry, 'jobs')) days.push(dayAfter(entry.data.validThrough))
  return days.filter((day) => day !== undefined)
}

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}
