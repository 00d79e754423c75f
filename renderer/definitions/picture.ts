/** How a picture stands in a layout. The theme states one for each place that shows pictures. */
export interface PicturePlace {
  /** Widths in pixels in which the picture is made; larger ones than its own are left out. */
  readonly widths: readonly number[]
  /** How wide the layout shows it, as in the attribute `sizes` of HTML. */
  readonly sizes: string
  /** Width divided by height, to which it is cropped around its focal point. By default it keeps its own. */
  readonly ratio?: number
  /** The ratio of the picture for narrow windows, if there is one. */
  readonly narrowRatio?: number
}

/** How a place shows a picture. */
export interface PictureOptions {
  /** The default is that of the front matter. */
  readonly alt?: string
  /** Whether it is in view when the page opens: it is loaded at once and before other pictures. By default it waits for being near. */
  readonly isFirst?: boolean
}

/** Part of a picture, as shares of its width and height. */
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
