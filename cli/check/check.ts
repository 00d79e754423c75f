import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { localTimeAt } from '../../i18n/clock.ts'
import { hasErrors, sortIssues, type Issue } from '../../renderer/definitions/issue.ts'
import { glossaryIssues, type Glossary } from '../../renderer/library/glossary.ts'
import { untranslatedMessages } from '../content/data/catalogue-issues.ts'
import { copiedMessages } from '../content/data/copied-messages.ts'
import { emptyFolders } from './empty-folders.ts'
import { futureDates } from './future-dates.ts'
import { lengthAdvice } from './lengths.ts'
import { starterValues } from './starter-values.ts'
import { unlinkedPages } from './unlinked-pages.ts'
import { build } from '../build/build.ts'
import { alteredFiles } from './altered-files.ts'
import type { BuildSummary } from '../build/build-result.ts'
import { emptyMemory, type BuildOptions, type Memory } from '../build/build-types.ts'
import { codesOf, finalIssues } from '../build/final-issues.ts'
import { externalIssues } from '../external/external.ts'
import { fetchAt } from '../external/fetch-at.ts'
import { addressesOf } from '../external/private.ts'
import { builtPages } from '../legal/built-pages.ts'
import { withoutForeign } from '../legal/foreign-hosts.ts'
import { legalIssues } from '../legal/legal.ts'
import type { LoadedSite } from '../content/loaded.ts'
import { starterMessages } from '../init/starter-files.ts'
import { withLock } from '../output/lock.ts'
import { relativePath, type Workspace } from '../output/paths.ts'
import { EXIT } from '../program.ts'
import { createProgress } from '../terminal/progress.ts'
import { FORMATS, type FormatName } from '../terminal/formats/formats.ts'
import { paintFor } from '../terminal/paint.ts'
import { codeHelp, issuesReport, leftOutReport, pagesReport } from '../terminal/report.ts'
import { createSteps } from '../terminal/steps.ts'
import type { SourceMemory } from '../content/files/source-memory.ts'
import { typeIssues, withoutKnownLines } from '../theme/faults/type-issues.ts'

interface Checking {
  readonly format: FormatName
  /** Version of the program. */
  readonly version: string
  /** Whether to compare the output with the files that the last build wrote. */
  readonly compares?: boolean
  /** Whether to request external links. */
  readonly external?: boolean
  /** Whether to check the theme with the site's own TypeScript. */
  readonly types?: boolean
}

/**
 * `kartograf check`: reports everything that `generate` would report (pages are rendered too, into the cache), without touching the output.
 * Returns the exit code.
 */
export async function check(
  workspace: Workspace,
  options: BuildOptions,
  { format, version, compares = false, external = false, types = false }: Checking,
): Promise<number> {
  const aside = { ...workspace, out: path.join(workspace.cache, 'check') }
  const progress = createProgress(process.stderr)
  const steps = createSteps(progress)
  const memory = emptyMemory()
  // Runs in a process of its own in the meantime.
  const typed = types ? typeIssues(workspace.root) : Promise.resolve([])
  const asked = { workspace: aside, options, memory, steps }
  const result = await withLock(aside.out, 'kartograf check', () => build(asked)).finally(progress.end)
  const { site, summary } = result
  const altered = compares ? alteredFiles(workspace) : []
  const dead = external && site ? await externalLinks(site, workspace, version) : []
  const advice = site ? adviceOn(site, memory, aside, options) : []
  const judged = judgedBySettings([...advice, ...dead], site, memory, options)
  const found = [...withoutForeign(result.issues, judged), ...judged, ...altered]
  const issues = sortIssues([...found, ...withoutKnownLines(await typed, found)])
  const report =
    format === 'pretty'
      ? prettyReport(issues, summary, workspace.root)
      : FORMATS[format](issues, { version, prefix: prefixOf(workspace.root) })
  process.stdout.write(`${report}\n${format === 'pretty' ? codeHelp(issues, process.stdout) : ''}`)
  return hasErrors(issues) ? EXIT.siteHasErrors : EXIT.fine
}

/** Issues about external links that lead nowhere. */
async function externalLinks(site: LoadedSite, workspace: Workspace, version: string): Promise<Issue[]> {
  const { baseUrl } = site.data.settings
  const userAgent = `kartograf/${version} (link check of ${baseUrl})`
  return externalIssues(site, workspace, { fetchAt, addressesOf, now: Date.now, wait, userAgent })
}

/** Suggestions that a build does not report. */
function adviceOn(site: LoadedSite, memory: Memory, { root, out }: Workspace, { at, drafts }: BuildOptions): Issue[] {
  const prepared = memory.prepared?.prepared
  const runtime = prepared?.assets.assets.script ?? ''
  const pages = builtPages(site, out)
  const today = localTimeAt(at, site.data.settings.timeZone).slice(0, 10)
  return [
    ...(prepared ? untranslatedMessages(prepared.catalogues, site.data.settings) : []),
    ...(prepared ? copiedMessages(prepared.catalogues, site.data.settings, starterMessages()) : []),
    ...starterValues(site.data),
    ...lengthAdvice(site.pages, root),
    ...emptyFolders(root),
    // With drafts, what is still to come is seen before its day.
    ...(drafts ? [] : futureDates(site.pages, today, root)),
    ...wordsOf(site.data.glossary, memory.sources),
    ...unlinkedPages(site.pages, pages, root),
    ...legalIssues(site, { root, out, runtime, pages }),
  ]
}

/** Applies the severities of the settings. */
function judgedBySettings(
  issues: readonly Issue[],
  site: LoadedSite | null,
  { prepared }: Memory,
  { strict }: BuildOptions,
): Issue[] {
  const own = prepared ? codesOf(prepared.prepared.theme.theme) : []
  return site ? finalIssues(issues, site.data, strict, own) : []
}

/** Path from the working directory to the site. Tools resolve files from the working directory, which in CI is the repository. */
function prefixOf(root: string): string {
  const way = relativePath(process.cwd(), root)
  return way === '' ? '' : `${way}/`
}

function prettyReport(issues: readonly Issue[], summary: BuildSummary | null, root: string): string {
  const found = issuesReport(issues, root, process.stdout) || paintFor(process.stdout)('green', 'Nothing is wrong.')
  if (!summary) return found
  return [found, `  checked ${pagesReport(summary.site)}`, ...leftOutReport(summary.site.leftOut)].join('\n')
}

/** Issues about words in texts that the glossary replaces. */
function wordsOf(glossary: Glossary, sources: SourceMemory): Issue[] {
  return [...sources.values()].flatMap(({ text }) => (text && !('code' in text) ? glossaryIssues(glossary, text) : []))
}
