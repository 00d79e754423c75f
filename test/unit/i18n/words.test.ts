import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../i18n/locales.ts'
import {
  spellAttributive,
  spellDuration,
  spellEuro,
  spellNumber,
  spellPercent,
  type Case,
  type SpelledUnit,
} from '../../../i18n/words.ts'

describe('spellNumber', () => {
  test.each<[number, Locale, string]>([
    [0, 'de', 'null'],
    [12, 'de', 'zwölf'],
    [13, 'de', '13'],
    [11, 'en', 'eleven'],
    [1310, 'en', '1,310'],
    [7, 'es', 'siete'],
    [2.5, 'es', '2,5'],
    [-3, 'de', '−3'],
  ])('writes %d in %s as %s', (value, locale, expected) => {
    expect(spellNumber(value, locale)).toBe(expected)
  })
})

test('spells in a region as in its language, and not where the words are not known', () => {
  expect(spellDuration(3, 'days', 'de-AT', 'dative')).toBe('drei Tagen')
  expect(spellDuration(3, 'days', 'en', 'dative')).toBeUndefined()
  expect([spellNumber(3, 'fr'), spellDuration(3, 'days', 'fr'), spellEuro(3, 'fr')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(spellAttributive(6, 'weeks', 'de')).toBeUndefined()
})

describe('spellDuration', () => {
  test.each<[number, SpelledUnit, Locale, string]>([
    [11, 'minutes', 'de', 'elf Minuten'],
    [11, 'minutes', 'en', 'eleven minutes'],
    [11, 'minutes', 'es', 'once minutos'],
    [47, 'minutes', 'de', '47\u00A0Minuten'],
    [61, 'hours', 'es', '61\u00A0horas'],
    [1, 'hours', 'de', 'eine Stunde'],
    [1, 'weeks', 'en', 'one week'],
    [1, 'months', 'es', 'un mes'],
    [1, 'days', 'es', 'un día'],
  ])('writes %d %s in %s as %s', (value, unit, locale, expected) => {
    expect(spellDuration(value, unit, locale)).toBe(expected)
  })

  test.each<[number, SpelledUnit, Case, string]>([
    [3, 'days', 'dative', 'drei Tagen'],
    [6, 'weeks', 'dative', 'sechs Wochen'],
    [12, 'months', 'dative', 'zwölf Monaten'],
    [1, 'days', 'accusative', 'einen Tag'],
    [1, 'months', 'dative', 'einem Monat'],
    [1, 'hours', 'dative', 'einer Stunde'],
    [3, 'days', 'accusative', 'drei Tage'],
  ])('bends %d %s in the German %s: %s', (value, unit, inCase, expected) => {
    expect(spellDuration(value, unit, 'de', inCase)).toBe(expected)
  })
})

test.each<[number, SpelledUnit, string]>([
  [6, 'weeks', 'six-week'],
  [15, 'minutes', '15-minute'],
])('writes %d %s before an English noun as %s', (value, unit, expected) => {
  expect(spellAttributive(value, unit, 'en')).toBe(expected)
})

test('writes the names of money and shares in full', () => {
  expect([spellEuro(1450, 'de'), spellEuro(7.9, 'en'), spellEuro(9, 'es')]).toEqual([
    '1.450\u00A0Euro',
    '7.90\u00A0euros',
    '9\u00A0euros',
  ])
  expect([spellPercent(34, 'de'), spellPercent(99.95, 'en'), spellPercent(28, 'es')]).toEqual([
    '34\u00A0Prozent',
    '99.95\u00A0percent',
    '28\u00A0por ciento',
  ])
})
