import type { Memory, Prepared, Watching } from './build-types.ts'
import { existsSync } from 'node:fs'
import { hasErrors, type Issue } from '../../renderer/definitions/issue.ts'
import type { Page } from '../../renderer/definitions/page.ts'
import type { Settings } from '../../renderer/definitions/settings.ts'
import type { Site } from '../../renderer/render/site.ts'
import type { BuildOptions, BuildSummary, PageTime } from './build-types.ts'
import { changedAddresses } from './addresses.ts'
import { besideCollisions } from './collisions.ts'
import { flushFolder, flushTree } from '../output/flush.ts'
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
import { weigh } from './weigh.ts'

interface Produced {
  readonly issues: readonly Issue[]
  readonly summary: BuildSummary | null
}

/** Renders what differs from the last build and puts the new output in place. */
export async function produce(
  workspace: Workspace,
  options: BuildOptions,
  prepared: Prepared,
  steps: Steps,
  memory: Memory,
  watching: Watching | undefined,
): Promise<Produced> {
  const { out } = workspace
  const shared = sharedSite(prepared)
  const base = baseOf(prepared, shared, options)
  const record = memory.placed?.record ?? readRecord(workspace)
  const untold = record ? undefined : untoldOutput(out)
  if (untold) return { issues: [untold], summary: null }
  const staging = openStaging(out)
  const intact = memory.placed?.intact ?? intactFiles(record, out)
  const todo = steps.run('check', () => plan(plannedPages(prepared.site), base, record, (file) => intact.has(file)))
  const { results, threads } = await renderAll(
    todo,
    { workspace, options, prepared, shared, staging, intact, watching },
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
  // What this process has placed itself is in nobody else's way.
  const foreign = memory.placed ? [] : foreignFiles(out, Object.keys({ ...record?.files, ...record?.retired }))
  const lost = inTheWay(foreign, hashes, out)
  if (lost.length > 0) return refuse([...issues, ...lost])
  const id = buildId(hashes)
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
    // Linking them into the new output has changed their stamps.
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
      threads,
      pageTimes: pageTimes(todo, results),
      texts: prepared.store.texts(),
    },
  }
}

/** Digest of what all pages share: with another one every page is rendered. */
export function baseOf(
  { theme, catalogues }: Prepared,
  shared: Omit<Site, 'translate'>,
  options: BuildOptions,
): string {
  return sha256(JSON.stringify([options.tool, theme.digest, shared, catalogues]))
}

export function plannedPages(site: LoadedSite): PlannedPage[] {
  return [...site.pages, ...site.errorPages].map((page) => ({ page, digest: digestOf(page) }))
}

/** In `watch` most pages are the very values of the last build. */
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

/** The id of a build is made of the bytes of its output: equal sites have equal ids, on any machine and any day. */
function buildId(hashes: ReadonlyMap<string, string>): string {
  return sha256([...hashes].map(([file, hash]) => `${file} ${hash}`).join('\n')).slice(0, 16)
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

/** In `watch` no file retires: an hour of work on a style sheet would leave hundreds. */
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
  /** Files of others in the old output, which the new one takes over. */
  readonly foreign: readonly string[]
}

/** Puts the new output in place, unless it is the old one to the byte; gives the files as they stand there. */
async function putInPlace(
  { out }: Workspace,
  { inPlace, durable }: BuildOptions,
  { staging, hashes, intact, record, retired, foreign }: Placing,
): Promise<Map<string, OutputFile>> {
  const before = Object.keys({ ...record?.files, ...record?.retired })
  const placed = new Map([...hashes, ...Object.entries(retired).map(([file, { hash }]) => [file, hash] as const)])
  const flush = durable ? { tree: flushTree, folder: flushFolder } : undefined
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

/** The files of every page, by its address. */
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
