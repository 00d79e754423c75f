import path from 'node:path'
import { hasErrors, sortIssues, type Issue } from '../../renderer/definitions/issue.ts'
import { glossaryIssues, type Glossary } from '../../renderer/library/glossary.ts'
import { emptyFolders, lengthAdvice } from './advice.ts'
import { build } from './build.ts'
import { checkOutputBytes } from './check-output.ts'
import { emptyMemory, type BuildOptions, type BuildSummary, type Memory } from './build-types.ts'
import { judge } from './judge.ts'
import type { LoadedSite } from './loaded.ts'
import { withLock } from '../output/lock.ts'
import { relativePath, type Workspace } from '../output/paths.ts'
import { createProgress } from '../terminal/progress.ts'
import { FORMATS, type FormatName } from '../terminal/formats/formats.ts'
import { codeHelp, issuesReport, leftOutReport, pagesReport } from '../terminal/report.ts'
import { createSteps } from '../terminal/steps.ts'
import type { SourceMemory } from '../content/source-memory.ts'

interface Checking {
  readonly format: FormatName
  /** Of the program. */
  readonly version: string
  /** Whether the output is compared with what the last build has written. */
  readonly compares?: boolean
}

/**
 * `kartograf check`: reports everything that `generate` would report (pages are rendered too, into the cache), without touching the output.
 * Returns the exit code: 0, or 1 if there are errors.
 */
export async function check(
  workspace: Workspace,
  options: BuildOptions,
  { format, version, compares = false }: Checking,
): Promise<number> {
  const aside = { ...workspace, out: path.join(workspace.cache, 'check') }
  const progress = createProgress(process.stderr, () => performance.now())
  const steps = createSteps(progress, () => performance.now())
  const memory = emptyMemory()
  const result = await withLock(aside.out, 'kartograf check', () => build(aside, options, memory, steps)).finally(
    progress.end,
  )
  const { site, summary } = result
  const altered = compares ? checkOutputBytes(workspace) : []
  const issues = sortIssues([...result.issues, ...adviceOn(site, memory, workspace.root, options.strict), ...altered])
  const report =
    format === 'pretty'
      ? prettyReport(issues, summary, workspace.root)
      : FORMATS[format](issues, { version, prefix: prefixOf(workspace.root) })
  process.stdout.write(`${report}\n${format === 'pretty' ? codeHelp(issues, process.stdout) : ''}`)
  return hasErrors(issues) ? 1 : 0
}

/** Suggestions that a build does not report. */
function adviceOn(site: LoadedSite | null, { sources }: Memory, root: string, strict: boolean): Issue[] {
  if (!site) return []
  const { pages, data } = site
  return judge([...lengthAdvice(pages, root), ...emptyFolders(root), ...wordsOf(data.glossary, sources)], data, strict)
}

/** The way from the folder of the run to the site: tools open files from there, which in CI is the repository. */
function prefixOf(root: string): string {
  const way = relativePath(process.cwd(), root)
  return way === '' ? '' : `${way}/`
}

function prettyReport(issues: readonly Issue[], summary: BuildSummary | null, root: string): string {
  const found = issuesReport(issues, root) || 'Nothing is wrong.'
  if (!summary) return found
  return [found, `  checked ${pagesReport(summary.site)}`, ...leftOutReport(summary.site.leftOut)].join('\n')
}

/** Words in texts that the glossary replaces with others. */
function wordsOf(glossary: Glossary, sources: SourceMemory): Issue[] {
  return [...sources.values()].flatMap(({ text }) => (text && !('code' in text) ? glossaryIssues(glossary, text) : []))
}
