/** A number as written in text, with an optional sign, currency and unit. */
const NUMBER = /^[–−+~≈<>€ ]*\d[\d.,:'’]*(.*)$/

/** Whether a cell has a placeholder for a missing figure, or nothing. */
export function isNone(cell: string): boolean {
  return /^[–—-]?$/.test(cell)
}

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
  const units = cells.filter((cell) => !isNone(cell)).map((cell) => NUMBER.exec(cell)?.[1]?.trim())
  return units.length > 0 && units.every((unit) => unit !== undefined && isUnit(unit) && unit === units[0])
}

/** A number followed by words is text: "3 of 5", "2 people a day". */
function isUnit(text: string): boolean {
  return /^[^\s\d]*$/.test(text)
}
