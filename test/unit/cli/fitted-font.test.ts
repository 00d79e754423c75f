import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as harfbuzz from 'harfbuzzjs'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import decompress from 'woff2-encoder/decompress'
import type { FontFace } from '../../../cli/fonts/font-face.ts'
import { fittedFont } from '../../../cli/fonts/fitted-font.ts'
import { tablesOf } from '../../../cli/fonts/sfnt.ts'
import { loadOutliner } from '../../../cli/pictures/outliner.ts'
import type { Outliner } from '../../../renderer/definitions/outline.ts'
import { PROJECT } from '../../support/site.ts'
import { temporaryFolder } from './temporary.ts'

const FONT = path.join(
  PROJECT,
  'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2',
)
const original = readFileSync(FONT)
const TEXT: FontFace = { weight: [400, 700], width: [100, 100], characters: [[0x20, 0x7e]], without: ['liga'] }

let whole: Outliner
let fitted: Uint8Array

async function outlinerOf(font: Uint8Array): Promise<Outliner> {
  const file = path.join(temporaryFolder(), 'font.woff2')
  writeFileSync(file, font)
  return loadOutliner(file)
}

beforeAll(async () => {
  fitted = await fittedFont(original, TEXT)
  whole = await loadOutliner(FONT)
})

const widthOf = (outline: Outliner, words: string, weight = 400, width = 100): number =>
  outline(words, { size: 1000, weight, width }).width

describe('a font that is fitted to its rule', () => {
  test('weighs a quarter of the whole', () => {
    expect(fitted.length).toBeLessThan(original.length / 4)
  })

  test('draws its characters as the whole font does, in each weight', async () => {
    const text = await outlinerOf(fitted)
    for (const weight of [400, 550, 700])
      expect(text('Hn8', { size: 100, weight, width: 100 }).markup()).toBe(
        whole('Hn8', { size: 100, weight, width: 100 }).markup(),
      )
  })

  test('names its copyright, and no more of what only applications show', async () => {
    const names = Buffer.from(tablesOf(await decompress(fitted)).get('name') ?? [])
    const ids = new Set(
      Array.from({ length: names.readUInt16BE(2) }, (_, index) => names.readUInt16BE(6 + 12 * index + 6)),
    )
    expect([0, 1, 3, 4, 5, 6].filter((id) => ids.has(id))).toEqual([0])
  })

  test('has no others: they are drawn as its empty box', async () => {
    const text = await outlinerOf(fitted)
    expect(widthOf(text, 'ä')).toBe(widthOf(text, 'ß'))
    expect(widthOf(whole, 'ä')).not.toBe(widthOf(whole, 'ß'))
  })

  test('keeps signs of vowels and tones above each other', async () => {
    // Three letters of Noto Sans Thai (SIL Open Font License).
    const thai = readFileSync(path.join(PROJECT, 'test', 'support', 'samples', 'fonts', 'thai.woff2'))
    const all = await outlinerOf(thai)
    const at = { size: 1000, weight: 400, width: 100 }
    for (const characters of [[[0xe_00, 0xe_7f]], []] as const) {
      const part = await outlinerOf(
        await fittedFont(thai, { ...TEXT, weight: undefined, width: undefined, characters }),
      )
      expect(part('ปั๊', at).markup()).toBe(all('ปั๊', at).markup())
      expect(part('ปั๊', at).markup()).toContain('translate(417 -40)')
    }
  })

  test('keeps the kerning of letters, nearly as it is at each weight', async () => {
    const text = await outlinerOf(fitted)
    for (const pair of ['AV', 'To', 'Te', 'r.', 'Yo'])
      for (const weight of [400, 700]) {
        expect(widthOf(text, pair, weight)).toBeLessThan(
          widthOf(text, pair[0] ?? '', weight) + widthOf(text, pair[1] ?? '', weight),
        )
        expect(Math.abs(widthOf(text, pair, weight) - widthOf(whole, pair, weight))).toBeLessThan(25)
      }
  })

  test('keeps its features, but for those that the rule goes without', async () => {
    const substitutions = Buffer.from(tablesOf(await decompress(fitted)).get('GSUB') ?? []).toString('latin1')
    expect(substitutions).toContain('tnum')
    expect(substitutions).not.toContain('liga')
  })

  test('keeps its per cent sign among tabular figures', async () => {
    const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(await decompress(fitted))))
    const widths = (text: string, tabular: boolean): number[] => {
      const buffer = new harfbuzz.Buffer()
      buffer.addText(text)
      buffer.guessSegmentProperties()
      harfbuzz.shape(font, buffer, tabular ? [new harfbuzz.Feature('tnum', 1)] : [])
      return buffer.getGlyphInfosAndPositions().map(({ xAdvance = 0 }) => xAdvance)
    }
    const [one, eight, percent] = widths('18%', true)
    expect(one).toBe(eight)
    expect(percent).toBeGreaterThan(eight ?? 0)
    expect(percent).toBe(widths('18%', false)[2])
  })

  test('of one weight and width has no axes', async () => {
    const face = { ...TEXT, weight: [600, 600], width: [88, 88] } as const
    const head = await outlinerOf(await fittedFont(original, face))
    expect(widthOf(head, 'Hn')).toBe(widthOf(head, 'Hn', 700, 100))
    expect(widthOf(head, 'Hn')).toBeCloseTo(widthOf(whole, 'Hn', 600, 88), -1)
  })

  test('is the same in each process', async () => {
    vi.resetModules()
    const again = await import('../../../cli/fonts/fitted-font.ts')
    expect(Buffer.from(await again.fittedFont(original, TEXT)).equals(Buffer.from(fitted))).toBe(true)
  })
})
