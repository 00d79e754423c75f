import { matching, parseSelection, searchOf, type Filterable, type Selection } from './selection.ts'

/** A question that a list can be filtered by, e.g. the language, with all its answers. */
export interface Facet {
  /** Name in the address: `?language=de`. */
  readonly key: string
  readonly legend: string
  readonly options: readonly { readonly value: string; readonly name: string }[]
}

/** An entry of the list: which answers it has for each facet. */
export interface FacetItem extends Filterable {
  readonly key: string
}

/** How many items an answer stands for, with the choice in the other facets as it is. */
export function countOf(items: readonly FacetItem[], choice: Selection, facet: string, value: string): number {
  return matching(items, { ...choice, [facet]: [value] }).length
}

/** The choice that the query of an address stands for; answers that no facet has are left out. */
export function choiceIn(search: string, facets: readonly Facet[]): Selection {
  return parseSelection(search, Object.fromEntries(facets.map(({ key, options }) => [key, valuesOf(options)])))
}

/** The query with the choice in it, in the order of the facets. What else stands there stays; empty: no query at all. */
export function searchWith(choice: Selection, facets: readonly Facet[], search: string): string {
  const ordered = facets.map(({ key, options }) => [
    key,
    valuesOf(options).filter((value) => choice[key]?.includes(value)),
  ])
  return searchOf(Object.fromEntries(ordered) as Selection, search)
}

function valuesOf(options: Facet['options']): string[] {
  return options.map(({ value }) => value)
}
