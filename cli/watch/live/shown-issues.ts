import type { FoundIssues, LiveIssue } from '../../../renderer/client/watch/live-message.ts'
import { formatIssue, hasErrors, type Issue } from '../../../renderer/definitions/issue.ts'
import { sourcesOf } from '../../content/source-text.ts'
import { firstIssues } from '../../terminal/first-issues.ts'

/**
 * Errors only, if there are any: warnings would hide them. Of thousands, those that the terminal shows: a page with all of them would take
 * seconds after each change.
 */
export function shownIssues(issues: readonly Issue[], root: string): FoundIssues {
  const found = hasErrors(issues) ? issues.filter(({ severity }) => severity === 'error') : issues
  const { shown, notes } = firstIssues(found)
  const sources = sourcesOf(shown, root)
  return { count: found.length, issues: shown.map((issue) => liveIssue(issue, sources.get(issue.file))), notes }
}

/** An issue as open pages show it. `source`: the text of its file. */
export function liveIssue(issue: Issue, source: string | undefined): LiveIssue {
  const { file, line, column, severity, code } = issue
  const [, ...rest] = formatIssue(issue, source).split('\n')
  return { file, line, column, severity, code, text: rest.map((part) => part.replace(/^ {2}/, '')).join('\n') }
}
