import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { formatDate } from '../../../../i18n/format.ts'
import { LOCALES, type SiteLocale as Locale } from '../../../support/run/locales.ts'
import { DateCard, dateCardOf } from '../../../../templates/components/date-card/DateCard.tsx'

test.each<[Locale, object]>([
  ['de', { before: '', day: '10.', comma: '', after: 'Dezember 2026' }],
  ['en', { before: 'December', day: '10', comma: ',', after: '2026' }],
  ['es', { before: '', day: '10', comma: '', after: 'de\u00A0diciembre de\u00A02026' }],
])('a date is cut around its day in %s', (locale, parts) => {
  expect(dateCardOf('2026-12-10T09:00', locale)).toEqual(parts)
})

test.each<[Locale, object]>([
  ['de', { before: '', day: '7.–9.', comma: '', after: 'Oktober 2025' }],
  ['en', { before: 'October', day: '7–9', comma: ',', after: '2025' }],
  ['es', { before: '', day: '7–9', comma: '', after: 'de\u00A0octubre de\u00A02025' }],
])('several days of a month are cut around both in %s', (locale, parts) => {
  expect(withoutJoiners(dateCardOf('2025-10-07T09:00', locale, '2025-10-09T17:00'))).toEqual(parts)
})

function withoutJoiners(parts: object): unknown {
  return JSON.parse(JSON.stringify(parts).replaceAll('\u2060', ''))
}

test.each(LOCALES.flatMap((locale) => ['2026-02-02', '2020-12-20'].map((date) => [locale, date] as const)))(
  'who hears the page hears the date as it is written elsewhere: %s %s',
  (locale, date) => {
    const markup = renderToStaticMarkup(<DateCard start={date} locale={locale} dayClass="day" />)
    const words = markup.replaceAll(/<[^>]+>/g, '').replaceAll('\u00A0', ' ')
    expect(words.trim()).toBe(formatDate(date, locale).replaceAll('\u00A0', ' '))
  },
)
