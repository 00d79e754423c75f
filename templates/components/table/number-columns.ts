/** A number as people write it, with a sign or a currency before it, and what follows: a unit, or nothing. */
const NUMBER = /^[–−+~≈<>€ ]*\d[\d.,:'’]*(.*)$/

/** A figure that is missing in a column of figures. */
const NONE = /^[–—-]?$/

/** Marks of Markdown around a cell: a total is often strong. */
const MARKS = /^[*_]+|[*_]+$/g

/** Columns, by place, whose cells are numbers of one unit: they are compared digit by digit, from the right. */
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

/** Words after a number make it a text: "3 of 5", "2 people a day". */
function isUnit(text: string): boolean {
  return /^[^\s\d]*$/.test(text)
}
