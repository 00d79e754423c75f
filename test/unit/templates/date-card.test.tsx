import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { formatDate } from '../../../i18n/format.ts'
import { LOCALES, type SiteLocale as Locale } from '../../support/locales.ts'
import { DateCard, dateCardOf } from '../../../templates/components/date-card/DateCard.tsx'

test.each<[Locale, object]>([
  ['de', { before: '', day: '10.', comma: '', after: 'Dezember 2026' }],
  ['en', { before: 'December', day: '10', comma: ',', after: '2026' }],
  ['es', { before: '', day: '10', comma: '', after: 'de\u00A0diciembre de\u00A02026' }],
])('a date is cut around its day in %s', (locale, parts) => {
  expect(dateCardOf('2026-12-10T09:00', locale)).toEqual(parts)
})

test.each(LOCALES.flatMap((locale) => ['2026-02-02', '2020-12-20'].map((date) => [locale, date] as const)))(
  'who hears the page hears the date as it is written elsewhere: %s %s',
  (locale, date) => {
    const markup = renderToStaticMarkup(<DateCard start={date} locale={locale} dayClass="day" />)
    const words = markup.replaceAll(/<[^>]+>/g, '').replaceAll('\u00A0', ' ')
    expect(words.trim()).toBe(formatDate(date, locale).replaceAll('\u00A0', ' '))
  },
)
