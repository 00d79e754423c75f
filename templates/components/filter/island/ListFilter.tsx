import { useEffect, useRef, type ReactNode } from 'react'
import { FootButton } from './FootButton.tsx'
import { type Filterable, countsOf, isEmpty, matching, toggled } from './selection.ts'
import { useAnswered, useSelection } from './use-query.ts'

export interface ListFilterProps {
  /** Id of the element with the list: items are found by `data-item`, their groups by `data-item-group`. */
  readonly list: string
  readonly label: string
  readonly facets: readonly Facet[]
  readonly items: readonly (Filterable & { readonly key: string })[]
  /** What is said of so many results: the text for none first. The browser so needs no rules of plurals. */
  readonly results: readonly string[]
  readonly reset: string
}

/** Filters a list that stands on the page, complete, by hiding what does not match. The choice stands in the address. */
export function ListFilter({ list, label, facets, items, results, reset }: ListFilterProps): ReactNode {
  const filter = useRef<HTMLDivElement>(null)
  const choices = Object.fromEntries(facets.map(({ key, options }) => [key, options.map(({ value }) => value)]))
  const [selection, choose] = useSelection(choices)
  const chosen = selection ?? {}
  const found = matching(items, chosen)
  const counts = countsOf(items, chosen, choices)

  useEffect(() => showOnly(list, new Set(found.map(({ key }) => key))))
  useAnswered(selection !== null, filter)

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
              const count = counts[facet.key]?.[value]
              return (
                <button
                  key={value}
                  type="button"
                  className="chip"
                  data-none={count === 0 || undefined}
                  aria-pressed={chosen[facet.key]?.includes(value) ?? false}
                  onClick={() => choose(toggled(chosen, facet.key, value))}
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
        {!isEmpty(chosen) && <FootButton label={reset} onClick={clear} />}
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
interface Facet {
  /** Name in the address: `?language=de`. */
  readonly key: string
  readonly legend: string
  readonly options: readonly { readonly value: string; readonly name: string }[]
}
