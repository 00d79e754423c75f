import { expect, test } from 'vitest'
import { isLocale } from '../../../i18n/locales.ts'

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
