import { hasErrors, type Issue } from '../../../renderer/definitions/issue.ts'
import type { TextFile } from '../../../renderer/definitions/collections/collection-outputs.ts'
import { checkingTranslators } from '../../content/data/translators.ts'
import type { Site } from '../../../renderer/render/site.ts'
import { publishedCopies } from '../../content/files/published.ts'
import { gitDays, UNDATED } from '../../content/git-days.ts'
import { foreignFiles, foreignConflicts } from '../../output/foreign.ts'
import { type Anchors, anchorsOf } from '../references/lost-anchors.ts'
import { deadReferences } from '../references/dead-references.ts'
import { withSeverities } from '../final-issues.ts'
import { doubledHeadings } from '../references/doubled-ids.ts'
import { hashesOf } from '../new-output.ts'
import { searchIndexes } from '../search-index.ts'
import { keptReferring } from '../references/references.ts'
import { siteFiles, type SiteFilesInput, type StagedFile } from '../site-files.ts'
import { wholeSheets } from '../../theme/styles/whole-sheets.ts'
import { isThrown, tellThrown } from '../../theme/faults/thrown-issues.ts'
import { strayIssues } from '../references/stray-issues.ts'
import { missingLetters } from '../missing-letters.ts'
import { weigh } from '../weigh.ts'
import type { RunPages } from './pages.ts'
import type { Refused, Run } from './run.ts'

/** A complete output, ready to be published. */
export interface RunOutput {
  /** Hash of each file by its path; publishing adds the files about the build. */
  readonly hashes: Map<string, string>
  /** Foreign files in the old output, which are kept. */
  readonly foreign: readonly string[]
  /** Addresses with an anchor that pages refer to, for the record. */
  readonly anchors: readonly string[]
  readonly issues: readonly Issue[]
}

/** Makes the files of the whole site, and checks everything that needs all files. */
export async function completeOutput(run: Run, pages: RunPages): Promise<RunOutput | Refused> {
  const { workspace, prepared, shared, intact, todo } = run
  const { results, here, failed } = pages
  const index = await indexFiles(run, results)
  const { days: committed, issues: undated } = await committedDays(run)
  const texts = checkingTranslators(prepared.catalogues, shared.settings)
  const sheets = wholeSheets(prepared)
  const made = { index, sheets, committed, translate: texts.translate, hasFailed: hasErrors(failed) }
  const own = await tellThrown(prepared.theme, workspace.root, () => run.steps.run('write', () => wholeSite(run, made)))
  if (isThrown(own)) return { refused: [...failed, ...untold(own.thrown, failed)] }
  const hashes = hashesOf(todo, results, [...own, ...here.originals], intact)
  const anchors = anchorsOf(run, results)
  const dead = deadIn(run, results, hashes, anchors.lost)
  const doubled = doubledHeadings(results, prepared.site.pages, workspace.root)
  const issues = [...failed, ...texts.issues, ...dead, ...doubled, ...warningsOf(run, pages, sheets, undated)]
  if (hasErrors(issues)) return { refused: issues }
  const foreign = foreignIn(run)
  const lost = foreignConflicts(foreign, hashes, workspace.out)
  return lost.length > 0 ? { refused: [...issues, ...lost] } : { hashes, foreign, anchors: anchors.named, issues }
}

function indexFiles(run: Run, results: RunPages['results']): Promise<readonly TextFile[]> {
  const { workspace, options, prepared, shared, staging, intact, threads, steps } = run
  const output = { workspace, staging, results, intact, tool: options.tool }
  return steps.wait('write', () => searchIndexes(prepared.site.pages, shared.settings, output, threads.running()))
}

/** Warnings about weight, link previews, values that are no texts and the history, with the severities of the settings. `undated`: those about the history. */
function warningsOf(
  run: Run,
  { results, here }: RunPages,
  sheets: SiteFilesInput['sheets'],
  undated: readonly Issue[],
): Issue[] {
  const { workspace, options, prepared, shared, staging, intact, todo } = run
  const heavy = weigh(todo, { ...here, results, sheets }, prepared, { out: workspace.out, staging, intact })
  return withSeverities(
    [...undated, ...heavy, ...missingLetters(results, run), ...strayIssues(results, run)],
    shared.settings,
    options.strict,
  )
}

function deadIn(run: Run, results: RunPages['results'], files: RunOutput['hashes'], lost: Anchors['lost']): Issue[] {
  const { workspace, prepared, shared, todo, record, watching } = run
  const kept = keptReferring(todo, record, files, { out: workspace.out, settings: shared.settings, lost })
  const { pages } = prepared.site
  return deadReferences([...kept, ...results], {
    files,
    lost,
    pages,
    root: workspace.root,
    isWatched: watching !== undefined,
  })
}

/** Drops errors that pages have had too. */
function untold(thrown: readonly Issue[], failed: readonly Issue[]): Issue[] {
  return thrown.filter(({ file, line }) => !failed.some((issue) => issue.file === file && issue.line === line))
}

/** Days of the last commits, if the settings put them into the sitemap. */
async function committedDays({ workspace, options, shared, steps }: Run): Promise<typeof UNDATED> {
  const wanted = shared.settings.lastmod === 'git' && !options.inPlace
  return wanted ? steps.wait('write', () => gitDays(workspace.root)) : UNDATED
}

/** Foreign files. If this process has written the output, there are none. */
function foreignIn({ workspace, memory, record }: Run): readonly string[] {
  return memory.placed ? [] : foreignFiles(workspace.out, Object.keys({ ...record?.files, ...record?.retired }))
}

function wholeSite(
  { prepared, shared, staging, intact }: Run,
  {
    translate,
    ...made
  }: Pick<SiteFilesInput, 'index' | 'sheets' | 'committed' | 'hasFailed'> & Pick<Site, 'translate'>,
): StagedFile[] {
  const { site, theme, store, assets, sources } = prepared
  return siteFiles({
    site,
    shared: { ...shared, translate },
    theme: theme.theme,
    engine: store.engine,
    assets,
    copies: publishedCopies(sources, site.withheld),
    ...made,
    staging,
    intact,
  })
}
