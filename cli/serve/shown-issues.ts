import type { LiveIssue } from '../../renderer/client/watch/live-message.ts'
import { formatIssue, hasErrors, type Issue } from '../../renderer/definitions/issue.ts'
import { sourceText } from '../content/source-text.ts'

/** Errors only, if there are any: warnings would hide them. */
export function shownIssues(issues: readonly Issue[], root: string): LiveIssue[] {
  const shown = hasErrors(issues) ? issues.filter(({ severity }) => severity === 'error') : issues
  return shown.map((issue) => {
    const { file, line, column, severity, code } = issue
    const [, ...rest] = formatIssue(issue, sourceText(root, file)).split('\n')
    return { file, line, column, severity, code, text: rest.map((part) => part.replace(/^ {2}/, '')).join('\n') }
  })
}
