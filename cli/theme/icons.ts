import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Settings } from '../../renderer/definitions/settings/settings.ts'
import { loadDrawing } from '../pictures/load-drawing.ts'
import { messageOf } from '../../renderer/definitions/message-of.ts'

/** Sizes in pixels: home screen on iOS, app icon and splash screen elsewhere (https://web.dev/articles/add-manifest). */
const SIZES = [180, 192, 512] as const

/** The site's icon at one width; sizes in pixels. */
interface IconPicture {
  readonly width: number
  readonly height: number
  readonly png: Uint8Array
}

/** The site's icon cannot be drawn. */
export class IconError extends Error {
  override readonly name = 'IconError'
}

/** File of the site's icon, if it is an SVG and pictures are enabled. */
export function drawableIcon(root: string, { icon, socialImages }: Settings): string | undefined {
  if (!socialImages || !icon?.endsWith('.svg')) return undefined
  const file = path.join(root, 'content', 'static', icon)
  // A missing icon is reported elsewhere.
  return existsSync(file) ? file : undefined
}

/** The site's icon as PNG, for systems without SVG support. */
export async function drawIcons(file: string): Promise<readonly IconPicture[]> {
  const { renderAsync } = await loadDrawing()
  const svg = readFileSync(file, 'utf8')
  const draw = async (size: number): Promise<IconPicture> => {
    const image = await renderAsync(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } })
    return { width: image.width, height: image.height, png: image.asPng() }
  }
  try {
    return await Promise.all(SIZES.map(draw))
  } catch (cause) {
    throw new IconError(messageOf(cause), { cause })
  }
}
