/** A contradiction between the parts of a theme. */
export interface ThemeFault {
  readonly message: string
  readonly expected: string
  /** The part that has to be changed. */
  readonly part?: ThemePart
}

/** A part of a theme by the name with which it is defined. */
export interface ThemePart {
  readonly kind: 'collection' | 'section' | 'form'
  readonly name: string
}
