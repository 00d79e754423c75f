import type { Digest } from '../definitions/assets.ts'
import type { Outliner } from '../definitions/outline.ts'
import type { Page } from '../definitions/page.ts'
import type { Settings } from '../definitions/settings.ts'
import type { Theme } from '../definitions/theme.ts'

/** A picture of the output that is still to be drawn: its file (PNG) and what is on it. */
export interface Picture {
  readonly path: string
  readonly svg: string
}

/** How the files of pictures begin. */
const PREFIX = 'assets/social.'

/** Whether a file of the output is such a picture: no page shows it, so no open tab can ask for one of an earlier build. */
export function isPicture(path: string): boolean {
  return path.startsWith(PREFIX)
}

/** Open Graph tags of the picture; the theme draws it in this size. */
const SIZE = { width: 1200, height: 630 }

/**
 * Makes the picture of a page that names none of its own which others could show: no network takes SVG. The file is named after what is
 * drawn, not after its bytes.
 */
export function pictureOf(
  page: Page,
  { socialImage }: Theme,
  settings: Settings,
  outline: Outliner | null,
  digest: Digest,
): Picture | null {
  if (!outline || (page.meta.image && !page.meta.image.src.endsWith('.svg'))) return null
  const svg = socialImage?.(page, settings, outline) ?? null
  return svg === null ? null : { path: `${PREFIX}${digest(svg).slice(0, 10)}.png`, svg }
}

/** The page as its head shows it: with its picture. */
export function withPicture(page: Page, picture: Picture | null): Page {
  return picture
    ? { ...page, meta: { ...page.meta, image: { kind: 'image', src: `/${picture.path}`, ...SIZE } } }
    : page
}
