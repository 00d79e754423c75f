import { constants, crc32, deflateSync } from 'node:zlib'

interface Pixels {
  /** Red, green, blue and alpha of each pixel, row by row; alpha is ignored. */
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** Colours that differ only in this many low bits of a channel are merged. */
const BITS = 5
const MOST_COLOURS = 256
const INDEXED = 3

/**
 * Encodes a drawing as PNG with a palette, about a third of the size of true colour; drawings have only some 300 distinguishable colours.
 * Equal pixels must give equal bytes on every machine, so only run-length compression is used: other matches of zlib depend on the
 * processor.
 */
export function indexedPng({ data, width, height }: Pixels): Uint8Array {
  const runs = runsOf(data, width)
  const { palette, indexOf } = paletteOf(runs)
  const rows = rowsOf(runs, indexOf, width, height)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, INDEXED], 8)
  return Buffer.concat([
    Buffer.from(SIGNATURE),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { strategy: constants.Z_RLE })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(content.length, 0)
  frame.set(body, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}

const SIZE = 1 << (3 * BITS)
const CUT = 8 - BITS

/** `at`: offset of a pixel. */
function bucketAt(data: Uint8Array, at: number): number {
  return (
    (((data[at] ?? 0) >> CUT) << (2 * BITS)) | (((data[at + 1] ?? 0) >> CUT) << BITS) | ((data[at + 2] ?? 0) >> CUT)
  )
}

/** Runs of equal adjacent pixels in a row, until the next picture is drawn. Drawings consist of few, so palette and rows are computed from them. */
interface Runs {
  /** End of each run, which is the start of the next. */
  readonly ends: Uint32Array
  readonly buckets: Uint16Array
  readonly count: number
  readonly data: Uint8Array
}

/** A plain loop for speed: 400 pictures have 756,000 pixels each. */
function runsOf(data: Uint8Array, width: number): Runs {
  const words = wordsOf(data)
  const { ends, buckets } = roomFor(words.length)
  let count = 0
  for (let pixel = 0, row = width; pixel < words.length; row += width) {
    const last = Math.min(row, words.length)
    while (pixel < last) {
      const word = words[pixel]
      buckets[count] = bucketAt(data, pixel * 4)
      pixel += 1
      while (pixel < last && words[pixel] === word) pixel += 1
      ends[count] = pixel
      count += 1
    }
  }
  return { ends, buckets, count, data }
}

let room = { ends: new Uint32Array(), buckets: new Uint16Array() }

/** Arrays for the runs of a picture, at most one a pixel. Used again for the next picture, because making them takes as long as filling them. */
function roomFor(pixels: number): typeof room {
  if (room.ends.length < pixels) room = { ends: new Uint32Array(pixels), buckets: new Uint16Array(pixels) }
  return room
}

/** Pixels as one number each, for fast comparison with the next one. */
function wordsOf(data: Uint8Array): Uint32Array {
  const { buffer, byteOffset } = data.byteOffset % 4 === 0 ? data : new Uint8Array(data)
  return new Uint32Array(buffer, byteOffset, data.length / 4)
}

/** The palette index of each pixel; each row begins with its filter type, none. */
function rowsOf({ ends, buckets, count }: Runs, indexOf: Uint8Array, width: number, height: number): Uint8Array {
  const rows = new Uint8Array((width + 1) * height)
  let pixel = 0
  let to = 1
  let row = width
  for (let run = 0; run < count; run += 1) {
    if (pixel === row) {
      to += 1
      row += width
    }
    const length = (ends[run] ?? 0) - pixel
    const place = indexOf[buckets[run] ?? 0] ?? 0
    // Most runs are short, and for these a call takes longer than the loop.
    if (length > 16) rows.fill(place, to, to + length)
    else for (let at = to; at < to + length; at += 1) rows[at] = place
    to += length
    pixel += length
  }
  return rows
}

interface Colour {
  readonly bucket: number
  readonly count: number
  /** Mean colour of the pixels. */
  readonly rgb: readonly [number, number, number]
}

/** The most frequent colours, and the nearest of them for each colour of the drawing. */
function paletteOf(runs: Runs): { readonly palette: Uint8Array; readonly indexOf: Uint8Array } {
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
