import { formatIssue, hasErrors, type Issue } from '../../renderer/definitions/issue.ts'
import { sourceText } from '../content/source-text.ts'

/** An issue as the overlay shows it: its position is a button that opens the file. */
export interface ShownIssue {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly severity: Issue['severity']
  readonly code: string
  /** The message with the excerpt, what was expected, and a hint. */
  readonly text: string
}

/** Errors only, if there are any: warnings would hide them. */
export function shownIssues(issues: readonly Issue[], root: string): ShownIssue[] {
  const shown = hasErrors(issues) ? issues.filter(({ severity }) => severity === 'error') : issues
  return shown.map((issue) => {
    const { file, line, column, severity, code } = issue
    const [, ...rest] = formatIssue(issue, sourceText(root, file)).split('\n')
    return { file, line, column, severity, code, text: rest.map((part) => part.replace(/^ {2}/, '')).join('\n') }
  })
}
