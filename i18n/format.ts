import type { Locale } from './locales.ts'

/**
 * Numbers and dates in the three languages, from tables of our own instead of `Intl`: the data of `Intl` changes between
 * versions of Node (ICU 72 put U+202F where a space had been), and the same content must give the same bytes everywhere.
 */
const NARROW_SPACE = '\u202F'
const NO_BREAK = '\u00A0'
const MINUS = '\u2212'
/** Nothing that is seen: between two characters it forbids a break. */
const JOINER = '\u2060'

const SIGNS: Record<Locale, { readonly group: string; readonly decimal: string; readonly unit: string }> = {
  de: { group: '.', decimal: ',', unit: NARROW_SPACE },
  en: { group: ',', decimal: '.', unit: '' },
  es: { group: '.', decimal: ',', unit: NARROW_SPACE },
}

/** `168000` → `168.000` (de, es), `168,000` (en). Decimals are kept as they are, or set to `digits`. */
export function formatNumber(value: number, locale: Locale, digits?: number): string {
  const [whole = '', fraction] = (
    digits === undefined ? String(Math.abs(value)) : Math.abs(value).toFixed(digits)
  ).split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, SIGNS[locale].group)
  return (value < 0 ? MINUS : '') + grouped + (fraction ? SIGNS[locale].decimal + fraction : '')
}

/** `99.95` → `99,95 %` (de, es, narrow no-break space), `99.95%` (en). */
export function formatPercent(value: number, locale: Locale): string {
  return `${formatNumber(value, locale)}${SIGNS[locale].unit}%`
}

/** Euro amounts: `1450` → `1.450 €` (de, es), `€1,450` (en); cents are shown only where there are some. */
export function formatEuro(value: number, locale: Locale): string {
  const amount = formatNumber(Math.abs(value), locale, Number.isInteger(value) ? 0 : 2)
  return (value < 0 ? MINUS : '') + (locale === 'en' ? `€${amount}` : `${amount}${NO_BREAK}€`)
}

/** An amount of any currency: euro by its sign, others by their code, `CHF 62,000` (en), `62.000 CHF` (de, es). */
export function formatMoney(value: number, currency: string, locale: Locale): string {
  if (currency === 'EUR') return formatEuro(value, locale)
  const amount = formatNumber(value, locale, Number.isInteger(value) ? 0 : 2)
  return locale === 'en' ? `${currency}${NO_BREAK}${amount}` : `${amount}${NO_BREAK}${currency}`
}

/** The text as other programs read it: with plain spaces, and without what only keeps or divides lines. */
export function plainText(text: string): string {
  return text.replaceAll(NO_BREAK, ' ').replaceAll(JOINER, '').replaceAll('\u00AD', '')
}

export type Unit = 'minutes' | 'hours' | 'days' | 'working-days' | 'weeks' | 'months' | 'years'

const UNITS: Record<Unit, Record<Locale, readonly [one: string, other: string]>> = {
  minutes: { de: ['Min.', 'Min.'], en: ['min', 'min'], es: ['min', 'min'] },
  hours: { de: ['Std.', 'Std.'], en: ['h', 'h'], es: ['h', 'h'] },
  days: { de: ['Tag', 'Tage'], en: ['day', 'days'], es: ['día', 'días'] },
  'working-days': {
    de: ['Arbeitstag', 'Arbeitstage'],
    en: ['business day', 'business days'],
    es: ['día laborable', 'días laborables'],
  },
  weeks: { de: ['Woche', 'Wochen'], en: ['week', 'weeks'], es: ['semana', 'semanas'] },
  months: { de: ['Monat', 'Monate'], en: ['month', 'months'], es: ['mes', 'meses'] },
  years: { de: ['Jahr', 'Jahre'], en: ['year', 'years'], es: ['año', 'años'] },
}

/** `(6, 'weeks')` → `6 Wochen`, `6 weeks`, `6 semanas`, never broken before the unit. */
export function formatDuration(value: number, unit: Unit, locale: Locale): string {
  return `${formatNumber(value, locale)}${NO_BREAK}${UNITS[unit][locale][value === 1 ? 0 : 1]}`
}

export const MONTHS: Record<Locale, readonly string[]> = {
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
}

const ANY_MONTH = Object.values(MONTHS).flat().join('|')

/** Spaces at which a line must not end: before a unit, within a reference to a law, a sample size, a date, a phone number. */
const BOUND = new RegExp(
  [
    String.raw`(?<=\d) (?=[%€]|(?:[KMGT]B|ms|h|min|Uhr|Tagen?|days|días)(?!\p{L})|(?:Min|Sek|Std|Mio|[ap]\.m)\.)`,
    String.raw`(?<=§|\b(?:[Aa]rt|Abs|Nr|no)\.) (?=\d)|(?<=\blit\.) (?=[a-z]\b)`,
    String.raw`(?<=\b(?:Artikel|Article|[Aa]rtículo|Section|Microsoft|Windows)) (?=\d)`,
    String.raw`(?<=\bn) (?==)|(?<=\bn =) (?=\d)`,
    String.raw`(?<=\b\d\d?(?:\.| de)) (?=(?:${ANY_MONTH})\b)|(?<=\b\d\d?) (?=de (?:${ANY_MONTH})\b)|(?<=\b(?:${ANY_MONTH})) (?=\d\d?\b)`,
    String.raw`(?<=\+\d[\d ]*) (?=\d)`,
  ].join('|'),
  'gu',
)

/** Keeps on one line what would be unreadable at the start of the next: `48 %`, `18:00 Uhr`, `§ 25`, `n = 611`, `20. November`, `9:00–17:00`, `+49 89 200`. */
export function keepUnits(text: string): string {
  return text.replaceAll(BOUND, NO_BREAK).replaceAll(/(?<=(?:\d|[ap]\.m\.)–)(?=\d)/g, JOINER)
}

/** A calendar date `2026-11-20` in words, day and month on one line: `20. November 2026`, `November 20, 2026`, `20 de noviembre de 2026`. */
export function formatDate(date: string, locale: Locale): string {
  const { year, month, day } = datePartsOf(date)
  const name = MONTHS[locale][month - 1] ?? ''
  switch (locale) {
    case 'de':
      return `${day}.${NO_BREAK}${name} ${year}`
    case 'en':
      return `${name}${NO_BREAK}${day}, ${year}`
    case 'es':
      return `${day}${NO_BREAK}de${NO_BREAK}${name} de ${year}`
  }
}

/** A calendar date without its year, for running text: `10. Dezember`, `December 10`, `10 de diciembre`. */
export function formatDay(date: string, locale: Locale): string {
  const { month, day } = datePartsOf(date)
  const name = MONTHS[locale][month - 1] ?? ''
  switch (locale) {
    case 'de':
      return `${day}.${NO_BREAK}${name}`
    case 'en':
      return `${name}${NO_BREAK}${day}`
    case 'es':
      return `${day}${NO_BREAK}de${NO_BREAK}${name}`
  }
}

/** The first and last day of something, shortened where year or month agree: `7.–9. Oktober 2025`. */
export function formatDateRange(start: string, end: string, locale: Locale): string {
  const from = datePartsOf(start)
  const to = datePartsOf(end)
  if (start.slice(0, 10) === end.slice(0, 10)) return formatDate(start, locale)
  if (from.year !== to.year || from.month !== to.month)
    return `${formatDate(start, locale)} – ${formatDate(end, locale)}`
  const name = MONTHS[locale][from.month - 1] ?? ''
  switch (locale) {
    case 'de':
      return `${from.day}.–${to.day}. ${name} ${from.year}`
    case 'en':
      return `${name} ${from.day}–${to.day}, ${from.year}`
    case 'es':
      return `${from.day}–${to.day} de ${name} de ${from.year}`
  }
}

const TIME_UNITS: Record<Locale, (hour: number) => string> = {
  de: () => 'Uhr',
  en: (hour) => (hour < 12 ? 'a.m.' : 'p.m.'),
  es: () => 'h',
}

/** A local time `09:00` as it is written in each language: `9:00 Uhr`, `9:00 a.m.`, `9:00 h`. */
export function formatTime(time: string, locale: Locale): string {
  const { digits, unit } = timePartsOf(time, locale)
  return digits + NO_BREAK + unit
}

/** From one time to another of the same day, the unit once where it is the same: `9:00–17:00 Uhr`, `9:00 a.m.–5:00 p.m.`. */
export function formatTimeRange(start: string, end: string, locale: Locale): string {
  const from = timePartsOf(start, locale)
  const to = timePartsOf(end, locale)
  const first = from.unit === to.unit ? from.digits : formatTime(start, locale)
  return `${first}${JOINER}–${JOINER}${formatTime(end, locale)}`
}

function timePartsOf(time: string, locale: Locale): { digits: string; unit: string } {
  const [hour = 0, minute = 0] = time.slice(-5).split(':').map(Number)
  const shown = locale === 'en' ? hour % 12 || 12 : hour
  return { digits: `${shown}:${String(minute).padStart(2, '0')}`, unit: TIME_UNITS[locale](hour) }
}

/** Year, month (1–12) and day of `2026-11-20` or `2026-11-20T09:00`. */
export function datePartsOf(date: string): { year: number; month: number; day: number } {
  const [year = 0, month = 1, day = 1] = date.slice(0, 10).split('-').map(Number)
  return { year, month, day }
}
