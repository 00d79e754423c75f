import { distance, type Point } from '../geometry.ts'
import { nodesAt, onCircle, orbit, route, routeAround } from '../topology.ts'
import type { Plan, Survey } from './survey.ts'

/** Hub and spoke. Every second edge is drawn as planned, unless the nodes have names. */
export function drawHub({ hub, sites, named }: Survey): Plan {
  const around = sites.toSorted((a, b) => angleFrom(hub, a) - angleFrom(hub, b))
  return {
    nodes: nodesAt(sites),
    edges: around.map((site, index) => routeAround(hub, site, sites, named === 0 && index % 2 === 1)),
  }
}

function angleFrom(centre: Point, { x, y }: Point): number {
  return Math.atan2(y - centre.y, x - centre.x)
}

/** One route from left to right; its end is lit. */
export function drawPipeline({ hub, sites }: Survey): Plan {
  const stations = [...sites.toSorted((a, b) => a.x - b.x), hub]
  return {
    nodes: nodesAt(stations.slice(0, -1)),
    edges: stations.slice(1).map((next, index) => routeAround(stations[index] ?? next, next, stations)),
  }
}

/** Six nodes on two orbits; the outer one is dotted. Nodes with names are on the outer one, where there is room for these. */
export function drawRing({ hub, frame, random, named }: Survey): Plan {
  const room = Math.min(hub.y, frame.height - hub.y) - 24
  if (named > 0) return ringOf(hub, Math.min(150, room), named - 1, random())
  const outer = Math.min(132, room)
  const inner = Math.max(outer * 0.56, 58)
  const turn = random()
  const places = Array.from({ length: 6 }, (_, index) =>
    onCircle(hub, index % 2 === 0 ? inner : outer, turn + index / 6),
  )
  return { nodes: nodesAt(places), edges: [orbit(hub, inner), orbit(hub, outer, true)] }
}

function ringOf(hub: Point, radius: number, count: number, turn: number): Plan {
  const places = Array.from({ length: count }, (_, index) => onCircle(hub, radius, turn + index / count))
  return { nodes: nodesAt(places), edges: [orbit(hub, radius * 0.62), orbit(hub, radius, true)] }
}

/** Places on a map, each connected to its nearest neighbour. */
export function drawConstellation({ hub, sites }: Survey): Plan {
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
