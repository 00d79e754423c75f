import { constants, crc32, deflateSync } from 'node:zlib'
import { paletteOf } from './palette.ts'
import { type Runs, runsOf } from './pixel-runs.ts'

interface Pixels {
  /** Red, green, blue and alpha of each pixel, row by row; alpha is ignored. */
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
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
