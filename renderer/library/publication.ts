import { instantOf, MINUTE_MS } from '../../i18n/clock.ts'
import type { CollectionModel } from '../definitions/collections/collection.ts'
import type { Entry } from '../definitions/entry.ts'
import type { Moment } from '../definitions/collections/collection-outputs.ts'
import type { Collections } from '../definitions/collections/collections.ts'
import { compare } from '../definitions/compare.ts'
import type { When } from '../definitions/fields/references.ts'

/** The time of a build: its instant, its day in the site's time zone, and whether drafts are shown. */
export interface Clock {
  /** ISO 8601 with offset. */
  readonly at: string
  /** `2026-11-20`, in the site's time zone. */
  readonly today: string
  readonly drafts: boolean
}

/** Why an entry is hidden. */
export type Reason = 'draft' | 'scheduled' | 'expired'

/**
 * The single visibility rule for routes, lists, feeds and sitemap: not a draft, from the day of `publish` until the day before `expire`,
 * and not after the last day that the collection sets. With `--drafts` only expired entries are hidden. null if the entry is visible.
 */
export function reasonHidden(entry: Entry, model: CollectionModel | undefined, clock: Clock): Reason | null {
  if (hasExpired(entry, model, clock)) return 'expired'
  if (clock.drafts) return null
  const { draft, publish } = entry.data
  if (draft) return 'draft'
  return publish !== undefined && publish > clock.today ? 'scheduled' : null
}

export function isVisible(entry: Entry, model: CollectionModel | undefined, clock: Clock): boolean {
  return reasonHidden(entry, model, clock) === null
}

/** Whether an entry has expired. Links to it need not be removed: they lead to the parent page. */
export function hasExpired({ data }: Entry, model: CollectionModel | undefined, { today }: Clock): boolean {
  const last = model?.lastDay?.(data)
  return (data.expire !== undefined && data.expire <= today) || (last !== undefined && last < today)
}

/** Why an entry is hidden, for messages about links to it. */
export function hiddenBecause(entry: Entry, model: CollectionModel | undefined, clock: Clock): string {
  const reason = reasonHidden(entry, model, clock)
  if (reason === 'draft') return 'is a draft'
  return reason === 'scheduled' ? `is published on ${entry.data.publish}` : 'has expired'
}

/** Whether an entry is over: from the day after its last, or the minute after its end in its own time zone. */
export function isOver({ data, damage }: Entry, model: CollectionModel | undefined, clock: Clock): boolean {
  const over = model?.over?.(data)
  if (!over || damage) return false
  return over.timeZone === undefined ? over.at < clock.today : minutesSince(over, over.timeZone, clock) > 0
}

/** Whether an entry has begun; false if its collection defines no start. */
export function hasBegun({ data, damage }: Entry, model: CollectionModel | undefined, clock: Clock): boolean {
  const begins = model?.begins?.(data)
  if (!begins || damage) return false
  return begins.timeZone === undefined ? begins.at <= clock.today : minutesSince(begins, begins.timeZone, clock) >= 0
}

/** Full minutes from a local time to a build; negative before it. Instants are compared, because a local time can occur twice. */
export function minutesSince({ at }: Pick<Moment, 'at'>, timeZone: string, clock: Pick<Clock, 'at'>): number {
  return Math.floor((Date.parse(clock.at) - instantOf(at, timeZone)) / MINUTE_MS)
}

/** State of an entry in the lists of its collection. */
export function whenOf(entry: Entry, model: CollectionModel | undefined, clock: Clock): When {
  if (isOver(entry, model, clock)) return 'past'
  return hasBegun(entry, model, clock) ? 'current' : 'upcoming'
}

/** A local time at which an entry begins or ends. */
export interface LocalMoment {
  readonly at: string
  readonly timeZone: string
}

/** All times at which entries of a site begin or end, without those that begin or end with a day. */
export function endingsOf(entries: readonly Entry[], collections: Collections): LocalMoment[] {
  return entries.flatMap((entry) => {
    const model = entry.damage ? undefined : collections.get(entry.collection)
    const moments = [model?.begins?.(entry.data), model?.over?.(entry.data)]
    return moments.flatMap((moment) =>
      moment?.timeZone === undefined ? [] : [{ at: moment.at, timeZone: moment.timeZone }],
    )
  })
}

/** The next day on which the output changes without an edit, for scheduling a build; null if none. */
export function nextChange(entries: readonly Entry[], collections: Collections, clock: Clock): string | null {
  const days = entries
    .flatMap((entry) => daysOf(entry, collections.get(entry.collection)))
    .filter((day) => day > clock.today)
  return days.toSorted(compare)[0] ?? null
}

/** Later days on which an entry appears or disappears, in order. */
export function turningDays(entries: readonly Entry[], collections: Collections, clock: Clock): readonly string[] {
  const days = entries.flatMap((entry) => daysOfVisibility(entry, collections.get(entry.collection)))
  return [...new Set(days.filter((day) => day > clock.today))].toSorted(compare)
}

function daysOf(entry: Entry, model: CollectionModel | undefined): string[] {
  const begins = model?.begins?.(entry.data).at.slice(0, 10)
  const over = model?.over?.(entry.data).at.slice(0, 10)
  return [...daysOfVisibility(entry, model), begins, over && dayAfter(over)].filter((day) => day !== undefined)
}

/** Days on which an entry appears or disappears. */
export function daysOfVisibility({ data }: Entry, model: CollectionModel | undefined): string[] {
  const last = model?.lastDay?.(data)
  const days = [...(data.draft ? [] : [data.publish, data.expire]), last && dayAfter(last)]
  return days.filter((day) => day !== undefined)
}

/** `2026-11-30` → `2026-12-01` */
export function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}
