import type { Point } from '../geometry.ts'
import { nodesAt, polygon, route } from '../topology.ts'
import type { Plan, Survey } from './survey.ts'

/** Three stacked planes joined by verticals; the hub is on the top one. */
export function drawLayers({ hub, frame }: Survey): Plan {
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
