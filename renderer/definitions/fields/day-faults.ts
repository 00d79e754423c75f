import { isDate } from '../../../i18n/dates.ts'
import { dayInWords } from './day-in-words.ts'
import type { ValueFault } from './kind.ts'

/** The error of an invalid day: the wrong form, or a day that does not exist. */
export function dayFault(written: string): ValueFault {
  return missingDay(written) ?? fault('must be a date such as 2026-11-20', meantDays(written))
}

/** The same for a day with a time. */
export function dayTimeFault(pasted: string): ValueFault {
  const written = plain(pasted)
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
export function timeFault(written: string): ValueFault {
  return fault('must be a time such as "09:00"', timesOf(written))
}

function fault(message: string, meant: readonly string[]): ValueFault {
  return meant.length === 0 ? { message } : { message, hint: `did you mean ${meant.map(quoted).join(' or ')}?` }
}

const quoted = (value: string): string => `\`${value}\``

/** The error of a day that has the right form but does not exist; undefined if the form is wrong. */
function missingDay(written: string): ValueFault | undefined {
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

/** The days that a text in another form may mean: two if day and month may be swapped. */
function meantDays(pasted: string): string[] {
  const written = plain(pasted)
  const [, year, month, day] = /^(\d{4})[-/. ]?(\d{1,2})[-/. ]?(\d{1,2})(?:[T ].*)?$/.exec(written) ?? []
  if (year !== undefined) return days(year, [[month, day]])
  const [, first, mark, second, last] = /^(\d{1,2})([-/.]) ?(\d{1,2})\2 ?(\d{4}|\d\d)$/.exec(written) ?? []
  if (last === undefined) return days(...dayInWords(written))
  // The month comes first only in dates with slashes.
  return days(last.padStart(4, '20'), [[second, first], ...(mark === '/' ? [[first, second]] : [])])
}

/** Word processors write other hyphens, and bring characters along that nobody sees. */
function plain(pasted: string): string {
  return pasted
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .replaceAll(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
}

function days(year: string, pairs: readonly (readonly (string | undefined)[])[]): string[] {
  const two = (number = ''): string => number.padStart(2, '0')
  const written = pairs.map(([month, day]) => `${year}-${two(month)}-${two(day)}`)
  return [...new Set(written)].filter(isDate)
}

/** The time that a text such as `9:00`, `9.30`, `9h30` or `9 Uhr` means. */
function timesOf(written: string): string[] {
  const clock = /^(\d{1,2})(?:[:.](\d\d)(?:[:.]\d\d)?| ?h ?(\d\d))?(?: ?(?:h|uhr|u))?$/i.exec(plain(written)) ?? []
  const [, hour = '', minute = clock[3] ?? '00'] = clock
  return hour !== '' && Number(hour) < 24 && Number(minute) < 60 ? [`${hour.padStart(2, '0')}:${minute}`] : []
}
