import { describe, expect, test } from 'vitest'
import { fontFaceAt } from '../../../cli/fonts/font-face.ts'

const rule = (more: string): string => `a{b:c}@font-face{font-family:Alpha;src:url(here)format("woff2");${more}}`

describe('the rule of a font', () => {
  test('says which weights, widths and characters are wanted', () => {
    const css = rule('font-stretch:88% 100%;font-weight:400 700;unicode-range:U+20-7E,U+A7,U+4??')
    expect(fontFaceAt(css, 'here')).toEqual({
      weight: [400, 700],
      width: [88, 100],
      characters: [
        [0x20, 0x7e],
        [0xa7, 0xa7],
        [0x400, 0x4ff],
      ],
      without: [],
    })
  })

  test('may name one weight and width, also by word', () => {
    expect(fontFaceAt(rule('font-stretch:88%;font-weight:bold'), 'here')).toMatchObject({
      weight: [700, 700],
      width: [88, 88],
    })
  })

  test('names features that the file need not have', () => {
    const css = rule('font-feature-settings:"liga" 0,"pnum" 0,"kern" 1')
    expect(fontFaceAt(css, 'here')?.without).toEqual(['liga', 'pnum'])
  })

  test('leaves open what it does not name', () => {
    expect(fontFaceAt(rule('font-display:swap'), 'here')).toEqual({
      weight: undefined,
      width: undefined,
      characters: [],
      without: [],
    })
  })

  test('is the one in which the address stands, and none for other files', () => {
    const css = `${rule('font-weight:400').replace('here', 'other')}${rule('font-weight:600')}a{background:url(picture)}`
    expect(fontFaceAt(css, 'here')?.weight).toEqual([600, 600])
    expect(fontFaceAt(css, 'picture')).toBeNull()
  })
})
