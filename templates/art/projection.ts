import { type Box, boxAround } from './boxes.ts'
import type { Point } from './geometry.ts'

/** Latitude and longitude in degrees. */
export interface Degrees {
  readonly north: number
  readonly east: number
}

/**
 * Projects positions on the earth into a box, north up, centred, with the same scale on both axes. Uses an equirectangular projection
 * around the mean latitude, which is accurate enough for a few countries.
 */
export function projected(places: readonly Degrees[], into: Box): readonly Point[] {
  const norths = places.map(({ north }) => north)
  const mean = (Math.min(...norths) + Math.max(...norths)) / 2
  const narrowing = Math.cos((mean * Math.PI) / 180)
  const flat = places.map(({ north, east }) => ({ x: east * narrowing, y: -north }))
  const from = boxAround(flat, 0)
  const scale = Math.min(
    (into.right - into.left) / (from.right - from.left || 1),
    (into.bottom - into.top) / (from.bottom - from.top || 1),
  )
  return flat.map(({ x, y }) => ({
    x: (into.left + into.right) / 2 + (x - (from.left + from.right) / 2) * scale,
    y: (into.top + into.bottom) / 2 + (y - (from.top + from.bottom) / 2) * scale,
  }))
}
