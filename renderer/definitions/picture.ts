/** Sizes of a picture in a layout. The theme defines one for each place that shows pictures. */
export interface PicturePlace {
  /** Widths of the variants in pixels; those larger than the picture are left out. */
  readonly widths: readonly number[]
  /** Displayed width, in the format of the HTML attribute `sizes`. */
  readonly sizes: string
  /** Width divided by height, to which it is cropped around its focal point. By default it is not cropped. */
  readonly ratio?: number
  /** The ratio in narrow windows: of the `narrow` picture, or of the picture itself. */
  readonly narrowRatio?: number
}

/** Options for showing a picture. */
export interface PictureOptions {
  /** Alternative text; by default that of the front matter. */
  readonly alt?: string
  /** Whether it is in view when the page opens, and so is loaded at once with high priority. By default it is loaded lazily. */
  readonly isFirst?: boolean
}

/** A picture as attributes of an `<img>`: plain data, for islands. */
export interface ImgProps {
  readonly src: string
  /** Its widths as WebP; missing for drawings. */
  readonly srcSet?: string
  readonly sizes?: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

/** Part of a picture, in fractions of its width and height. */
export interface Crop {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export type VariantType = 'avif' | 'webp' | 'jpeg' | 'png'

/** A file that the build makes of a picture. */
export interface Variant {
  /** Path in the output. */
  readonly path: string
  /** Digest of the source file. */
  readonly source: string
  readonly type: VariantType
  readonly width: number
  readonly height: number
  readonly crop: Crop | null
}
