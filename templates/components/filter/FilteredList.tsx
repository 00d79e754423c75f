import type { ReactNode } from 'react'
import type { Context } from '../../context.ts'
import { Island } from '../../islands.ts'
import type { ListFilterProps } from './island/ListFilter.tsx'

interface Props {
  readonly filter: Omit<ListFilterProps, 'reset'>
  /** Shown when nothing matches, in addition to the filter's own message. */
  readonly empty?: ReactNode
  readonly context: Context
  /** The complete list. Entries have `data-item`, groups of entries `data-item-group`. */
  readonly children: ReactNode
}

/** A list with its filter. Without script, only the list is shown. */
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
