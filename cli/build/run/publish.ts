import type { BuildSummary } from '../build-result.ts'
import { overviewOf } from '../../content/loaded.ts'
import { buildId, changes, pageTimes, recordedPages } from '../new-output.ts'
import { reasonToRender } from '../plan.ts'
import { precompress } from '../publish/precompress.ts'
import { carryOver, type CarriedOver } from '../publish/previous.ts'
import { putInPlace, retiredFiles } from '../publish/put-in-place.ts'
import { type BuildRecord, NEVER, outputFileOf, type RetiredFile, writeRecord } from '../record.ts'
import type { OutputFile } from '../../output/output-file.ts'
import { buildFiles } from '../site-files.ts'
import type { RunOutput } from './output.ts'
import type { RunPages } from './pages.ts'
import type { Run } from './run.ts'

/** Files of earlier builds kept for open tabs, and those of them that come from `--previous`. */
interface Retired {
  readonly all: Readonly<Record<string, RetiredFile>>
  readonly carried: CarriedOver | undefined
}

/** A new output that is in place. */
interface Published {
  readonly id: string
  readonly placed: ReadonlyMap<string, OutputFile>
  /** Foreign files of the old output, which are in this one, too. */
  readonly foreign: readonly string[]
  readonly retired: Retired
}

/** Puts the new output in place of the old one, and records it. */
export async function publishRun(
  run: Run,
  pages: RunPages,
  { hashes, foreign, anchors }: RunOutput,
): Promise<BuildSummary> {
  const { workspace, options, staging, intact, record } = run
  const id = buildId(hashes, run.parser)
  await addCompressed(run, hashes)
  const retired = await retireFiles(run, id, hashes)
  addBuildFiles(run, id, hashes, retired)
  const placed = await run.steps.wait('write', () =>
    putInPlace(workspace, options, { staging, hashes, intact, record, retired: retired.all, foreign }),
  )
  const published = { id, placed, foreign, retired }
  keepRecord(run, { ...recordOf(run, pages, published), anchors }, placed)
  return summaryOf(run, pages, published)
}

/** Adds compressed copies for hosts that send them. They are not part of the build id, because compressor versions give different bytes. */
async function addCompressed(run: Run, hashes: Map<string, string>): Promise<void> {
  const { staging, intact, workspace } = run
  if (!run.shared.settings.precompress || run.options.inPlace) return
  const copies = await run.steps.wait('write', () => precompress(hashes, { out: workspace.out, staging, intact }))
  for (const copy of copies) hashes.set(copy.path, copy.hash)
}

async function retireFiles(run: Run, id: string, hashes: ReadonlyMap<string, string>): Promise<Retired> {
  const { options, shared, intact, staging, record } = run
  const { previous } = options
  const build = { id, at: options.at, files: hashes, intact, retention: shared.settings.retention }
  const own = retiredFiles(record, options, build)
  if (previous === undefined) return { all: own, carried: undefined }
  const carried = await run.steps.wait('write', () => carryOver(previous, build, { staging, retired: own }))
  return { all: { ...own, ...carried.retired }, carried }
}

function addBuildFiles(run: Run, id: string, hashes: Map<string, string>, { all: retired }: Retired): void {
  const { staging, intact, record, options, prepared } = run
  const input = { staging, intact, own: hashes.keys(), timestamp: options.timestamp, lastId: record?.id, retired }
  for (const file of buildFiles(id, prepared.site, input)) hashes.set(file.path, file.hash)
}

function recordOf(
  { prepared, base, todo, workspace }: Run,
  { results, files }: RunPages,
  { id, placed, retired: { all } }: Published,
): BuildRecord {
  // Linking files into the new output has changed their stamps.
  const retired = Object.entries(all).map(([file, known]) => [
    file,
    { ...known, ...outputFileOf(workspace.out, file, known.hash) },
  ])
  return {
    version: 1,
    base: prepared.theme.isOpen ? NEVER : base,
    id,
    pages: recordedPages(todo, results, files),
    files: Object.fromEntries(placed),
    retired: Object.fromEntries(retired),
  }
}

function keepRecord({ workspace, watching, memory }: Run, record: BuildRecord, intact: Map<string, OutputFile>): void {
  writeRecord(workspace, record)
  if (watching) memory.placed = { record, intact }
}

function summaryOf(
  { prepared, record, base, todo, parser }: Run,
  { here, rendered, brought }: RunPages,
  { id, placed, foreign, retired: { carried } }: Published,
): BuildSummary {
  return {
    ...changes(record, placed),
    id,
    site: overviewOf(prepared.site),
    rendered,
    reasons: Object.fromEntries(
      todo.render.map((planned) => [planned.page.route.path, reasonToRender(planned, base, record)]),
    ),
    kept: todo.keep.length,
    brought,
    files: placed,
    foreign,
    carried: carried && { ...carried, retired: Object.keys(carried.retired) },
    threads: here.threads,
    parser,
    pageTimes: pageTimes(todo, here.results),
    texts: prepared.store.texts(),
  }
}
