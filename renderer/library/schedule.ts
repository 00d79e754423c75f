import { instantOf, MINUTE_MS } from '../../i18n/clock.ts'
import type { CollectionModel } from '../definitions/collections/collection.ts'
import type { Entry } from '../definitions/entry.ts'
import type { Moment } from '../definitions/collections/collection-outputs.ts'
import type { Collections } from '../definitions/collections/collections.ts'
import { daysOfVisibility, dayAfter } from './publication.ts'

/**
 * The instants at which the output changes without an edit, in order, including past ones: entries appear and disappear at midnight in the
 * site's time zone, and begin and end at midnight or at a minute. ISO 8601 in UTC.
 */
export function scheduleOf(entries: readonly Entry[], collections: Collections, timeZone: string): string[] {
  const instants = entries.flatMap((entry) => instantsOf(entry, collections.get(entry.collection), timeZone))
  return [...new Set(instants)].toSorted((a, b) => a - b).map((instant) => new Date(instant).toISOString())
}

function instantsOf(entry: Entry, model: CollectionModel | undefined, timeZone: string): number[] {
  // A damaged entry may contain days that do not exist.
  if (entry.data.draft || entry.damage) return []
  const midnight = (day: string): number => instantOf(`${day}T00:00`, timeZone)
  const begins = model?.begins?.(entry.data)
  const over = model?.over?.(entry.data)
  return [
    ...daysOfVisibility(entry, model).map(midnight),
    ...(begins ? [timeOf(begins) ?? midnight(begins.at)] : []),
    ...(over ? [afterMinute(timeOf(over)) ?? midnight(dayAfter(over.at))] : []),
  ]
}

/** The instant of a moment; undefined if it is a whole day. */
function timeOf({ at, timeZone }: Moment): number | undefined {
  return timeZone === undefined ? undefined : instantOf(at, timeZone)
}

/** The next minute: what ends at 12:00 is over from 12:01. */
function afterMinute(instant: number | undefined): number | undefined {
  return instant === undefined ? undefined : instant + MINUTE_MS
}
