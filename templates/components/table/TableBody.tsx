import type { ReactNode } from 'react'

/** Rows that belong together; the first cell of each is its header. */
export interface TableRows {
  readonly heading?: string | undefined
  /** A row to emphasise, such as a price. */
  readonly strong?: boolean
  readonly rows: readonly (readonly ReactNode[])[]
}

interface Props {
  readonly group: TableRows
  /** Columns of numbers, by place. */
  readonly numbers?: ReadonlySet<number> | undefined
  /** Names of the columns, printed beside the cells where rows are records; the only one would say the same in each. */
  readonly labels?: readonly string[] | undefined
  /** Number of columns. */
  readonly width: number
}

/** The body of a table for one group of its rows, under the group's heading where it has one. */
export function TableBody({ group, numbers, labels, width }: Props): ReactNode {
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
          <th scope="row">{header}</th>
          {cells.map((cell, column) => (
            <td
              key={column}
              className={numbers?.has(column + 1) ? 'align-right' : undefined}
              data-label={width > 2 ? labels?.[column + 1] : undefined}
            >
              <div>{cell}</div>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
