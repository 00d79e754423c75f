import type { ReactNode } from 'react'
import type { Markdown } from '../../renderer/model/fields.ts'
import type { Context } from '../context.ts'

interface Props {
  readonly caption: string
  readonly columns: readonly string[]
  /** The first cell of each row is the row's header. */
  readonly rows: readonly (readonly Markdown[])[]
  readonly note?: Markdown | undefined
  readonly context: Context
}

/** A table that scrolls when it is wide and becomes a list of records where the place is narrow. */
export function DataTable({ caption, columns, rows, note, context }: Props): ReactNode {
  return (
    <div className="data-table">
      <div className="data-table-scroll" role="group" aria-label={caption} tabIndex={0}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              <tr key={place}>
                {row.map((cell, column) =>
                  column === 0 ? (
                    <th key={column} scope="row">
                      {context.markdown(cell)}
                    </th>
                  ) : (
                    <td key={column} data-label={columns[column]}>
                      <div>{context.markdown(cell)}</div>
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && <p className="data-table-note">{context.markdown(note)}</p>}
    </div>
  )
}
