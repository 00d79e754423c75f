import path from 'node:path'
import { hasErrors } from '../../renderer/definitions/issue.ts'
import { buildReport, scheduleAfter, writeReport, type BuildReport } from '../report/build-report.ts'
import type { BuildResult, BuildSummary } from '../build/build-result.ts'
import { emptyMemory, type AskedBuild, type BuildOptions } from '../build/build-types.ts'
import { profiled } from '../build/profiler.ts'
import { rememberRun, unchangedRun } from './last-run.ts'
import { stampSources } from '../content/files/source-stamps.ts'
import { withLock } from '../output/lock.ts'
import { relativePath, type Workspace } from '../output/paths.ts'
import { leavingNothing } from '../output/staging.ts'
import { EXIT } from '../program.ts'
import { markdownReport } from '../report/markdown-report.ts'
import { profileReport } from '../report/profile-report.ts'
import { printedJson } from '../terminal/printable.ts'
import { createProgress, NO_PROGRESS } from '../terminal/progress.ts'
import { tellBuildIssues } from '../terminal/report.ts'
import { summaryReport } from '../report/summary-report.ts'
import { createSteps } from '../terminal/steps.ts'

/** How a run reports its result. */
export interface ReportOptions {
  /** File for a copy of the report; the extension selects the format: `.md`, `.html`, otherwise JSON. */
  readonly reportFile?: string | undefined
  /** `quiet`: only issues. `json`: the report on stdout and nothing else. */
  readonly say: 'all' | 'quiet' | 'json'
}

/**
 * `kartograf generate`: a build with its report, for people and as a file for tools. Returns the exit code: 0, or 1 if the site has errors.
 */
export async function generate(workspace: Workspace, options: BuildOptions, reporting: ReportOptions): Promise<number> {
  const start = performance.now()
  const progress = reporting.say === 'all' ? createProgress(process.stderr) : NO_PROGRESS
  const steps = createSteps(progress)
  const isAsked = options.profile !== null || reporting.reportFile?.endsWith('.html') === true
  const result = await withLock(workspace.out, 'kartograf generate', () =>
    profiled(options.profile && path.join(options.profile, 'main.cpuprofile'), () =>
      leavingNothing(workspace.out, () => upToDate({ workspace, options, memory: emptyMemory(), steps }, isAsked)),
    ),
  ).finally(progress.end)
  const total = performance.now() - start
  const done = buildReport(result, options, steps.times(), total)
  writeReport(path.join(workspace.cache, 'build-report.json'), json(done))
  const { summary } = result
  if (summary) writeReport(path.join(workspace.cache, 'schedule.json'), json(scheduleAfter(summary, options.at)))
  if (reporting.reportFile) await writeCopy(path.resolve(reporting.reportFile), done, result)
  if (reporting.say === 'json') process.stdout.write(json(done))
  else {
    tellBuildIssues(result.issues, workspace.root)
    if (summary && reporting.say === 'all') tellSummary(summary, done, workspace.out, options.profile)
  }
  return hasErrors(result.issues) ? EXIT.siteHasErrors : EXIT.fine
}

async function writeCopy(file: string, report: BuildReport, { site, summary }: BuildResult): Promise<void> {
  if (file.endsWith('.md')) return writeReport(file, markdownReport(report))
  if (!file.endsWith('.html')) return writeReport(file, json(report))
  // Loaded on demand: most runs write none.
  const [{ htmlReport }, { pageFacts }] = await Promise.all([
    import('../report/html-report/html-report.ts'),
    import('../report/html-report/page-facts.ts'),
  ])
  const facts = site && pageFacts(site.pages, site.data.settings.locales)
  writeReport(file, htmlReport(report, { pageTimes: summary?.pageTimes ?? [], facts }))
}

function tellSummary(
  summary: BuildSummary,
  { times, total }: BuildReport,
  out: string,
  profile: BuildOptions['profile'],
): void {
  process.stdout.write(`${summaryReport(summary, times, total, out)}\n`)
  if (profile !== null) process.stdout.write(`${profileReport(summary, relativePath(process.cwd(), profile))}\n`)
}

/**
 * Builds, unless nothing has changed since the last run; then the build code is not even loaded. A profile, an HTML report, shards and
 * an earlier output, whose address says nothing about what is there now, always need a build.
 */
async function upToDate(asked: AskedBuild, isAsked: boolean): Promise<BuildResult> {
  const { workspace, options, memory, steps } = asked
  const sources = steps.run('read', () => stampSources(workspace.root))
  const needsBuild = isAsked || options.shards !== undefined || options.previous !== undefined
  const unchanged = !needsBuild && steps.run('read', () => unchangedRun(workspace, options, sources))
  if (unchanged) return unchanged
  const { build } = await import('../build/build.ts')
  const result = await build({ ...asked, memory: { ...memory, files: sources.files } })
  rememberRun(workspace, options, sources, result)
  return result
}

function json(value: unknown): string {
  return `${printedJson(value)}\n`
}
