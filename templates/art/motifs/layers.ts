import type { Point } from '../geometry.ts'
import { nodesAt, polygon, route } from '../topology.ts'
import type { Plan, Survey } from './survey.ts'

/** From the plane of the hub to the lowest one. */
const DEPTH = { tall: 236, wide: 124, wideNamed: 176 }

/** Stacked planes joined by verticals; the hub is on the top one. With names, each plane has one node. */
export function drawLayers({ hub, frame, named }: Survey): Plan {
  const isTall = frame.height > 500
  const half = halfOf(isTall, named > 0)
  const count = Math.max(named, 3)
  const depth = isTall ? DEPTH.tall : named > 0 ? DEPTH.wideNamed : DEPTH.wide
  const step = depth / (count - 1)
  const centres = Array.from({ length: count }, (_, level) => ({ x: hub.x, y: hub.y + level * step }))
  const lowest = centres.at(-1) ?? hub
  const wings = named > 0 ? [] : centres.slice(1).flatMap((centre) => wingsOf(centre, half.x / 2))
  const corners = [-half.x, half.x].map((dx) => route([sideways(hub, dx), sideways(lowest, dx)], true))
  return {
    planes: centres.toReversed().map((centre) => polygon(diamond(centre, half), 7)),
    nodes: nodesAt(named > 0 ? centres.slice(1) : [lowest, ...wings], 1),
    edges: [...corners, route([hub, lowest]), ...pairsOf(wings).map(([left, right]) => route([left, right]))],
  }
}

/** Names are on the planes. */
function halfOf(isTall: boolean, isNamed: boolean): Point {
  if (isTall) return isNamed ? { x: 260, y: 60 } : { x: 190, y: 50 }
  return isNamed ? { x: 270, y: 52 } : { x: 120, y: 28 }
}

function wingsOf(centre: Point, dx: number): readonly Point[] {
  return [sideways(centre, -dx), sideways(centre, dx)]
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
