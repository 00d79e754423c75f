import { encode } from './encode.ts'
import { loadDrawing } from './load-drawing.ts'

/** Makes pictures. Input and output are plain values, so that another process can do it. */
export const studioHere = { encode, draw: drawPreview }

export type Studio = typeof studioHere

/** Number of pictures that take less time than starting a process for them. */
const FEW = 4

/** Makes the first few pictures here and the others in another process, so that an edit of one page starts none. */
export function startsLater(apart: Studio): Studio {
  let asked = 0
  const next = (): Studio => ((asked += 1) > FEW ? apart : studioHere)
  return {
    encode: async (file, variant) => next().encode(file, variant),
    draw: async (svg) => next().draw(svg),
  }
}

/** Draws a link preview, an SVG, as PNG. */
async function drawPreview(svg: string): Promise<Uint8Array> {
  const [{ draw }, { renderAsync }] = await Promise.all([import('./draw.ts'), loadDrawing()])
  return draw(svg, renderAsync)
}
