import {
  type Box,
  boxOf,
  distance,
  type Frame,
  grown,
  isInside,
  lengthOf,
  type Point,
  type Polyline,
  scaledTo,
} from './geometry.ts'
import { isolines, sampleGrid } from './isolines.ts'
import type { Motif } from './motif.ts'
import { hubOf, hubPlace, orderOf, planFor } from './motifs/motifs.ts'
import type { Order, Plan } from './motifs/survey.ts'
import { type Random, randomOf } from './random.ts'
import { type HeightField, heightField, type Peak, placePeaks, shapePeak } from './terrain.ts'
import { areApart } from './topology.ts'

export interface MapFormat {
  readonly frame: Frame
  /** Where summits may be, in fractions of the frame. */
  readonly zone: Box
  readonly columns: number
  readonly rows: number
  readonly levels: number
}

/** One level of the terrain with all its contour lines. */
export interface Contour {
  readonly level: number
  /** 0 for the lowest, 1 for the highest. */
  readonly rise: number
  /** Every fourth contour is an index contour, drawn heavier. */
  readonly isIndex: boolean
  readonly lines: readonly Polyline[]
}

export interface StrataMap {
  readonly frame: Frame
  readonly hub: Point
  /** The other summits. */
  readonly sites: readonly Point[]
  readonly contours: readonly Contour[]
  readonly plan: Plan
  readonly random: Random
  /** Order in which the nodes other than the hub get their names. */
  readonly order: Order
}

/** Named nodes of a map, the lit one first and the others in the order of the motif. */
export interface Shown {
  /** Number of named nodes. */
  readonly count: number
  /** Their heights from 0 to 1; random if undefined. */
  readonly heights?: readonly (number | undefined)[] | undefined
  /** Their positions in fractions of the frame. */
  readonly spots?: readonly Point[] | undefined
  /** Whether a map is acceptable. If no tried seed gives an acceptable one, the first map is used. */
  readonly accepts?: ((map: StrataMap) => boolean) | undefined
}

const MAX_TURNS = 80
const LOWEST_LEVEL = 0.2
const INDEX_EVERY = 4
const SUMMIT_HEIGHT = 1.05
const LEAST_HEIGHT = 0.3
const LEAST_SUMMIT_SPREAD = 0.088
const SUMMIT = { height: SUMMIT_HEIGHT }
/** Nodes closer to an axis than this are aligned with it. */
const HUB_SNAP = 44
const SITE_SNAP = 30
const MIN_NODES = 3
const MIN_NODE_DISTANCE = 46
/** Loops that a hub or node would cover are omitted. */
const COVERED_RADIUS = 32
const SHORTEST_LINE = 90

const NOTHING: Shown = { count: 0 }

/** The map for a seed. If the motif does not fit, retries with the seed plus `#2`, `#3` … */
export function strataMap(seed: string, motif: Motif, format: MapFormat, shown: Shown = NOTHING): StrataMap {
  const { accepts = () => true } = shown
  let first: StrataMap | undefined
  for (let turn = 1; turn <= MAX_TURNS; turn += 1) {
    const map = drawMap(turn === 1 ? seed : `${seed}#${turn}`, motif, format, shown)
    if (!map || !isSound(map, format, shown)) continue
    if (accepts(map)) return map
    first ??= map
  }
  if (first) return first
  throw new Error(
    `No artwork for seed "${seed}" with motif "${motif}": no room for ${MIN_NODES} nodes in ${MAX_TURNS} tries. Choose another seed or motif.`,
  )
}

function drawMap(seed: string, motif: Motif, format: MapFormat, shown: Shown): StrataMap | undefined {
  const { frame, zone } = format
  const random = randomOf(`${seed}|${motif}`)
  const order = shown.spots ? asGiven : orderOf(motif)
  const peaks = raised(peaksOf(random, motif, zone, shown), order, shown.heights)
  const field = heightField(random, peaks, frame.width / frame.height)
  // Contours take most of the time, and the plans of most motifs do not need them: a seed that is rejected is not surveyed.
  const contours = once(() => contoursOf(field, peaks, format))
  const [hub, ...others] = peaks.map(({ x, y }) => ({ x: x * frame.width, y: y * frame.height }))
  if (!hub) return undefined
  const plan = planFor(motif, {
    hub,
    sites: shown.spots ? others : aligned(others, hub),
    frame,
    zone: scaledTo(frame, zone),
    get contourLines() {
      return contours().flatMap((contour) => contour.lines)
    },
    random,
    named: shown.count,
  })
  const covered = [hub, ...plan.nodes]
  const visible = once(() => contours().map((contour) => withoutCovered(contour, covered)))
  return {
    frame,
    hub,
    sites: others,
    get contours() {
      return visible()
    },
    plan,
    random,
    order,
  }
}

function once<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

const asGiven: Order = () => 0

/** The summits, the lit one first. */
function peaksOf(random: Random, motif: Motif, zone: Box, { count, spots }: Shown): readonly Peak[] {
  if (spots) return spots.map(({ x, y }, index) => ({ ...shapePeak(random, x, y), ...(index === 0 && SUMMIT) }))
  const few = random() < 0.5 ? 4 : 5
  return litFirst(placePeaks(random, zone, count > 0 ? Math.max(count, 4) : few), motif, zone)
}

/** Gives the summits their heights, in the order of the names. */
function raised(peaks: readonly Peak[], order: Order, heights: Shown['heights']): readonly Peak[] {
  const [hub, ...others] = peaks
  if (!heights || !hub) return peaks
  return [hub, ...others.toSorted(order)].map((peak, index) => raisedTo(peak, heights[index]))
}

function raisedTo(peak: Peak, share: number | undefined): Peak {
  return share === undefined ? peak : { ...peak, height: LEAST_HEIGHT + (SUMMIT_HEIGHT - LEAST_HEIGHT) * share }
}

/** Moves the hub's peak to its position, puts it first and makes it the highest. */
function litFirst(peaks: readonly Peak[], motif: Motif, zone: Box): readonly Peak[] {
  const hub = hubOf(motif, peaks, zone)
  if (!hub) return []
  const summit = {
    ...hub,
    ...hubPlace(motif, hub, zone),
    ...SUMMIT,
    spread: Math.max(hub.spread, LEAST_SUMMIT_SPREAD),
  }
  return [summit, ...peaks.filter((peak) => peak !== hub)]
}

function contoursOf(
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

/** Aligns sites that are nearly level with the hub or each other, so that routes are straight. */
function aligned(sites: readonly Point[], hub: Point): readonly Point[] {
  const done: Point[] = []
  for (const site of sites) {
    const near = done.reduce((point, other) => snapped(point, other, SITE_SNAP), site)
    done.push(snapped(near, hub, HUB_SNAP))
  }
  return done
}

function snapped({ x, y }: Point, to: Point, reach: number): Point {
  return {
    x: Math.abs(x - to.x) < reach ? to.x : x,
    y: Math.abs(y - to.y) < reach ? to.y : y,
  }
}

function withoutCovered(contour: Contour, covered: readonly Point[]): Contour {
  return { ...contour, lines: contour.lines.filter((line) => isVisible(line, covered)) }
}

function isVisible(line: Polyline, covered: readonly Point[]): boolean {
  if (line.closed && lengthOf(line) < SHORTEST_LINE) return false
  return !covered.some((place) => line.points.every((point) => distance(point, place) < COVERED_RADIUS))
}

function isSound({ hub, plan, frame }: StrataMap, { zone }: MapFormat, { count }: Shown): boolean {
  const margin = grown(boxOf(frame), -24)
  return (
    plan.nodes.length >= (count > 0 ? count - 1 : MIN_NODES) &&
    isInside(scaledTo(frame, zone), hub) &&
    plan.nodes.every((node) => isInside(margin, node)) &&
    areApart([hub, ...plan.nodes], MIN_NODE_DISTANCE)
  )
}
