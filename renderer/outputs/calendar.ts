import { withEscapes } from '../definitions/decoded.ts'
import { daysAfter, instantOf } from '../../i18n/clock.ts'
import type { TextFile } from '../definitions/collections/collection-outputs.ts'
import type { Page, Route } from '../definitions/page.ts'
import type { Settings } from '../definitions/settings/settings.ts'
import { absoluteUrl, htmlFileOf } from '../definitions/url.ts'

/**
 * A calendar event with local times in a time zone, `2026-11-20T09:00`, or with a first and last day, `2026-11-20`. `place` is one line.
 */
interface Occasion {
  readonly title: string
  readonly description: string
  readonly start: string
  readonly end: string
  /** Needed for times; days have no time zone. */
  readonly timeZone?: string
  /** null: online, at the URL of the page. */
  readonly place: string | null
}

/** Address of the calendar file beside a page: `/de/visits/tour/` → `/de/visits/tour/tour.ics`. */
export function calendarPath({ path, key }: Pick<Route, 'path' | 'key'>): string {
  return `${path}${withEscapes(key.slice(key.lastIndexOf('/') + 1))}.ics`
}

/** The calendar file of a page (RFC 5545). */
export function calendarFile(
  occasion: Occasion,
  page: Pick<Page, 'route' | 'meta'>,
  settings: Pick<Settings, 'baseUrl' | 'brand'>,
): TextFile {
  const { route } = page
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(settings.brand)}//Events//${route.locale.toUpperCase()}`,
  ]
  const all = [...lines, ...occasionLines(occasion, page, settings), 'END:VCALENDAR']
  return { path: htmlFileOf(calendarPath(route)), content: all.map((line) => `${fold(line)}\r\n`).join('') }
}

/** Times are in UTC, so the file needs no time zone rules and works in every calendar. */
function occasionLines(
  { title, description, start, end, timeZone = 'UTC', place }: Occasion,
  page: Pick<Page, 'route' | 'meta'>,
  { baseUrl }: Pick<Settings, 'baseUrl'>,
): string[] {
  const url = absoluteUrl(baseUrl, page.route.path)
  // The time of the last change, not of the build, so that the same sources give the same bytes.
  const changed = utc(page.meta.updated ? Date.parse(page.meta.updated) : instantOf(timeOf(start), timeZone))
  return [
    'BEGIN:VEVENT',
    `UID:${page.route.group}@${new URL(baseUrl).host}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    ...timesOf(start, end, timeZone),
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(`${description}\n\n${url}`)}`,
    `LOCATION:${escapeText(place ?? url)}`,
    `URL:${url}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
  ]
}

/** The start of a day. */
function timeOf(start: string): string {
  return start.includes('T') ? start : `${start}T00:00`
}

/** For whole days, the end is exclusive (RFC 5545, 3.6.1). */
function timesOf(start: string, end: string, timeZone: string): string[] {
  if (start.includes('T'))
    return [`DTSTART:${utc(instantOf(start, timeZone))}`, `DTEND:${utc(instantOf(end, timeZone))}`]
  return [`DTSTART;VALUE=DATE:${compact(start)}`, `DTEND;VALUE=DATE:${compact(daysAfter(end, 1))}`]
}

/** `20270218T080000Z` */
function utc(instant: number): string {
  return compact(new Date(instant).toISOString())
}

function compact(time: string): string {
  return time.replaceAll(/[-:]|\.\d+/g, '')
}

/**
 * RFC 5545, 3.3.11: backslash, semicolon, comma and line end are escaped; other control characters are not allowed. Soft hyphens are
 * removed too.
 */
export function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n')
    .replaceAll(/(?!\t)[\p{Cc}\u00AD]/gu, '')
}

/** Octets of a line without its end: RFC 5545, 3.1. */
const LINE = 75

/** Folds a line into pieces of at most 75 octets; each further one begins with a space. Characters are never split. */
export function fold(line: string): string {
  const pieces = ['']
  let room = LINE
  for (const character of line) {
    const size = octetsOf(character)
    if (size > room) {
      pieces.push('')
      room = LINE - 1
    }
    pieces[pieces.length - 1] += character
    room -= size
  }
  return pieces.join('\r\n ')
}

/** Length in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}
