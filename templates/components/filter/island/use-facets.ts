import { useRef, type RefObject } from 'react'
import type { Facet } from './Facets.tsx'
import { type Filterable, type Selection, isEmpty, matching, toggled } from './selection.ts'
import { useAnswered, useSelection } from './use-query.ts'

interface Faceted<Item> {
  /** The element of the filter. */
  readonly filter: RefObject<HTMLDivElement | null>
  /** Whether the address has been read; it is not before hydration. */
  readonly isRead: boolean
  /** What the address asks for, of the facets and of `more`; nothing until hydration. */
  readonly chosen: Selection
  readonly others: Selection
  readonly found: readonly Item[]
  /** Chooses anew what is given, and leaves the rest. */
  readonly choose: (next: Selection) => void
  readonly toggle: (facet: string, value: string) => void
  /** Takes back the choices of all facets and moves the focus, because the focused button disappears. */
  readonly clear: () => void
  readonly isFiltered: boolean
}

/** Items filtered by facets, whose selection is kept in the address. `more`: values of other parameters that stand there too. */
export function useFacets<Item extends Filterable>(
  facets: readonly Facet[],
  items: readonly Item[],
  more: Selection = {},
): Faceted<Item> {
  const filter = useRef<HTMLDivElement>(null)
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
