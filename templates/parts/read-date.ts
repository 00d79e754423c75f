import { MONTHS } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { isDate } from '../../renderer/model/dates.ts'

/** A date in words, as `formatDate` writes it, or its month and year, or the year alone. */
const WRITTEN: Record<Locale, RegExp> = {
  de: /^(?:(?:(?<day>\d\d?)\.\s)?(?<month>\p{L}+)\s)?(?<year>\d{4})$/u,
  en: /^(?:(?<month>\p{L}+)(?:\s(?<day>\d\d?),)?\s)?(?<year>\d{4})$/u,
  es: /^(?:(?:(?<day>\d\d?)\sde\s)?(?<month>\p{L}+)\sde\s)?(?<year>\d{4})$/u,
}

/** A year, month or day in words as machines write it: `2018`, `2026-06` of "June 2026", `2026-11-20`; null for anything else. */
export function readDate(text: string, locale: Locale): string | null {
  const { day, month, year } = WRITTEN[locale].exec(text)?.groups ?? {}
  if (year === undefined || month === undefined) return year ?? null
  const place = MONTHS[locale].findIndex((name) => name.toLowerCase() === month.toLowerCase())
  const date = `${year}-${twoDigits(place + 1)}`
  const first = `${date}-${twoDigits(day ?? 1)}`
  if (!isDate(first)) return null
  return day === undefined ? date : first
}

function twoDigits(value: number | string): string {
  return String(value).padStart(2, '0')
}
