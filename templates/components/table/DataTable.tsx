import type { ReactNode } from 'react'
import { keepUnits } from 'kartograf'
import { classNames } from '../text/class-names.ts'
import { OptionList, type Option } from '../lists/OptionList.tsx'
import { TableBody, type TableRows } from './TableBody.tsx'

interface Props {
  readonly caption: string
  readonly columns: readonly string[]
  /** The first cell of each row is the row's header. */
  readonly groups: readonly TableRows[]
  /** Columns of numbers, by place: they are aligned at their last digit. */
  readonly numbers?: ReadonlySet<number> | undefined
  readonly className?: string | undefined
  readonly note?: ReactNode
  /** Replaces the table where there is no room for it; otherwise each row becomes a record. */
  readonly options?: readonly Option[] | undefined
  /** The table has room everywhere and stays one. */
  readonly short?: boolean
}

/** A table that scrolls when it is wide and becomes a list where the place is narrow: of options, or of its rows. */
export function DataTable({
  caption,
  columns,
  groups,
  numbers,
  className,
  note,
  options,
  short = false,
}: Props): ReactNode {
  return (
    <div className={classNames('data-table', className, options ? 'with-options' : !short && 'records')}>
      <div className="data-table-scroll" role="group" aria-label={caption} tabIndex={0}>
        <table>
          <caption>{keepUnits(caption)}</caption>
          <thead>
            <tr>
              {columns.map((column, place) => (
                <th key={column} scope="col" className={numbers?.has(place) ? 'align-right' : undefined}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group, place) => (
            <TableBody
              key={place}
              group={group}
              numbers={numbers}
              labels={options || short ? undefined : columns}
              width={columns.length}
            />
          ))}
        </table>
      </div>
      {options && <OptionList caption={caption} options={options} />}
      {note && <div className="data-table-note">{note}</div>}
    </div>
  )
}
