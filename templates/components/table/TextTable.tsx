import type { ReactNode } from 'react'
import type { Markdown } from 'kartograf'
import type { Context } from '../../context.ts'
import { briefColumns } from './brief-columns.ts'
import { isNone, numberColumns, rangeColumns } from './column-kinds.ts'
import { DataTable } from './DataTable.tsx'

interface Props {
  readonly caption: string
  readonly columns: readonly string[]
  /** The first cell of each row is its header. */
  readonly rows: readonly (readonly Markdown[])[]
  readonly note?: Markdown | undefined
  /** All columns after the first one weigh the same. */
  readonly arePeers?: boolean | undefined
  readonly context: Context
}

/** Maximum characters of a cell for three columns to fit on the narrowest phone, and of names that leave room beside them. */
const SHORT = 14

/** A table written in Markdown: cells under named columns. */
export function TextTable({ caption, columns, rows, note, arePeers, context }: Props): ReactNode {
  const sources = rows.map((row) => row.map((cell) => cell.source))
  const numbers = arePeers ? undefined : numberColumns(sources)
  return (
    <DataTable
      short={isShort(columns, rows)}
      hasKeys={rows.every(([name]) => name && name.source.length <= SHORT)}
      arePeers={arePeers}
      caption={caption}
      columns={columns}
      numbers={numbers}
      ranges={rangeColumns(sources)}
      brief={briefColumns(columns, sources)}
      groups={[{ rows: rows.map((row) => cellsOf(row, context)) }]}
      note={note && <p>{context.markdown(note)}</p>}
    />
  )
}

/** A few columns of figures stay a table on phones: as records, before and after would be below each other. */
function isShort(columns: readonly string[], rows: Props['rows']): boolean {
  return columns.length === 3 && rows.every((row) => row.slice(1).every(({ source }) => source.length <= SHORT))
}

/** The cells of a row. What cannot be added up is empty in the row of sums, whose name is in bold, and is only read aloud. */
function cellsOf(row: readonly Markdown[], context: Context): readonly ReactNode[] {
  const isSum = row[0]?.source.startsWith('**')
  const nothing = <span className="no-value visually-hidden">{context.t('table.empty')}</span>
  return row.map((cell) => (isSum && isNone(cell.source) ? nothing : cellOf(cell, context)))
}

/** The content of a cell. A placeholder for no value is marked, because records leave it out. */
export function cellOf(cell: Markdown, context: Context): ReactNode {
  const shown = context.markdown(cell)
  return isNone(cell.source) ? <span className="no-value">{shown}</span> : shown
}
