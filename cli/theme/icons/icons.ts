import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Settings } from '../../../renderer/definitions/settings/settings.ts'
import { loadDrawing } from '../../pictures/load-drawing.ts'
import { drawApart, type IconPicture } from './draw-apart.ts'
import { refuseForeignParts } from './icon-fault.ts'

/** Sizes in pixels: home screen on iOS, app icon and splash screen elsewhere (https://web.dev/articles/add-manifest). */
const SIZES = [180, 192, 512] as const

/** File of the site's icon, if it is an SVG and pictures are enabled. */
export function drawableIcon(root: string, { icon, socialImages }: Settings): string | undefined {
  if (!socialImages || !icon?.endsWith('.svg')) return undefined
  const file = path.join(root, 'content', 'static', icon)
  // A missing icon is reported elsewhere.
  return existsSync(file) ? file : undefined
}

/** The site's icon as PNG, for systems without SVG support. Throws IconError if it cannot be drawn. */
export async function drawIcons(file: string): Promise<readonly IconPicture[]> {
  const svg = readFileSync(file, 'utf8')
  refuseForeignParts(svg)
  // Reports a system without the renderer, which would look like a broken icon.
  await loadDrawing()
  return drawApart(svg, SIZES)
}
