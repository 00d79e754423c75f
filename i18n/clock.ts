/**
 * The wall clock of a time zone at an instant: `2026-11-20T11:28`. Only the offset comes from `Intl`; the text does not.
 * `instant` is an ISO 8601 date with time and offset.
 */
export function localTimeAt(instant: string, timeZone: string): string {
  const parts = formatOf(timeZone).formatToParts(new Date(instant))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/** Making a format takes twenty times as long as using it. */
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

/** Whether a name is that of an IANA time zone, such as `Europe/Berlin`. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }))
  } catch {
    return false
  }
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/**
 * The instant of a local time `2026-11-20T11:28` in a time zone, in milliseconds since 1970. As RFC 5545 has it (3.3.5): of a
 * time that the clocks show twice the first, and one that they skip as if they had not been put forward yet.
 */
export function instantOf(local: string, timeZone: string): number {
  const asUtc = Date.parse(`${local}Z`)
  const before = asUtc - offsetAt(asUtc - DAY, timeZone)
  const after = asUtc - offsetAt(asUtc + DAY, timeZone)
  return [before, after].find((instant) => instant + offsetAt(instant, timeZone) === asUtc) ?? before
}

/** How far a time zone is ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  return (
    Date.parse(`${localTimeAt(new Date(instant).toISOString(), timeZone)}Z`) - Math.floor(instant / MINUTE) * MINUTE
  )
}

/** A local time with its offset: `2026-11-20T11:28:00+01:00`. */
export function withOffset(local: string, timeZone: string): string {
  const minutes = Math.round((Date.parse(`${local}Z`) - instantOf(local, timeZone)) / MINUTE)
  const two = (value: number): string => String(value).padStart(2, '0')
  const size = Math.abs(minutes)
  return `${local}:00${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}
