import type { Entry } from '../definitions/entry.ts'
import type { Collections } from '../definitions/collections/collections.ts'
import { isVisible, type Clock } from './publication.ts'

/** Why an entry is not in the output. */
export type Reason = 'draft' | 'scheduled' | 'expired'

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
    if (isVisible(entry, collections.get(entry.collection), clock)) continue
    const reason = reasonOf(entry, clock)
    const kinds = (counts[reason] ??= {})
    kinds[entry.collection] = (kinds[entry.collection] ?? 0) + 1
    if (reason === 'scheduled' && entry.data.publish !== undefined) days.push(entry.data.publish)
  }
  return { counts, first: days.toSorted()[0] ?? null }
}

function reasonOf({ data: { draft, publish } }: Entry, { today }: Clock): Reason {
  if (draft) return 'draft'
  return publish !== undefined && publish > today ? 'scheduled' : 'expired'
}
