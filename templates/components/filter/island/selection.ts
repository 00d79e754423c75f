/** Keys by group: `{ topic: ['azure'], tag: ['intune', 'windows'] }`. */
export type Selection = Readonly<Record<string, readonly string[]>>

/** A filterable item: its keys in each group. */
export interface Filterable {
  readonly terms: Selection
}

/**
 * Parses a query such as `?topic=azure&tag=intune&tag=windows`. Unknown keys are ignored. Case does not matter, since people may type the
 * URL.
 */
export function parseSelection(search: string, choices: Selection): Selection {
  const query = new URLSearchParams(search)
  return mapGroups(choices, (keys, group) => {
    const asked = new Set(query.getAll(group).map((value) => value.toLowerCase()))
    return keys.filter((key) => asked.has(key.toLowerCase()))
  })
}

/** The query of a selection, keeping all other parameters; empty for none. */
export function searchOf(selection: Selection, search: string): string {
  const query = new URLSearchParams(search)
  for (const [group, keys] of Object.entries(selection)) {
    query.delete(group)
    for (const key of keys) query.append(group, key)
  }
  return query.size > 0 ? `?${query.toString()}` : ''
}

/** The selection with every group, and keys in the order of the choices. */
export function inOrder(selection: Selection, choices: Selection): Selection {
  return mapGroups(choices, (keys, group) => keys.filter((key) => selection[group]?.includes(key)))
}

export function isEmpty(selection: Selection): boolean {
  return Object.values(selection).every((keys) => keys.length === 0)
}

/** The selection with a key toggled. */
export function toggled(selection: Selection, group: string, key: string): Selection {
  const keys = selection[group] ?? []
  return { ...selection, [group]: keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key] }
}

/** Items that match the selection: “or” within a group, “and” between groups. */
export function matching<Item extends Filterable>(items: readonly Item[], selection: Selection): Item[] {
  const groups = Object.entries(selection).filter(([, keys]) => keys.length > 0)
  return items.filter(({ terms }) => groups.every(([group, keys]) => keys.some((key) => terms[group]?.includes(key))))
}

/** Number of matching items for each choice, given the selection in the other groups. */
export function countsOf(
  items: readonly Filterable[],
  selection: Selection,
  choices: Selection,
): Readonly<Record<string, Readonly<Record<string, number>>>> {
  return mapGroups(choices, (keys, group) => {
    const counts = Object.fromEntries(keys.map((key) => [key, 0]))
    for (const { terms } of matching(items, { ...selection, [group]: [] })) {
      for (const key of terms[group] ?? []) counts[key] = (counts[key] ?? 0) + 1
    }
    return counts
  })
}

function mapGroups<T>(choices: Selection, work: (keys: readonly string[], group: string) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(choices).map(([group, keys]) => [group, work(keys, group)]))
}
