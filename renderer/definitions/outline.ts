/** Style of letters, as axes of the site's variable font. */
export interface Face {
  /** Font size in units of the picture. */
  readonly size: number
  /** Axis `wght`, e.g. 600. */
  readonly weight: number
  /** Axis `wdth`, in percent, e.g. 88. */
  readonly width: number
  /** Letter spacing in em; 0 by default. */
  readonly tracking?: number
}

/** A line of text as outlines, for pictures drawn on machines without the font. */
export interface Outline {
  /** SVG: a group of paths whose origin is the start of the baseline. */
  readonly markup: () => string
  /** In units of the picture. */
  readonly width: number
  /** Letters of the text that the font does not have, and draws as empty boxes. */
  readonly lacks?: string
}

/** Converts a line of text in the site's font to outlines. */
export type Outliner = (text: string, face: Face) => Outline
