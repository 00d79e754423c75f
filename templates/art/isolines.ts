import type { Frame } from './boxes.ts'
import type { Point, Polyline } from './geometry.ts'
import type { HeightField } from './terrain.ts'

/** Heights sampled at the corners of `columns` × `rows` cells that cover the frame. */
interface HeightGrid {
  readonly columns: number
  readonly rows: number
  readonly frame: Frame
  readonly heights: Float64Array
}

/**
 * Marching squares: the sides of a cell that the line connects, in pairs (0 left, 1 top, 2 right, 3 bottom). The index is a bit mask of the
 * corners above the level: 1 top left, 2 top right, 4 bottom right, 8 bottom left.
 */
const CELL_LINES: readonly (readonly number[])[] = [
  [],
  [0, 1],
  [1, 2],
  [0, 2],
  [2, 3],
  [0, 1, 2, 3],
  [1, 3],
  [0, 3],
  [3, 0],
  [3, 1],
  [1, 2, 3, 0],
  [3, 2],
  [2, 0],
  [2, 1],
  [1, 0],
  [],
]

/** The heights at the corners of a grid over the frame, row by row. `field` is asked with fractions of width and height. */
export function sampleGrid(field: HeightField, frame: Frame, columns: number, rows: number): HeightGrid {
  const heights = new Float64Array((columns + 1) * (rows + 1))
  let index = 0
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) heights[index++] = field(column / columns, row / rows)
  }
  return { columns, rows, frame, heights }
}

/** The contour lines at a level: closed loops, or open lines from border to border. */
export function isolines(grid: HeightGrid, level: number): readonly Polyline[] {
  return chainsOf(linkCrossings(grid, level)).map(({ ids, closed }) => ({
    points: ids.map((id) => crossingPoint(grid, level, id)),
    closed,
  }))
}

function heightAt({ columns, heights }: HeightGrid, column: number, row: number): number {
  return heights[row * (columns + 1) + column] ?? 0
}

/**
 * The neighbours of each crossing. A crossing is identified by the grid edge that the line cuts: even ids run right from their corner, odd
 * ids down. An edge borders two cells, so a crossing has at most two neighbours. Stored as id + 1; 0 means none.
 */
interface Crossings {
  /** In order of discovery. */
  readonly ids: readonly number[]
  readonly first: Int32Array
  readonly second: Int32Array
}

function linkCrossings(grid: HeightGrid, level: number): Crossings {
  const { columns, rows, heights } = grid
  const wide = columns + 1
  const first = new Int32Array(2 * heights.length)
  const second = new Int32Array(2 * heights.length)
  const ids: number[] = []
  const link = (from: number, to: number): void => {
    if (first[from] === 0) {
      first[from] = to + 1
      ids.push(from)
    } else second[from] = to + 1
  }
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const corner = row * wide + column
      const lines = CELL_LINES[cellIndex(grid, level, corner)] ?? []
      for (let at = 0; at < lines.length; at += 2) {
        const from = edgeId(corner, wide, lines[at])
        const to = edgeId(corner, wide, lines[at + 1])
        link(from, to)
        link(to, from)
      }
    }
  }
  return { ids, first, second }
}

/** `corner`: index of the cell's top left corner. */
function cellIndex({ columns, heights }: HeightGrid, level: number, corner: number): number {
  const below = corner + columns + 1
  const isAbove = (at: number): boolean => (heights[at] ?? 0) > level
  return (
    (isAbove(corner) ? 1 : 0) + (isAbove(corner + 1) ? 2 : 0) + (isAbove(below + 1) ? 4 : 0) + (isAbove(below) ? 8 : 0)
  )
}

function edgeId(corner: number, wide: number, side: number | undefined): number {
  if (side === 1) return 2 * corner
  if (side === 3) return 2 * (corner + wide)
  return 2 * (side === 2 ? corner + 1 : corner) + 1
}

function crossingPoint(grid: HeightGrid, level: number, id: number): Point {
  const corner = Math.floor(id / 2)
  const column = corner % (grid.columns + 1)
  const row = Math.floor(corner / (grid.columns + 1))
  const down = id % 2
  const start = heightAt(grid, column, row) - level
  const end = heightAt(grid, column + 1 - down, row + down) - level
  const share = start / (start - end)
  return {
    x: ((column + (1 - down) * share) / grid.columns) * grid.frame.width,
    y: ((row + down * share) / grid.rows) * grid.frame.height,
  }
}

interface Chain {
  readonly ids: readonly number[]
  readonly closed: boolean
}

/** Follows open lines from their ends first; what remains are loops. */
function chainsOf(crossings: Crossings): readonly Chain[] {
  const { ids, second } = crossings
  const seen = new Uint8Array(second.length)
  const ends = ids.filter((id) => second[id] === 0)
  const chains: Chain[] = []
  for (const [starts, closed] of [
    [ends, false],
    [ids, true],
  ] as const) {
    for (const start of starts) {
      if (seen[start] === 0) chains.push({ ids: walk(start, crossings, seen), closed })
    }
  }
  return chains
}

function walk(start: number, { first, second }: Crossings, seen: Uint8Array): readonly number[] {
  const ids: number[] = []
  const unseen = (link = 0): number | undefined => (link > 0 && seen[link - 1] === 0 ? link - 1 : undefined)
  let next: number | undefined = start
  while (next !== undefined) {
    ids.push(next)
    seen[next] = 1
    next = unseen(first[next]) ?? unseen(second[next])
  }
  return ids
}
