/** A PNG of the site's icon; sizes in pixels. */
interface DrawnIcon {
  readonly src: string
  readonly width: number
  readonly height: number
}

/** The files that all pages share, by the names that their content gave them. */
export interface Assets {
  /** Address of the browser script, `/assets/main.3f2a….js`. */
  readonly script: string
  readonly styles: string
  /** The browser modules of the theme's islands, by name: its address, and those of what it imports, such as React. */
  readonly islands: Readonly<Record<string, { readonly src: string; readonly shared: readonly string[] }>>
  /** Addresses of the modules of route middleware, by name. */
  readonly middleware: Readonly<Record<string, string>>
  /** Addresses of the theme's further modules that this site wants. */
  readonly scripts: readonly string[]
  /** The site's icon drawn for systems that show no SVG; none where it is no SVG itself or no pictures are wanted. */
  readonly icons: readonly DrawnIcon[]
  /** Fonts to load early. */
  readonly preload: readonly string[]
  /** The one inline script of the site, which sends a visitor of `/` to a language, and its CSP hash. */
  readonly root: { readonly code: string; readonly hash: string }
}

/** SHA-256 of a text as hexadecimal digits; given by the CLI, since this folder knows no `node:crypto`. */
export type Digest = (text: string) => string

/** Width in pixels of the icon that iOS puts on a home screen. */
export const TOUCH_ICON = 180
