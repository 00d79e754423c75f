import { hasErrors } from '../../renderer/definitions/issue.ts'
import type { BuildResult, BuildSummary } from '../build/build-result.ts'
import { buildIssuesReport } from '../terminal/report.ts'
import { shownIssues } from './live/shown-issues.ts'
import type { Shows } from './watching.ts'

interface ReportedBuild extends BuildResult {
  /** The files that it was made for. */
  readonly changed: readonly string[]
  readonly ms: number
  readonly looksOnly: boolean
}

/** Reports to terminal and browser what a build has changed, or why it failed. */
export function reportBuild(built: ReportedBuild, { live, early }: Pick<Shows, 'live' | 'early'>, root: string): void {
  const { issues, summary, site } = built
  const report = buildIssuesReport(issues, root)
  if (report) process.stderr.write(`${buildIssuesReport(issues, root, process.stderr)}\n`)
  if (!summary || !site || hasErrors(issues))
    return live.send({ type: 'issues', ...shownIssues(issues, root), text: report })
  process.stdout.write(`${lineOf(summary, built)}\n`)
  if (built.looksOnly || summary.written.length + summary.removed.length === 0) return live.send({ type: 'fine' })
  const served = early.served()
  const pages = new Set(site.pages.map(({ route }) => route.path))
  // An address without a page may now show something else, for example another not-found page.
  const strays = [...live.open()].filter((path) => path !== '' && !pages.has(path))
  live.send({ type: 'reload', pages: [...summary.rendered.filter((path) => !served.has(path)), ...strays] })
}

function lineOf({ rendered, kept, written }: BuildSummary, { changed, ms }: ReportedBuild): string {
  const first = changed.slice(0, 3).join(', ')
  const cause =
    changed.length === 0 ? 'Built' : `${first}${changed.length > 3 ? ` and ${changed.length - 3} more` : ''}:`
  const counts = `${rendered.length} rendered, ${kept} kept, ${written.length} files written`
  return `${cause} ${counts} in ${Math.round(ms)} ms`
}
