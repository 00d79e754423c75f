import { constants, crc32, deflateSync } from 'node:zlib'

export interface Pixels {
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
  const { palette, indexOf } = paletteOf(data)
  const rows = rowsOf(data, indexOf, width, height)
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

/**
 * Pixels as one number each, for fast comparison with the next one. Loops over pixels are plain for speed: 400 pictures have 756,000 pixels each.
 */
function wordsOf(data: Uint8Array): Uint32Array {
  const { buffer, byteOffset } = data.byteOffset % 4 === 0 ? data : new Uint8Array(data)
  return new Uint32Array(buffer, byteOffset, data.length / 4)
}

/** The palette index of each pixel; each row begins with its filter type, none. */
function rowsOf(data: Uint8Array, indexOf: Uint8Array, width: number, height: number): Uint8Array {
  const words = wordsOf(data)
  const rows = new Uint8Array((width + 1) * height)
  for (let y = 0, pixel = 0, to = 0; y < height; y += 1) {
    to += 1
    for (const last = pixel + width; pixel < last;) {
      const end = endOfRun(words, pixel, last)
      rows.fill(indexOf[bucketAt(data, pixel * 4)] ?? 0, to, to + end - pixel)
      to += end - pixel
      pixel = end
    }
  }
  return rows
}

/** End of the run of equal pixels from `start`. */
function endOfRun(words: Uint32Array, start: number, last: number): number {
  const word = words[start]
  let end = start + 1
  while (end < last && words[end] === word) end += 1
  return end
}

interface Colour {
  readonly bucket: number
  readonly count: number
  /** Mean colour of the pixels. */
  readonly rgb: readonly [number, number, number]
}

/** The most frequent colours, and the nearest of them for each colour of the drawing. */
function paletteOf(data: Uint8Array): { readonly palette: Uint8Array; readonly indexOf: Uint8Array } {
  const colours = coloursOf(data)
  const chosen = colours.slice(0, MOST_COLOURS)
  const indexOf = new Uint8Array(SIZE)
  for (const [place, colour] of colours.entries())
    indexOf[colour.bucket] = place < MOST_COLOURS ? place : nearest(colour, chosen)
  return { palette: Uint8Array.from(chosen.flatMap(({ rgb }) => rgb)), indexOf }
}

/** The colours of a drawing, the most frequent first. */
function coloursOf(data: Uint8Array): Colour[] {
  const { counts, sums } = countColours(data)
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
function countColours(data: Uint8Array): { readonly counts: Uint32Array; readonly sums: Float64Array } {
  const words = wordsOf(data)
  const counts = new Uint32Array(SIZE)
  const sums = new Float64Array(SIZE * 3)
  for (let start = 0, end = 0; start < words.length; start = end) {
    end = endOfRun(words, start, words.length)
    const at = start * 4
    const bucket = bucketAt(data, at)
    const run = end - start
    counts[bucket] = (counts[bucket] ?? 0) + run
    for (let channel = 0; channel < 3; channel += 1) {
      const sum = bucket * 3 + channel
      sums[sum] = (sums[sum] ?? 0) + run * (data[at + channel] ?? 0)
    }
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
