import type * as Drawing from '@resvg/resvg-js'
import { MendableError } from '../program.ts'

/** Pictures are wanted, and what draws them does not run here. */
export class PicturesError extends MendableError {
  override readonly name = 'PicturesError'
}

/** Loads the SVG renderer only when there is something to draw: its native part is slow to load and missing on some systems. */
export async function loadDrawing(): Promise<typeof Drawing> {
  try {
    return await import('@resvg/resvg-js')
  } catch (cause) {
    throw new PicturesError(
      'Pictures for links on other sites and icons cannot be drawn on this system. `socialImages: false` in content/site.yaml builds the site without them.',
      { cause },
    )
  }
}
