import { boundOf, type Bound } from './keep-together.ts'
import type { Locale, Unit } from './locale-pack.ts'
import { packOf, writingInUse, type Writing } from './locales.ts'
import { writeDate, writeDateRange, writeTime, writeTimeRange, type DateForm } from './write-date.ts'
import { writeList } from './write-list.ts'
import { writeMoney } from './write-money.ts'
import { writeNumber, writePercent, writeUnit } from './write-number.ts'

// Numbers, dates and lists in the languages of the site. Uses locale packs instead of `Intl`, whose data changes between versions of Node
// (ICU 72 replaced a space with U+202F): the same content must give the same bytes everywhere.

const NO_BREAK = '\u00A0'
/** Word joiner: invisible, prevents a line break. */
const JOINER = '\u2060'

/** Isolate text of the opposite direction. */
const LEFT_TO_RIGHT = '\u2066'
const END_OF_DIRECTION = '\u2069'

export type { Unit }

/** `168000` → `168.000` (de), `168,000` (en). Keeps the decimals, or rounds to `digits`. */
export function formatNumber(value: number, locale: Locale, digits?: number): string {
  return writeNumber(value, packOf(locale), digits)
}

/** `99.95` → `99,95 %` (de, with a no-break space, as in texts), `99.95%` (en). */
export function formatPercent(value: number, locale: Locale): string {
  return writePercent(value, packOf(locale))
}

/** Euro amounts: `1450` → `1.450 €` (de), `€1,450` (en); cents only if not zero. */
export function formatEuro(value: number, locale: Locale): string {
  return formatMoney(value, 'EUR', locale)
}

/** An amount in a currency of ISO 4217, with its sign or code and its decimals: `CHF 62,000`, `¥1,450` (en), `62.000 CHF`, `1.450 ¥` (de). */
export function formatMoney(value: number, currency: string, locale: Locale): string {
  return writeMoney(value, currency, packOf(locale))
}

/** `(6, 'weeks')` → `6 Wochen`, `6 weeks`, `6 semanas`, never broken before the unit. */
export function formatDuration(value: number, unit: Unit, locale: Locale): string {
  return writeUnit(value, unit, packOf(locale))
}

/** `['a', 'b', 'c']` → `a, b und c`, `a, b, and c`. */
export function formatList(items: readonly string[], locale: Locale, kind: 'and' | 'or' = 'and'): string {
  return writeList(items, kind, packOf(locale))
}

/**
 * A date such as `2026-11-20` in words: `20. November 2026`, `November 20, 2026`, `20 de noviembre de 2026`. Day and month stay on one
 * line.
 */
export function formatDate(date: string, locale: Locale, form: DateForm = 'long'): string {
  return writeDate(date, form, packOf(locale))
}

/** A range of days, shortened if both are in the same month: `7.–9. Oktober 2025`. */
export function formatDateRange(start: string, end: string, locale: Locale): string {
  return writeDateRange(start, end, packOf(locale))
}

/** A local time such as `09:00` in the style of a language: `9:00 Uhr`, `9:00 a.m.`, `9:00 h`. */
export function formatTime(time: string, locale: Locale): string {
  return writeTime(time, packOf(locale))
}

/** A range of times on the same day. A common unit is written once: `9:00–17:00 Uhr`, `9:00 a.m.–5:00 p.m.`. */
export function formatTimeRange(start: string, end: string, locale: Locale): string {
  return writeTimeRange(start, end, packOf(locale))
}

/** A phone number in a text. Its groups are read from left to right in every language. */
export function formatPhone(phone: string, locale: Locale): string {
  return packOf(locale).direction === 'rtl' ? LEFT_TO_RIGHT + phone + END_OF_DIRECTION : phone
}

/** Year, month (1–12) and day of `2026-11-20` or `2026-11-20T09:00`. */
export function datePartsOf(date: string): { year: number; month: number; day: number } {
  const [year = 0, month = 1, day = 1] = date.slice(0, 10).split('-').map(Number)
  return { year, month, day }
}

/**
 * Inserts non-breaking spaces where a line break would hurt reading: `48 %`, `18:00 Uhr`, `§ 25`, `n = 611`, `20. November`, `9:00–17:00`,
 * `Mai–Juli`, `+49 89 200`, and names of the site.
 */
export function keepUnits(text: string): string {
  const { signs, spaces, joints } = boundInUse()
  if (!signs.test(text)) return text
  const kept = text.replaceAll(spaces, NO_BREAK)
  return kept.includes('–') ? kept.replaceAll(joints, JOINER) : kept
}

/** Regular expressions of the languages in use. Cached, because they are long and the same for every text. */
let known: { readonly writing: Writing; readonly bound: Bound } | undefined

function boundInUse(): Bound {
  const writing = writingInUse()
  if (known?.writing !== writing) known = { writing, bound: boundOf(writing.packs, writing.names) }
  return known.bound
}

/** A compound of two words, not a part of an address or of a longer name. */
const COMPOUND = /(?<![\p{L}\p{N}.@/_-])\p{L}+-\p{L}+(?![\p{L}\p{N}@/_-]|\.\p{L})/gu
/** Characters of a compound that fits into any line. */
const SHORT = 13

/** Keeps short compounds such as `Wi-Fi`, `sign-in` and `Service-Desk` on one line. */
export function keepCompounds(text: string): string {
  if (!text.includes('-')) return text
  return text.replaceAll(COMPOUND, (word) => (word.length > SHORT ? word : word.replace('-', `-${JOINER}`)))
}

/** Text for other programs: plain spaces, and no invisible characters that control line breaks and direction. */
export function forPrograms(text: string): string {
  if (!/[\u00A0\u2060\u00AD\u2066\u2069]/.test(text)) return text
  return text.replaceAll(NO_BREAK, ' ').replaceAll(/[\u2060\u00AD\u2066\u2069]/g, '')
}
