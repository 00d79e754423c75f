import { describe, expect, test } from 'vitest'
import { compare } from '../../../renderer/definitions/compare.ts'
import { formatIssue, hasErrors, sortIssues } from '../../../renderer/definitions/issue.ts'
import { issueOf } from '../builders.ts'

describe('sortIssues', () => {
  test('sorts by file, line, column and code', () => {
    const sorted = [
      issueOf({ file: 'a.md', line: 2, column: 9, code: 'dead-anchor' }),
      issueOf({ file: 'a.md', line: 10, column: 1, code: 'dead-anchor' }),
      issueOf({ file: 'a.md', line: 10, column: 2, code: 'dead-anchor' }),
      issueOf({ file: 'a.md', line: 10, column: 2, code: 'dead-link' }),
      issueOf({ file: 'b.md', line: 1, column: 1, code: 'dead-anchor' }),
    ]
    expect(sortIssues([3, 4, 1, 0, 2].flatMap((index) => sorted[index] ?? []))).toEqual(sorted)
  })

  test('reports the same thing at the same place once', () => {
    expect(sortIssues([issueOf(), issueOf()])).toHaveLength(1)
  })

  test('keeps two messages of one place', () => {
    expect(sortIssues([issueOf(), issueOf({ message: 'another' })])).toHaveLength(2)
  })

  test('leaves the list that it is given as it is', () => {
    const issues = [issueOf({ line: 2 }), issueOf({ line: 1 })]
    sortIssues(issues)
    expect(issues.map(({ line }) => line)).toEqual([2, 1])
  })
})

test('sorts by code unit, the same on every machine', () => {
  expect(['ä', 'a', 'B'].toSorted(compare)).toEqual(['B', 'a', 'ä'])
})

test.each([
  [['warning'], false],
  [['warning', 'error'], true],
  [[], false],
] as const)('says whether %j holds an error: %s', (severities, expected) => {
  expect(hasErrors(severities.map((severity) => issueOf({ severity })))).toBe(expected)
})

describe('formatIssue', () => {
  test('shows place, message, excerpt with caret, expectation and hint', () => {
    const issue = issueOf({ line: 2, column: 8, expected: 'a path', hint: 'did you mean `/y`?' })
    expect(formatIssue(issue, 'one\nhref: "/x"\nthree')).toBe(
      [
        'content/a.md:2:8 error dead-link',
        '  no page at /x',
        '  2 | href: "/x"',
        '    |        ^',
        '  expected: a path',
        '  hint: did you mean `/y`?',
      ].join('\n'),
    )
  })

  test('leaves out what is not known', () => {
    expect(formatIssue(issueOf())).toBe('content/a.md:1:1 error dead-link\n  no page at /x')
  })

  test('shows no line of a folder', () => {
    expect(formatIssue(issueOf({ file: 'shards/1/' }))).toBe('shards/1/ error dead-link\n  no page at /x')
  })

  test('shows no excerpt of an empty line', () => {
    expect(formatIssue(issueOf({ line: 2 }), 'one\n\nthree')).not.toContain('|')
  })

  test('shows no excerpt of a line behind the end', () => {
    expect(formatIssue(issueOf({ line: 9 }), 'one')).not.toContain('|')
  })

  test('sets the caret under its character behind a tab', () => {
    expect(caretOf('\tab', 2)).toBe('a')
  })

  test('sets the caret under its character with a line number of three digits', () => {
    expect(caretOf(`${'\n'.repeat(122)}abc`, 3, 123)).toBe('c')
  })

  test.each([95, 120, 199])('sets the caret under character %s of a long line', (column) => {
    const line = Array.from({ length: 300 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('')
    expect(caretOf(line, column)).toBe(line[column - 1])
  })

  test('cuts a long line', () => {
    const excerpt = formatIssue(issueOf(), 'x'.repeat(5000))
    expect(excerpt.length).toBeLessThan(200)
  })
})

/** The character under the caret. */
function caretOf(source: string, column: number, line = 1): string | undefined {
  const lines = formatIssue(issueOf({ line, column }), source).split('\n')
  const at = lines.findIndex((text) => /^ +\| +\^$/.test(text) || text.endsWith('| ^') || text.endsWith('^'))
  return lines[at - 1]?.[lines[at]?.indexOf('^') ?? -1]
}
