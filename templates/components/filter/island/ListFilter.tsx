import { useEffect, useRef, type ReactNode } from 'react'
import { FootButton } from './FootButton.tsx'
import { isEmpty, matching, toggled, type Selection, parseSelection, searchOf, type Filterable } from './selection.ts'
import { useAnswered, useQuery } from './use-query.ts'

export interface ListFilterProps {
  /** Id of the element with the list: items are found by `data-item`, their groups by `data-item-group`. */
  readonly list: string
  readonly label: string
  readonly facets: readonly Facet[]
  readonly items: readonly FacetItem[]
  /** What is said of so many results: the text for none first. The browser so needs no rules of plurals. */
  readonly results: readonly string[]
  readonly reset: string
}

/** Filters a list that stands on the page, complete, by hiding what does not match. The choice stands in the address. */
export function ListFilter({ list, label, facets, items, results, reset }: ListFilterProps): ReactNode {
  const filter = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useQuery()
  const choice = choiceIn(query ?? '', facets)
  const found = matching(items, choice)

  useEffect(() => showOnly(list, new Set(found.map(({ key }) => key))))
  useAnswered(query !== null, filter)

  const choose = (next: Selection): void => setQuery(searchWith(next, facets, query ?? ''))
  const clear = (): void => {
    choose({})
    // The button goes away under the focus.
    filter.current?.querySelector('button')?.focus()
  }

  return (
    <div className="filter filter-scripted" role="search" aria-label={label} ref={filter}>
      {facets.map((facet) => (
        <fieldset key={facet.key}>
          <legend>{facet.legend}</legend>
          <div className="chips">
            {facet.options.map(({ value, name }) => {
              const count = countOf(items, choice, facet.key, value)
              return (
                <button
                  key={value}
                  type="button"
                  className="chip"
                  disabled={query === null}
                  data-none={count === 0 || undefined}
                  aria-pressed={choice[facet.key]?.includes(value) ?? false}
                  onClick={() => choose(toggled(choice, facet.key, value))}
                >
                  {name} <span>{count}</span>
                </button>
              )
            })}
          </div>
        </fieldset>
      ))}
      <div className="filter-foot">
        <p role="status">{results[found.length]}</p>
        {!isEmpty(choice) && <FootButton label={reset} onClick={clear} />}
      </div>
    </div>
  )
}

/** Hides the items that are not wanted, groups in which nothing is left, and what is said of an empty list where it is not. */
function showOnly(id: string, keys: ReadonlySet<string>): void {
  const list = document.querySelector(`#${CSS.escape(id)}`)
  for (const item of list?.querySelectorAll<HTMLElement>('[data-item]') ?? [])
    item.hidden = !keys.has(item.dataset['item'] ?? '')
  for (const group of list?.querySelectorAll<HTMLElement>('[data-item-group]') ?? [])
    group.hidden = group.querySelector('[data-item]:not([hidden])') === null
  for (const note of list?.querySelectorAll<HTMLElement>('[data-empty]') ?? []) note.hidden = keys.size > 0
}

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
