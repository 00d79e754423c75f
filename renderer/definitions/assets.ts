/** A PNG of the site's icon; size in pixels. */
interface DrawnIcon {
  readonly src: string
  readonly width: number
  readonly height: number
}

/** Files shared by all pages, with digests in their names. */
export interface Assets {
  /** URL of the browser script, `/assets/main.3f2a….js`. */
  readonly script: string
  /** URL of the styles of all pages. */
  readonly styles: string
  /** URLs of further styles by kind of page, see `Theme.kindStyles`. */
  readonly kindStyles: Readonly<Record<string, readonly string[]>>
  /** The browser modules of the theme's islands by name: the URL, and those of its imports, such as React. */
  readonly islands: Readonly<Record<string, { readonly src: string; readonly shared: readonly string[] }>>
  /** URLs of the browser modules of route middleware, by name. */
  readonly middleware: Readonly<Record<string, string>>
  /** URLs of the theme's further modules used by this site. */
  readonly scripts: readonly string[]
  /** The site's icon as PNG for systems without SVG support; none if it is not an SVG or pictures are disabled. */
  readonly icons: readonly DrawnIcon[]
  /** Fonts to preload. */
  readonly preload: readonly string[]
  /** The only inline script, which redirects visitors of `/` to a language, and its CSP hash. */
  readonly root: { readonly code: string; readonly hash: string }
}

/** SHA-256 of a text in hexadecimal. Passed in by the CLI, because the renderer must not import `node:crypto`. */
export type Digest = (text: string) => string

/** Width in pixels of the iOS home screen icon. */
export const TOUCH_ICON = 180
