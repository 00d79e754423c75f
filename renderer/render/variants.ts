import type { Digest } from '../definitions/assets.ts'
import type { Focus, Image, Raster } from '../definitions/fields/pictures.ts'
import type { Crop, PicturePlace, Variant, VariantType } from '../definitions/picture.ts'

/** Folder of variants. Their bytes depend on the versions of the encoders; their names do not. */
const FOLDER = 'assets/pictures/'

/** Whether a file of the output is a picture that the build has made from one of the content. */
export function isVariant(path: string): boolean {
  return path.startsWith(FOLDER)
}

/** How pictures are encoded. Part of their names, so that a change gives new addresses. */
export const ENCODING = {
  avif: { quality: 58, effort: 1 },
  webp: { quality: 82, effort: 2 },
  jpeg: { quality: 82, progressive: true },
  png: { compressionLevel: 9 },
} as const satisfies Record<VariantType, object>

/** How colours are handled; part of the names, too. */
const COLOURS = {
  avif: 'own profile',
  webp: 'own profile',
  jpeg: 'own profile, on white',
  png: 'own profile',
} as const satisfies Record<VariantType, string>

/** Maximum width and height of a published picture. */
const LARGEST = 2560

export interface RasterSource {
  /** Name of the file without extension. */
  readonly name: string
  readonly digest: string
  readonly type: Raster['type']
  readonly width: number
  readonly height: number
}

const ENDINGS = { avif: 'avif', webp: 'webp', jpeg: 'jpg', png: 'png' } as const satisfies Record<VariantType, string>

/** The published form of a picture in its own format: without metadata, and no larger than `LARGEST`. */
export function originalOf(source: RasterSource, digest: Digest): Variant {
  const { width, height, type } = source
  const scale = Math.min(1, LARGEST / Math.max(width, height))
  return variantOf(source, { type, ...sized(width * scale, height * scale), crop: null }, digest)
}

/** A picture in one format, in all widths for a place. */
interface Format {
  readonly type: VariantType
  readonly files: readonly Variant[]
}

/** Formats that browsers choose from, the smallest first. */
const MODERN = ['avif', 'webp'] as const

/** A picture for a place: its size after cropping, and its formats. */
export interface Shown {
  readonly width: number
  readonly height: number
  readonly formats: readonly Format[]
  /** The picture in its own format, if it is cropped. */
  readonly cropped: Variant | null
}

/** The variants of a picture for a place. */
export function variantsOf(
  image: Image,
  raster: Raster,
  { widths, ratio }: Pick<PicturePlace, 'widths' | 'ratio'>,
  digest: Digest,
): Shown {
  const crop = ratio === undefined ? null : cropOf(image, ratio)
  const whole = sized(image.width * (crop?.width ?? 1), image.height * (crop?.height ?? 1))
  const source = { name: nameOf(image.src), digest: raster.digest }
  const at = (type: VariantType, width: number): Variant =>
    variantOf(source, { type, ...sized(width, (width * whole.height) / whole.width), crop }, digest)
  const files = widthsWithin(widths, whole.width)
  return {
    ...whole,
    formats: MODERN.map((type) => ({ type, files: files.map((width) => at(type, width)) })),
    cropped: crop && at(raster.type, whole.width),
  }
}

/** Size of the picture that other sites show with a link. */
const PREVIEW = { width: 1200, height: 630 }

/** The link preview made from a picture: in the ratio of social networks, and in a format that all of them support. */
export function previewOf(image: Image, { digest: source, type }: Raster, digest: Digest): Variant {
  const ratio = PREVIEW.width / PREVIEW.height
  const crop = cropOf(image, ratio)
  const width = Math.min(PREVIEW.width, image.width * (crop?.width ?? 1))
  const look = { type: type === 'webp' ? 'jpeg' : type, ...sized(width, width / ratio), crop } as const
  return variantOf({ name: nameOf(image.src), digest: source }, look, digest)
}

function sized(width: number, height: number): { width: number; height: number } {
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) }
}

/** The wanted widths up to that of the picture, and its own width if it is smaller than the largest. */
export function widthsWithin(wanted: readonly number[], own: number): number[] {
  const smaller = [...new Set(wanted)].filter((width) => width < own).toSorted((a, b) => a - b)
  return wanted.some((width) => width >= own) || smaller.length === 0 ? [...smaller, own] : smaller
}

const CENTRE: Focus = [0.5, 0.5]

/** The largest part of a picture with a ratio, as close to its focal point as possible; null if nothing is cropped. */
export function cropOf(
  { width, height, focus = CENTRE }: Pick<Image, 'width' | 'height' | 'focus'>,
  ratio: number,
): Crop | null {
  const own = width / height
  const part = { width: rounded(Math.min(1, ratio / own)), height: rounded(Math.min(1, own / ratio)) }
  if (part.width === 1 && part.height === 1) return null
  return { left: startOf(focus[0], part.width), top: startOf(focus[1], part.height), ...part }
}

function startOf(focus: number, part: number): number {
  return rounded(Math.min(Math.max(focus - part / 2, 0), 1 - part))
}

/** Rounds a fraction, so that names do not depend on floating-point errors. */
function rounded(share: number): number {
  return Math.round(share * 10_000) / 10_000
}

type Look = Pick<Variant, 'type' | 'width' | 'height' | 'crop'>

function variantOf(
  { name, digest: source }: Pick<RasterSource, 'name' | 'digest'>,
  look: Look,
  digest: Digest,
): Variant {
  const { type, width, height, crop } = look
  const key = digest(JSON.stringify([source, type, ENCODING[type], COLOURS[type], width, height, crop])).slice(0, 10)
  return { path: `${FOLDER}${plain(name)}-${width}.${key}.${ENDINGS[type]}`, source, ...look }
}

/** A name without spaces and commas, which separate addresses in `srcset`. */
function plain(name: string): string {
  return name.replaceAll(/[^\w.-]+/g, '-').replaceAll(/^-+|-+$/g, '') || 'picture'
}

/** `plan` of `/assets/pictures/plan-1200.0123456789.png`, and of `/plan.png`. */
function nameOf(src: string): string {
  const file = src.slice(src.lastIndexOf('/') + 1)
  return file.replace(/(-\d+\.[0-9a-f]{10})?\.\w+$/, '')
}
