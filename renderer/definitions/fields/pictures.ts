import { keepUnits } from '../../../i18n/format.ts'
import { kind, once, z } from './kind.ts'
import { LONGEST_TEXT, text } from './text.ts'

/** A picture as it is written. `scope.fields` and `scope.picture` of a collection make an `Image` of it, which components show. */
export interface ImageField {
  readonly kind: 'image'
  readonly src: string
  /** Alternative text; empty for decoration. */
  readonly alt?: string | undefined
  readonly focus?: Focus | undefined
  readonly narrow?: string | undefined
  /** Whether the page shows it, so that `alt` is needed. */
  readonly shown?: boolean
}
/** The point of a picture that stays visible when it is cropped: fractions of its width and height from the top left corner. */
export type Focus = readonly [x: number, y: number]

/** An image file of the output; width and height in pixels. */
export interface Image {
  readonly kind: 'image'
  readonly src: string
  readonly width: number
  readonly height: number
  /** As written; empty for decoration, undefined if the field does not need it. */
  readonly alt?: string
  readonly focus?: Focus
  /** Another picture for narrow windows. */
  readonly narrow?: Image
  /** Set if the build makes it in further sizes and formats. */
  readonly raster?: Raster
}
/** Properties of a picture's pixels. */
export interface Raster {
  /** Digest of the source file. */
  readonly digest: string
  readonly type: RasterType
  /** Its colours in a grid of 4 by 3, three hexadecimal digits each, shown until it is loaded. Null if it is transparent. */
  readonly ground: string | null
}
/** Formats of pictures of which the build makes variants. */
export type RasterType = 'jpeg' | 'png' | 'webp'

const share = once(() => z.number().min(0).max(1))

const FOCUS = 'must be two numbers from 0 to 1, such as [0.3, 0.5]: from the left, from the top'

const writtenImage = once(() =>
  z.union([
    text().transform((src) => ({ src })),
    z.strictObject({
      src: text().describe('The file.'),
      alt: z.string().trim().max(LONGEST_TEXT).overwrite(keepUnits).optional().describe('What it shows.'),
      focus: z.tuple([share(), share()], FOCUS).optional().describe('Point that stays visible when it is cropped.'),
      narrow: text().optional().describe('Another file for narrow windows.'),
    }),
  ]),
)

/** How schemas describe a picture (`x-kind`). */
export const WRITTEN_IMAGE = 'picture: a file, or `{ src, alt, focus, narrow }`'

/** A picture that is not part of the text, such as a logo or that of a link preview. Components get `Image`. */
export const image = once(() =>
  kind(
    writtenImage().transform((written): ImageField => ({ kind: 'image', ...written })),
    WRITTEN_IMAGE,
    './picture.jpg',
  ),
)

/** A picture that the page shows: like `image`, but a missing `alt` is an issue. Components show it with `context.picture`. */
export const picture = once(() => {
  const meta = { 'x-kind': WRITTEN_IMAGE, examples: [{ src: './picture.jpg', alt: '…' }] }
  return writtenImage()
    .transform((written): ImageField => ({ kind: 'image', shown: true, ...written }))
    .meta(meta)
})
