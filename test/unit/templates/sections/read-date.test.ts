import { expect, test } from 'vitest'
import { formatDate } from '../../../../i18n/format.ts'
import type { Locale } from '../../../../i18n/locales.ts'
import { readDate } from '../../../../templates/sections/timeline/read-date.ts'

test.each<[string, Locale, string]>([
  ['2018', 'de', '2018'],
  ['Juni 2026', 'de', '2026-06'],
  ['6. November 2026', 'de', '2026-11-06'],
  ['June 2026', 'en', '2026-06'],
  ['March 12, 2027', 'en', '2027-03-12'],
  ['Febrero de 2026', 'es', '2026-02'],
  ['9 de octubre de 2026', 'es', '2026-10-09'],
])('reads %s in %s as %s', (text, locale, expected) => {
  expect(readDate(text, locale)).toBe(expected)
})

test.each<Locale>(['de', 'en', 'es'])('reads what formatDate writes in %s', (locale) => {
  for (const date of ['2026-01-31', '2026-03-01', '2026-12-09'])
    expect(readDate(formatDate(date, locale), locale)).toBe(date)
})

test.each<[string, Locale]>([
  ['Stunde 0', 'de'],
  ['Woche 2018', 'de'],
  ['2018–2020', 'de'],
  ['12. Juni', 'de'],
  ['32. Juni 2026', 'de'],
  ['November', 'en'],
  ['2000 days', 'en'],
  ['30 de febrero de 2026', 'es'],
])('takes %s in %s for no date', (text, locale) => {
  expect(readDate(text, locale)).toBeNull()
})
