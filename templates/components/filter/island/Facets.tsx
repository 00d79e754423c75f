import type { ReactNode } from 'react'
import { type Filterable, type Selection, countsOf } from './selection.ts'

/** A filter such as the language, with all its values. */
export interface Facet {
  /** Name in the query: `?language=de`. */
  readonly key: string
  readonly legend: string
  readonly options: readonly { readonly value: string; readonly name: string }[]
}

interface Props {
  readonly facets: readonly Facet[]
  readonly items: readonly Filterable[]
  /** The selection of all facets, including those shown elsewhere. */
  readonly chosen: Selection
  readonly onToggle: (facet: string, value: string) => void
}

/**
 * The choices of each facet as toggles, with the number of results that each would give. In a form, which without the code of the island
 * asks for the page with the choice.
 */
export function Facets({ facets, items, chosen, onToggle }: Props): ReactNode {
  const choices = Object.fromEntries(facets.map(({ key, options }) => [key, options.map(({ value }) => value)]))
  const counts = countsOf(items, chosen, choices)

  // A choice without results is not offered, unless the URL has selected it.
  const isUseful =
    (key: string) =>
    ({ value }: { readonly value: string }): boolean =>
      items.some(({ terms }) => terms[key]?.includes(value)) || (chosen[key]?.includes(value) ?? false)

  // If each choice has one result, its number says nothing.
  const isCounted = ({ key, options }: Facet): boolean =>
    options.some(({ value }) => items.filter(({ terms }) => terms[key]?.includes(value)).length > 1)

  return facets.map((facet) => (
    <fieldset key={facet.key}>
      <legend>{facet.legend}</legend>
      <div className="chips">
        {facet.options.filter(isUseful(facet.key)).map(({ value, name }) => {
          const count = counts[facet.key]?.[value]
          return (
            <button
              key={value}
              name={facet.key}
              value={value}
              className="chip"
              data-none={count === 0 || undefined}
              aria-pressed={chosen[facet.key]?.includes(value) ?? false}
              onClick={(event) => {
                event.preventDefault()
                onToggle(facet.key, value)
              }}
            >
              {name} {isCounted(facet) && <span>{count}</span>}
            </button>
          )
        })}
      </div>
    </fieldset>
  ))
}
