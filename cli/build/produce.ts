import type { Memory, Prepared, Watching } from './build-types.ts'
import { existsSync } from 'node:fs'
import { hasErrors, type Issue } from '../../renderer/definitions/issue.ts'
import { parserInUse, type ParserName } from '../../renderer/markdown/parser.ts'
import type { Page } from '../../renderer/definitions/page.ts'
import type { Settings } from '../../renderer/definitions/settings.ts'
import type { Site } from '../../renderer/render/site.ts'
import type { BuildOptions, BuildSummary, PageTime } from './build-types.ts'
import { changedAddresses } from './addresses.ts'
import { besideCollisions } from './collisions.ts'
import { flushFiles, flushFolder } from '../output/flush.ts'
import { foreignFiles, inTheWay, untoldOutput } from '../output/foreign.ts'
import { decided } from './judge.ts'
import { type LoadedSite, overviewOf } from './loaded.ts'
import { closeStaging, openStaging, publish, publishInPlace } from '../output/output.ts'
import { sha256, type Workspace } from '../output/paths.ts'
import { plan, type Plan, type PlannedPage } from './plan.ts'
import {
  intactFiles,
  isSameTime,
  outputFileOf,
  readRecord,
  writeRecord,
  type BuildRecord,
  type OutputFile,
  type RecordedPage,
} from './record.ts'
import { sharedSite } from './shared-site.ts'
import { retire } from './retired.ts'
import type { RetiredFile } from './record.ts'
import { renderAll } from './render-all.ts'
import { renderFailures } from './render-failures.ts'
import { translatorsOf } from '../content/catalogues.ts'
import type { RenderResult } from './render-job.ts'
import { buildFiles, checkReferences, siteFiles, type StagedFile } from './site-files.ts'
import type { Steps } from '../terminal/steps.ts'
import type { EndingCompiler } from '../theme/compiler.ts'
import type { Threads } from './threads.ts'
import { weigh } from './weigh.ts'

interface Produced {
  readonly issues: readonly Issue[]
  readonly summary: BuildSummary | null
}

/** What a build has beside its sources. */
export interface Running {
  readonly threads: Threads
  readonly compiler: EndingCompiler
  readonly watching: Watching | undefined
}

/** Renders what differs from the last build and puts the new output in place. */
export async function produce(
  workspace: Workspace,
  options: BuildOptions,
  prepared: Prepared,
  steps: Steps,
  memory: Memory,
  { threads, watching }: Running,
): Promise<Produced> {
  const { out } = workspace
  const shared = sharedSite(prepared)
  const parser = await parserInUse()
  const base = baseOf(prepared, shared, options, parser)
  const record = memory.placed?.record ?? readRecord(workspace)
  const untold = record ? undefined : untoldOutput(out)
  if (untold) return { issues: [untold], summary: null }
  const staging = openStaging(out)
  const intact = memory.placed?.intact ?? intactFiles(record, out)
  const todo = steps.run('check', () => plan(plannedPages(prepared.site), base, record, (file) => intact.has(file)))
  const { results, threads: used } = await renderAll(
    todo,
    { workspace, options, prepared, shared, staging, intact, watching, threads },
    steps,
  )
  const refuse = (issues: readonly Issue[]): Produced => {
    closeStaging(out)
    return { issues, summary: null }
  }
  const files = filesOf(todo, results)
  const failed = renderFailures(results, prepared.site, workspace.root, prepared.theme.file)
  const collided = besideCollisions(files, prepared.site, prepared.sources.copies, workspace.root)
  if (hasErrors(collided)) return refuse([...failed, ...collided])
  const others = steps.run('write', () => otherFiles(prepared, shared, staging, intact))
  const hashes = hashesOf(todo, results, others, intact)
  const heavy = decided(weigh(todo, results, prepared, { out, staging, intact }), shared.settings, options.strict)
  const issues = [...failed, ...checkReferences(results, hashes), ...heavy]
  if (hasErrors(issues)) return refuse(issues)
  // Files placed by this process are not foreign.
  const foreign = memory.placed ? [] : foreignFiles(out, Object.keys({ ...record?.files, ...record?.retired }))
  const lost = inTheWay(foreign, hashes, out)
  if (lost.length > 0) return refuse([...issues, ...lost])
  const id = buildId(hashes, parser)
  for (const file of buildFiles(id, prepared.site, {
    staging,
    intact,
    own: hashes.keys(),
    timestamp: options.timestamp,
    lastId: record?.id,
  }))
    hashes.set(file.path, file.hash)
  const retired = retiredFiles(record, { id, at: options.at }, { hashes, intact, options, settings: shared.settings })
  const placed = await steps.wait('write', () =>
    putInPlace(workspace, options, { staging, hashes, intact, record, retired, foreign }),
  )
  const written: BuildRecord = {
    version: 1,
    base,
    id,
    pages: recordedPages(todo, results, files),
    files: Object.fromEntries(placed),
    // Linking files into the new output has changed their stamps.
    retired: Object.fromEntries(
      Object.entries(retired).map(([file, known]) => [file, { ...known, ...outputFileOf(out, file, known.hash) }]),
    ),
  }
  writeRecord(workspace, written)
  if (watching) memory.placed = { record: written, intact: placed }
  return {
    issues,
    summary: {
      ...changes(record, placed),
      id,
      site: overviewOf(prepared.site),
      rendered: todo.render.map(({ page }) => page.route.path),
      kept: todo.keep.length,
      files: placed,
      foreign,
      threads: used,
      parser,
      pageTimes: pageTimes(todo, results),
      texts: prepared.store.texts(),
    },
  }
}

/** Digest of what all pages share; if it changes, every page is rendered. */
export function baseOf(
  { theme, catalogues }: Prepared,
  shared: Omit<Site, 'translate'>,
  options: BuildOptions,
  parser: ParserName,
): string {
  return sha256(JSON.stringify([options.tool, parser, theme.digest, shared, catalogues]))
}

export function plannedPages(site: LoadedSite): PlannedPage[] {
  return [...site.pages, ...site.errorPages].map((page) => ({ page, digest: digestOf(page) }))
}

/** In `watch`, most pages are the same objects as in the last build. */
const digests = new WeakMap<Page, string>()

function digestOf(page: Page): string {
  const digest = digests.get(page) ?? sha256(JSON.stringify(page))
  digests.set(page, digest)
  return digest
}

function otherFiles(
  { site, theme, store, assets, catalogues, sources }: Prepared,
  shared: Omit<Site, 'translate'>,
  staging: string,
  intact: ReadonlyMap<string, OutputFile>,
): StagedFile[] {
  const whole = { ...shared, translate: translatorsOf(catalogues, site.data.settings) }
  return siteFiles({
    site,
    shared: whole,
    theme: theme.theme,
    engine: store.engine,
    assets,
    copies: sources.copies,
    staging,
    intact,
  })
}

/** Hash of every file of the new output, by path, in the order of the paths. */
function hashesOf(
  todo: Plan,
  results: readonly RenderResult[],
  others: readonly StagedFile[],
  intact: ReadonlyMap<string, OutputFile>,
): Map<string, string> {
  const kept = todo.keep.flatMap(({ recorded }) => recorded.files)
  const all = [
    ...kept.map((file) => [file, intact.get(file)?.hash ?? ''] as const),
    ...results.flatMap(({ files }) => files.map((file) => [file.path, file.hash] as const)),
    ...others.map((file) => [file.path, file.hash] as const),
  ]
  return new Map(all.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * The build id is a digest of the output: equal sites have equal ids on any machine and day. With the fallback parser the id differs, even
 * if the bytes are the same.
 */
function buildId(hashes: ReadonlyMap<string, string>, parser: ParserName): string {
  const lines = [...hashes].map(([file, hash]) => `${file} ${hash}`)
  return sha256([...lines, ...(parser === 'satteri' ? [] : [parser])].join('\n')).slice(0, 16)
}

function pageTimes(todo: Plan, results: readonly RenderResult[]): PageTime[] {
  const views = new Map(todo.render.map(({ page }) => [page.route.path, page.view]))
  return results.map(({ path: page, ms }) => {
    const view = views.get(page)
    return { path: page, template: view?.template === 'entry' ? view.collection : (view?.template ?? ''), ms }
  })
}

interface Leaving {
  readonly hashes: ReadonlyMap<string, string>
  readonly intact: ReadonlyMap<string, OutputFile>
  readonly options: BuildOptions
  readonly settings: Settings
}

/** In `watch`, old files are not kept: an hour of work on a style sheet would leave hundreds. */
function retiredFiles(
  record: BuildRecord | undefined,
  build: { readonly id: string; readonly at: string },
  { hashes, intact, options, settings }: Leaving,
): Record<string, RetiredFile> {
  return retire(
    record && options.inPlace ? { ...record, files: {} } : record,
    build,
    hashes,
    intact,
    settings.retention,
  )
}

interface Placing {
  readonly staging: string
  readonly hashes: ReadonlyMap<string, string>
  readonly intact: ReadonlyMap<string, OutputFile>
  readonly record: BuildRecord | undefined
  readonly retired: Readonly<Record<string, RetiredFile>>
  /** Foreign files in the old output, which are carried over. */
  readonly foreign: readonly string[]
}

/** Publishes the new output, unless it equals the old one. Returns its files. */
async function putInPlace(
  { out }: Workspace,
  { inPlace, durable }: BuildOptions,
  { staging, hashes, intact, record, retired, foreign }: Placing,
): Promise<Map<string, OutputFile>> {
  const before = Object.keys({ ...record?.files, ...record?.retired })
  const placed = new Map([...hashes, ...Object.entries(retired).map(([file, { hash }]) => [file, hash] as const)])
  const flush = durable ? { files: flushFiles, folder: flushFolder } : undefined
  const publication = { out, staging, files: placed, intact, foreign, flush }
  const unchanged =
    placed.size === before.length && [...placed].every(([file, hash]) => intact.get(file)?.hash === hash)
  if (unchanged) closeStaging(out)
  else if (inPlace && existsSync(out)) publishInPlace(publication, before)
  else await publish(publication)
  const stands = ([file, hash]: readonly [string, string]): OutputFile => {
    const known = inPlace ? intact.get(file) : undefined
    return known?.hash === hash ? known : outputFileOf(out, file, hash)
  }
  return new Map([...hashes].map((entry) => [entry[0], stands(entry)]))
}

/** The files of each page, by path. */
function filesOf(todo: Plan, results: readonly RenderResult[]): ReadonlyMap<string, readonly string[]> {
  return new Map([
    ...todo.keep.map(({ page, recorded }) => [page.route.path, recorded.files] as const),
    ...results.map((result) => [result.path, result.files.map((file) => file.path)] as const),
  ])
}

function recordedPages(
  todo: Plan,
  results: readonly RenderResult[],
  files: ReadonlyMap<string, readonly string[]>,
): Record<string, RecordedPage> {
  const kept = todo.keep.map(({ page, recorded }) => [page.route.path, recorded] as const)
  const loadsOf = new Map(results.map(({ path, loads }) => [path, loads]))
  const rendered = todo.render.map(({ page, digest }) => {
    const { path } = page.route
    const loads = loadsOf.get(path) ?? []
    return [path, { digest, files: files.get(path) ?? [], ...(loads.length > 0 && { loads }) }] as const
  })
  return Object.fromEntries([...kept, ...rendered])
}

function changes(
  record: BuildRecord | undefined,
  files: ReadonlyMap<string, OutputFile>,
): Pick<BuildSummary, 'written' | 'removed' | 'addresses'> {
  const before = record?.files ?? {}
  const written = [...files].filter(([file, now]) => before[file]?.hash !== now.hash || !isSameTime(before[file], now))
  return {
    written: written.map(([file]) => file),
    removed: Object.keys(before).filter((file) => !files.has(file)),
    addresses: changedAddresses(before, files),
  }
}
