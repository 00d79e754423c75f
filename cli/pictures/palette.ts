import { type Runs, SIZE } from './pixel-runs.ts'

const MOST_COLOURS = 256

interface Colour {
  readonly bucket: number
  readonly count: number
  /** Mean colour of the pixels. */
  readonly rgb: readonly [number, number, number]
}

/** The most frequent colours, and the nearest of them for each colour of the drawing. */
export function paletteOf(runs: Runs): { readonly palette: Uint8Array; readonly indexOf: Uint8Array } {
  const colours = coloursOf(runs)
  const chosen = colours.slice(0, MOST_COLOURS)
  const indexOf = new Uint8Array(SIZE)
  for (const [place, colour] of colours.entries())
    indexOf[colour.bucket] = place < MOST_COLOURS ? place : nearest(colour, chosen)
  return { palette: Uint8Array.from(chosen.flatMap(({ rgb }) => rgb)), indexOf }
}

/** The colours of a drawing, the most frequent first. */
function coloursOf(runs: Runs): Colour[] {
  const { counts, sums } = countColours(runs)
  const mean = (bucket: number, count: number, channel: number): number =>
    Math.round((sums[bucket * 3 + channel] ?? 0) / count)
  const colours: Colour[] = []
  for (let bucket = 0; bucket < SIZE; bucket += 1) {
    const count = counts[bucket] ?? 0
    if (count === 0) continue
    colours.push({ bucket, count, rgb: [mean(bucket, count, 0), mean(bucket, count, 1), mean(bucket, count, 2)] })
  }
  return colours.toSorted((a, b) => b.count - a.count || a.bucket - b.bucket)
}

/** Number of pixels in each bucket, and the sums of their channels. */
function countColours({ ends, buckets, count, data }: Runs): {
  readonly counts: Uint32Array
  readonly sums: Float64Array
} {
  const counts = new Uint32Array(SIZE)
  const sums = new Float64Array(SIZE * 3)
  for (let run = 0, start = 0; run < count; run += 1) {
    const end = ends[run] ?? 0
    const bucket = buckets[run] ?? 0
    const length = end - start
    counts[bucket] = (counts[bucket] ?? 0) + length
    for (let channel = 0; channel < 3; channel += 1) {
      const sum = bucket * 3 + channel
      sums[sum] = (sums[sum] ?? 0) + length * (data[start * 4 + channel] ?? 0)
    }
    start = end
  }
  return { counts, sums }
}

/** Index of the nearest palette colour. */
function nearest({ rgb: [red, green, blue] }: Colour, chosen: readonly Colour[]): number {
  let found = 0
  let least = Infinity
  for (const [place, { rgb }] of chosen.entries()) {
    const away = (rgb[0] - red) ** 2 + (rgb[1] - green) ** 2 + (rgb[2] - blue) ** 2
    if (away < least) {
      least = away
      found = place
    }
  }
  return found
}
