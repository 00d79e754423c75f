import { describe, expect, test } from 'vitest'
import type { Image } from '../../../renderer/definitions/fields/pictures.ts'
import {
  cropOf,
  isVariant,
  originalOf,
  previewOf,
  variantsOf,
  widthsWithin,
} from '../../../renderer/render/variants.ts'
import { sha256 } from '../../../cli/output/digest.ts'

const raster = { digest: 'source', type: 'jpeg', ground: null } as const
const image: Image = {
  kind: 'image',
  src: '/assets/pictures/hill-1600.0123456789.jpg',
  width: 1600,
  height: 900,
  raster,
}
const variants = (place: Parameters<typeof variantsOf>[2], of = image) => variantsOf(of, raster, place, sha256)

describe('the widths of a picture', () => {
  test.each([
    ['those that the place wants', [400, 800], 1600, [400, 800]],
    ['in their order, each once', [800, 400, 800], 1600, [400, 800]],
    ['its own instead of larger ones', [400, 800, 1200], 1000, [400, 800, 1000]],
    ['its own, if that is wanted', [400, 800], 800, [400, 800]],
    ['its own, if it is smaller than all', [400], 300, [300]],
  ])('are %s', (_, wanted, own, widths) => expect(widthsWithin(wanted, own)).toEqual(widths))
})

describe('the part that is left of a cropped picture', () => {
  test('has the ratio, and its focal point as near to the middle as the edges allow', () => {
    const square = { width: 1600, height: 800 }
    expect(cropOf(square, 1)).toEqual({ left: 0.25, top: 0, width: 0.5, height: 1 })
    expect(cropOf({ ...square, focus: [0.6, 0.5] }, 1)).toMatchObject({ left: 0.35 })
    expect(cropOf({ ...square, focus: [1, 0.5] }, 1)).toMatchObject({ left: 0.5 })
    expect(cropOf({ width: 800, height: 1600, focus: [0.5, 0] }, 1)).toEqual({ left: 0, top: 0, width: 1, height: 0.5 })
  })

  test('is all of it if the ratio is its own', () => expect(cropOf(image, 16 / 9)).toBeNull())
})

describe('the files of a picture', () => {
  test('are AVIF and WebP in each width; the own format is the published file', () => {
    const { formats, cropped, width, height } = variants({ widths: [400, 800] })
    expect(formats.map(({ type, files }) => [type, files.map((file) => [file.width, file.height])])).toEqual([
      ['avif', [[400, 225], [800, 450]]], // prettier-ignore
      ['webp', [[400, 225], [800, 450]]], // prettier-ignore
    ])
    expect({ cropped, width, height }).toEqual({ cropped: null, width: 1600, height: 900 })
  })

  test('of a cropped one have the ratio, and the own format is made too', () => {
    const { formats, cropped, width } = variants({ widths: [300], ratio: 1 })
    expect(formats[0]?.files[0]).toMatchObject({ width: 300, height: 300, crop: { width: 0.5625, height: 1 } })
    expect(cropped).toMatchObject({ type: 'jpeg', width: 900, height: 900 })
    expect(width).toBe(900)
  })

  test('are named after the source and how they are made, so that equal ones are one file and others are not', () => {
    const [one, two] = [variants({ widths: [400] }), variants({ widths: [400, 800] })].map(
      ({ formats }) => formats[0]?.files[0]?.path ?? '',
    )
    expect(one).toMatch(/^assets\/pictures\/hill-400\.[0-9a-f]{10}\.avif$/)
    expect(two).toBe(one)
    expect(isVariant(one ?? '')).toBe(true)
    const left = variants({ widths: [400], ratio: 1 }, { ...image, focus: [0, 0] })
    const right = variants({ widths: [400], ratio: 1 }, { ...image, focus: [1, 0] })
    expect(left.formats[0]?.files[0]?.path).not.toBe(right.formats[0]?.files[0]?.path)
  })

  test.each([
    ['Plan, Werk 2', 'Plan-Werk-2-40'],
    ['خريطة', 'picture-40'],
  ])('have names that a list of addresses can hold: %s', (name, start) => {
    const source = { name, digest: 'source', type: 'png', width: 40, height: 30 } as const
    expect(originalOf(source, sha256).path).toMatch(new RegExp(`^assets/pictures/${start}\\.`))
  })

  test('the published file is no larger than screens are, and never larger than its source', () => {
    const source = { name: 'hill', digest: 'source', type: 'jpeg' } as const
    expect(originalOf({ ...source, width: 6000, height: 3000 }, sha256)).toMatchObject({ width: 2560, height: 1280 })
    expect(originalOf({ ...source, width: 600, height: 300 }, sha256)).toMatchObject({ width: 600, height: 300 })
  })
})

describe('the picture for links on other sites', () => {
  test('has the size and the ratio that they ask for, and a format that they know', () => {
    expect(previewOf(image, raster, sha256)).toMatchObject({ type: 'jpeg', width: 1200, height: 630 })
    expect(previewOf(image, { ...raster, type: 'webp' }, sha256)).toMatchObject({ type: 'jpeg' })
    expect(previewOf({ ...image, focus: [0.5, 0] }, raster, sha256).crop).toMatchObject({ top: 0, height: 0.9333 })
  })

  test('is not made larger than its source', () => {
    expect(previewOf({ ...image, width: 600, height: 600 }, raster, sha256)).toMatchObject({ width: 600, height: 315 })
  })
})
