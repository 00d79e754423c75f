import type { ReactNode } from 'react'
import type { Markdown } from 'kartograf'
import type { Context } from '../../context.ts'
import { briefColumns } from './brief-columns.ts'
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

/** A few columns of figures stay a table on phones: as records, before and after would be below each other. */
function isShort(columns: readonly string[], rows: Props['rows']): boolean {
  return columns.length === 3 && rows.every((row) => row.slice(1).every(({ source }) => source.length <= SHORT))
}

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
      note={note && context.markdown(note)}
    />
  )
}

/** The cells of a row. What cannot be added up is empty in the row of sums, whose name is in bold, and is only read aloud. */
function cellsOf(row: readonly Markdown[], context: Context): readonly ReactNode[] {
  const isSum = row[0]?.source.startsWith('**')
  const nothing = <span className="no-value visually-hidden">{context.t('table.empty')}</span>
  return row.map((cell) => (isSum && NONE.test(cell.source) ? nothing : cellOf(cell, context)))
}

/** The content of a cell. A placeholder for no value is marked, because records leave it out. */
export function cellOf(cell: Markdown, context: Context): ReactNode {
  const shown = context.markdown(cell)
  return NONE.test(cell.source) ? <span className="no-value">{shown}</span> : shown
}

/** A number as written in text, with an optional sign, currency and unit. */
const NUMBER = /^[–−+~≈<>€ ]*\d[\d.,:'’]*(.*)$/

/** A placeholder for a missing figure. */
const NONE = /^[–—-]?$/

/** Markdown emphasis around a cell: totals are often bold. */
const MARKS = /^[*_]+|(?<![*_])[*_]+$/g

/** Indices of columns whose cells are all numbers of the same unit. They are right-aligned for comparison. */
export function numberColumns(rows: readonly (readonly string[])[]): ReadonlySet<number> {
  return columnsOf(rows, areNumbers)
}

/** Indices of columns whose cells are all ranges of amounts of money. */
export function rangeColumns(rows: readonly (readonly string[])[]): ReadonlySet<number> {
  return columnsOf(rows, areRanges)
}

function columnsOf(
  rows: readonly (readonly string[])[],
  are: (cells: readonly string[]) => boolean,
): ReadonlySet<number> {
  const width = Math.max(...rows.map((row) => row.length))
  const places = Array.from({ length: width }, (_, place) => place)
  return new Set(places.filter((place) => are(rows.map((row) => row[place]?.trim().replaceAll(MARKS, '') ?? ''))))
}

/** A range of amounts of money: `42.000–54.000 €`, `CHF 72,000–86,000`. */
const RANGE = /^(?:\p{Sc}|[A-Z]{3} )?\d[\d.,]*\u2060?–\u2060?\d[\d.,]*(?: \p{Sc}| [A-Z]{3})?$/u

function areRanges(cells: readonly string[]): boolean {
  return cells.every((cell) => RANGE.test(cell.replaceAll('\u00a0', ' ')))
}

function areNumbers(cells: readonly string[]): boolean {
  const units = cells.filter((cell) => !NONE.test(cell)).map((cell) => NUMBER.exec(cell)?.[1]?.trim())
  return units.length > 0 && units.every((unit) => unit !== undefined && isUnit(unit) && unit === units[0])
}

/** A number followed by words is text: "3 of 5", "2 people a day". */
function isUnit(text: string): boolean {
  return /^[^\s\d]*$/.test(text)
}
