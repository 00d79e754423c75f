/**
 * The local time in a time zone at an instant, such as `2026-11-20T11:28`. Only the offset comes from `Intl`. `instant` is an ISO 8601 date
 * and time with an offset.
 */
export function localTimeAt(instant: string, timeZone: string): string {
  const parts = formatOf(timeZone).formatToParts(new Date(instant))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/** Cached, because creating a format takes twenty times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
  formats.set(timeZone, format)
  return format
}

/** Whether a name is an IANA time zone, such as `Europe/Berlin`. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }))
  } catch {
    return false
  }
}

export const MINUTE_MS = 60_000
export const DAY_MS = 24 * 60 * MINUTE_MS

/** The day a number of days after `2026-11-20`. */
export function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/**
 * The instant of a local time such as `2026-11-20T11:28` in a time zone, in milliseconds since 1970. Follows RFC 5545, 3.3.5: an ambiguous
 * time is the first of the two, and a skipped one uses the offset from before the change.
 */
export function instantOf(local: string, timeZone: string): number {
  const asUtc = Date.parse(`${local}Z`)
  const before = asUtc - offsetAt(asUtc - DAY_MS, timeZone)
  const after = asUtc - offsetAt(asUtc + DAY_MS, timeZone)
  return [before, after].find((instant) => instant + offsetAt(instant, timeZone) === asUtc) ?? before
}

/** The offset of a time zone from UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const local = localTimeAt(new Date(instant).toISOString(), timeZone)
  // Some write 9999-12-31 for “never”; the day after it has a year with five digits.
  const years = local.length > '9999-12-31T00:00'.length ? '+0' : ''
  return Date.parse(`${years}${local}Z`) - Math.floor(instant / MINUTE_MS) * MINUTE_MS
}

/** A local time with its offset: `2026-11-20T11:28:00+01:00`. */
export function withOffset(local: string, timeZone: string): string {
  const minutes = Math.round((Date.parse(`${local}Z`) - instantOf(local, timeZone)) / MINUTE_MS)
  const two = (value: number): string => String(value).padStart(2, '0')
  const size = Math.abs(minutes)
  return `${local}:00${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}
