import { writePattern, type DateParts } from './date-pattern.ts'
import type { LocalePack } from './locale-pack.ts'

/** Formats of a day: `20. November 2026`, with the weekday, `20.11.2026` and so on. */
export type DateForm = 'full' | 'long' | 'medium' | 'numeric' | 'monthYear' | 'monthDay'

const JOINER = '\u2060'

/** A day, `2026-11-20`, as a language writes it. A time is ignored. */
export function writeDate(date: string, form: DateForm, pack: LocalePack): string {
  return writePattern(pack.dates[form], partsOf(date), pack)
}

/** A range of days, shortened if both are in the same month. */
export function writeDateRange(start: string, end: string, pack: LocalePack): string {
  const from = partsOf(start)
  const to = partsOf(end)
  if (start.slice(0, 10) === end.slice(0, 10)) return writeDate(start, 'long', pack)
  if (from.year !== to.year || from.month !== to.month)
    return `${writeDate(start, 'long', pack)} – ${writeDate(end, 'long', pack)}`
  return writePattern(pack.dates.days, { ...from, lastDay: to.day }, pack)
}

/** A time, `09:00`, as a language writes it. A day before it is ignored. */
export function writeTime(time: string, pack: LocalePack): string {
  return writePattern(pack.times.short, partsOf(time), pack)
}

/**
 * A range of times on one line, with common parts written once: `9:00–17:00 Uhr`, `9:00–11:30 a.m.`, `오전 9:00–11:30`, `9:00 a.m.–5:00
 * p.m.`.
 */
export function writeTimeRange(start: string, end: string, pack: LocalePack): string {
  const [first, last] = [partsOf(start), partsOf(end)]
  const inOneHalf = first.hour < 12 === last.hour < 12
  const from = inOneHalf ? pack.times.from.replace(/\s?a$/, '') : pack.times.from
  const to = inOneHalf ? pack.times.short.replace(/^a\s?/, '') : pack.times.short
  return `${writePattern(from, first, pack)}${JOINER}–${JOINER}${writePattern(to, last, pack)}`
}

/** Parts of `2026-11-20`, `2026-11-20T09:00` or `09:00`. */
function partsOf(text: string): DateParts {
  const [, date = '1970-01-01', time = '00:00'] = /^(\d{4}-\d\d-\d\d)?T?(\d\d:\d\d)?/.exec(text) ?? []
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return { year, month, day, weekday: new Date(Date.UTC(year, month - 1, day)).getUTCDay(), hour, minute }
}
