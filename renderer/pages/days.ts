import type { Entry } from '../definitions/entry.ts'
import type { Library } from '../library/library.ts'

type Days = readonly (string | null | undefined)[]

/** The days on which entries were published and changed. */
export function daysOf(entries: readonly Entry[], { collections }: Library): Days {
  return entries.flatMap(({ collection, data }) => [collections.get(collection)?.published?.(data), data.updated])
}

/** The last of some days; null if there are none. */
export function latest(days: Days): string | null {
  const known = days.filter((day) => typeof day === 'string')
  return known.reduce<string | null>((last, day) => (last === null || day > last ? day : last), null)
}
