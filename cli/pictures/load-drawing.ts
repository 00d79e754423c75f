import { createRequire } from 'node:module'
import type * as Drawing from '@resvg/resvg-js'
import { MendableError } from '../program.ts'

/** Link previews are enabled, but the SVG renderer does not run on this machine. */
class PicturesError extends MendableError {
  override readonly name = 'PicturesError'
}

/** Loads the SVG renderer only when needed: its native part is slow to load and missing on some systems. */
export async function loadDrawing(): Promise<typeof Drawing> {
  try {
    return await import('@resvg/resvg-js')
  } catch (cause) {
    throw new PicturesError(
      'Link previews and icons cannot be drawn on this system. `socialImages: false` in content/site.yaml builds the site without them.',
      { cause },
    )
  }
}

/** Version of the SVG renderer. */
export function drawingVersion(): string {
  const { version } = createRequire(import.meta.url)('@resvg/resvg-js/package.json') as { version: string }
  return version
}
