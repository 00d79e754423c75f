import { useEffect, type ReactNode } from 'react'
import { type Facet, Facets } from './Facets.tsx'
import { FootButton } from './FootButton.tsx'
import type { Filterable } from './selection.ts'
import { useFacets } from './use-facets.ts'

export interface ListFilterProps {
  /** Id of the list element. Items are found by `data-item`, their groups by `data-item-group`. */
  readonly list: string
  readonly label: string
  readonly facets: readonly Facet[]
  readonly items: readonly (Filterable & { readonly key: string })[]
  /** Messages by number of results, starting at 0, so that the browser needs no plural rules. */
  readonly results: readonly string[]
  readonly reset: string
}

/** Filters a list by hiding items that do not match. The selection is kept in the URL. */
export function ListFilter({ list, label, facets, items, results, reset }: ListFilterProps): ReactNode {
  const { filter, chosen, found, toggle, clear, isFiltered } = useFacets(facets, items)

  useEffect(() => showOnly(list, new Set(found.map(({ key }) => key))))

  return (
    <form className="filter filter-scripted" role="search" aria-label={label} ref={filter}>
      <Facets facets={facets} items={items} chosen={chosen} onToggle={toggle} />
      <div className="filter-foot">
        <p role="status">{results[found.length]}</p>
        {isFiltered && <FootButton label={reset} onClick={clear} />}
      </div>
    </form>
  )
}

/** Hides items that do not match, groups without visible items, and the message for an empty list unless it is empty. */
function showOnly(id: string, keys: ReadonlySet<string>): void {
  const list = document.querySelector(`#${CSS.escape(id)}`)
  for (const item of list?.querySelectorAll<HTMLElement>('[data-item]') ?? [])
    item.hidden = !keys.has(item.dataset['item'] ?? '')
  for (const group of list?.querySelectorAll<HTMLElement>('[data-item-group]') ?? [])
    group.hidden = group.querySelector('[data-item]:not([hidden])') === null
  for (const note of list?.querySelectorAll<HTMLElement>('[data-empty]') ?? []) note.hidden = keys.size > 0
}
