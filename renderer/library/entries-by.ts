import { isRecord } from '../content/plain-data.ts'
import type { Entry } from '../definitions/entry.ts'

/**
 * The entries of a list by the keys in a field, such as posts by topic or author, each in the order of the list. Cached per list, because
 * hundreds of pages ask for a few of thousands of entries.
 */
export function entriesBy(field: string, entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const byField = sorted.get(entries) ?? new Map<string, ReadonlyMap<string, readonly Entry[]>>()
  sorted.set(entries, byField)
  const known = byField.get(field) ?? sortBy(field, entries)
  byField.set(field, known)
  return known
}

const sorted = new WeakMap<readonly Entry[], Map<string, ReadonlyMap<string, readonly Entry[]>>>()

function sortBy(field: string, entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const byKey = new Map<string, Entry[]>()
  for (const entry of entries) {
    for (const key of new Set(keysIn(entry, field))) {
      const own = byKey.get(key)
      if (own) own.push(entry)
      else byKey.set(key, [entry])
    }
  }
  return byKey
}

/** The keys in a field of an entry: terms, or keys of references. Empty if the collection has no such field. */
function keysIn({ data }: Entry, field: string): string[] {
  // Not found among `Object.entries`: copies of all fields of all entries would take most of the time of a later day that is checked.
  const value: unknown = Object.hasOwn(data, field) ? Reflect.get(data, field) : undefined
  const names: readonly unknown[] = Array.isArray(value) ? value : [value]
  return names.flatMap((name) => {
    if (typeof name === 'string') return name
    return isRecord(name) && typeof name['key'] === 'string' ? name['key'] : []
  })
}
