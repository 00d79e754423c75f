import { sha256 } from '../output/digest.ts'
import type { FontFace, Range } from './font-face.ts'
import { fontOf, tablesOf, type Tables } from './sfnt.ts'
import { subsetFont, type Part } from './subset.ts'
import { glyphOf, withPlainPercent } from './tabular.ts'

/** Font tables for kerning, and those that they refer to. */
const POSITIONING = new Set(['GPOS', 'GDEF'])

/** Style names for menus of applications. */
const STYLE_NAMES = 'STAT'

/** Characters that keep their kerning: letters, and punctuation between and after words. */
const KERNED = /[\p{L} .,-]/u

/** Everything in a font: such a subset has only the ids of glyphs that are left. */
const WHOLE: Part = { weight: undefined, width: undefined, characters: [], without: [] }

/** Cache of fonts by their input, because `watch` compiles the style sheet repeatedly. */
const made = new Map<string, Promise<Uint8Array>>()

/**
 * A web font (WOFF2) subset to its `@font-face` rule. Variable kerning of all characters is larger than the glyphs, so only letters keep
 * kerning, fixed at the middle of the axes, which is off by 0.002 em on average. Scripts with signs above and below their letters keep all
 * positions, without which the signs would lie upon each other.
 */
export function fittedFont(woff2: Uint8Array, face: FontFace): Promise<Uint8Array> {
  const key = `${sha256(woff2)} ${JSON.stringify(face)}`
  const font = made.get(key) ?? fitted(woff2, face)
  made.set(key, font)
  return font
}

async function fitted(woff2: Uint8Array, face: FontFace): Promise<Uint8Array> {
  const { compress, decompress } = await import('woff2-encoder')
  const font = fontOf(withPlainPercent(tablesOf(await decompress(woff2))))
  const tables = tablesOf(await subsetFont(font, { ...face, ids: 'retained' }))
  if (hasVowelSigns(face, font)) return compress(await subsetFont(fontOf(tables), WHOLE))
  const kerned = tablesOf(await subsetFont(font, kernedPart(face)))
  return compress(await subsetFont(fontOf(withPositions(tables, kerned)), WHOLE))
}

/** Signs of Hebrew, Arabic, the scripts of India, Thai and its neighbours: one of each. */
const SIGNS = [
  0x5_b4, 0x6_4e, 0x9_41, 0x9_c1, 0xa_41, 0xa_c1, 0xb_41, 0xb_c0, 0xc_3f, 0xc_bf, 0xd_41, 0xd_d2, 0xe_31, 0xe_b1,
  0xf_72, 0x10_2d, 0x17_b7,
]

/** Whether the characters of the rule, or without any those of the font, have signs that belong to a script. */
function hasVowelSigns({ characters }: FontFace, font: Uint8Array): boolean {
  const isIn = (sign: number): boolean => characters.some(([from, to]) => from <= sign && sign <= to)
  const known = Buffer.from(tablesOf(font).get('cmap') ?? [])
  return SIGNS.some((sign) => (characters.length === 0 || isIn(sign)) && glyphOf(sign, known) !== 0)
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
    ids: 'retained',
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
