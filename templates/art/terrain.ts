import type { Box } from './boxes.ts'
import type { Random } from './random.ts'

/** A summit; position and spread are fractions of the picture (0 to 1). */
export interface Peak {
  readonly x: number
  readonly y: number
  readonly spread: number
  readonly height: number
  /** Ratio of length to width, and the direction of the ridge. */
  readonly stretch: number
  readonly angle: number
}

/** The height at a position, given as fractions of width and height. */
export type HeightField = (u: number, v: number) => number

/** Minimum distances between peaks, widest first: a crowded zone falls back to the next. */
const GAPS = [0.36, 0.31, 0.26, 0.22]
const TRIES_PER_GAP = 30

/** Up to `count` well-spread peaks inside the zone, highest first. */
export function placePeaks(random: Random, zone: Box, count: number): readonly Peak[] {
  const peaks: Peak[] = []
  for (let index = 0; index < count; index += 1) {
    const peak = findPlace(random, zone, peaks)
    if (peak) peaks.push(peak)
  }
  return peaks.toSorted((a, b) => b.height - a.height)
}

function findPlace(random: Random, zone: Box, others: readonly Peak[]): Peak | undefined {
  for (const gap of GAPS) {
    for (let turn = 0; turn < TRIES_PER_GAP; turn += 1) {
      const x = zone.left + random() * (zone.right - zone.left)
      const y = zone.top + random() * (zone.bottom - zone.top)
      const free = others.every((peak) => Math.hypot((peak.x - x) * 1.3, peak.y - y) > gap)
      if (free) return shapePeak(random, x, y)
    }
  }
  return undefined
}

/** A mountain of random shape at a place, in fractions of width and height. `angle` is in radians. */
export function shapePeak(random: Random, x: number, y: number): Peak {
  return {
    x,
    y,
    spread: 0.06 + random() * 0.046,
    height: 0.6 + random() * 0.4,
    stretch: 1.05 + random() * 0.45,
    angle: random() * Math.PI,
  }
}

/** Mountains on uneven ground. `aspect` is width by height, so that a round mountain looks round. */
export function heightField(random: Random, peaks: readonly Peak[], aspect: number): HeightField {
  const hills = valueNoise(random, 5)
  const bumps = valueNoise(random, 9)
  const mountains = peaks.map((peak) => mountain(peak, aspect))
  return (u, v) => {
    let height = 0.36 * hills(u, v) + 0.1 * bumps(u, v)
    for (const heightAt of mountains) height += heightAt(u, v)
    return height
  }
}

/** A Gaussian, longer along its ridge than across. */
function mountain({ x, y, spread, height, stretch, angle }: Peak, aspect: number): HeightField {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const width = 2 * spread ** 2
  return (u, v) => {
    const dx = (u - x) * aspect
    const dy = v - y
    const along = (dx * cos + dy * sin) / stretch
    const across = dy * cos - dx * sin
    return height * Math.exp(-(along * along + across * across) / width)
  }
}

/** Smooth noise from 0 to 1: random values on a lattice of `size` × `size`, faded into each other. */
function valueNoise(random: Random, size: number): HeightField {
  const values = Array.from({ length: size * size }, random)
  const valueAt = (column: number, row: number) => values[row * size + column] ?? 0
  return (u, v) => {
    const x = u * (size - 1.001)
    const y = v * (size - 1.001)
    const column = Math.floor(x)
    const row = Math.floor(y)
    const across = fade(x - column)
    const upper = mix(valueAt(column, row), valueAt(column + 1, row), across)
    const lower = mix(valueAt(column, row + 1), valueAt(column + 1, row + 1), across)
    return mix(upper, lower, fade(y - row))
  }
}

function mix(a: number, b: number, share: number): number {
  return a + (b - a) * share
}

/** Perlin's quintic curve: flat at both ends, so that lattice cells join without creases. */
function fade(t: number): number {
  return t * t * t * (t * (6 * t - 15) + 10)
}
