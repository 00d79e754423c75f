import { isDate } from '../../i18n/dates.ts'
import { LOCALES } from '../../i18n/locale-tags.ts'

/** What is wrong with a text that should be a day or a time, and what was probably meant. */
export interface DayFault {
  readonly message: string
  readonly hint?: string
}

/** Says why a text is no day: the wrong form, or a day that the calendar does not have. */
export function dayFault(written: string): DayFault {
  return missingDay(written) ?? fault('must be a date such as 2026-11-20', meantDays(written))
}

/** The same for a day with a time. */
export function dayTimeFault(written: string): DayFault {
  const [, day = written, time = ''] = /^(.*?\d)(?:,? +|T)(\d.*)$/.exec(written) ?? []
  const missing = missingDay(day)
  if (missing) return missing
  const days = isDate(day) ? [day] : meantDays(day)
  const times = timesOf(time)
  return fault(
    'must be a date and time such as 2026-11-20T09:00',
    days.flatMap((meant) => times.map((clock) => `${meant}T${clock}`)),
  )
}

/** The same for a time of day. */
export function timeFault(written: string): DayFault {
  return fault('must be a time such as "09:00"', timesOf(written))
}

function fault(message: string, meant: readonly string[]): DayFault {
  return meant.length === 0 ? { message } : { message, hint: `did you mean ${meant.map(quoted).join(' or ')}?` }
}

const quoted = (value: string): string => `\`${value}\``

/** The fault of a text in the right form that no calendar has; undefined if its form is wrong. */
function missingDay(written: string): DayFault | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(written) ?? []
  if (year === '' || isDate(written)) return undefined
  const days = daysIn(Number(year), Number(month))
  const reason = days === undefined ? 'a year has the months 01 to 12' : `${nameOf(year, month)} has ${days} days`
  return fault(`must be a day that exists: ${reason}`, [`${year}-${day}-${month}`].filter(isDate))
}

function daysIn(year: number, month: number): number | undefined {
  return month >= 1 && month <= 12 ? new Date(Date.UTC(year, month, 0)).getUTCDate() : undefined
}

function nameOf(year: string, month: string): string {
  const name = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })
  return `${name.format(new Date(`${year}-${month}-01T00:00:00Z`))} ${year}`
}

/** The days that a text in another form may mean: two where day and month may be swapped. */
function meantDays(written: string): string[] {
  const [, year, month, day] = /^(\d{4})[-/. ]?(\d{1,2})[-/. ]?(\d{1,2})(?:T.*)?$/.exec(written) ?? []
  if (year !== undefined) return days(year, [[month, day]])
  const [, first, mark, second, last] = /^(\d{1,2})([-/.]) ?(\d{1,2})\2 ?(\d{4}|\d\d)$/.exec(written) ?? []
  if (last === undefined) return dayInWords(written)
  // Only with slashes does the month come first anywhere.
  return days(last.padStart(4, '20'), [[second, first], ...(mark === '/' ? [[first, second]] : [])])
}

/** `2 November 2026`, `November 2, 2026`, `2. November 2026`, `2 de noviembre de 2026`. */
function dayInWords(written: string): string[] {
  const numbers = written.match(/\d+/g) ?? []
  const words = written.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  const months = new Set(words.flatMap((word) => monthsByName().get(word) ?? []))
  const [month] = months
  const year = numbers.find((number) => number.length === 4)
  const day = numbers.find((number) => number.length < 3)
  return months.size === 1 && numbers.length === 2 && year && day ? days(year, [[String(month), day]]) : []
}

let monthNames: ReadonlyMap<string, number> | undefined

/** Names of months in all languages, whole and short; one that means different months in two languages is left out. */
function monthsByName(): ReadonlyMap<string, number> {
  monthNames ??= namesOfMonths()
  return monthNames
}

function namesOfMonths(): Map<string, number> {
  const found = LOCALES.flatMap((locale) => Array.from({ length: 12 }, (_, index) => monthIn(locale, index))).flat()
  const doubtful = new Set(
    found
      .filter(([name, month]) => found.some(([other, its]) => other === name && its !== month))
      .map(([name]) => name),
  )
  return new Map(found.filter(([name]) => !doubtful.has(name)))
}

function monthIn(locale: string, index: number): (readonly [name: string, month: number])[] {
  const day = new Date(Date.UTC(2026, index, 2))
  const styles = [{ month: 'long' }, { month: 'short' }, { day: 'numeric', month: 'long' }] as const
  const parts = styles.flatMap((style) =>
    new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).formatToParts(day),
  )
  return parts
    .filter(({ type }) => type === 'month')
    .map(({ value }) => [value.toLowerCase().replace(/\.$/, ''), index + 1] as const)
}

function days(year: string, pairs: readonly (readonly (string | undefined)[])[]): string[] {
  const two = (number = ''): string => number.padStart(2, '0')
  const written = pairs.map(([month, day]) => `${year}-${two(month)}-${two(day)}`)
  return [...new Set(written)].filter(isDate)
}

/** The time that a text such as `9:00` or `9.30` means. */
function timesOf(written: string): string[] {
  const [, hour = '', minute = ''] = /^(\d{1,2})[:.](\d\d)(?:[:.]\d\d)?$/.exec(written) ?? []
  return hour !== '' && Number(hour) < 24 && Number(minute) < 60 ? [`${hour.padStart(2, '0')}:${minute}`] : []
}
