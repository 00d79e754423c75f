import { expect, test } from 'vitest'
import { plainText } from '../../../../cli/content/files/plain-text.ts'

test.each([
  ['Latin', 'Über'],
  ['Greek', 'ά'],
  ['Cyrillic', 'йод'],
  ['Arabic', 'آثار'],
  ['Hindi', 'ऩ'],
  ['Bengali', 'আলো'],
  ['Tamil', 'கொ'],
  ['Korean', '회사'],
  ['Japanese', 'ガイド'],
])('letters that macOS writes in parts are one character each: %s', (_, text) => {
  expect(text.normalize('NFD')).not.toBe(text)
  expect(plainText(text.normalize('NFD'))).toBe(text)
})

test('a text of other characters is the same, with plain line breaks', () => {
  expect(plainText('\uFEFF“Ω” – 犬\r\nä\r')).toBe('“Ω” – 犬\nä\n')
})
