import { readFileSync } from 'node:fs'
import * as harfbuzz from 'harfbuzzjs'
import decompress from 'woff2-encoder/decompress'
import type { Face, Outline, Outliner } from '../../renderer/definitions/outline.ts'

/**
 * Reads a variable font (WOFF2) and returns the function that converts text to outlines. HarfBuzz shapes like a browser: kerning,
 * ligatures, axes. Letters that the font lacks are shown as its empty box, and named in the outline.
 */
export async function loadOutliner(file: string): Promise<Outliner> {
  const data = await decompress(readFileSync(file))
  const face = new harfbuzz.Face(new harfbuzz.Blob(data))
  const fonts = new Map<string, Letters>()
  return (text, look) => {
    const key = `${look.weight} ${look.width}`
    const font = fonts.get(key) ?? lettersOf(fontOf(face, look))
    fonts.set(key, font)
    return outlineOf(font(text), look, face.upem)
  }
}

function fontOf(face: harfbuzz.Face, { weight, width }: Face): harfbuzz.Font {
  const font = new harfbuzz.Font(face)
  font.setVariations([new harfbuzz.Variation('wght', weight), new harfbuzz.Variation('wdth', width)])
  return font
}

/** A glyph: its advance, its offset to the right and up, and its path, which is empty for a space. */
interface Letter {
  readonly advance: number
  readonly offset: number
  readonly rise: number
  readonly path: () => string
  /** The letter of the text, if the font lacks it. */
  readonly lacking: string
}

type Letters = (text: string) => readonly Letter[]

/** Maximum cached texts: finding the right size needs the same line several times. */
const MOST_TEXTS = 1000

/** Shapes texts, in units of the font. */
function lettersOf(font: harfbuzz.Font): Letters {
  const paths = new Map<number, string>()
  const pathOf = (glyph: number): string => {
    const path = paths.get(glyph) ?? font.glyphToPath(glyph)
    paths.set(glyph, path)
    return path
  }
  const texts = new Map<string, readonly Letter[]>()
  return (text) => {
    const known = texts.get(text) ?? shaped(text, font, pathOf)
    if (texts.size >= MOST_TEXTS) texts.clear()
    texts.set(text, known)
    return known
  }
}

/** The number of the glyph that every font has for letters that it lacks. */
const EMPTY_BOX = 0

function shaped(text: string, font: harfbuzz.Font, pathOf: (glyph: number) => string): readonly Letter[] {
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  harfbuzz.shape(font, buffer)
  const positions = buffer.getGlyphPositions()
  return buffer.getGlyphInfos().map(({ codepoint, cluster }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    const lacking = codepoint === EMPTY_BOX ? String.fromCodePoint(text.codePointAt(cluster) ?? 0) : ''
    return { advance: xAdvance, offset: xOffset, rise: yOffset, path: () => pathOf(codepoint), lacking }
  })
}

/** The y axis points up in fonts and down in SVG, so the scale flips the letters. */
function outlineOf(letters: readonly Letter[], { size, tracking = 0 }: Face, upem: number): Outline {
  const space = tracking * upem
  const scale = size / upem
  const markup = (): string => {
    let pen = 0
    const drawn = letters.map(({ advance, offset, rise, path }) => {
      const place = pen + offset
      pen += advance + space
      return (
        path() && `<path transform="translate(${Math.round(place)}${rise === 0 ? '' : ` ${rise}`})" d="${path()}"/>`
      )
    })
    return `<g transform="scale(${scale} ${-scale})">${drawn.join('')}</g>`
  }
  const lacks = letters.map(({ lacking }) => lacking).join('')
  return {
    markup,
    width: letters.reduce((sum, { advance }) => sum + (advance + space), 0) * scale,
    ...(lacks && { lacks }),
  }
}
