import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { BuildSummary } from '../../../../cli/build/build-result.ts'
import { buildIssuesReport, issuesReport, pagesReport } from '../../../../cli/terminal/report.ts'
import { summaryReport } from '../../../../cli/report/summary-report.ts'
import { issueOf, pageAt } from '../../builders.ts'
import { overviewOf } from '../../../../cli/content/loaded.ts'
import { buildSummary, loadedSite } from '../runs.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'
import { eventRequest } from '../../../../templates/forms/event-request.ts'

test('pagesReport counts no pages as 0', () => {
  expect(pagesReport({ pages: { de: 0 } })).toBe('0 pages (de 0)')
})

describe('issuesReport', () => {
  test('is empty without issues', () => {
    expect(issuesReport([], '/nowhere')).toBe('')
  })

  test('shows the line of the file', () => {
    const root = temporaryFolder()
    writeFiles(root, { 'content/a.md': 'one\nhref: /x\n' })
    expect(issuesReport([issueOf({ line: 2, column: 7 })], root)).toContain('  2 | href: /x\n    |       ^')
  })

  test('shows what a terminal would obey, or what turns a line around, by its number', () => {
    const told = issuesReport([issueOf({ file: 'content/\u001b[2Ja.md', message: 'x\u009b\u202ey' })], '/nowhere')
    expect(told).toContain('content/\\u001b[2Ja.md')
    expect(told).toContain('x\\u009b\\u202ey')
  })

  test('quotes what a pipeline would obey so that it does not', () => {
    const root = temporaryFolder()
    writeFiles(root, { 'content/a.md': '[x](/y) ##vso[task.setvariable variable=NODE_OPTIONS]--import=./evil.mjs\n' })
    const told = issuesReport([issueOf({ file: 'content/a.md', line: 1, message: '`a\n::stop-commands::b`' })], root)
    expect(told).toContain('1 | [x](/y) \\u0023#vso[task')
    expect(told).toContain('\n\\u003a:stop-commands::b')
  })

  test('shows a hundred issues of each code, and how to see the others', () => {
    const like = Array.from({ length: 130 }, (_, at) => issueOf({ code: 'missing-field', message: `${at}` }))
    const told = issuesReport([...like, issueOf({ code: 'dead-link' })], '/nowhere')
    expect(told.match(/ error missing-field$/gm)).toHaveLength(100)
    expect(told).toContain('… and 30 more of missing-field: kartograf check --format json lists all\n\n131 errors')
    expect(told).toContain('error dead-link')
  })

  test('does without the line of a file that does not exist', () => {
    expect(issuesReport([issueOf()], '/nowhere')).not.toContain('|')
  })

  test('shows no bytes of a picture', () => {
    const root = temporaryFolder()
    writeFileSync(
      path.join(root, 'plan.png'),
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
    )
    expect(issuesReport([issueOf({ file: 'plan.png', line: 1 })], root)).not.toContain('|')
  })

  test('shows the line of a text in another encoding, which has to be found', () => {
    const root = temporaryFolder()
    writeFileSync(path.join(root, 'a.md'), Buffer.from('gr\u00fcn', 'latin1'))
    expect(issuesReport([issueOf({ file: 'a.md', line: 1 })], root)).toContain('1 | gr')
  })

  test.each([
    [['error'], '1 error · nothing was published, the output is as it was'],
    [['error', 'error', 'warning'], '2 errors, 1 warning · nothing was published, the output is as it was'],
    [['warning', 'warning'], '2 warnings'],
  ] as const)('counts %j at the end', (severities, expected) => {
    const issues = severities.map((severity, line) => issueOf({ severity, line: line + 1 }))
    expect(buildIssuesReport(issues, '/nowhere').split('\n').at(-1)).toBe(expected)
    expect(issuesReport(issues, '/nowhere').split('\n').at(-1)).toBe(expected.split(' · ')[0])
  })
})

const noTexts = (): never => {
  throw new Error('The report shows no form')
}

describe('summaryReport', () => {
  const pages = [pageAt('/de/'), pageAt('/de/a/'), pageAt('/en/')]
  const site = overviewOf(
    loadedSite({
      forms: [{ ...eventRequest, texts: noTexts }],
      pages,
      leftOut: { counts: { draft: { posts: 3 } }, first: null },
    }),
  )
  const file = (size: number) => ({ hash: '', size, mtimeMs: 0 })
  const summary = buildSummary({
    site,
    rendered: ['/de/a/'],
    kept: 2,
    written: ['de/a/index.html'],
    foreign: ['CNAME', '.git/HEAD'],
    files: new Map([
      ['de/a/index.html', file(1500)],
      ['de/index.html', file(2500)],
      ['assets/big.png', file(2_000_000)],
    ]),
  })
  const report = (changes: Partial<BuildSummary> = {}): string =>
    summaryReport({ ...summary, ...changes }, { read: 12.4, render: 1234 }, 1500, '/tmp/output')

  test.each([
    ['pages by language', 'Alpha: 3 pages (de 2, en 1, es 0)'],
    ['what was rendered and kept', 'rendered 1, kept 2 · 3 files, 2.0 MB · 1 written, 0 removed'],
    ['the time of each step', 'read 12 ms · render 1.23 s · total 1.50 s'],
    ['the largest pages', 'largest: /de/ 2.5 kB, /de/a/ 1.5 kB\n'],
    ['what is left out', 'left out: 3 drafts (posts 3)\n'],
    ['what is not of this site', 'kept, not of this site: CNAME\n'],
    ['the id of the build', 'build id-1 in '],
    ['that the form has no endpoint', 'forms.eventRequest.endpoint is not set'],
  ])('tells %s', (_, text) => {
    expect(report()).toContain(text)
  })

  test('reports how many threads there were, if more than one', () => {
    expect([report(), report({ threads: 4 })].map((text) => text.includes('in 4 threads'))).toEqual([false, true])
  })

  test('reports the day on which the site changes without an edit', () => {
    expect(report({ site: { ...site, nextChange: '2026-12-01' } })).toContain('changes by itself on 2026-12-01')
  })
})
