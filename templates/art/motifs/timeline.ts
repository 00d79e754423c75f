import { type Box, boxAround, grown, isInside } from '../boxes.ts'
import { clamp, distance, lengthOf, type Point, pointsAlong, type Polyline, resampled } from '../geometry.ts'
import { curve, nodesAt, routeAround } from '../topology.ts'
import { nearestFirst, type Plan, type Survey } from './survey.ts'

/** Stations along one contour, which is emphasised; the nearest one is connected to the hub. With names, as many as have one. */
export function drawTimeline({ hub, contourLines, zone, named }: Survey): Plan {
  const runs = contourLines.flatMap((line) => runsInside(line, grown(zone, 24)))
  const rail = runs.toSorted((a, b) => railScore(b, hub) - railScore(a, hub))[0]
  if (!rail) return { nodes: [], edges: [] }
  const line = startingLeft(rail)
  const steps = named > 2 ? named - 2 : clamp(Math.floor(lengthOf(line) / 80), 2, 4)
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
