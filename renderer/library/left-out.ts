import type { Entry } from '../definitions/entry.ts'
import type { Collections } from '../definitions/collections/collections.ts'
import { reasonHidden, type Clock, type Reason } from './publication.ts'

/** Number of files that are not in the output, by reason and collection; `first` is the day on which the next one appears. */
export interface LeftOut {
  readonly counts: Readonly<Partial<Record<Reason, Readonly<Record<string, number>>>>>
  readonly first: string | null
}

/** Counts the entries that are not visible at a time. */
export function leftOutOf(entries: readonly Entry[], collections: Collections, clock: Clock): LeftOut {
  const counts: Partial<Record<Reason, Record<string, number>>> = {}
  const days: string[] = []
  for (const entry of entries) {
    const reason = reasonHidden(entry, collections.get(entry.collection), clock)
    if (reason === null) continue
    const kinds = (counts[reason] ??= {})
    kinds[entry.collection] = (kinds[entry.collection] ?? 0) + 1
    if (reason === 'scheduled' && entry.data.publish !== undefined) days.push(entry.data.publish)
  }
  return { counts, first: days.toSorted()[0] ?? null }
}
