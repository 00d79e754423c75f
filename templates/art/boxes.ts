import { clamp, type Point } from './geometry.ts'

/** A rectangle by its sides, in pixels, or in fractions of a frame. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The size of a picture in pixels. */
export interface Frame {
  readonly width: number
  readonly height: number
}

/** The box around points, and as much as `padding` beyond them on each side. */
export function boxAround(points: readonly Point[], padding: number): Box {
  const xs = points.map((point) => point.x)
  const ys = points.map((point) => point.y)
  return {
    left: Math.min(...xs) - padding,
    top: Math.min(...ys) - padding,
    right: Math.max(...xs) + padding,
    bottom: Math.max(...ys) + padding,
  }
}

/** The box grown by `by` on each side; a negative value shrinks it. */
export function grown({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
}

/** Whether a point lies within a box, or on its sides. */
export function isInside({ left, top, right, bottom }: Box, { x, y }: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom
}

/** Whether two boxes share an area. */
export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** The point of a box that is nearest to a point. */
export function clampInto({ left, top, right, bottom }: Box, { x, y }: Point): Point {
  return { x: clamp(x, left, right), y: clamp(y, top, bottom) }
}

/** Converts a box of fractions (0 to 1) to pixels of the frame. */
export function scaledTo({ width, height }: Frame, box: Box): Box {
  return {
    left: box.left * width,
    top: box.top * height,
    right: box.right * width,
    bottom: box.bottom * height,
  }
}

/** The box of a whole picture. */
export function boxOf({ width, height }: Frame): Box {
  return { left: 0, top: 0, right: width, bottom: height }
}
