import { expect, test } from 'vitest'
import { isTimeZone, localTimeAt } from '../../../i18n/clock.ts'

test.each([
  ['2026-11-20T10:28:00Z', 'Europe/Berlin', '2026-11-20T11:28'],
  ['2026-07-01T10:00:00Z', 'Europe/Berlin', '2026-07-01T12:00'],
  ['2026-11-20T23:30:00Z', 'Europe/Berlin', '2026-11-21T00:30'],
  ['2026-11-20T23:30:00Z', 'UTC', '2026-11-20T23:30'],
  ['2026-11-20T00:00:00Z', 'UTC', '2026-11-20T00:00'],
  ['2026-01-01T03:00:00+05:00', 'America/New_York', '2025-12-31T17:00'],
  ['2026-03-29T00:59:00Z', 'Europe/Berlin', '2026-03-29T01:59'],
  ['2026-03-29T01:00:00Z', 'Europe/Berlin', '2026-03-29T03:00'],
  ['2026-11-20T12:00:00Z', 'Asia/Kolkata', '2026-11-20T17:30'],
])('tells that at %s in %s it is %s', (instant, zone, expected) => {
  expect(localTimeAt(instant, zone)).toBe(expected)
})

test.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['Europe/Atlantis', false],
  ['', false],
])('says whether %j is a time zone: %s', (name, expected) => {
  expect(isTimeZone(name)).toBe(expected)
})
