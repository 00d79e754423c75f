import { describe, expect, test } from 'vitest'
import type { Outliner } from '../../../renderer/definitions/outline.ts'
import { setLines } from '../../../templates/art/set-lines.ts'

/** Every letter is half as wide as high. */
const outline: Outliner = (text, { size }) => ({ markup: () => '', width: text.length * size * 0.5 })
const face = { weight: 600, width: 88 }
const room = { width: 400, height: 200, lineHeight: 1, sizes: [80, 40, 20] }
const set = (text: string) => setLines(text, face, room, outline)

describe('setLines', () => {
  test('takes the largest size at which the text has room', () => {
    expect(set('Ten labels!')).toEqual({ size: 80, lines: ['Ten', 'labels!'] })
    expect(set('Ten labels in place of forty')).toEqual({ size: 40, lines: ['Ten labels in', 'place of forty'] })
  })

  test('balances the lines: no word stays alone where it need not', () => {
    const at50 = (text: string) => setLines(text, face, { ...room, sizes: [50] }, outline).lines
    expect(at50('four words in two')).toEqual(['four words', 'in two'])
    expect(at50('aaaa bbbb cccc dd')).toEqual(['aaaa bbbb', 'cccc dd'])
  })

  test('divides a word at its soft hyphens only where no size has room for it', () => {
    expect(set('Daten\u00adschutz')).toEqual({ size: 40, lines: ['Datenschutz'] })
    expect(setLines('Daten\u00adschutz', face, { ...room, sizes: [80] }, outline).lines).toEqual(['Daten-', 'schutz'])
  })

  test('keeps all of a text that has no room at any size', () => {
    const { size, lines } = set('word '.repeat(80).trim())
    expect(size).toBe(20)
    expect(lines.join(' ').split(' ')).toHaveLength(80)
  })
})
