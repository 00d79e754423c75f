/** How letters look. The axes are those of the site's variable font. */
export interface Face {
  /** Height of the em, in units of the picture. */
  readonly size: number
  /** Axis `wght`, e.g. 600. */
  readonly weight: number
  /** Axis `wdth`, in percent, e.g. 88. */
  readonly width: number
  /** Space between letters, in em; 0 when left out. */
  readonly tracking?: number
}

/** A line of text as the outlines of its letters, for pictures that are drawn where no font is installed. */
export interface Outline {
  /** SVG: a group of paths whose origin is the start of the baseline. */
  readonly markup: () => string
  /** In units of the picture. */
  readonly width: number
}

/** Sets one line of text in the site's font. */
export type Outliner = (text: string, face: Face) => Outline
