import { Buffer } from 'node:buffer'
import { describe, expect, test } from 'vitest'
import { calendarFile, calendarPath, escapeText, fold } from '../../../renderer/outputs/calendar.ts'
import type { Page } from '../../../renderer/definitions/page.ts'
import { builtWith, collections, entryOf, settingsOf } from '../builders.ts'

const NOWHERE_ELSE = { en: 'none', es: 'none' }

/** The file that the collection of events puts beside a page. */
function calendarOf(page: Page): string {
  const events = collections.get('events')
  if (!events || !('view' in events) || page.view.template !== 'entry') return ''
  return events.files?.render(page.view.shown, page, settingsOf())[0]?.content ?? ''
}

/** The lines of the file of an event, unfolded as RFC 5545 says. */
function linesOf(fields: Readonly<Record<string, unknown>> = {}, key = 'summit'): string[] {
  const { page } = builtWith([entryOf('events', key, 'de', { untranslated: NOWHERE_ELSE, ...fields })])
  const content = calendarOf(page(`/de/events/${key}/`))
  return content.replaceAll('\r\n ', '').split('\r\n')
}

describe('the calendar file of an event', () => {
  test('is beside its page', () => {
    expect(calendarPath({ path: '/de/events/summit/', key: 'summit' })).toBe('/de/events/summit/summit.ics')
    expect(calendarPath({ path: '/en/events/2027/summit/', key: '2027/summit' })).toBe(
      '/en/events/2027/summit/summit.ics',
    )
  })

  test('has its times in UTC, by the zone of the place and the season', () => {
    const winter = linesOf({ start: '2027-02-18T09:00', end: '2027-02-18T17:00' })
    expect(winter).toContain('DTSTART:20270218T080000Z')
    expect(winter).toContain('DTEND:20270218T160000Z')
    expect(linesOf({ start: '2027-07-01T09:00', end: '2027-07-01T17:00' })).toContain('DTSTART:20270701T070000Z')
  })

  test('over the night of the clock change each end has its own offset', () => {
    const lines = linesOf({ start: '2027-03-27T22:00', end: '2027-03-28T04:00' })
    expect(lines).toContain('DTSTART:20270327T210000Z')
    expect(lines).toContain('DTEND:20270328T020000Z')
  })

  test('is of the last change of the text, and so the same in every build', () => {
    const lines = linesOf({ updated: '2026-11-16' })
    expect(lines).toContain('DTSTAMP:20261116T000000Z')
    expect(lines).toContain('LAST-MODIFIED:20261116T000000Z')
    expect(lines).toContain('UID:events/summit@alpha.example')
    expect(linesOf({})).toContain('DTSTAMP:20261201T080000Z')
  })

  test('does not depend on the time zone of the machine', () => {
    const { TZ } = process.env
    const here = linesOf()
    process.env['TZ'] = 'Pacific/Auckland'
    const there = linesOf()
    process.env['TZ'] = TZ ?? 'UTC'
    expect(there).toEqual(here)
  })

  test('states what, where and at which address', () => {
    const place = { name: 'Alpha, Saal 2', street: 'Steingasse 1', postalCode: '8020', city: 'Graz', country: 'AT' }
    const lines = linesOf({ title: 'Gipfel; für alle', description: 'Übung, 🏔', place, online: false })
    expect(lines).toContain('SUMMARY:Gipfel\\; für alle')
    expect(lines).toContain('DESCRIPTION:Übung\\, 🏔\\n\\nhttps://alpha.example/de/events/summit/')
    expect(lines).toContain('LOCATION:Alpha\\, Saal 2\\, Steingasse 1\\, 8020 Graz')
    expect(lines).toContain('URL:https://alpha.example/de/events/summit/')
    expect(lines).toContain('STATUS:CONFIRMED')
  })

  test('is online at its page', () => {
    expect(linesOf()).toContain('LOCATION:https://alpha.example/de/events/summit/')
  })

  test('ends every line with CR and LF, and no line is longer than 75 octets', () => {
    const { page } = builtWith([
      entryOf('events', 'summit', 'de', { description: 'ÄÖÜ🏔 '.repeat(60), untranslated: NOWHERE_ELSE }),
    ])
    const content = calendarOf(page('/de/events/summit/'))
    expect(content.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(content.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  })
})

describe('escapeText', () => {
  test.each([
    // The example of RFC 5545, 3.3.11.
    [
      'Project XYZ Final Review\nConference Room - 3B\nCome Prepared.',
      'Project XYZ Final Review\\nConference Room - 3B\\nCome Prepared.',
    ],
    ['C:\\temp; a, b', 'C:\\\\temp\\; a\\, b'],
    ['a\r\nb\rc', 'a\\nb\\nc'],
    ['no\u0000bell\u0007, a\ttab', 'nobell\\, a\ttab'],
    ['a: colon', 'a: colon'],
    ['Sicher\u00ADheit', 'Sicherheit'],
  ])('%j', (text, expected) => {
    expect(escapeText(text)).toBe(expected)
  })
})

describe('what lasts for days', () => {
  const occasion = { title: 'Nets', description: 'Nets.', start: '2026-10-08', end: '2026-12-31', place: 'Harbour' }
  const { page } = builtWith([entryOf('pages', 'a', 'de', { untranslated: NOWHERE_ELSE })])

  test('is stated in days, the last one as the day after it', () => {
    const { content } = calendarFile(occasion, page('/de/a/'), settingsOf())
    expect(content).toContain('DTSTART;VALUE=DATE:20261008\r\nDTEND;VALUE=DATE:20270101\r\n')
    expect(content).toContain('DTSTAMP:20261008T000000Z')
  })
})

describe('fold', () => {
  test('leaves a line of 75 octets whole', () => {
    expect(fold('a'.repeat(75))).toBe('a'.repeat(75))
    expect(fold('')).toBe('')
  })

  test('begins each further piece with a space, which counts', () => {
    expect(fold('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`)
    expect(fold('a'.repeat(75 + 74 + 1))).toBe(`${'a'.repeat(75)}\r\n ${'a'.repeat(74)}\r\n a`)
  })

  test.each(['ü', '€', '🏔'])('does not cut %s in two', (character) => {
    const text = `a${character.repeat(80)}`
    const pieces = fold(text).split('\r\n')
    expect(pieces.every((piece) => Buffer.byteLength(piece) <= 75 && !piece.includes('\uFFFD'))).toBe(true)
    expect(pieces.map((piece, index) => (index === 0 ? piece : piece.slice(1))).join('')).toBe(text)
  })
})
