/** Colours that differ only in this many low bits of a channel are merged. */
const BITS = 5
/** Number of buckets, of colours that are not merged. */
export const SIZE = 1 << (3 * BITS)
const CUT = 8 - BITS

/** `at`: offset of a pixel. */
function bucketAt(data: Uint8Array, at: number): number {
  return (
    (((data[at] ?? 0) >> CUT) << (2 * BITS)) | (((data[at + 1] ?? 0) >> CUT) << BITS) | ((data[at + 2] ?? 0) >> CUT)
  )
}

/** Runs of equal adjacent pixels in a row, until the next picture is drawn. Drawings consist of few, so palette and rows are computed from them. */
export interface Runs {
  /** End of each run, which is the start of the next. */
  readonly ends: Uint32Array
  readonly buckets: Uint16Array
  readonly count: number
  readonly data: Uint8Array
}

/** A plain loop for speed: 400 pictures have 756,000 pixels each. */
export function runsOf(data: Uint8Array, width: number): Runs {
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
