import type { ReactNode } from 'react'
import { cellClass } from './brief-columns.ts'

/** A group of rows; the first cell of each row is its header. */
export interface TableRows {
  readonly heading?: string | undefined
  /** A row to emphasise, such as a price. */
  readonly strong?: boolean
  readonly rows: readonly (readonly ReactNode[])[]
}

interface Props {
  readonly group: TableRows
  /** Indices of columns with numbers. */
  readonly numbers?: ReadonlySet<number> | undefined
  /** Indices of columns whose cells do not break. */
  readonly brief?: ReadonlySet<number> | undefined
  /** Column names, shown in front of texts when rows become records. Omitted for tables that stay tables. */
  readonly labels?: readonly string[] | undefined
  /** Number of columns. */
  readonly width: number
}

/** The table body of one group of rows, under the group's heading if it has one. */
export function TableBody({ group, numbers, brief, labels, width }: Props): ReactNode {
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
          <th scope="row" className={cellClass(false, brief?.has(0))}>
            {header}
          </th>
          {cells.map((cell, column) => (
            <td
              key={column}
              className={cellClass(numbers?.has(column + 1), brief?.has(column + 1))}
              data-label={labels?.[column + 1]}
            >
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
