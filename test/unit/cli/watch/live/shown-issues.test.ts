import { expect, test } from 'vitest'
import { shownIssues } from '../../../../../cli/watch/live/shown-issues.ts'
import type { Issue } from '../../../../../renderer/definitions/issue.ts'
import { temporaryFolder, writeFiles } from '../../temporary.ts'

function issuesOf(code: Issue['code'], count: number, severity: Issue['severity'] = 'error'): Issue[] {
  const rest = { code, severity, file: 'content/a.md', column: 1, expected: 'b' } as const
  return Array.from({ length: count }, (_, at) => ({ ...rest, line: 1, message: `a ${at}` }))
}

test('a page shows as many issues of a code as the terminal, and tells of the others', () => {
  const root = temporaryFolder()
  writeFiles(root, { 'content/a.md': 'Text.' })
  const { count, issues, notes } = shownIssues([...issuesOf('dead-link', 8000), ...issuesOf('dead-anchor', 2)], root)
  expect(count).toBe(8002)
  expect(issues.map(({ code }) => code)).toEqual([
    ...Array.from({ length: 100 }, () => 'dead-link'),
    'dead-anchor',
    'dead-anchor',
  ])
  expect(issues[0]?.text).toBe('a 0\n1 | Text.\n  | ^\nexpected: b')
  expect(notes).toEqual(['… and 7900 more of dead-link: kartograf check --format json lists all'])
})

test('warnings are counted and shown only without errors', () => {
  const warnings = issuesOf('length', 2, 'warning')
  expect(shownIssues([...warnings, ...issuesOf('dead-link', 1)], '/nowhere')).toMatchObject({
    count: 1,
    issues: [{ code: 'dead-link' }],
    notes: [],
  })
  expect(shownIssues(warnings, '/nowhere')).toMatchObject({ count: 2, notes: [] })
})
