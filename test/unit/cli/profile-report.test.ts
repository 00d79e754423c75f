import { expect, test } from 'vitest'
import type { BuildSummary } from '../../../cli/build/build-result.ts'
import { profileReport } from '../../../cli/report/profile-report.ts'
import { buildSummary } from './runs.ts'

function summaryOf(times: readonly (readonly [path: string, template: string, ms: number])[]): BuildSummary {
  return buildSummary({
    rendered: times.map(([path]) => path),
    kept: 7,
    pageTimes: times.map(([path, template, ms]) => ({ path, template, ms })),
    texts: { known: 4, all: 9 },
  })
}

test('reports the time by template, dearest first, the slowest pages, and what was taken over', () => {
  const summary = summaryOf([
    ['/de/a/', 'posts', 2],
    ['/de/b/', 'posts', 4],
    ['/de/', 'page', 30.25],
  ])
  expect(profileReport(summary, '.cache/profile').split('\n')).toEqual([
    '       in all   pages     each one  template',
    '      30.3 ms       1      30.3 ms  page',
    '       6.0 ms       2       3.0 ms  posts',
    '  slowest pages:',
    '      30.3 ms  /de/',
    '       4.0 ms  /de/b/',
    '       2.0 ms  /de/a/',
    '  reused: 7 of 10 pages, and the index of 4 of 9 texts',
    '  profiles for flame graphs, one a thread: .cache/profile/*.cpuprofile',
  ])
})

test('has no table when nothing was rendered', () => {
  expect(profileReport(summaryOf([]), 'p').split('\n')).toHaveLength(2)
})
