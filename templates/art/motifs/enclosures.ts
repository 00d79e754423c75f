import { type Box, boxAround, boxOf, grown, isInside } from '../boxes.ts'
import { clamp, type Point, transposed } from '../geometry.ts'
import { enclosure, nodesAt, route, routeAround, routeThrough } from '../topology.ts'
import { nearestFirst, type Plan, type Survey } from './survey.ts'

/** The hub and its neighbours inside two enclosures; nodes outside are monitored. */
export function drawPerimeter({ hub, sites, frame }: Survey): Plan {
  const near = nearestFirst(sites, hub)
  const wall = wallAround([hub, ...near.slice(0, 2)], near)
  const room = grown(boxOf(frame), -14)
  const inner = within(room, wall)
  const outer = within(grown(room, 9), grown(wall, 9))
  const routeTo = (site: Point) =>
    isInside(wall, site) ? routeAround(hub, site, sites) : routeThrough([inner, outer], hub, site, sites)
  return {
    nodes: nodesAt(near, 2),
    edges: [...near.map(routeTo), enclosure(inner, 28), enclosure(outer, 36, true)],
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

/** Two enclosures joined by a single edge. Nodes in the order of their names: the guard of that edge, its other end, and the rest. */
export function drawSplit(survey: Survey): Plan {
  const { hub, sites, named } = survey
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
  const padding = clamp((gap.size - 52) / 2, 24, named > 0 ? 78 : 46)
  const crossing = crossingBetween(from, away, gap.middle)
  const back = (points: readonly Point[]) => points.map(turned)
  return {
    nodes: [
      { ...turned(crossing.guard), glyph: 'shield' },
      ...nodesAt(back([crossing.target, ...all.slice(1).filter((site) => site !== crossing.target)]), 3),
    ],
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
