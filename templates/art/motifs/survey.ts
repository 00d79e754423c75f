import type { Box, Frame } from '../boxes.ts'
import { distance, type Point, type Polyline } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Edge, Node } from '../topology.ts'

/** The ground a motif is drawn on, in pixels. */
export interface Survey {
  readonly hub: Point
  /** The other summits, highest first. */
  readonly sites: readonly Point[]
  readonly frame: Frame
  /** The area where summits may be. */
  readonly zone: Box
  readonly contourLines: readonly Polyline[]
  readonly random: Random
  /** Number of named nodes, including the hub. Names give nodes and edges a meaning. */
  readonly named: number
}

/** Compares nodes by the order in which they get their names. */
export type Order = (a: Point, b: Point) => number

/** What is drawn on the terrain besides the hub. */
export interface Plan {
  readonly nodes: readonly Node[]
  readonly edges: readonly Edge[]
  /** Planes drawn below the edges. */
  readonly planes?: readonly Edge[]
}

export function nearestFirst<T extends Point>(places: readonly T[], to: Point): readonly T[] {
  return places.toSorted((a, b) => distance(a, to) - distance(b, to))
}
