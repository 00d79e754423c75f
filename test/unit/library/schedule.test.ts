import { describe, expect, test } from 'vitest'
import type { Entry } from '../../../renderer/definitions/entry.ts'
import { pageCollection } from '../../../renderer/definitions/collections/collections.ts'
import { scheduleOf } from '../../../renderer/library/schedule.ts'
import { collections, entryOf } from '../builders.ts'

const page = (fields: Readonly<Record<string, unknown>>): Entry => entryOf('pages', 'a', 'de', fields)
const instants = (...entries: Entry[]): string[] => scheduleOf(entries, collections, 'Europe/Berlin')

describe('the output changes by itself', () => {
  test('at midnight of the site, in summer and in winter, when a page appears or expires', () => {
    expect(instants(page({ publish: '2026-07-01', expire: '2026-12-01' }))).toEqual([
      '2026-06-30T22:00:00.000Z',
      '2026-11-30T23:00:00.000Z',
    ])
  })

  test('on the last day that can be written, and never on one that does not exist', () => {
    expect(instants(page({ expire: '9999-12-31' }))).toEqual(['9999-12-30T23:00:00.000Z'])
    const { data, ...damaged } = page({})
    expect(instants({ ...damaged, data: { ...data, expire: '9999-99-99' }, damage: { rest: {} } })).toEqual([])
  })

  test('after the last day of a job', () => {
    expect(instants(entryOf('jobs', 'a', 'de', { validThrough: '2026-11-30' }))).toEqual(['2026-11-30T23:00:00.000Z'])
  })

  test('one minute after an event ends in its own time zone', () => {
    const event = { start: '2026-11-20T06:00', end: '2026-11-20T08:00', timeZone: 'America/New_York' }
    expect(instants(entryOf('events', 'a', 'de', event))).toContain('2026-11-20T13:01:00.000Z')
  })

  test('with the first and after the last day of what has whole days', () => {
    const model = { ...pageCollection, begins: () => ({ at: '2026-12-24' }), over: () => ({ at: '2026-12-26' }) }
    expect(scheduleOf([page({})], new Map([['pages', model]]), 'UTC')).toEqual([
      '2026-12-24T00:00:00.000Z',
      '2026-12-27T00:00:00.000Z',
    ])
  })

  test('once at an instant, in order, and not for drafts', () => {
    const entries = [page({ publish: '2027-01-01' }), page({ expire: '2026-12-01' }), page({ expire: '2027-01-01' })]
    expect(instants(...entries, page({ draft: true, publish: '2026-12-24' }))).toEqual([
      '2026-11-30T23:00:00.000Z',
      '2026-12-31T23:00:00.000Z',
    ])
  })
})
