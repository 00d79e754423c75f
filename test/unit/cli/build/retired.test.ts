import { describe, expect, test } from 'vitest'
import { retire } from '../../../../cli/build/publish/retired.ts'
import type { BuildRecord } from '../../../../cli/build/record.ts'

const file = { hash: 'h', size: 1, mtimeMs: 1 }
const retention = { days: 30, builds: 5 }
const intact = new Map([
  ['assets/old.js', file],
  ['de/index.html', file],
  ['assets/older.js', file],
])

const next = { id: 'two', at: '2026-12-01T00:00:00Z', files: new Map(), intact, retention }

function recordOf(fields: Partial<BuildRecord> = {}): BuildRecord {
  return {
    version: 1,
    base: 'b',
    id: 'one',
    pages: {},
    files: { 'assets/old.js': file, 'de/index.html': file },
    ...fields,
  }
}

/** What stays after a build of another id on a day of December. */
function after(record: BuildRecord | undefined, day: number, files: readonly string[] = []): Record<string, number> {
  const at = new Date(Date.UTC(2026, 11, day)).toISOString()
  const stays = retire(record, { id: 'two', at, files: new Map(files.map((name) => [name, 'h'])), intact, retention })
  return Object.fromEntries(Object.entries(stays).map(([name, { builds }]) => [name, builds]))
}

describe('a hashed file that a build no longer has', () => {
  test('stays, and a page that is gone does not', () => {
    expect(after(recordOf(), 1)).toEqual({ 'assets/old.js': 1 })
  })

  test('stays, and what is gone from a page with the name of the folder does not', () => {
    const page = 'de/assets/index.html'
    expect(retire(recordOf({ files: { [page]: file } }), { ...next, intact: new Map([[page, file]]) })).toEqual({})
  })

  test('does not stay if it is a picture for other sites, which no tab shows', () => {
    const picture = 'assets/social.1.png'
    const record = recordOf({ files: { [picture]: file } })
    const there = new Map([[picture, file]])
    expect(retire(record, { ...next, intact: there })).toEqual({})
  })

  test('does not stay if somebody has changed it', () => {
    const spoilt = new Map([...intact].filter(([name]) => name !== 'assets/old.js'))
    expect(retire(recordOf(), { ...next, intact: spoilt })).toEqual({})
  })

  test('is an asset of the build again when it comes back', () => {
    const retired = { 'assets/older.js': { ...file, at: '2026-12-01T00:00:00.000Z', builds: 1 } }
    expect(after(recordOf({ files: {}, retired }), 2, ['assets/older.js'])).toEqual({})
  })

  test.each([
    ['30 days and 5 builds ago', 1, 31, 5, true],
    ['29 days and many builds ago', 2, 31, 90, true],
    ['30 days and 6 builds ago', 1, 31, 6, false],
  ])('retired %s', (_, since, day, builds, stays) => {
    const retired = {
      'assets/older.js': { ...file, at: new Date(Date.UTC(2026, 11, since)).toISOString(), builds: builds - 1 },
    }
    expect(Object.keys(after(recordOf({ files: {}, retired }), day))).toEqual(stays ? ['assets/older.js'] : [])
  })

  test('does not age by builds of the same id', () => {
    const retired = { 'assets/older.js': { ...file, at: '2026-01-01T00:00:00Z', builds: 5 } }
    const record = recordOf({ files: {}, retired })
    expect(retire(record, { ...next, id: 'one' })).toEqual(retired)
  })
})

test('nothing is known without a record', () => {
  expect(after(undefined, 1)).toEqual({})
})
