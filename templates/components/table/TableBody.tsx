import type { ReactNode } from 'react'
import { cellClass, type Columns } from './brief-columns.ts'

/** A group of rows; the first cell of each row is its header. */
export interface TableRows {
  readonly heading?: string | undefined
  /** A row to emphasise, such as a price. */
  readonly strong?: boolean
  readonly rows: readonly (readonly ReactNode[])[]
}

interface Props {
  readonly group: TableRows
  readonly shape: Columns
  /** Column names, shown in front of texts when rows become records. Omitted for tables that stay tables. */
  readonly labels?: readonly string[] | undefined
  /** Number of columns. */
  readonly width: number
}

/** The table body of one group of rows, under the group's heading if it has one. */
export function TableBody({ group, shape, labels, width }: Props): ReactNode {
  return (
    <tbody className={group.strong ? 'row-strong' : undefined}>
      {group.heading && (
        <tr className="row-group">
          <th scope="rowgroup" colSpan={width}>
            {group.heading}
          </th>
        </tr>
      )}
      {group.rows.map(([header, ...cells], place) => (
        <tr key={place}>
          <th scope="row" className={cellClass({ brief: shape.brief }, 0)}>
            {header}
          </th>
          {cells.map((cell, column) => (
            <td key={column} className={cellClass(shape, column + 1)} data-label={labels?.[column + 1]}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
