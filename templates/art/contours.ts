import { distance, lengthOf, type Point, type Polyline } from './geometry.ts'
import { isolines, sampleGrid } from './isolines.ts'
import type { MapFormat } from './map-format.ts'
import type { HeightField, Peak } from './terrain.ts'

/** One level of the terrain with all its contour lines. */
export interface Contour {
  readonly level: number
  /** 0 for the lowest, 1 for the highest. */
  readonly rise: number
  /** Every fourth contour is an index contour, drawn heavier. */
  readonly isIndex: boolean
  readonly lines: readonly Polyline[]
}

const LOWEST_LEVEL = 0.2
const INDEX_EVERY = 4
/** Loops that a hub or node would cover are omitted. */
const COVERED_RADIUS = 32
const SHORTEST_LINE = 90

/** The contour lines of a terrain, the lowest level first. */
export function contoursOf(
  field: HeightField,
  peaks: readonly Peak[],
  { frame, columns, rows, levels }: MapFormat,
): readonly Contour[] {
  const grid = sampleGrid(field, frame, columns, rows)
  const top = 0.97 * Math.max(...peaks.map((peak) => field(peak.x, peak.y)))
  return Array.from({ length: levels }, (_, level) => {
    const rise = level / (levels - 1)
    const lines = isolines(grid, LOWEST_LEVEL + (top - LOWEST_LEVEL) * rise)
    return { level, rise, isIndex: level % INDEX_EVERY === INDEX_EVERY - 1, lines }
  })
}

/** A level without the loops that are too short, or that lie below a hub or node. */
export function withoutCovered(contour: Contour, covered: readonly Point[]): Contour {
  return { ...contour, lines: contour.lines.filter((line) => isVisible(line, covered)) }
}

function isVisible(line: Polyline, covered: readonly Point[]): boolean {
  if (line.closed && lengthOf(line) < SHORTEST_LINE) return false
  return !covered.some((place) => line.points.every((point) => distance(point, place) < COVERED_RADIUS))
}
