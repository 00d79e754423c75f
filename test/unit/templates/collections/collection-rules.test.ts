import { describe, expect, test } from 'vitest'
import { collections, entryOf } from '../../builders.ts'

const SALARY = { salary: { min: 50000, max: 60000, unit: 'year' } }

/** `severity code field` of what the collection's own rules find. */
function found(collection: string, fields: Readonly<Record<string, unknown>>): string[] {
  const { data } = entryOf(collection, 'one', 'de', fields)
  const faults = collections.get(collection)?.check?.(data) ?? []
  return faults.map(({ severity, code, path }) => `${severity} ${code} ${path.join('.')}`)
}

describe('a job', () => {
  test('with pay, place and days has all it needs', () => {
    expect(found('jobs', SALARY)).toEqual([])
    expect(found('jobs', { ...SALARY, locations: [], telecommute: ['DE'] })).toEqual([])
  })

  test('without its pay is warned of', () => {
    expect(found('jobs', {})).toEqual(['warning missing-salary salary'])
  })

  test.each([
    [{ ...SALARY, locations: [] }, 'error missing-field locations'],
    [{ ...SALARY, datePosted: '2026-05-01', validThrough: '2026-04-30' }, 'error wrong-value validThrough'],
    [{ salary: { min: 60000, max: 50000, unit: 'year' } }, 'error wrong-value salary'],
  ])('is refused: %#', (fields, expected) => {
    expect(found('jobs', fields)).toEqual([expected])
  })
})

describe('an event', () => {
  test('is at a place or online', () => {
    const place = { name: 'Hall', street: 'Steingasse 1', city: 'Graz', country: 'AT' }
    expect(found('events', { online: true })).toEqual([])
    expect(found('events', { online: false, place })).toEqual([])
    expect(found('events', { online: false })).toEqual(['error missing-field place'])
  })

  test('ends after its start', () => {
    expect(found('events', { start: '2026-12-01T09:00', end: '2026-12-01T08:59' })).toEqual(['error wrong-value end'])
  })
})

test('nothing is asked of other collections', () => {
  expect(found('posts', {})).toEqual([])
})
