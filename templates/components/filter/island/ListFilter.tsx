import { useEffect, useRef, type ReactNode } from 'react'
import { FootButton } from './FootButton.tsx'
import { type Filterable, countsOf, isEmpty, matching, toggled } from './selection.ts'
import { useAnswered, useSelection } from './use-query.ts'

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
    // Move the focus, because the focused button disappears.
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

/** Hides items that do not match, groups without visible items, and the message for an empty list unless it is empty. */
function showOnly(id: string, keys: ReadonlySet<string>): void {
  const list = document.querySelector(`#${CSS.escape(id)}`)
  for (const item of list?.querySelectorAll<HTMLElement>('[data-item]') ?? [])
    item.hidden = !keys.has(item.dataset['item'] ?? '')
  for (const group of list?.querySelectorAll<HTMLElement>('[data-item-group]') ?? [])
    group.hidden = group.querySelector('[data-item]:not([hidden])') === null
  for (const note of list?.querySelectorAll<HTMLElement>('[data-empty]') ?? []) note.hidden = keys.size > 0
}

/** A filter such as the language, with all its values. */
interface Facet {
  /** Name in the query: `?language=de`. */
  readonly key: string
  readonly legend: string
  readonly options: readonly { readonly value: string; readonly name: string }[]
}
