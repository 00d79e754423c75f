import { type Contour, contoursOf, withoutCovered } from './contours.ts'
import { boxOf, type Frame, grown, isInside, scaledTo } from './boxes.ts'
import type { Point } from './geometry.ts'
import type { MapFormat } from './map-format.ts'
import type { Motif } from './motif.ts'
import { orderOf, planFor } from './motifs/motifs.ts'
import type { Order, Plan } from './motifs/survey.ts'
import { type Random, randomOf } from './random.ts'
import { raised, summitsOf } from './summits.ts'
import { heightField } from './terrain.ts'
import { areApart } from './topology.ts'

/** A drawn terrain with its nodes. */
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
/** Nodes closer to an axis than this are aligned with it. */
const HUB_SNAP = 44
const SITE_SNAP = 30
const MIN_NODES = 3
const MIN_NODE_DISTANCE = 46

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
  const peaks = raised(summitsOf(random, motif, zone, shown), order, shown.heights)
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

function isSound({ hub, plan, frame }: StrataMap, { zone }: MapFormat, { count }: Shown): boolean {
  const margin = grown(boxOf(frame), -24)
  return (
    plan.nodes.length >= (count > 0 ? count - 1 : MIN_NODES) &&
    isInside(scaledTo(frame, zone), hub) &&
    plan.nodes.every((node) => isInside(margin, node)) &&
    areApart([hub, ...plan.nodes], MIN_NODE_DISTANCE)
  )
}
