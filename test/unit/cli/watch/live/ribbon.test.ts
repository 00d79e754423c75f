import { expect, test } from 'vitest'
import { ribbonOf } from '../../../../../cli/watch/live/ribbon.ts'
import { issueIn, type Issue } from '../../../../../renderer/definitions/issue.ts'
import { ALL, entryOf, pageIn, targetsWith } from '../../../builders.ts'

const targets = targetsWith([...pageIn(ALL, 'about'), entryOf('posts', 'later', 'de', { draft: true })])

function warningIn(file: string, line: number): Issue {
  return issueIn(file, { line, column: 1 }, { code: 'single-braces', severity: 'warning', message: 'x' })
}

test('a page that visitors see and that is right has no ribbon', () => {
  expect(ribbonOf('/de/about/', targets, [warningIn('content/pages/about/en.md', 3)])).toBeNull()
})

test('a page whose text has warnings says where they are', () => {
  const file = 'content/pages/about/de.md'
  expect(ribbonOf('/de/about/', targets, [warningIn(file, 7)])).toBe('Warning in line 7: single-braces')
  const both = [warningIn(file, 7), warningIn(file, 9)]
  expect(ribbonOf('/de/about/', targets, both)).toBe('2 warnings, first in line 7: single-braces')
})

test('a hidden page says why', () => {
  expect(ribbonOf('/de/posts/later/', targets)).toBe('Draft · shown with --drafts')
})
