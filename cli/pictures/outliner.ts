import { readFileSync } from 'node:fs'
import * as harfbuzz from 'harfbuzzjs'
import decompress from 'woff2-encoder/decompress'
import type { Face, Outline, Outliner } from '../../renderer/definitions/outline.ts'

/**
 * Reads a variable font (WOFF2) and gives the function that sets text in it. HarfBuzz does what a browser does: kerning,
 * ligatures, axes. Letters that the font lacks become its empty box.
 */
export async function loadOutliner(file: string): Promise<Outliner> {
  const data = await decompress(readFileSync(file))
  const face = new harfbuzz.Face(new harfbuzz.Blob(data))
  const fonts = new Map<string, harfbuzz.Font>()
  return (text, look) => {
    const key = `${look.weight} ${look.width}`
    const font = fonts.get(key) ?? fontOf(face, look)
    fonts.set(key, font)
    return outlineOf(text, font, look, face.upem)
  }
}

function fontOf(face: harfbuzz.Face, { weight, width }: Face): harfbuzz.Font {
  const font = new harfbuzz.Font(face)
  font.setVariations([new harfbuzz.Variation('wght', weight), new harfbuzz.Variation('wdth', width)])
  return font
}

/** Fonts count upwards, SVG downwards: the scale turns the letters over. */
function outlineOf(text: string, font: harfbuzz.Font, { size, tracking = 0 }: Face, upem: number): Outline {
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  harfbuzz.shape(font, buffer)
  const positions = buffer.getGlyphPositions()
  const step = ({ xAdvance }: { readonly xAdvance: number }): number => xAdvance + tracking * upem
  const scale = size / upem
  const markup = (): string => {
    let pen = 0
    const letters = buffer.getGlyphInfos().map(({ codepoint }, index) => {
      const position = positions[index] ?? { xAdvance: 0, xOffset: 0 }
      const path = font.glyphToPath(codepoint)
      const letter = path && `<path transform="translate(${Math.round(pen + position.xOffset)})" d="${path}"/>`
      pen += step(position)
      return letter
    })
    return `<g transform="scale(${scale} ${-scale})">${letters.join('')}</g>`
  }
  return { markup, width: positions.reduce((sum, position) => sum + step(position), 0) * scale }
}
