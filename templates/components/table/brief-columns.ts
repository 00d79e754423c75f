import { classNames } from '../text/class-names.ts'

/** Characters of the longest cell that stays on one line: a date in words, the name of a person. */
const BRIEF = 20

/** Characters of the longest column name that stays on one line. */
export const BRIEF_NAME = 12

/** Characters that fit side by side in the narrowest container that shows a table, and those that stand for the gap between columns. */
const ROOM = 90
const GAP = 3

/** The least that a column of texts and the names of the rows need. */
const TEXT = 14
const NAMES = 18

/**
 * Indices of columns whose cells are all brief, so that none of them breaks where columns of texts may give way. None if all columns together
 * would not fit.
 */
export function briefColumns(columns: readonly string[], rows: readonly (readonly string[])[]): ReadonlySet<number> {
  const shape = columns.map((name, place) => {
    const longest = Math.max(...rows.map((row) => lengthOf(row[place] ?? '')))
    const isBrief = longest <= BRIEF
    return { place, isBrief, least: Math.max(leastOf(name), isBrief ? longest : TEXT) }
  })
  const needed = shape.reduce((sum, { place, least }) => sum + (place === 0 ? Math.max(least, NAMES) : GAP + least), 0)
  return new Set(needed > ROOM ? [] : shape.flatMap(({ place, isBrief }) => (isBrief ? place : [])))
}

/** A long column name breaks between words. */
function leastOf(name: string): number {
  return name.length <= BRIEF_NAME ? name.length : Math.max(...name.split(' ').map((word) => word.length))
}

/** Length of a cell in Markdown as it is shown. */
function lengthOf(source: string): number {
  return source.replaceAll(/\[([^\]]*)\]\([^)]*\)|[*_`]/g, '$1').length
}

/** What is told of columns, each by their indices. */
export interface Columns {
  /** Numbers, which are right-aligned. */
  readonly numbers?: ReadonlySet<number> | undefined
  /** Ranges of amounts, which are right-aligned where the table is one. */
  readonly ranges?: ReadonlySet<number> | undefined
  /** Cells that do not break. */
  readonly brief?: ReadonlySet<number> | undefined
}

/** Classes of the cells of a column, or none. */
export function cellClass({ numbers, ranges, brief }: Columns, column: number): string | undefined {
  const classes = [numbers?.has(column) && 'align-right', ranges?.has(column) && 'range', brief?.has(column) && 'brief']
  return classNames(...classes) || undefined
}
