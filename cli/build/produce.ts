import type { Memory, Prepared, Watching } from './build-types.ts'
import { hasErrors, type Issue } from '../../renderer/definitions/issue.ts'
import { parserInUse, type ParserName } from '../../renderer/markdown/parser.ts'
import type { Page } from '../../renderer/definitions/page.ts'
import type { Site } from '../../renderer/render/site.ts'
import type { BuildOptions, BuildSummary } from './build-types.ts'
import { besideCollisions } from './collisions.ts'
import { foreignFiles, inTheWay, untoldOutput } from '../output/foreign.ts'
import { decided } from './judge.ts'
import { type LoadedSite, overviewOf } from './loaded.ts'
import { buildId, changes, filesOf, hashesOf, pageTimes, recordedPages } from './new-output.ts'
import { closeStaging, openStaging } from '../output/staging.ts'
import { sha256, type Workspace } from '../output/paths.ts'
import { carryOver } from './previous.ts'
import { precompress } from './precompress.ts'
import { plan, type PlannedPage } from './plan.ts'
import { putInPlace, retiredFiles } from './put-in-place.ts'
import { intactFiles, outputFileOf, readRecord, writeRecord, type BuildRecord, type OutputFile } from './record.ts'
import { bringShards } from './shards.ts'
import { sharedSite } from './shared-site.ts'
import { renderAll } from './render-all.ts'
import { renderFailures } from './render-failures.ts'
import { gitDays, UNDATED } from '../content/git-days.ts'
import { translatorsOf } from '../content/catalogues.ts'
import { searchIndexes } from './search-index.ts'
import { buildFiles, checkReferences, siteFiles, type SiteFilesInput, type StagedFile } from './site-files.ts'
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
  const refuse = (issues: readonly Issue[]): Produced => {
    closeStaging(out)
    return { issues, summary: null }
  }
  const brought = bringShards(options.shards ?? [], todo.render, { base, staging, root: workspace.root })
  if (hasErrors(brought.issues)) return refuse(brought.issues)
  const isBrought = new Set(brought.results.map(({ path }) => path))
  const render = todo.render.filter(({ page }) => !isBrought.has(page.route.path))
  const {
    results: rendered,
    threads: used,
    originals,
  } = await renderAll(
    { ...todo, render },
    { workspace, options, prepared, shared, staging, intact, watching, threads },
    steps,
  )
  const results = [...brought.results, ...rendered]
  const files = filesOf(todo, results)
  const failed = renderFailures(results, prepared.site, workspace.root, prepared.theme.file)
  const collided = besideCollisions(files, prepared.site, prepared.sources.copies, workspace.root)
  if (hasErrors(collided)) return refuse([...failed, ...collided])
  const index = await steps.wait('write', () =>
    searchIndexes(prepared.site.pages, shared.settings, { workspace, staging, results, tool: options.tool }),
  )
  const { days, issues: undated } =
    shared.settings.lastmod === 'git' && !options.inPlace
      ? await steps.wait('write', () => gitDays(workspace.root))
      : UNDATED
  const others = steps.run('write', () => [
    ...otherFiles(prepared, shared, { index, committed: days }, staging, intact),
    ...originals,
  ])
  const hashes = hashesOf(todo, results, others, intact)
  const heavy = decided(
    [...undated, ...weigh(todo, { results, originals }, prepared, { out, staging, intact })],
    shared.settings,
    options.strict,
  )
  const issues = [...failed, ...checkReferences(results, hashes, watching !== undefined), ...heavy]
  if (hasErrors(issues)) return refuse(issues)
  // Files placed by this process are not foreign.
  const foreign = memory.placed ? [] : foreignFiles(out, Object.keys({ ...record?.files, ...record?.retired }))
  const lost = inTheWay(foreign, hashes, out)
  if (lost.length > 0) return refuse([...issues, ...lost])
  const id = buildId(hashes, parser)
  const build = { id, at: options.at }
  const copies =
    shared.settings.precompress && !options.inPlace
      ? await steps.wait('write', () => precompress(hashes, { out, staging, intact }))
      : []
  // Not part of the id: another version of the compressor may give other bytes.
  for (const copy of copies) hashes.set(copy.path, copy.hash)
  const own = retiredFiles(record, build, { hashes, intact, options, settings: shared.settings })
  const { previous } = options
  const carried =
    previous === undefined
      ? undefined
      : await steps.wait('write', () =>
          carryOver(previous, build, { staging, hashes, retired: own, retention: shared.settings.retention }),
        )
  const retired = { ...own, ...carried?.retired }
  for (const file of buildFiles(id, prepared.site, {
    staging,
    intact,
    own: hashes.keys(),
    timestamp: options.timestamp,
    lastId: record?.id,
    retired,
  }))
    hashes.set(file.path, file.hash)
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
      rendered: render.map(({ page }) => page.route.path),
      kept: todo.keep.length,
      brought: isBrought.size,
      files: placed,
      foreign,
      carried: carried && { ...carried, retired: Object.keys(carried.retired) },
      threads: used,
      parser,
      pageTimes: pageTimes(todo, rendered),
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
  made: Pick<SiteFilesInput, 'index' | 'committed'>,
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
    ...made,
    staging,
    intact,
  })
}
