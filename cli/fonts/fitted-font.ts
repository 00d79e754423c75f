import { sha256 } from '../output/paths.ts'
import type { FontFace, Range } from './font-face.ts'
import { fontOf, tablesOf, type Tables } from './sfnt.ts'
import { subsetFont, type Part } from './subset.ts'

/** Tables of a font with kerning, and those that they refer to. */
const POSITIONING = new Set(['GPOS', 'GDEF'])

/** Names of styles for the menus of programs. */
const STYLE_NAMES = 'STAT'

/** Characters whose kerning is kept: letters, and punctuation between and after words. */
const KERNED = /[\p{L} .,-]/u

/** Made fonts, by what they are made of: `watch` compiles the sheet again and again. */
const made = new Map<string, Promise<Uint8Array>>()

/**
 * A web font (WOFF2) cut down to what the rule of its face can show. Kerning of all characters that follows each weight and width
 * takes more room than the glyphs; it is kept for letters, as it is in the middle of the axes, which is off by two thousandths of
 * the size of the type on average.
 */
export function fittedFont(woff2: Uint8Array, face: FontFace): Promise<Uint8Array> {
  const key = `${sha256(woff2)} ${JSON.stringify(face)}`
  const font = made.get(key) ?? fitted(woff2, face)
  made.set(key, font)
  return font
}

async function fitted(woff2: Uint8Array, face: FontFace): Promise<Uint8Array> {
  const { compress, decompress } = await import('woff2-encoder')
  const font = await decompress(woff2)
  const tables = tablesOf(await subsetFont(font, face))
  const kerned = tablesOf(await subsetFont(font, kernedPart(face)))
  return compress(fontOf(withPositions(tables, kerned)))
}

function kernedPart(face: FontFace): Part {
  const characters = face.characters.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index).filter((character) =>
      KERNED.test(String.fromCodePoint(character)),
    ),
  )
  return {
    ...face,
    weight: middleOf(face.weight),
    width: middleOf(face.width),
    characters: characters.map((character) => [character, character]),
    only: ['kern'],
  }
}

function middleOf(range: Range | undefined): Range | undefined {
  if (!range) return undefined
  const middle = (range[0] + range[1]) / 2
  return [middle, middle]
}

function withPositions(tables: Tables, kerned: Tables): Tables {
  const others = [...tables].filter(([name]) => !POSITIONING.has(name) && name !== STYLE_NAMES)
  return new Map([...others, ...[...kerned].filter(([name]) => POSITIONING.has(name))])
}
