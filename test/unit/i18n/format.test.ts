import { describe, expect, test } from 'vitest'
import {
  keepCompounds,
  keepUnits,
  datePartsOf,
  formatDate,
  formatDateRange,
  formatDuration,
  formatEuro,
  formatList,
  formatMoney,
  formatNumber,
  formatPercent,
  formatTime,
  formatTimeRange,
  type Unit,
} from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { withLocales } from '../../support/run/locales.ts'

const NO_BREAK = '\u00A0'
const MINUS = '\u2212'

describe('formatNumber', () => {
  test.each<[number, Locale, string]>([
    [0, 'de', '0'],
    [999, 'en', '999'],
    [1000, 'de', '1.000'],
    [168_000, 'de', '168.000'],
    [168_000, 'en', '168,000'],
    [168_000, 'es', '168.000'],
    [1_234_567, 'en', '1,234,567'],
    [99.95, 'de', '99,95'],
    [99.95, 'en', '99.95'],
    [99.95, 'es', '99,95'],
    [1234.5, 'de', '1.234,5'],
    [-1500, 'de', `${MINUS}1.500`],
    [-0.5, 'en', `${MINUS}0.5`],
  ])('writes %s in %s as %s', (value, locale, expected) => {
    expect(formatNumber(value, locale)).toBe(expected)
  })

  test('fills up to the digits that are asked for', () => {
    expect(formatNumber(1450.5, 'de', 2)).toBe('1.450,50')
  })

  test('rounds to the digits that are asked for', () => {
    expect(formatNumber(2.678, 'en', 1)).toBe('2.7')
  })

  test('leaves the decimal sign out where no digits are asked for', () => {
    expect(formatNumber(12.4, 'de', 0)).toBe('12')
  })
})

describe('formatPercent', () => {
  test.each<[Locale, string]>([
    ['de', `99,95${NO_BREAK}%`],
    ['en', '99.95%'],
    ['es', `99,95${NO_BREAK}%`],
  ])('writes 99.95 in %s as %s', (locale, expected) => {
    expect(formatPercent(99.95, locale)).toBe(expected)
  })
})

describe('formatEuro', () => {
  test.each<[number, Locale, string]>([
    [1450, 'de', `1.450${NO_BREAK}€`],
    [1450, 'en', '€1,450'],
    [1450, 'es', `1.450${NO_BREAK}€`],
    [0.5, 'de', `0,50${NO_BREAK}€`],
    [12.9, 'en', '€12.90'],
    [-20, 'de', `${MINUS}20${NO_BREAK}€`],
    [-20, 'en', `${MINUS}€20`],
  ])('writes %s in %s as %s', (value, locale, expected) => {
    expect(formatEuro(value, locale)).toBe(expected)
  })
})

describe('formatMoney', () => {
  test.each<[number, string, Locale, string]>([
    [1450, 'USD', 'en', '$1,450'],
    [1450, 'USD', 'de', `1.450${NO_BREAK}$`],
    [1450, 'USD', 'es', `1.450${NO_BREAK}US$`],
    [62_000, 'CHF', 'en', `CHF${NO_BREAK}62,000`],
    [62_000, 'CHF', 'de', `62.000${NO_BREAK}CHF`],
    [9.9, 'GBP', 'en', '£9.90'],
    [9.9, 'SEK', 'en', `SEK${NO_BREAK}9.90`],
    [1450, 'JPY', 'en', '¥1,450'],
    [12.5, 'JPY', 'de', `13${NO_BREAK}¥`],
    [1.5, 'KWD', 'de', `1,500${NO_BREAK}KWD`],
    [-20, 'USD', 'en', `${MINUS}$20`],
    [3, 'XTS', 'en', `XTS${NO_BREAK}3`],
  ])('writes %s %s in %s as %s', (value, currency, locale, expected) => {
    expect(formatMoney(value, currency, locale)).toBe(expected)
  })
})

test.each<[Locale, string]>([
  ['de', 'Alpha, Bravo und Charlie'],
  ['en', 'Alpha, Bravo, and Charlie'],
  ['es', 'Alpha, Bravo y Charlie'],
])('writes a list in %s as %s', (locale, expected) => {
  expect(formatList(['Alpha', 'Bravo', 'Charlie'], locale)).toBe(expected)
})

describe('formatDuration', () => {
  test.each<[number, Unit, Locale, string]>([
    [1, 'weeks', 'de', `1${NO_BREAK}Woche`],
    [6, 'weeks', 'de', `6${NO_BREAK}Wochen`],
    [1, 'weeks', 'en', `1${NO_BREAK}week`],
    [6, 'weeks', 'en', `6${NO_BREAK}weeks`],
    [1, 'months', 'es', `1${NO_BREAK}mes`],
    [6, 'months', 'es', `6${NO_BREAK}meses`],
    [0, 'days', 'es', `0${NO_BREAK}días`],
    [30, 'minutes', 'de', `30${NO_BREAK}Min.`],
    [4, 'hours', 'de', `4${NO_BREAK}Std.`],
    [1.5, 'days', 'de', `1,5${NO_BREAK}Tage`],
    [1.5, 'hours', 'en', `1.5${NO_BREAK}h`],
    [1200, 'days', 'en', `1,200${NO_BREAK}days`],
  ])('writes %s %s in %s as %s', (value, unit, locale, expected) => {
    expect(formatDuration(value, unit, locale)).toBe(expected)
  })
})

/** `~` stands for a no-break space. */
const spaced = (text: string): string => text.replaceAll('~', NO_BREAK)

describe('formatDate', () => {
  test.each<[string, Locale, string]>([
    ['2026-11-20', 'de', '20.~November 2026'],
    ['2026-11-20', 'en', 'November~20, 2026'],
    ['2026-11-20', 'es', '20~de~noviembre de 2026'],
    ['2026-03-01', 'de', '1.~März 2026'],
    ['2026-01-31', 'en', 'January~31, 2026'],
    ['2026-12-09', 'es', '9~de~diciembre de 2026'],
    ['2026-11-20T09:00', 'de', '20.~November 2026'],
  ])('writes %s in %s as %s', (date, locale, expected) => {
    expect(formatDate(date, locale)).toBe(spaced(expected))
  })
})

describe('formatDateRange', () => {
  test.each<[string, string, Locale, string]>([
    ['2025-10-07', '2025-10-09', 'de', '7.–9. Oktober 2025'],
    ['2025-10-07', '2025-10-09', 'en', 'October 7–9, 2025'],
    ['2025-10-07', '2025-10-09', 'es', '7–9 de octubre de 2025'],
    ['2025-10-30', '2025-11-02', 'de', '30.~Oktober 2025 – 2.~November 2025'],
    ['2025-12-30', '2026-01-02', 'en', 'December~30, 2025 – January~2, 2026'],
    ['2025-10-07', '2026-10-09', 'es', '7~de~octubre de 2025 – 9~de~octubre de 2026'],
  ])('writes %s to %s in %s as %s', (start, end, locale, expected) => {
    expect(formatDateRange(start, end, locale)).toBe(spaced(expected))
  })

  test('is one date where start and end are on the same day', () => {
    expect(formatDateRange('2026-12-01T09:00', '2026-12-01T17:00', 'de')).toBe(spaced('1.~Dezember 2026'))
  })
})

describe('formatTime', () => {
  test.each<[string, Locale, string]>([
    ['09:00', 'de', `9:00${NO_BREAK}Uhr`],
    ['09:00', 'en', `9:00${NO_BREAK}a.m.`],
    ['09:00', 'es', `9:00${NO_BREAK}h`],
    ['00:05', 'en', `12:05${NO_BREAK}a.m.`],
    ['12:00', 'en', `12:00${NO_BREAK}p.m.`],
    ['23:59', 'en', `11:59${NO_BREAK}p.m.`],
    ['00:05', 'de', `0:05${NO_BREAK}Uhr`],
    ['2026-12-01T17:30', 'de', `17:30${NO_BREAK}Uhr`],
  ])('writes %s in %s as %s', (time, locale, expected) => {
    expect(formatTime(time, locale)).toBe(expected)
  })
})

const JOINER = '\u2060'

describe('formatTimeRange', () => {
  test.each<[string, string, Locale, string]>([
    ['2026-12-10T09:00', '2026-12-10T17:00', 'de', `9:00${JOINER}–${JOINER}17:00${NO_BREAK}Uhr`],
    ['09:00', '17:00', 'es', `9:00${JOINER}–${JOINER}17:00${NO_BREAK}h`],
    ['09:00', '17:00', 'en', `9:00${NO_BREAK}a.m.${JOINER}–${JOINER}5:00${NO_BREAK}p.m.`],
    ['09:00', '11:30', 'en', `9:00${JOINER}–${JOINER}11:30${NO_BREAK}a.m.`],
  ])('writes %s to %s in %s as %s', (start, end, locale, expected) => {
    expect(formatTimeRange(start, end, locale)).toBe(expected)
  })
})

test.each(['2026-11-20', '2026-11-20T09:00'])('takes %s apart', (date) => {
  expect(datePartsOf(date)).toEqual({ year: 2026, month: 11, day: 20 })
})

test.each([
  ['18:00 Uhr, 15 ms, 10 MB, 48 %', '18:00~Uhr, 15~ms, 10~MB, 48~%'],
  ['7:00 a.m. bis 18:00 h', '7:00~a.m. bis 18:00~h'],
  ['§ 25 und Art. 6', '§~25 und Art.~6'],
  [
    '1 Arbeitstag, 10 Werktagen, 5 business days, 1 día laborable',
    '1~Arbeitstag, 10~Werktagen, 5~business days, 1~día laborable',
  ],
  ['Art. 6 Abs. 1 lit. f DSGVO', 'Art.~6 Abs.~1 lit.~f DSGVO'],
  ['Tel. +49 89 99998 200 (n = 611)', 'Tel. +49~89~99998~200 (n~=~611)'],
  ['bis 31. August 2026', 'bis 31.~August 2026'],
  ['May 15, 2025 and May 2026', 'May~15, 2025 and May 2026'],
  ['20 de noviembre de 2026, 9 de 23', '20~de~noviembre de 2026, 9 de 23'],
  ['24 Std., 11 Min., 47 min, 10 Mio. €', '24~Std., 11~Min., 47~min, 10~Mio. €'],
  ['11 Minuten, 2 Jahren, 3 Jahrestage', '11~Minuten, 2~Jahren, 3 Jahrestage'],
  ['6 meses, 1 año, 3 mesas', '6~meses, 1~año, 3 mesas'],
  ['12 hours, 4 Uhren, 3 höchstens', '12~hours, 4 Uhren, 3 höchstens'],
  ['1. Oktober 2026, May 12, im Mai 2026', '1.~Oktober 2026, May~12, im Mai 2026'],
  ['9:00–17:00 h', '9:00–\u206017:00~h'],
  ['Article 13, Microsoft 365', 'Article~13, Microsoft~365'],
  ['+49 89 99998 200, 12', '+49~89~99998~200, 12'],
  [
    'am 20. November 2026, on November 20, 2026, el 20 de noviembre',
    'am 20.~November 2026, on November~20, 2026, el 20~de~noviembre',
  ],
  ['8:00–18:00, 7:00 a.m.–7:00 p.m., Mo–Fr', '8:00–\u206018:00, 7:00~a.m.–\u20607:00~p.m., Mo–\u2060Fr'],
  ['Okt.–Dez. 2025, Mai–Juli 2026, 7.–9. Oktober', 'Okt.–\u2060Dez. 2025, Mai–\u2060Juli 2026, 7.–\u20609.~Oktober'],
  ['Microsoft Entra ID, Entra IDs', 'Microsoft Entra~ID, Entra IDs'],
])('a unit stays on the line of its number: %s', (text, expected) => {
  expect(keepUnits(text)).toBe(spaced(expected))
})

test('a unit stays on the line of its number in Russian', () =>
  withLocales(['ru'], () => {
    const text = 'ст. 5, № 7: 5 минут, 20 ноября 2026 г. и 3 недели, 100 ₽, 2 человека'
    expect(keepUnits(text)).toBe(spaced('ст.~5, №~7: 5~минут, 20~ноября 2026~г. и 3~недели, 100~₽, 2 человека'))
  }))

test.each([
  ['Wi-Fi and sign-in, an award-winning post', 'Wi-~Fi and sign-~in, an award-~winning post'],
  ['Service-Desk, IT-Leitung', 'Service-~Desk, IT-~Leitung'],
  ['Infrastruktur-Verantwortung', 'Infrastruktur-Verantwortung'],
  ['24-Stunden-Meldung, IGNITE-25, up-to-date', '24-Stunden-Meldung, IGNITE-25, up-to-date'],
  ['a-b@example.com, my-host.example, /de/a-b/', 'a-b@example.com, my-host.example, /de/a-b/'],
  ['half- or full-time.', 'half- or full-~time.'],
])('a short compound stays on one line: %s', (text, expected) => {
  expect(keepCompounds(text)).toBe(expected.replaceAll('~', '\u2060'))
})
