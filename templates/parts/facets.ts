/** A question that a list can be filtered by, e.g. the language, with all its answers. */
export interface Facet {
  /** Name in the address: `?language=de`. */
  readonly key: string
  readonly legend: string
  readonly options: readonly { readonly value: string; readonly name: string }[]
}

/** An entry of the list: which answers it has for each facet. */
export interface FacetItem {
  readonly key: string
  readonly values: Readonly<Record<string, readonly string[]>>
}

/** Chosen answers by facet. Answers of one facet widen the choice, facets narrow it. */
export type Choice = Readonly<Record<string, readonly string[]>>

/** The items that have, for every facet with a choice, one of the chosen answers. */
export function matching(items: readonly FacetItem[], choice: Choice): readonly FacetItem[] {
  const wanted = Object.entries(choice).filter(([, values]) => values.length > 0)
  return items.filter(({ values: own }) =>
    wanted.every(([facet, values]) => values.some((value) => own[facet]?.includes(value))),
  )
}

/** How many items an answer stands for, with the choice in the other facets as it is. */
export function countOf(items: readonly FacetItem[], choice: Choice, facet: string, value: string): number {
  return matching(items, { ...choice, [facet]: [value] }).length
}

/** The choice with one answer put in or taken out. */
export function toggled(choice: Choice, facet: string, value: string): Choice {
  const before = choice[facet] ?? []
  const after = before.includes(value) ? before.filter((other) => other !== value) : [...before, value]
  return { ...choice, [facet]: after }
}

export function isEmpty(choice: Choice): boolean {
  return Object.values(choice).every((values) => values.length === 0)
}

/** The choice that the query of an address stands for; answers that no facet has are left out. */
export function choiceIn(search: string, facets: readonly Facet[]): Choice {
  const query = new URLSearchParams(search)
  return Object.fromEntries(
    facets.map(({ key, options }) => [
      key,
      options.map(({ value }) => value).filter((value) => query.getAll(key).includes(value)),
    ]),
  )
}

/** The query with the choice in it, in the order of the facets. What else stands there stays; empty: no query at all. */
export function searchWith(choice: Choice, facets: readonly Facet[], search: string): string {
  const query = new URLSearchParams(search)
  for (const { key, options } of facets) {
    query.delete(key)
    for (const { value } of options) if (choice[key]?.includes(value)) query.append(key, value)
  }
  const text = query.toString()
  return text && `?${text}`
}
