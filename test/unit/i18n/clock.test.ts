import { expect, test } from 'vitest'
import { instantOf, isTimeZone, localTimeAt, withOffset } from '../../../i18n/clock.ts'

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
])('reports that at %s in %s it is %s', (instant, zone, expected) => {
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

test.each([
  ['2027-02-18T09:00', 'Europe/Berlin', '2027-02-18T08:00:00.000Z'],
  ['2027-07-01T09:00', 'Europe/Berlin', '2027-07-01T07:00:00.000Z'],
  ['2025-11-18T09:00', 'America/Los_Angeles', '2025-11-18T17:00:00.000Z'],
  ['2026-11-20T17:30', 'Asia/Kolkata', '2026-11-20T12:00:00.000Z'],
  ['2027-01-01T00:30', 'Pacific/Kiritimati', '2026-12-31T10:30:00.000Z'],
  ['2027-03-28T01:59', 'Europe/Berlin', '2027-03-28T00:59:00.000Z'],
  ['2027-03-28T03:00', 'Europe/Berlin', '2027-03-28T01:00:00.000Z'],
  // The examples of RFC 5545, 3.3.5: a time that is shown twice, and one that is skipped.
  ['2007-11-04T01:30', 'America/New_York', '2007-11-04T05:30:00.000Z'],
  ['2007-03-11T02:30', 'America/New_York', '2007-03-11T07:30:00.000Z'],
])('takes %s in %s for the instant %s', (local, zone, expected) => {
  expect(new Date(instantOf(local, zone)).toISOString()).toBe(expected)
})

test.each([
  ['2027-02-18T09:00', 'Europe/Berlin', '2027-02-18T09:00:00+01:00'],
  ['2027-07-01T09:00', 'Europe/Berlin', '2027-07-01T09:00:00+02:00'],
  ['2027-07-01T09:00', 'UTC', '2027-07-01T09:00:00+00:00'],
  ['2027-07-01T09:00', 'America/St_Johns', '2027-07-01T09:00:00-02:30'],
  ['2027-07-01T09:00', 'Asia/Kathmandu', '2027-07-01T09:00:00+05:45'],
])('writes %s in %s with its offset: %s', (local, zone, expected) => {
  expect(withOffset(local, zone)).toBe(expected)
})
