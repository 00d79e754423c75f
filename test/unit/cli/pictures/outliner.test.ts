import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadOutliner } from '../../../../cli/pictures/outliner.ts'
import type { Outliner } from '../../../../renderer/definitions/outline.ts'
import { PROJECT } from '../../../support/site.ts'

const FONT = 'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2'
let outline: Outliner
beforeAll(async () => {
  outline = await loadOutliner(path.join(PROJECT, FONT))
})

const face = { size: 100, weight: 600, width: 100 }
const widthOf = (text: string, more = {}): number => outline(text, { ...face, ...more }).width

describe('an outliner', () => {
  test('sets text in the width and weight that are asked for', () => {
    expect(widthOf('Notfall', { width: 88 })).toBeLessThan(widthOf('Notfall'))
    expect(widthOf('Notfall', { weight: 400 })).toBeLessThan(widthOf('Notfall'))
    expect(widthOf('Notfall', { size: 50 })).toBeCloseTo(widthOf('Notfall') / 2)
  })

  test('kerns, and adds the space between letters that is asked for', () => {
    expect(widthOf('AV')).toBeLessThan(widthOf('A') + widthOf('V'))
    expect(widthOf('abc', { tracking: 0.1 })).toBeCloseTo(widthOf('abc') + 30)
  })

  test('draws each letter of the three languages, and nothing for a space', () => {
    const letters = 'äöüßñ¿¡áéíóú€„“«»–…'
    const paths = outline(letters, face)
      .markup()
      .match(/<path [^>]*d="[^"]+"/g)
    expect(paths).toHaveLength(letters.length)
    expect(outline('a b', face).markup().match(/<path/g)).toHaveLength(2)
    expect(outline(letters, face).markup()).not.toMatch(/NaN|undefined/)
  })

  test('names the letters that the font lacks, whose boxes it draws', () => {
    expect(outline('Notfall: 猫と犬 𠮷 a', face).lacks).toBe('猫と犬𠮷')
    expect(outline('Notfall', face)).not.toHaveProperty('lacks')
  })
})
