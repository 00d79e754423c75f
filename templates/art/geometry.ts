/** A place in a picture: `x` to the right, `y` downwards. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Straight sides from point to point. */
export interface Polyline {
  readonly points: readonly Point[]
  /** Whether the last point is joined to the first. */
  readonly closed: boolean
}

export function distance(a: Point, b: Point): number {
  const x = a.x - b.x
  const y = a.y - b.y
  // `Math.hypot` also prevents overflow, but is six times slower.
  return Math.sqrt(x * x + y * y)
}

export function middle(a: Point, b: Point): Point {
  return between(a, b, 0.5)
}

/** The point after this fraction of the way from `a` to `b`. */
export function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
}

/** The point with x and y swapped. */
export function transposed(point: Point): Point {
  return { x: point.y, y: point.x }
}

/**
 * Visits each pair of neighbouring points; in a closed line also the last and first. Called a million times per map, so it allocates
 * nothing.
 */
export function eachSide({ points, closed }: Polyline, visit: (a: Point, b: Point) => void): void {
  let start: Point | undefined
  for (const end of points) {
    if (start) visit(start, end)
    start = end
  }
  const [first] = points
  if (closed && start && first) visit(start, first)
}

/** Cached, because the same lines are measured many times. */
const lengths = new WeakMap<Polyline, number>()

/** The length of a line, with the side that closes it. */
export function lengthOf(line: Polyline): number {
  const known = lengths.get(line)
  if (known !== undefined) return known
  let sum = 0
  eachSide(line, (a, b) => {
    sum += distance(a, b)
  })
  lengths.set(line, sum)
  return sum
}

/** The area of the polygon that the line forms when closed. */
export function areaOf({ points }: Polyline): number {
  let sum = 0
  eachSide({ points, closed: true }, (a, b) => {
    sum += a.x * b.y - b.x * a.y
  })
  return Math.abs(sum) / 2
}

/** Whether the point lies inside the polygon that the line forms when closed. */
export function surrounds({ points }: Polyline, { x, y }: Point): boolean {
  let crossings = 0
  eachSide({ points, closed: true }, (a, b) => {
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) crossings += 1
  })
  return crossings % 2 === 1
}

/** The distance of a point to the nearest side of a line; `Infinity` if it has none. */
export function distanceToLine(point: Point, line: Polyline): number {
  let least = Infinity
  eachSide(line, (a, b) => {
    least = Math.min(least, distanceToSide(point, a, b))
  })
  return least
}

function distanceToSide(point: Point, a: Point, b: Point): number {
  const length = distance(a, b)
  if (length === 0) return distance(point, a)
  const along = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / length ** 2
  return distance(point, between(a, b, clamp(along, 0, 1)))
}

/** Evenly spaced points along the line; the step is the value closest to `spacing` that divides the length. */
export function resampled(line: Polyline, spacing: number): Polyline {
  const length = lengthOf(line)
  const steps = Math.max(line.closed ? 8 : 2, Math.round(length / spacing))
  const count = line.closed ? steps : steps + 1
  const shares = Array.from({ length: count }, (_, index) => index / steps)
  return { points: pointsAlong(line, shares), closed: line.closed }
}

/** The points at these fractions (0 to 1, ascending) of the line's length. */
export function pointsAlong(line: Polyline, shares: readonly number[]): readonly Point[] {
  const { points } = line
  const total = lengthOf(line)
  const last = points.length - (line.closed ? 1 : 2)
  let index = 0
  let walked = 0
  let length = sideLength(points, 0)
  return shares.flatMap((share) => {
    const goal = share * total
    while (index < last && walked + length < goal) {
      walked += length
      length = sideLength(points, ++index)
    }
    const a = points[index]
    const b = points[(index + 1) % points.length]
    return a && b && last >= 0 ? between(a, b, clamp((goal - walked) / (length || 1), 0, 1)) : []
  })
}

/** Length of the segment that starts at a point; the last segment ends at the first point. */
function sideLength(points: readonly Point[], index: number): number {
  const start = points[index]
  const end = points[(index + 1) % points.length]
  return start && end ? distance(start, end) : 0
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
