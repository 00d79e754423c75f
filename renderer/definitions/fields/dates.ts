import { isDate } from '../../../i18n/dates.ts'
import { dayFault, dayTimeFault, timeFault } from './day-faults.ts'
import { kind, unless } from './kind.ts'
import { text } from './text.ts'

/** A calendar date, `2026-11-20`, without a time zone. */
export const date = () => kind(text().superRefine(unless(isDate, dayFault)), 'date', '2026-11-20')

/** A local time, `2026-11-20T09:00`; its time zone is a separate field. */
export const dateTime = () =>
  kind(text().superRefine(unless(isDateTime, dayTimeFault)), 'date and time', '2026-11-20T09:00')

/** A time of day, `09:00`. */
export const time = () => kind(text().superRefine(unless(isTime, timeFault)), 'time', '09:00')

function isDateTime(value: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(value) && isDate(value.slice(0, 10)) && isTime(value.slice(11))
}

function isTime(value: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(value)
}
