import { hasErrors, sortIssues, type Issue } from '../../renderer/definitions/issue.ts'
import { issuesReport } from '../terminal/report.ts'
import { typeIssues, withoutKnownLines } from '../theme/faults/type-issues.ts'
import type { Live } from './live/live.ts'
import { shownIssues } from './live/shown-issues.ts'

/** The type checks of `watch --types`, beside its builds. */
export interface TypeChecks {
  /** Files have changed, of which no build has shown anything yet. Ends the check of an earlier state. */
  readonly changed: (files: readonly string[]) => void
  /** A build has shown its issues: adds those that are known, or looks for them if code has changed. */
  readonly built: (issues: readonly Issue[]) => void
  readonly end: () => void
}

/** Where the issues are told. */
interface Shown {
  readonly send: Live['send']
  readonly print: (text: string) => void
}

/** Texts, pictures and settings have no types: whoever writes them waits for no compiler. */
const mayBeTyped = (file: string): boolean => !file.startsWith('content/')

/**
 * Checks the theme with the site's own TypeScript, in a process of its own and after the builds, so that nothing is shown later than without.
 * Its errors appear in the terminal and over the open page until they are mended, and stop no build.
 */
export function createTypeChecks(root: string, shown: Shown, check = typeIssues): TypeChecks {
  let current: AbortController | undefined
  let isDue = true
  let found: readonly Issue[] | undefined
  let ofBuild: readonly Issue[] = []
  const look = async ({ signal }: AbortController): Promise<void> => {
    const issues = await check(root, signal)
    if (signal.aborted) return
    const report = reportOf(issues, found, root)
    if (report) shown.print(`${report}\n`)
    current = undefined
    found = issues
    show(issues, ofBuild, root, shown)
  }
  return {
    changed: (files) => {
      if (!files.some(mayBeTyped)) return
      current?.abort()
      current = undefined
      isDue = true
    },
    built: (issues) => {
      ofBuild = issues
      if (!isDue) return current ? undefined : show(found ?? [], issues, root, shown)
      isDue = false
      current = new AbortController()
      void look(current)
    },
    end: () => current?.abort(),
  }
}

/** All issues of a check; a line where it is the first without any, or the end of some. */
function reportOf(issues: readonly Issue[], last: readonly Issue[] | undefined, root: string): string {
  if (issues.length > 0) return issuesReport(issues, root, process.stderr)
  return last === undefined || last.length > 0 ? 'Types: no errors' : ''
}

/** Shows issues over open pages, together with the errors of the build, which have been shown alone. */
function show(found: readonly Issue[], ofBuild: readonly Issue[], root: string, { send }: Shown): void {
  if (found.length === 0) return
  const errors = hasErrors(ofBuild) ? ofBuild.filter(({ severity }) => severity === 'error') : []
  const issues = sortIssues([...errors, ...withoutKnownLines(found, errors)])
  send({ type: 'issues', ...shownIssues(issues, root), text: '' })
}
