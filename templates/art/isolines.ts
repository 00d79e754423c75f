import type { Frame, Point, Polyline } from './geometry.ts'
import type { HeightField } from './terrain.ts'

/** Heights sampled at the corners of `columns` × `rows` cells that cover the frame. */
interface HeightGrid {
  readonly columns: number
  readonly rows: number
  readonly frame: Frame
  readonly heights: readonly number[]
}

type Side = 'left' | 'top' | 'right' | 'bottom'

/**
 * Marching squares: which sides of a cell the line joins. The index counts the corners above
 * the level: 1 top left, 2 top right, 4 bottom right, 8 bottom left.
 */
const CELL_LINES: readonly (readonly (readonly [Side, Side])[])[] = [
  [],
  [['left', 'top']],
  [['top', 'right']],
  [['left', 'right']],
  [['right', 'bottom']],
  [
    ['left', 'top'],
    ['right', 'bottom'],
  ],
  [['top', 'bottom']],
  [['left', 'bottom']],
  [['bottom', 'left']],
  [['bottom', 'top']],
  [
    ['top', 'right'],
    ['bottom', 'left'],
  ],
  [['bottom', 'right']],
  [['right', 'left']],
  [['right', 'top']],
  [['top', 'left']],
  [],
]

export function sampleGrid(field: HeightField, frame: Frame, columns: number, rows: number): HeightGrid {
  const heights = Array.from({ length: (columns + 1) * (rows + 1) }, (_, index) => {
    const column = index % (columns + 1)
    const row = Math.floor(index / (columns + 1))
    return field(column / columns, row / rows)
  })
  return { columns, rows, frame, heights }
}

/** The lines where the ground crosses a level: closed loops, or open from border to border. */
export function isolines(grid: HeightGrid, level: number): readonly Polyline[] {
  const neighbours = linkCrossings(grid, level)
  return chainsOf(neighbours).map(({ ids, closed }) => ({
    points: ids.map((id) => crossingPoint(grid, level, id)),
    closed,
  }))
}

function heightAt({ columns, heights }: HeightGrid, column: number, row: number): number {
  return heights[row * (columns + 1) + column] ?? 0
}

/** Which crossings are neighbours; a crossing is the id of the grid edge that the line cuts. */
function linkCrossings(grid: HeightGrid, level: number): Map<number, number[]> {
  const neighbours = new Map<number, number[]>()
  const link = (from: number, to: number) => {
    neighbours.set(from, [...(neighbours.get(from) ?? []), to])
  }
  for (let row = 0; row < grid.rows; row += 1) {
    for (let column = 0; column < grid.columns; column += 1) {
      for (const [a, b] of cellLines(grid, level, column, row)) {
        const from = edgeId(grid, column, row, a)
        const to = edgeId(grid, column, row, b)
        link(from, to)
        link(to, from)
      }
    }
  }
  return neighbours
}

function cellLines(grid: HeightGrid, level: number, column: number, row: number) {
  const isAbove = (right: number, down: number) => heightAt(grid, column + right, row + down) > level
  const index = (isAbove(0, 0) ? 1 : 0) + (isAbove(1, 0) ? 2 : 0) + (isAbove(1, 1) ? 4 : 0) + (isAbove(0, 1) ? 8 : 0)
  return CELL_LINES[index] ?? []
}

/** Every grid edge has one number: even ones run right from their corner, odd ones down. */
function edgeId({ columns }: HeightGrid, column: number, row: number, side: Side): number {
  const corner = (right: number, down: number) => 2 * ((row + down) * (columns + 1) + column + right)
  switch (side) {
    case 'top':
      return corner(0, 0)
    case 'bottom':
      return corner(0, 1)
    case 'left':
      return corner(0, 0) + 1
    case 'right':
      return corner(1, 0) + 1
  }
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

/** Walks the open lines from their ends first; whatever then is left are loops. */
function chainsOf(neighbours: ReadonlyMap<number, readonly number[]>): readonly Chain[] {
  const seen = new Set<number>()
  const ends = [...neighbours].filter(([, near]) => near.length === 1).map(([id]) => id)
  const chains: Chain[] = []
  for (const [starts, closed] of [
    [ends, false],
    [neighbours.keys(), true],
  ] as const) {
    for (const start of starts) {
      if (!seen.has(start)) chains.push({ ids: walk(start, neighbours, seen), closed })
    }
  }
  return chains
}

function walk(start: number, neighbours: ReadonlyMap<number, readonly number[]>, seen: Set<number>): readonly number[] {
  const ids: number[] = []
  let next: number | undefined = start
  while (next !== undefined) {
    ids.push(next)
    seen.add(next)
    next = neighbours.get(next)?.find((id) => !seen.has(id))
  }
  return ids
}
