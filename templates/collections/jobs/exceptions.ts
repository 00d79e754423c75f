/**
 * The unusual terms of a set among other sets, because a tag on every row of a list is useless: the terms missing in the most frequent set,
 * or the whole set if it only lacks some of those, or if no two sets are alike.
 */
export function exceptionsOf<Term extends string>(
  sets: readonly (readonly Term[])[],
): (set: readonly Term[]) => Term[] {
  const usual = mostFrequent(sets)
  return (set) => {
    const more = set.filter((term) => !usual.includes(term))
    return more.length > 0 || set.length === usual.length ? more : [...set]
  }
}

function mostFrequent<Term extends string>(sets: readonly (readonly Term[])[]): readonly Term[] {
  const counts = new Map<string, number>()
  for (const set of sets) counts.set(keyOf(set), (counts.get(keyOf(set)) ?? 0) + 1)
  const most = Math.max(...counts.values())
  if (most === 1 && sets.length > 1) return []
  return sets.find((set) => counts.get(keyOf(set)) === most) ?? []
}

function keyOf(set: readonly string[]): string {
  return set.toSorted().join(' ')
}
