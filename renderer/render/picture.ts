import type { Outliner } from '../definitions/outline.ts'
import type { Page } from '../definitions/page.ts'
import type { Variant } from '../definitions/picture.ts'
import { resultOf } from '../definitions/theme/theme-results.ts'
import type { RenderSetup } from './setup.ts'

/** A picture to draw: the path of the PNG in the output, and its SVG. */
export interface Picture {
  readonly path: string
  readonly svg: string
  /** What it shows. */
  readonly alt?: string
  /** Letters in it that the font lacks, each once. */
  readonly lacks?: string
}

/** Path prefix of pictures. */
const PREFIX = 'assets/social.'

/** Whether a file of the output is such a picture. No page shows it, so open tabs never request one of an earlier build. */
export function isPicture(path: string): boolean {
  return path.startsWith(PREFIX)
}

/** Open Graph tags of the picture; the theme draws it in this size. */
const SIZE = { width: 1200, height: 630 }

/**
 * Makes the picture of a page that has none suitable for social networks, which do not support SVG. The file is named after the digest of
 * the SVG, not of the PNG.
 */
export function pictureOf(
  page: Page,
  { site, theme, digest }: Pick<RenderSetup, 'site' | 'theme' | 'digest'>,
  outline: Outliner | null,
): Picture | null {
  if (!outline || (page.meta.image && !page.meta.image.src.endsWith('.svg'))) return null
  const lacking = new Set<string>()
  const drawn = resultOf('socialImage', theme.socialImage?.(page, site.settings, notingBoxes(outline, lacking))) ?? null
  if (drawn === null) return null
  const { svg, ...words } = typeof drawn === 'string' ? { svg: drawn } : drawn
  const lacks = [...lacking].join('')
  return { path: `${PREFIX}${digest(svg).slice(0, 10)}.png`, svg, ...words, ...(lacks && { lacks }) }
}

/** Notes the letters that the font lacks, of the lines that are drawn: others are only measured. */
function notingBoxes(outline: Outliner, lacking: Set<string>): Outliner {
  return (text, face) => {
    const line = outline(text, face)
    const { lacks, markup } = line
    if (lacks === undefined) return line
    const noted = (): string => {
      for (const letter of lacks) lacking.add(letter)
      return markup()
    }
    return { ...line, markup: noted }
  }
}

/** The page with its picture, for the head: one that was drawn, or a crop of its own. */
export function withPicture(page: Page, picture: Picture | null, preview: Variant | null = null): Page {
  const drawn = picture && { path: picture.path, ...SIZE }
  const { path, width, height } = drawn ?? preview ?? {}
  if (path === undefined || width === undefined || height === undefined) return page
  const { alt } = picture ?? page.meta.image ?? {}
  const words = alt === undefined ? {} : { alt }
  return { ...page, meta: { ...page.meta, image: { kind: 'image', src: `/${path}`, width, height, ...words } } }
}
