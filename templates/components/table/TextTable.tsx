import type { ReactNode } from 'react'
import type { Markdown } from 'kartograf'
import type { Context } from '../../context.ts'
import { DataTable } from './DataTable.tsx'
import type { Option } from '../lists/OptionList.tsx'

interface Props {
  readonly caption: string
  readonly columns: readonly string[]
  /** The first cell of each row is its header. */
  readonly rows: readonly (readonly Markdown[])[]
  readonly note?: Markdown | undefined
  readonly context: Context
}

/** Maximum characters of a cell for three columns to fit on the narrowest phone. */
const SHORT = 14

/** A few columns of figures stay a table on phones: as records, before and after would be below each other. */
function isShort(columns: readonly string[], rows: Props['rows']): boolean {
  return columns.length === 3 && rows.every((row) => row.slice(1).every(({ source }) => source.length <= SHORT))
}

/** From this number of rows, records would fill several phone screens, so each row collapses under its header. Figures take less room. */
const MANY_ROWS = { texts: 7, figures: 9 }
const MANY_COLUMNS = 4

function foldedRows({ columns, rows, context }: Props, numbers: ReadonlySet<number>): readonly Option[] | undefined {
  const many = MANY_ROWS[numbers.size > 0 ? 'figures' : 'texts']
  if (rows.length < many || columns.length < MANY_COLUMNS) return undefined
  return rows.map(([header, ...cells]) => ({
    name: header && context.markdown(header),
    groups: [{ facts: cells.map((cell, place) => ({ term: columns[place + 1], value: context.markdown(cell) })) }],
  }))
}

/** A table written in Markdown: cells under named columns. */
export function TextTable(props: Props): ReactNode {
  const { caption, columns, rows, note, context } = props
  const numbers = numberColumns(rows.map((row) => row.map((cell) => cell.source)))
  return (
    <DataTable
      short={isShort(columns, rows)}
      caption={caption}
      columns={columns}
      numbers={numbers}
      groups={[{ rows: rows.map((row) => row.map((cell) => context.markdown(cell))) }]}
      options={foldedRows(props, numbers)}
      note={note && context.markdown(note)}
    />
  )
}

/** A number as written in text, with an optional sign, currency and unit. */
const NUMBER = /^[–−+~≈<>€ ]*\d[\d.,:'’]*(.*)$/

/** A placeholder for a missing figure. */
const NONE = /^[–—-]?$/

/** Markdown emphasis around a cell: totals are often bold. */
const MARKS = /^[*_]+|[*_]+$/g

/** Indices of columns whose cells are all numbers of the same unit. They are right-aligned for comparison. */
export function numberColumns(rows: readonly (readonly string[])[]): ReadonlySet<number> {
  const width = Math.max(...rows.map((row) => row.length))
  const places = Array.from({ length: width }, (_, place) => place)
  return new Set(
    places.filter((place) => areNumbers(rows.map((row) => row[place]?.trim().replaceAll(MARKS, '') ?? ''))),
  )
}

function areNumbers(cells: readonly string[]): boolean {
  const units = cells.filter((cell) => !NONE.test(cell)).map((cell) => NUMBER.exec(cell)?.[1]?.trim())
  return units.length > 0 && units.every((unit) => unit !== undefined && isUnit(unit) && unit === units[0])
}

/** A number followed by words is text: "3 of 5", "2 people a day". */
function isUnit(text: string): boolean {
  return /^[^\s\d]*$/.test(text)
}
