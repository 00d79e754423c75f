import {
  type Box,
  boxAround,
  boxOf,
  clamp,
  clampInto,
  distance,
  type Frame,
  grown,
  isInside,
  lengthOf,
  type Point,
  pointsAlong,
  type Polyline,
  resampled,
  transposed,
} from './geometry.ts'
import type { Motif } from './motif.ts'
import type { Random } from './random.ts'
import type { Peak } from './terrain.ts'
import {
  curve,
  type Edge,
  enclosure,
  type Node,
  nodesAt,
  onCircle,
  orbit,
  polygon,
  route,
  routeAround,
} from './topology.ts'

/** The ground a motif is drawn on, in pixels. */
interface Survey {
  readonly hub: Point
  /** The other summits, highest first. */
  readonly sites: readonly Point[]
  readonly frame: Frame
  /** The area where summits may be. */
  readonly zone: Box
  readonly contourLines: readonly Polyline[]
  readonly random: Random
  /** Whether the nodes have names, so that each edge is a statement. */
  readonly isNamed: boolean
}

/** What is drawn on the terrain besides the hub. */
export interface Plan {
  readonly nodes: readonly Node[]
  readonly edges: readonly Edge[]
  /** Planes drawn below the edges. */
  readonly planes?: readonly Edge[]
}

interface MotifRules {
  /** Picks the summit that is lit. */
  readonly hubOf: (peaks: readonly Peak[], zone: Box) => Peak | undefined
  /** Where to place the hub so that the figure fits, as fractions of the zone. */
  readonly hubZone?: Box
  readonly draw: (survey: Survey) => Plan
  /** How its nodes are read, if not from north to south. */
  readonly order?: Order
}

/** Compares nodes by the order in which names are given to them. */
export type Order = (a: Point, b: Point) => number

const fromNorth: Order = (a, b) => a.y - b.y
const fromLeft: Order = (a, b) => a.x - b.x

const RULES: Record<Motif, MotifRules> = {
  hub: { hubOf: highest, draw: drawHub },
  pipeline: { hubOf: rightmost, draw: drawPipeline, order: fromLeft },
  perimeter: { hubOf: highest, draw: drawPerimeter },
  ring: {
    hubOf: mostCentral,
    hubZone: { left: 0.35, top: 0.4, right: 0.65, bottom: 0.6 },
    draw: drawRing,
  },
  split: { hubOf: highest, draw: drawSplit },
  layers: {
    hubOf: mostCentral,
    hubZone: { left: 0.4, top: 0.12, right: 0.6, bottom: 0.2 },
    draw: drawLayers,
  },
  constellation: { hubOf: highest, draw: drawConstellation },
  timeline: { hubOf: highest, draw: drawTimeline, order: fromLeft },
}

/** The summit lit by this motif. */
export function hubOf(motif: Motif, peaks: readonly Peak[], zone: Box): Peak | undefined {
  return RULES[motif].hubOf(peaks, zone)
}

/** Where to place the hub so that the motif fits around it. */
export function hubPlace(motif: Motif, hub: Point, zone: Box): Point {
  const { hubZone } = RULES[motif]
  return clampInto(hubZone ? partOf(zone, hubZone) : zone, hub)
}

export function orderOf(motif: Motif): Order {
  return RULES[motif].order ?? fromNorth
}

export function planFor(motif: Motif, survey: Survey): Plan {
  return RULES[motif].draw(survey)
}

function partOf(zone: Box, part: Box): Box {
  const width = zone.right - zone.left
  const height = zone.bottom - zone.top
  return {
    left: zone.left + part.left * width,
    top: zone.top + part.top * height,
    right: zone.left + part.right * width,
    bottom: zone.top + part.bottom * height,
  }
}

function highest(peaks: readonly Peak[]): Peak | undefined {
  return peaks.toSorted((a, b) => b.height - a.height)[0]
}

function rightmost(peaks: readonly Peak[]): Peak | undefined {
  return peaks.toSorted((a, b) => b.x - a.x)[0]
}

function mostCentral(peaks: readonly Peak[], zone: Box): Peak | undefined {
  const centre = { x: (zone.left + zone.right) / 2, y: (zone.top + zone.bottom) / 2 }
  return nearestFirst(peaks, centre)[0]
}

function nearestFirst<T extends Point>(places: readonly T[], to: Point): readonly T[] {
  return places.toSorted((a, b) => distance(a, to) - distance(b, to))
}

/** Hub and spoke: everything is served from one place. Every second edge is planned, unless the nodes say what they are. */
function drawHub({ hub, sites, isNamed }: Survey): Plan {
  const around = sites.toSorted((a, b) => angleFrom(hub, a) - angleFrom(hub, b))
  return {
    nodes: nodesAt(sites),
    edges: around.map((site, index) => routeAround(hub, site, sites, !isNamed && index % 2 === 1)),
  }
}

function angleFrom(centre: Point, { x, y }: Point): number {
  return Math.atan2(y - centre.y, x - centre.x)
}

/** One route from left to right; its end is lit. */
function drawPipeline({ hub, sites }: Survey): Plan {
  const stations = [...sites.toSorted((a, b) => a.x - b.x), hub]
  return {
    nodes: nodesAt(stations.slice(0, -1)),
    edges: stations.slice(1).map((next, index) => routeAround(stations[index] ?? next, next, stations)),
  }
}

/** The hub and its neighbours inside two enclosures; nodes outside are monitored. */
function drawPerimeter({ hub, sites, frame }: Survey): Plan {
  const near = nearestFirst(sites, hub)
  const wall = wallAround([hub, ...near.slice(0, 2)], near)
  const room = grown(boxOf(frame), -14)
  return {
    nodes: nodesAt(near, 2),
    edges: [
      ...near.map((site) => routeAround(hub, site, sites, !isInside(wall, site))),
      enclosure(within(room, wall), 28),
      enclosure(within(grown(room, 9), grown(wall, 9)), 36, true),
    ],
  }
}

/** A box around the members. Grown to include any node that its border would cut. */
function wallAround(members: readonly Point[], sites: readonly Point[]): Box {
  const wall = boxAround(members, 48)
  const astride = sites.find((site) => !members.includes(site) && isInside(grown(wall, 36), site))
  return astride ? wallAround([...members, astride], sites) : wall
}

function within(room: Box, { left, top, right, bottom }: Box): Box {
  return {
    left: Math.max(left, room.left),
    top: Math.max(top, room.top),
    right: Math.min(right, room.right),
    bottom: Math.min(bottom, room.bottom),
  }
}

/** Six nodes on two orbits; the outer one is dotted. */
function drawRing({ hub, frame, random }: Survey): Plan {
  const room = Math.min(hub.y, frame.height - hub.y) - 24
  const outer = Math.min(132, room)
  const inner = Math.max(outer * 0.56, 58)
  const turn = random()
  const places = Array.from({ length: 6 }, (_, index) =>
    onCircle(hub, index % 2 === 0 ? inner : outer, turn + index / 6),
  )
  return { nodes: nodesAt(places), edges: [orbit(hub, inner), orbit(hub, outer, true)] }
}

/** Two enclosures joined by a single edge. */
function drawSplit(survey: Survey): Plan {
  const { hub, sites } = survey
  const places = [hub, ...sites]
  const isWide = widestGap(places).size >= widestGap(places.map(transposed)).size
  // Computed as if the gap were vertical; for a horizontal gap the axes are swapped.
  const turned = isWide ? (point: Point) => point : transposed
  const all = places.map(turned)
  const from = turned(hub)
  const gap = widestGap(all)
  const isHome = (point: Point) => point.x < gap.middle === from.x < gap.middle
  const home = all.filter(isHome)
  const away = all.filter((point) => !isHome(point))
  const padding = clamp((gap.size - 52) / 2, 24, 46)
  const crossing = crossingBetween(from, away, gap.middle)
  const back = (points: readonly Point[]) => points.map(turned)
  return {
    nodes: [{ ...turned(crossing.guard), glyph: 'shield' }, ...nodesAt(back([...home.slice(1), ...away]), 3)],
    edges: [
      enclosure(boxAround(back(home), padding), 28),
      enclosure(boxAround(back(away), padding), 28, true),
      ...home.slice(1).map((site) => routeAround(hub, turned(site), back(home))),
      ...away
        .filter((site) => site !== crossing.target)
        .map((site) => routeAround(turned(crossing.target), turned(site), back(away), true)),
      route(back(crossing.way)),
    ],
  }
}

/** The widest vertical strip without nodes. */
function widestGap(places: readonly Point[]): { size: number; middle: number } {
  const xs = places.map((place) => place.x).toSorted((a, b) => a - b)
  const gaps = xs.slice(1).map((right, index) => {
    const left = xs[index] ?? right
    return { size: right - left, middle: (left + right) / 2 }
  })
  return gaps.toSorted((a, b) => b.size - a.size)[0] ?? { size: 0, middle: 0 }
}

/** From the hub through the gap to the node most directly opposite. */
function crossingBetween(from: Point, away: readonly Point[], gap: number) {
  const opposite = (place: Point) => Math.abs(place.y - from.y) + Math.abs(place.x - gap) / 2
  const target = away.toSorted((a, b) => opposite(a) - opposite(b))[0] ?? from
  const way = from.y === target.y ? [from, target] : [from, { x: gap, y: from.y }, { x: gap, y: target.y }, target]
  return { target, way, guard: { x: gap, y: (from.y + target.y) / 2 } }
}

/** Three stacked planes joined by verticals; the hub is on the top one. */
function drawLayers({ hub, frame }: Survey): Plan {
  const isTall = frame.height > 500
  const half = isTall ? { x: 190, y: 50 } : { x: 120, y: 28 }
  const step = isTall ? 118 : 62
  const centres = [0, 1, 2].map((level) => ({ x: hub.x, y: hub.y + level * step }))
  const [, second = hub, third = hub] = centres
  const wings = [second, third].flatMap(({ x, y }) => [
    { x: x - half.x * 0.5, y },
    { x: x + half.x * 0.5, y },
  ])
  const corners = [-half.x, half.x].map((dx) => route([sideways(hub, dx), sideways(third, dx)], true))
  return {
    planes: centres.toReversed().map((centre) => polygon(diamond(centre, half), 7)),
    nodes: nodesAt([third, ...wings], 1),
    edges: [...corners, route([hub, third]), ...pairsOf(wings).map(([left, right]) => route([left, right]))],
  }
}

function sideways({ x, y }: Point, dx: number): Point {
  return { x: x + dx, y }
}

function diamond({ x, y }: Point, half: Point): readonly Point[] {
  return [
    { x: x - half.x, y },
    { x, y: y - half.y },
    { x: x + half.x, y },
    { x, y: y + half.y },
  ]
}

function pairsOf<T>(items: readonly T[]): readonly (readonly [T, T])[] {
  return items.flatMap((first, index) => {
    const second = items[index + 1]
    return index % 2 === 0 && second !== undefined ? [[first, second] as const] : []
  })
}

/** Places on a map, each connected to its nearest neighbour. */
function drawConstellation({ hub, sites }: Survey): Plan {
  return {
    nodes: sites.map(({ x, y }) => ({ x, y, glyph: 'identity' })),
    edges: spanningTree(hub, sites).map(([a, b]) => route([a, b])),
  }
}

/** Prim's algorithm: the minimum spanning tree of all places. */
function spanningTree(start: Point, places: readonly Point[]): readonly (readonly [Point, Point])[] {
  const joined = [start]
  const lines: (readonly [Point, Point])[] = []
  while (joined.length <= places.length) {
    const open = places.filter((place) => !joined.includes(place))
    const links = joined.flatMap((a) => open.map((b) => [a, b] as const))
    const shortest = links.toSorted((a, b) => distance(...a) - distance(...b))[0]
    if (!shortest) break
    lines.push(shortest)
    joined.push(shortest[1])
  }
  return lines
}

/** Stations along one contour, which is emphasised; the last one is connected to the hub. */
function drawTimeline({ hub, contourLines, zone }: Survey): Plan {
  const runs = contourLines.flatMap((line) => runsInside(line, grown(zone, 24)))
  const rail = runs.toSorted((a, b) => railScore(b, hub) - railScore(a, hub))[0]
  if (!rail) return { nodes: [], edges: [] }
  const line = startingLeft(rail)
  const steps = clamp(Math.floor(lengthOf(line) / 80), 2, 4)
  const shares = Array.from({ length: steps + 1 }, (_, index) => 0.03 + (0.94 * index) / steps)
  const stations = pointsAlong(line, shares)
  const [exit = hub] = nearestFirst(stations, hub)
  return {
    nodes: nodesAt(stations),
    edges: [curve(resampled(line, 18)), routeAround(exit, hub, stations, true)],
  }
}

/** The stretches of a line that stay inside the box. */
function runsInside({ points, closed }: Polyline, box: Box): readonly Polyline[] {
  const firstOutside = points.findIndex((point) => !isInside(box, point))
  const start = closed ? Math.max(firstOutside, 0) : 0
  const runs: Point[][] = [[]]
  for (const point of [...points.slice(start), ...points.slice(0, start)]) {
    if (isInside(box, point)) runs.at(-1)?.push(point)
    else runs.push([])
  }
  return runs.filter((run) => run.length > 2).map((run) => ({ points: run, closed: false }))
}

/** Scores a contour: prefers wide, straight ones close to the hub, and rejects those that touch it. */
function railScore(line: Polyline, hub: Point): number {
  const nearest = Math.min(...line.points.map((point) => distance(point, hub)))
  const { left, right } = boxAround(line.points, 0)
  const calm = (right - left) ** 2 / lengthOf(line)
  return calm - nearest / 4 - (nearest < 64 ? 1000 : 0)
}

function startingLeft(line: Polyline): Polyline {
  const [first, last] = [line.points.at(0), line.points.at(-1)]
  if (!first || !last || first.x <= last.x) return line
  return { points: line.points.toReversed(), closed: line.closed }
}
