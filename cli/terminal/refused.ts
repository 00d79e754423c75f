import type { Issue } from '../../renderer/definitions/issue.ts'
import { EXIT } from '../program.ts'
import { issuesReport } from './report.ts'

/** Prints the issues that a command cannot work with, and what it has left undone; returns its exit code. */
export function refused(issues: readonly Issue[], root: string, outcome = ''): number {
  process.stderr.write(`${issuesReport(issues, root, process.stderr)}\n`)
  if (outcome !== '') process.stderr.write(`\n${outcome}\n`)
  return EXIT.siteHasErrors
}
