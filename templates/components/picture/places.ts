import type { PicturePlace } from 'kartograf'

/** A picture in a text: as wide as the column. */
export const IN_TEXT: PicturePlace = {
  widths: [480, 800, 1344],
  sizes: '(min-width: 48rem) 42rem, calc(100vw - 2.5rem)',
}

/** The picture above a post. */
export const IN_POST: PicturePlace = IN_TEXT

/** A picture at the full width of the page. */
export const ON_PAGE: PicturePlace = {
  widths: [480, 800, 1280, 2000],
  sizes: '(min-width: 84rem) 80rem, calc(100vw - 2.5rem)',
}

/** A picture beside its text. */
export const BESIDE_TEXT: PicturePlace = {
  widths: [480, 800, 1280],
  sizes: '(min-width: 84rem) 48rem, (min-width: 75rem) 55vw, (min-width: 57rem) 52rem, calc(100vw - 2.5rem)',
}

/** The portrait of a person, as large as a monogram. */
export const AS_PORTRAIT: PicturePlace = { widths: [144, 288, 432], sizes: 'clamp(4.5rem, 14vw, 12rem)', ratio: 1 }
