import { describe, expect, test } from 'vitest'
import type { CollectionModel } from '../../../renderer/definitions/collections/collection.ts'
import type { Entry } from '../../../renderer/definitions/entry.ts'
import type { CommonData } from '../../../renderer/definitions/collections/front-matter.ts'
import { type Collections, pageCollection } from '../../../renderer/definitions/collections/collections.ts'
import { readingOf } from '../../../cli/build/load/clock-reading.ts'
import {
  endingsOf,
  hiddenBecause,
  isOver,
  isVisible,
  nextChange,
  turningDays,
  whenOf,
} from '../../../renderer/library/publication.ts'
import { clock, collections, entryOf } from '../builders.ts'

const YESTERDAY = '2026-11-19'
const TODAY = '2026-11-20'
const TOMORROW = '2026-11-21'

const page = (fields: Readonly<Record<string, unknown>>): Entry => entryOf('pages', 'a', 'de', fields)
const job = (validThrough: string): Entry => entryOf('jobs', 'a', 'de', { validThrough })

describe('isVisible', () => {
  test.each<[string, Entry, boolean, boolean]>([
    ['a page without dates', page({}), true, true],
    ['a draft', page({ draft: true }), false, true],
    ['a page published yesterday', page({ publish: YESTERDAY }), true, true],
    ['a page published today', page({ publish: TODAY }), true, true],
    ['a page published tomorrow', page({ publish: TOMORROW }), false, true],
    ['a page that expires tomorrow', page({ expire: TOMORROW }), true, true],
    ['a page that expires today', page({ expire: TODAY }), false, false],
    ['a page that expired yesterday', page({ expire: YESTERDAY }), false, false],
    ['a draft that has expired', page({ draft: true, expire: YESTERDAY }), false, false],
    ['a draft that is published yesterday', page({ draft: true, publish: YESTERDAY }), false, true],
    ['a job valid through tomorrow', job(TOMORROW), true, true],
    ['a job valid through today', job(TODAY), true, true],
    ['a job valid through yesterday', job(YESTERDAY), false, false],
  ])('shows %s: %#', (_, entry, plain, withDrafts) => {
    const model = collections.get(entry.collection)
    expect([isVisible(entry, model, clock), isVisible(entry, model, { ...clock, drafts: true })]).toEqual([
      plain,
      withDrafts,
    ])
  })
})

describe('hiddenBecause', () => {
  test.each<[Entry, string]>([
    [page({ draft: true }), 'is a draft'],
    [page({ publish: TOMORROW }), 'is published on 2026-11-21'],
    [page({ expire: TODAY }), 'has expired'],
    [page({ publish: YESTERDAY, expire: TODAY }), 'has expired'],
    [page({ draft: true, expire: TODAY }), 'has expired'],
    [job(YESTERDAY), 'has expired'],
  ])('says why an entry is hidden: %#', (entry, expected) => {
    expect(hiddenBecause(entry, collections.get(entry.collection), clock)).toBe(expected)
  })
})

describe('isOver', () => {
  test.each([
    ['one minute after its end', '2026-11-20T12:59', 'Europe/Berlin', true],
    ['at its end', '2026-11-20T13:00', 'Europe/Berlin', false],
    ['before its end', '2026-11-20T13:01', 'Europe/Berlin', false],
    ['before its end by the clock of its own place', '2026-11-20T07:30', 'America/New_York', false],
    ['after its end by the clock of its own place', '2026-11-20T20:59', 'Asia/Tokyo', true],
  ])('looks at an event %s', (_, end, timeZone, expected) => {
    const event = entryOf('events', 'a', 'de', { start: '2026-11-20T06:00', end, timeZone })
    expect(isOver(event, collections.get('events'), clock)).toBe(expected)
  })
})

describe('nextChange', () => {
  test.each<[string, Entry[], string | null]>([
    ['nothing to come', [page({ publish: YESTERDAY, expire: TODAY })], null],
    ['a publication', [page({ publish: TOMORROW })], TOMORROW],
    ['the first of several days', [page({ expire: '2027-01-01' }), page({ publish: '2026-12-01' })], '2026-12-01'],
    ['a draft, which does not appear by itself', [page({ draft: true, publish: TOMORROW })], null],
    ['a job, on the day after its last', [job(TODAY)], TOMORROW],
    ['a job at the end of a month', [job('2026-11-30')], '2026-12-01'],
    ['an event, on the day after its end', [entryOf('events', 'a', 'de')], '2026-12-02'],
  ])('finds the day for %s', (_, entries, expected) => {
    expect(nextChange(entries, collections, clock)).toBe(expected)
  })
})

test('turningDays are the days to come on which something appears or disappears, in order, each once', () => {
  const pages = [
    page({ publish: TOMORROW, expire: '2026-12-24' }),
    page({ publish: YESTERDAY, expire: TODAY }),
    job('2026-11-30'),
    page({ publish: TOMORROW }),
    page({ draft: true, publish: '2026-12-31' }),
  ]
  expect(turningDays(pages, collections, clock)).toEqual([TOMORROW, '2026-12-01', '2026-12-24'])
})

describe('whenOf', () => {
  const exhibitions: CollectionModel = {
    ...pageCollection,
    begins: ({ publish = '' }) => ({ at: publish }),
    over: ({ expire = '' }) => ({ at: expire }),
  }
  const shown = (publish: string, expire: string) => whenOf(page({ publish, expire }), exhibitions, clock)

  test.each([
    ['begins tomorrow', TOMORROW, '2027-01-01', 'upcoming'],
    ['begins today', TODAY, '2027-01-01', 'current'],
    ['ends today', YESTERDAY, TODAY, 'current'],
    ['ended yesterday', '2026-01-01', YESTERDAY, 'past'],
  ])('what %s, by days of the site, is %3$s', (_, start, end, expected) => {
    expect(shown(start, end)).toBe(expected)
  })

  test('without a beginning all that is not over is to come', () => {
    const ending = { ...pageCollection, over: ({ expire = '' }: CommonData) => ({ at: expire }) }
    expect(whenOf(page({ publish: YESTERDAY, expire: TODAY }), ending, clock)).toBe('upcoming')
  })

  test('the day on which something begins changes the output', () => {
    const events: CollectionModel = { ...pageCollection, begins: () => ({ at: '2026-12-24' }) }
    expect(nextChange([page({})], new Map([['pages', events]]), clock)).toBe('2026-12-24')
  })
})

test('in the hour that comes twice at the end of summer time, what has begun does not begin again', () => {
  const timeZone = 'Europe/Berlin'
  const model = {
    begins: () => ({ at: '2026-10-25T02:30', timeZone }),
    over: () => ({ at: '2026-10-25T02:45', timeZone }),
  }
  const meetings: Collections = new Map([['pages', { ...pageCollection, ...model }]])
  const meeting = page({})
  const stateAt = (time: string): string => {
    const at = `2026-10-25T${time}:00Z`
    const reading = readingOf({ timeZone, endings: endingsOf([meeting], meetings) }, at)
    return `${whenOf(meeting, meetings.get('pages'), { ...clock, at })}, reading ${reading.slice(11)}`
  }
  expect(['00:29', '00:30', '00:45', '00:46', '01:10', '01:31', '02:00'].map(stateAt)).toEqual([
    'upcoming, reading 00',
    'current, reading 10',
    'current, reading 21',
    ...Array.from({ length: 4 }, () => 'past, reading 22'),
  ])
})
