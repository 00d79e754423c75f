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

/** A figure before its unit or before words: `14 person-days`, `31 of 114`. */
const FIGURE = /^[^\p{L}\d]*\d/u

/**
 * Indices of columns whose cells are all brief, so that none of them breaks where columns of texts may give way. If all columns together
 * would not fit, those of figures only, and none if these do not fit either.
 */
export function briefColumns(columns: readonly string[], rows: readonly (readonly string[])[]): ReadonlySet<number> {
  const shape = columns.map((name, place) => {
    const cells = rows.map((row) => row[place] ?? '')
    const longest = Math.max(...cells.map(lengthOf))
    const isBrief = longest <= BRIEF
    const isFigures = isBrief && place > 0 && cells.every((cell) => FIGURE.test(cell))
    const least = Math.max(leastOf(name), isBrief ? longest : TEXT, place === 0 ? NAMES : 0)
    return { place, isBrief, isFigures, least, tight: isFigures ? least : wordOf([name, ...cells]) }
  })
  if (widthOf(shape.map(({ least }) => least)) <= ROOM) return placesOf(shape.filter(({ isBrief }) => isBrief))
  if (widthOf(shape.map(({ tight }) => tight)) <= ROOM) return placesOf(shape.filter(({ isFigures }) => isFigures))
  return new Set()
}

/** Characters of a row with the gaps between its columns. */
function widthOf(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, GAP * (widths.length - 1))
}

function placesOf(shape: readonly { readonly place: number }[]): ReadonlySet<number> {
  return new Set(shape.map(({ place }) => place))
}

/** A long column name breaks between words. */
function leastOf(name: string): number {
  return name.length <= BRIEF_NAME ? name.length : wordOf([name])
}

/** Characters of the longest word. */
function wordOf(texts: readonly string[]): number {
  return Math.max(...texts.flatMap((text) => text.split(' ').map(lengthOf)))
}

/** Length of a cell in Markdown as it is shown. */
function lengthOf(source: string): number {
  return source.replaceAll(/\[([^[\]]*)\]\([^()]*\)|[*_`]/g, '$1').length
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
