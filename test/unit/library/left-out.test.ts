import { expect, test } from 'vitest'
import { leftOutReport } from '../../../cli/terminal/report.ts'
import { leftOutOf } from '../../../renderer/library/left-out.ts'
import { collections, entryOf } from '../builders.ts'

const entries = [
  entryOf('posts', 'a', 'de', { draft: true }),
  entryOf('posts', 'b', 'de', { publish: '2026-12-05' }),
  entryOf('posts', 'b', 'en', { publish: '2026-12-01' }),
  entryOf('pages', 'c', 'de', { expire: '2026-01-01' }),
  entryOf('jobs', 'd', 'de', { validThrough: '2026-02-01' }),
  entryOf('posts', 'e', 'de'),
]
const clock = { at: '2026-11-20T09:00:00Z', today: '2026-11-20', drafts: false }

test('counts what is hidden by reason and collection, with the day on which the next text appears', () => {
  expect(leftOutReport(leftOutOf(entries, collections, clock))).toEqual([
    '  left out: 1 draft (posts 1) · 2 scheduled (posts 2, the first for 2026-12-01) · 2 expired (jobs 1, pages 1)',
  ])
})

test('with drafts only what has expired is left out', () => {
  expect(leftOutReport(leftOutOf(entries, collections, { ...clock, drafts: true }))).toEqual([
    '  left out: 2 expired (jobs 1, pages 1)',
  ])
})

test('says nothing where nothing is left out', () => {
  expect(leftOutReport(leftOutOf(entries.slice(5), collections, clock))).toEqual([])
})
