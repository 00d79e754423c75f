import type { ReactNode } from 'react'
import { Island } from 'kartograf'
import type { Context } from '../../context.ts'
import type { ListFilterProps } from './island/ListFilter.tsx'

interface Props {
  readonly filter: Omit<ListFilterProps, 'reset'>
  /** Shown below the filter where nothing matches, beside the sentence of the filter itself. */
  readonly empty?: ReactNode
  readonly context: Context
  /** The list, complete: entries carry `data-item`, groups of entries `data-item-group`. */
  readonly children: ReactNode
}

/** A list with its filter. Without script the list is all there is. */
export function FilteredList({ filter, empty, context, children }: Props): ReactNode {
  return (
    <>
      <Island
        name="ListFilter"
        when="interaction"
        props={{ ...filter, reset: context.t('filter.reset') }}
        answers={filter.facets.map(({ key }) => key)}
        context={context}
      />
      <div id={filter.list}>
        {children}
        {empty && (
          <div data-empty="" hidden>
            {empty}
          </div>
        )}
      </div>
    </>
  )
}
