import { inflateSync } from 'node:zlib'
import { imageSize } from 'image-size'
import { describe, expect, test } from 'vitest'
import { indexedPng } from '../../../../cli/pictures/indexed-png.ts'

type Rgb = readonly [number, number, number]

/** A picture whose pixels are given row by row. */
function picture(rows: readonly (readonly Rgb[])[]) {
  const data = Uint8Array.from(rows.flat().flatMap((rgb) => rgb.concat(255)))
  return { data, width: rows[0]?.length ?? 0, height: rows.length }
}

/** Reads a PNG with a palette back: the colours of its pixels. */
function colours(png: Uint8Array): Rgb[] {
  const bytes = Buffer.from(png)
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at)
    chunks.set(bytes.toString('latin1', at + 4, at + 8), bytes.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  const palette = chunks.get('PLTE') ?? Buffer.alloc(0)
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0))
  const width = (chunks.get('IHDR') ?? Buffer.alloc(4)).readUInt32BE(0)
  return [...rows]
    .filter((_, at) => at % (width + 1) !== 0)
    .map((index) => [palette[index * 3] ?? -1, palette[index * 3 + 1] ?? -1, palette[index * 3 + 2] ?? -1])
}

const NIGHT: Rgb = [3, 16, 25]
const GLOW: Rgb = [252, 149, 69]

describe('indexedPng', () => {
  test('keeps the colours of a flat drawing, and its size', () => {
    const png = indexedPng(
      picture([
        [NIGHT, GLOW, NIGHT],
        [GLOW, GLOW, NIGHT],
      ]),
    )
    expect(colours(png)).toEqual([NIGHT, GLOW, NIGHT, GLOW, GLOW, NIGHT])
    expect(imageSize(png)).toMatchObject({ type: 'png', width: 3, height: 2 })
  })

  test('takes colours that look the same for one: their mean', () => {
    expect(
      colours(
        indexedPng(
          picture([
            [
              [0, 0, 0],
              [4, 4, 4],
            ],
          ]),
        ),
      ),
    ).toEqual([
      [2, 2, 2],
      [2, 2, 2],
    ])
  })

  test('gives a colour that the palette lacks to the nearest one in it', () => {
    const many = Array.from({ length: 400 }, (_, at): Rgb => [(at % 32) * 8, Math.floor(at / 32) * 16, 0])
    const shown = colours(indexedPng(picture([many])))
    const palette = [...new Map(shown.map((rgb) => [String(rgb), rgb])).values()]
    const distance = (a: Rgb, b: Rgb): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
    expect(palette).toHaveLength(256)
    for (const [at, rgb] of many.entries()) {
      const best = Math.min(...palette.map((other) => distance(rgb, other)))
      expect(distance(rgb, shown[at] ?? [0, 0, 0])).toBe(best)
    }
  })

  test('gives the same bytes for the same pixels', () => {
    const make = () =>
      indexedPng(
        picture([
          [NIGHT, GLOW],
          [GLOW, NIGHT],
        ]),
      )
    expect(make()).toEqual(make())
  })
})
