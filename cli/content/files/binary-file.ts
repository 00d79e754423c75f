import path from 'node:path'
import { imageSize } from 'image-size'
import { addressOfFile } from '../../../renderer/definitions/decoded.ts'
import type { Image, RasterType } from '../../../renderer/definitions/fields/pictures.ts'
import type { Variant } from '../../../renderer/definitions/picture.ts'
import type { Asset } from '../../../renderer/library/library.ts'
import { originalOf, type RasterSource } from '../../../renderer/render/variants.ts'
import { digestOfFile } from '../../output/file-digest.ts'
import { sha256 } from '../../output/digest.ts'

/** A file that is copied to the output unchanged. */
export interface BinaryFile {
  /** Absolute path of the source. */
  readonly source: string
  /** Path in the output. */
  readonly path: string
  readonly hash: string
  readonly size: number
}

/** A JPEG, PNG or WebP, of which the build makes further sizes and formats. */
export interface RasterFile extends RasterSource {
  /** Absolute path. */
  readonly source: string
  /** The published form; null for a file of `content/static/`, which is copied as it is. */
  readonly original: Variant | null
}

/** What becomes of a file that is no text. */
export interface ReadBinary {
  readonly binary?: BinaryFile
  readonly asset?: Asset
  readonly raster?: RasterFile
  /** Whether it can run code in a browser, so that it must not be published. */
  readonly isActive?: true
}

/** A file of `content/static/`, which keeps its name. */
export function copyOf(source: string, src: string): ReadBinary {
  const { hash, size, start } = digestOfFile(source)
  const image = sizeOf(start)
  const raster = rasterOf(start, source, hash, image)
  return {
    binary: { source, path: src.slice(1), hash, size },
    asset: { src, ...shown(image, (shape) => imageOf(addressOfFile(src), shape, raster)), bytes: size },
    ...(raster && { raster: { ...raster, source, original: null } }),
  }
}

/** A file beside an entry: gets its digest in the name; a picture also its size in pixels. */
export function assetOf(source: string): ReadBinary {
  const { hash, size, start } = digestOfFile(source)
  const image = sizeOf(start)
  const raster = rasterOf(start, source, hash, image)
  if (raster) {
    const original = originalOf(raster, sha256)
    const src = `/${original.path}`
    return { asset: { src, image: imageOf(src, original, raster) }, raster: { ...raster, source, original } }
  }
  const { name, ext } = path.parse(source.normalize('NFC'))
  // In an address, these signs begin an escape, an anchor or a query.
  const target = `assets/${name.replaceAll(/[%#?]/g, '-')}.${hash.slice(0, 10)}${ext.toLowerCase()}`
  const src = `/${target}`
  return {
    binary: { source, path: target, hash, size },
    asset: { src, ...shown(image, (shape) => imageOf(src, shape, undefined)), bytes: size },
  }
}

/** Formats of phones and older programs, which most browsers do not show, whatever the file is called. */
const UNSHOWN = /^(?:hei|hev|tiff|jp2|j2c|jxl|psd|tga|dds|icns|ktx|pnm)/

/** The picture of a file, or why it is none. */
function shown(found: FoundImage | null, image: (found: FoundImage) => Image): Pick<Asset, 'image' | 'fault'> {
  if (!found) return { image: null }
  const { type = '' } = found
  if (!UNSHOWN.test(type)) return { image: image(found) }
  return {
    image: null,
    fault: `in spite of its name it is ${type.toUpperCase()}, which browsers do not show`,
  }
}

interface Size {
  readonly width: number
  readonly height: number
}

function imageOf(src: string, { width, height }: Size, raster: RasterSource | undefined): Image {
  const { digest, type } = raster ?? {}
  return {
    kind: 'image',
    src,
    width,
    height,
    ...(digest !== undefined && type && { raster: { digest, type, ground: null } }),
  }
}

/** What image-size finds in a file. */
interface FoundImage extends Size {
  readonly type: string | undefined
}

const RASTERS: Readonly<Record<string, RasterType>> = { jpg: 'jpeg', png: 'png', webp: 'webp' }

/** Undefined for drawings, formats that are left as they are, and animations, of which only one picture would be left. */
function rasterOf(bytes: Uint8Array, file: string, digest: string, image: FoundImage | null): RasterSource | undefined {
  const type = RASTERS[image?.type ?? '']
  if (!image || !type || isAnimated(bytes)) return undefined
  const { name } = path.parse(file.normalize('NFC'))
  return { name, digest, type, width: image.width, height: image.height }
}

/** Chunks that announce an animation, at the start of PNG and WebP files. */
function isAnimated(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 256)).toString('latin1')
  return start.includes('acTL') || start.includes('ANIM')
}

/** Width, height and format, or null if image-size does not recognise a picture. */
function sizeOf(bytes: Uint8Array): FoundImage | null {
  try {
    const { width, height, type, orientation = 1 } = imageSize(bytes)
    // Orientations 5 to 8 are rotated by 90 degrees.
    return orientation > 4 ? { width: height, height: width, type } : { width, height, type }
  } catch {
    return null
  }
}
