import type { Box } from './boxes.ts'
import { distanceToLine, distance, eachSide, middle, type Point, type Polyline } from './geometry.ts'
import { numberText, pairText, roundedPath, smoothPath } from './path.ts'

const GLYPHS = ['identity', 'workload', 'shield', 'device'] as const
type Glyph = (typeof GLYPHS)[number]

/** A node of a map, with what is drawn in it. */
export interface Node extends Point {
  readonly glyph: Glyph
}

/** A line between nodes, or around them. */
export interface Edge {
  /** SVG path data. */
  readonly path: string
  /** Approximate points along the edge, used to keep labels clear of it. */
  readonly line: Polyline
  /** Planned, standby or monitored: drawn dotted. */
  readonly isPlanned: boolean
}

const CORNER_RADIUS = 16
const CLEARANCE = 34
const WALL_CLEARANCE = 12

/** Nodes at these positions, with alternating glyphs. */
export function nodesAt(places: readonly Point[], firstGlyph = 0): readonly Node[] {
  return places.map(({ x, y }, index) => ({
    x,
    y,
    glyph: GLYPHS[(index + firstGlyph) % GLYPHS.length] ?? 'identity',
  }))
}

/** Straight segments with rounded corners. */
export function route(points: readonly Point[], isPlanned = false): Edge {
  const line = { points, closed: false }
  return { path: roundedPath(line, CORNER_RADIUS), line, isPlanned }
}

type Way = readonly Point[]

/** A right-angled route between two nodes that avoids the others. */
export function routeAround(from: Point, to: Point, others: readonly Point[], isPlanned = false): Edge {
  return route(leastBlocked(waysBetween(from, to), others) ?? [from, to], isPlanned)
}

/** A planned route through walls: it crosses them, but does not run beside one. */
export function routeThrough(walls: readonly Box[], from: Point, to: Point, others: readonly Point[]): Edge {
  const ways = waysBetween(from, to).filter((way) => !walls.some((wall) => runsBeside(way, wall)))
  return route(leastBlocked(ways, others) ?? [from, to], true)
}

/** The way that passes the fewest places. */
function leastBlocked(ways: readonly Way[], places: readonly Point[]): Way | undefined {
  const counted = ways.map((points) => {
    const obstacles = places.filter((place) => place !== points.at(0) && place !== points.at(-1))
    const blocked = obstacles.filter((at) => distanceToLine(at, { points, closed: false }) < CLEARANCE).length
    return { points, blocked }
  })
  return counted.toSorted((a, b) => a.blocked - b.blocked)[0]?.points
}

/** Whether a right-angled way has a stretch that could be mistaken for a side of the wall. */
function runsBeside(points: Way, { left, top, right, bottom }: Box): boolean {
  let isBeside = false
  eachSide({ points, closed: false }, (a, b) => {
    const [place, sides] = a.y === b.y ? [a.y, [top, bottom]] : [a.x, [left, right]]
    isBeside ||= sides.some((side) => Math.abs(side - place) < WALL_CLEARANCE)
  })
  return isBeside
}

/** Candidate right-angled routes, simplest first. */
function waysBetween(from: Point, to: Point): readonly Way[] {
  if (from.x === to.x || from.y === to.y) return [[from, to]]
  const half = middle(from, to)
  const across = [from, { x: half.x, y: from.y }, { x: half.x, y: to.y }, to]
  const down = [from, { x: from.x, y: half.y }, { x: to.x, y: half.y }, to]
  const acrossThenDown = [from, { x: to.x, y: from.y }, to]
  const downThenAcross = [from, { x: from.x, y: to.y }, to]
  const isWide = Math.abs(to.x - from.x) >= Math.abs(to.y - from.y)
  return isWide ? [across, acrossThenDown, downThenAcross, down] : [down, downThenAcross, acrossThenDown, across]
}

/** An edge with smooth bends, such as a contour. */
export function curve(line: Polyline): Edge {
  return { path: smoothPath(line), line, isPlanned: false }
}

/** A circle around a point. */
export function orbit({ x, y }: Point, radius: number, isPlanned = false): Edge {
  const r = numberText(radius)
  const arc = (direction: 1 | -1) => `a${r} ${r} 0 0 1 ${pairText(direction * 2 * radius, 0)}`
  const path = `M${pairText(x - radius, y)}${arc(1)}${arc(-1)}z`
  const points = Array.from({ length: 24 }, (_, index) => onCircle({ x, y }, radius, index / 24))
  return { path, line: { points, closed: true }, isPlanned }
}

/** The point on a circle after this fraction of a full turn. */
export function onCircle(centre: Point, radius: number, share: number): Point {
  const angle = share * 2 * Math.PI
  return { x: centre.x + Math.cos(angle) * radius, y: centre.y + Math.sin(angle) * radius }
}

/** A box with rounded corners. */
export function enclosure(box: Box, radius: number, isPlanned = false): Edge {
  const { left, top, right, bottom } = box
  const points = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
  return polygon(points, radius, isPlanned)
}

/** A closed line with rounded corners. */
export function polygon(points: readonly Point[], radius: number, isPlanned = false): Edge {
  const line = { points, closed: true }
  return { path: roundedPath(line, radius), line, isPlanned }
}

/** Whether all nodes are far enough apart to be distinguished. */
export function areApart(places: readonly Point[], least: number): boolean {
  return places.every((a, index) => places.slice(index + 1).every((b) => distance(a, b) >= least))
}
