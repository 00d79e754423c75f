import path from 'node:path'
import { hasErrors } from '../renderer/model/issue.ts'
import { build } from './build.ts'
import { buildReport, writeReport } from './build-report.ts'
import type { BuildOptions } from './build-types.ts'
import { withLock } from './lock.ts'
import type { Workspace } from './paths.ts'
import { createProgress } from './progress.ts'
import { issuesReport, summaryReport } from './report.ts'
import { createSteps } from './steps.ts'

/** `kartograf generate`: one build with its report, for people and as a file for tools. Gives the exit code: 0, or 1 when the site has errors. */
export async function generate(workspace: Workspace, options: BuildOptions, reportFile?: string): Promise<number> {
  const start = performance.now()
  const progress = createProgress(process.stderr, () => performance.now())
  const steps = createSteps(progress, () => performance.now())
  const memory = { sources: new Map(), entries: new Map() }
  const result = await withLock(workspace.out, 'kartograf generate', () =>
    build(workspace, options, memory, steps),
  ).finally(progress.end)
  const { issues, summary } = result
  const total = performance.now() - start
  const reports = [path.join(workspace.cache, 'build-report.json'), ...(reportFile ? [path.resolve(reportFile)] : [])]
  writeReport(reports, buildReport(result, options, steps.times(), total))
  const report = issuesReport(issues, workspace.root)
  if (report) process.stderr.write(`${report}\n`)
  if (summary) process.stdout.write(`${summaryReport(summary, steps.times(), total, workspace.out)}\n`)
  return hasErrors(issues) ? 1 : 0
}
