import { expect, test } from 'vitest'
import { isLocale, packOf, useLocales, writingInUse } from '../../../i18n/locales.ts'

test.each([
  ['de', true],
  ['es', true],
  ['DE', false],
  ['de-DE', false],
  ['fr', false],
  [undefined, false],
  [0, false],
])('says whether %j is a locale of the site: %s', (value, expected) => {
  expect(isLocale(value)).toBe(expected)
})

test('a browser, which has no locale, is told where `kartograf` formats', () => {
  const { packs, names } = writingInUse()
  useLocales([], [])
  try {
    expect(() => packOf('de')).toThrow('In an island, take the text from its props')
  } finally {
    useLocales(packs, names)
  }
  expect(() => packOf('fr')).toThrow("The site has no locale 'fr', only de, en, es")
})
