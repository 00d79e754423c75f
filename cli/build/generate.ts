import path from 'node:path'
import { hasErrors } from '../../renderer/definitions/issue.ts'
import { buildReport, scheduleAfter, writeReport } from './build-report.ts'
import { emptyMemory, type BuildOptions, type BuildResult } from './build-types.ts'
import { profiled } from './profiler.ts'
import { rememberRun, unchangedRun } from './last-run.ts'
import { stampSources } from './source-stamps.ts'
import { withLock } from '../output/lock.ts'
import { relativePath, type Workspace } from '../output/paths.ts'
import { markdownReport } from '../terminal/markdown-report.ts'
import { profileReport } from '../terminal/profile-report.ts'
import { createProgress } from '../terminal/progress.ts'
import { codeHelp, issuesReport, summaryReport } from '../terminal/report.ts'
import { createSteps, type Steps } from '../terminal/steps.ts'

/** `kartograf generate`: a build with its report, for people and as a file for tools. Returns the exit code: 0, or 1 if the site has errors. */
export async function generate(workspace: Workspace, options: BuildOptions, reportFile?: string): Promise<number> {
  const start = performance.now()
  const progress = createProgress(process.stderr, () => performance.now())
  const steps = createSteps(progress, () => performance.now())
  const result = await withLock(workspace.out, 'kartograf generate', () =>
    profiled(options.profile && path.join(options.profile, 'main.cpuprofile'), () =>
      upToDate(workspace, options, steps),
    ),
  ).finally(progress.end)
  const { issues, summary } = result
  const total = performance.now() - start
  const done = buildReport(result, options, steps.times(), total)
  writeReport(path.join(workspace.cache, 'build-report.json'), json(done))
  if (summary) writeReport(path.join(workspace.cache, 'schedule.json'), json(scheduleAfter(summary, options.at)))
  if (reportFile) writeReport(path.resolve(reportFile), reportFile.endsWith('.md') ? markdownReport(done) : json(done))
  const report = issuesReport(issues, workspace.root)
  if (report) process.stderr.write(`${report}\n${codeHelp(issues, process.stderr)}`)
  if (summary) process.stdout.write(`${summaryReport(summary, steps.times(), total, workspace.out)}\n`)
  if (summary && options.profile !== null)
    process.stdout.write(`${profileReport(summary, relativePath(process.cwd(), options.profile))}\n`)
  return hasErrors(issues) ? 1 : 0
}

/** Builds, unless nothing has changed since the last run. In that case the build code is not even loaded. */
async function upToDate(workspace: Workspace, options: BuildOptions, steps: Steps): Promise<BuildResult> {
  const sources = steps.run('read', () => stampSources(workspace.root))
  // A profile needs a build.
  const unchanged = options.profile === null && steps.run('read', () => unchangedRun(workspace, options, sources))
  if (unchanged) return unchanged
  const { build } = await import('./build.ts')
  const result = await build(workspace, options, emptyMemory(), steps)
  rememberRun(workspace, options, sources, result)
  return result
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
