import { useRef, type RefObject } from 'react'
import type { Facet } from './Facets.tsx'
import { type Filterable, type Selection, isEmpty, matching, toggled } from './selection.ts'
import { useAnswered, useSelection } from './use-query.ts'

interface Faceted<Item> {
  /** The element of the filter. */
  readonly filter: RefObject<HTMLFormElement | null>
  /** Whether the URL has been read; false before hydration. */
  readonly isRead: boolean
  /** The selection in the URL, of the facets and of `more`; empty before hydration. */
  readonly chosen: Selection
  readonly others: Selection
  readonly found: readonly Item[]
  /** Replaces the given parts of the selection. */
  readonly choose: (next: Selection) => void
  readonly toggle: (facet: string, value: string) => void
  /** Clears the selection of all facets and moves the focus, because the focused button disappears. */
  readonly clear: () => void
  readonly isFiltered: boolean
}

/** Filters items by facets, with the selection in the URL. `more`: values of other parameters in the URL. */
export function useFacets<Item extends Filterable>(
  facets: readonly Facet[],
  items: readonly Item[],
  more: Selection = {},
): Faceted<Item> {
  const filter = useRef<HTMLFormElement>(null)
  const own = Object.fromEntries(facets.map(({ key, options }) => [key, options.map(({ value }) => value)]))
  const [selection, chooseAll] = useSelection({ ...own, ...more })
  const chosen = partOf(selection, own)
  const choose = (next: Selection): void => chooseAll({ ...selection, ...next })
  useAnswered(selection !== null, filter)

  return {
    filter,
    isRead: selection !== null,
    chosen,
    others: partOf(selection, more),
    found: matching(items, chosen),
    choose,
    toggle: (facet, value) => choose(toggled(chosen, facet, value)),
    clear: () => {
      choose(partOf(null, own))
      filter.current?.querySelector('button')?.focus()
    },
    isFiltered: !isEmpty(chosen),
  }
}

function partOf(selection: Selection | null, choices: Selection): Selection {
  return Object.fromEntries(Object.keys(choices).map((group) => [group, selection?.[group] ?? []]))
}
