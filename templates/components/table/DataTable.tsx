import type { ReactNode } from 'react'
import { keepUnits } from 'kartograf'
import { classNames } from '../text/class-names.ts'
import { BRIEF_NAME, cellClass, type Columns } from './brief-columns.ts'
import { OptionList, type Option } from '../lists/OptionList.tsx'
import { mayScroll, recordsClass } from './records.ts'
import { TableBody, type TableRows } from './TableBody.tsx'

interface Props extends Columns {
  readonly caption: string
  readonly columns: readonly string[]
  /** The first cell of each row is its header. */
  readonly groups: readonly TableRows[]
  readonly className?: string | undefined
  /** Paragraphs. */
  readonly note?: ReactNode
  /** The scale of a column, below its name. */
  readonly scales?: ReadonlyMap<number, ReactNode> | undefined
  /** Replaces the table if there is no room for it. Without it, each row becomes a record. */
  readonly options?: readonly Option[] | undefined
  /** The table fits everywhere and is never replaced. */
  readonly short?: boolean
  /** The names of the rows are as short as times. */
  readonly hasKeys?: boolean
  /** All columns after the first one weigh the same. */
  readonly arePeers?: boolean | undefined
}

/** A table that scrolls if it is too wide, and in narrow containers becomes a list of options or records. */
export function DataTable({ caption, columns, groups, className, note, options, scales, ...shape }: Props): ReactNode {
  const { short = false, hasKeys = false, arePeers = false } = shape
  const isRecords = !options && !short
  const records = { columns: columns.length, figures: figureCount(shape.numbers), hasKeys, arePeers }
  const scrolls = !isRecords || mayScroll(records)
  return (
    <div className={classNames('data-table', className, options && 'with-options', isRecords && recordsClass(records))}>
      <div className="data-table-scroll" {...(scrolls && { role: 'group', 'aria-label': caption, tabIndex: 0 })}>
        <table>
          <caption>{keepUnits(caption)}</caption>
          <thead>
            <tr>
              {columns.map((column, place) => (
                <th
                  key={column}
                  scope="col"
                  className={cellClass(column.length <= BRIEF_NAME ? shape : { ...shape, brief: undefined }, place)}
                >
                  {column}
                  {scales?.get(place)}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group, place) => (
            <TableBody
              key={place}
              group={group}
              shape={shape}
              labels={isRecords ? columns : undefined}
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

/** Number of columns with numbers after the first one. */
function figureCount(numbers: ReadonlySet<number> = new Set()): number {
  return [...numbers].filter((place) => place > 0).length
}
