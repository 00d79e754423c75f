import { between, clamp, distance, middle, type Point, type Polyline } from './geometry.ts'

/** Half a pixel. */
const HALF = 0.5

/** The shortest SVG notation of a number, rounded to half pixels: `12`, `.5`, `-3.5`. */
export function numberText(value: number): string {
  const text = String(toStep(value, HALF))
  if (text.startsWith('0.')) return text.slice(1)
  return text.startsWith('-0.') ? `-${text.slice(2)}` : text
}

/** Joins two numbers, with a space only if SVG needs one. */
export function pairText(x: number, y: number): string {
  const second = numberText(y)
  return numberText(x) + (second.startsWith('-') ? '' : ' ') + second
}

/**
 * A smooth curve along the line: each point is the control point of a quadratic curve that ends halfway to the next one. SVG's `t` mirrors
 * the last control point, which gives exactly that next point, so it can be omitted. Ends are computed from the rounded control points, so
 * that rounding errors do not add up. `step`: rounding step in pixels.
 */
export function smoothPath({ points, closed }: Polyline, step = HALF): string {
  const first = points.at(0)
  const last = points.at(-1)
  if (!first || !last || points.length < 3) return ''
  const start = rounded(closed ? middle(last, first) : first, step)
  const controls = closed ? points : points.slice(1, -1)
  const curve = curveThrough(start, controls, closed ? start : rounded(last, step), step)
  return `M${pairText(start.x, start.y)}${curve}${closed ? 'z' : ''}`
}

function curveThrough(start: Point, controls: readonly Point[], end: Point, step: number): string {
  const stops: string[] = []
  let pen = start
  let control = rounded(controls[0] ?? start, step)
  const firstControl = offsetText(start, control)
  for (const target of controls.slice(1)) {
    const stop = rounded(middle(control, target), step)
    stops.push(offsetText(pen, stop))
    control = { x: 2 * stop.x - control.x, y: 2 * stop.y - control.y }
    pen = stop
  }
  stops.push(offsetText(pen, end))
  return `q${firstControl} ${stops.join('t')}`
}

function offsetText(from: Point, to: Point): string {
  return pairText(to.x - from.x, to.y - from.y)
}

/** Straight segments with rounded corners; tight corners get a smaller radius. */
export function roundedPath({ points, closed }: Polyline, radius: number): string {
  const corners = closed ? points : points.slice(1, -1)
  const turns = corners.map((corner, index) => {
    const before = closed ? points.at(index - 1) : points[index]
    const after = closed ? points[(index + 1) % points.length] : points[index + 2]
    return turn(before ?? corner, corner, after ?? corner, radius)
  })
  if (closed) return `M${turns.join('L')}z`
  const ends = [points.at(0), points.at(-1)].map((end) => (end ? pairText(end.x, end.y) : ''))
  return `M${[ends[0], ...turns, ends[1]].join('L')}`
}

function turn(before: Point, corner: Point, after: Point, radius: number): string {
  const room = Math.min(distance(before, corner), distance(corner, after)) / 2
  const reach = Math.min(radius, room)
  const enter = toward(corner, before, reach)
  const leave = toward(corner, after, reach)
  return `${pairText(enter.x, enter.y)}Q${pairText(corner.x, corner.y)} ${pairText(leave.x, leave.y)}`
}

function toward(from: Point, to: Point, reach: number): Point {
  return between(from, to, clamp(reach / (distance(from, to) || 1), 0, 1))
}

function rounded({ x, y }: Point, step: number): Point {
  return { x: toStep(x, step), y: toStep(y, step) }
}

function toStep(value: number, step: number): number {
  // Adding zero turns -0 into 0.
  return Math.round(value / step) * step + 0
}
