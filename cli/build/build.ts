import { markdownEngine } from '../../renderer/markdown/markdown.ts'
import { loadParser, parserInUse } from '../../renderer/markdown/parser.ts'
import { hasErrors, sortIssues, type Issue } from '../../renderer/definitions/issue.ts'
import { adviceFor } from './advice.ts'
import {
  emptyMemory,
  type BuildOptions,
  type BuildResult,
  type Memory,
  type Prepared,
  type PreparedAndIssues,
  type Watching,
} from './build-types.ts'
import { compileAssets } from '../theme/assets.ts'
import { readCatalogues } from '../content/catalogues.ts'
import { claimsOf, collisions } from './load/collisions.ts'
import { codesOf, judge } from './judge.ts'
import { loadSite } from './load/load.ts'
import { storedEngine, type MarkdownStore } from '../content/markdown-store.ts'
import { checkOutput } from '../output/refuse-folder.ts'
import { recover } from '../output/staging.ts'
import { clockedEngine } from './load/text-clock.ts'
import type { Workspace } from '../output/paths.ts'
import { prepareAgain } from './load/prepare-again.ts'
import { produce } from './produce.ts'
import type { Running } from './run/run.ts'
import { produceShard, type ShardSummary } from './shards/produce-shard.ts'
import { servePages } from './render/serve-early.ts'
import { readSiteData } from '../content/site-data.ts'
import { useSiteLocales } from '../content/site-locales.ts'
import { checkRoot, readSources, walkSources, type Sources } from '../content/sources.ts'
import type { Shard } from './shards/shards.ts'
import type { Steps } from '../terminal/steps.ts'
import { lookAtAll } from '../pictures/look-at-all.ts'
import { textStore } from '../content/text-store.ts'
import { createCompiler } from '../theme/compiler.ts'
import { loadTheme } from '../theme/theme.ts'
import { urlIssues } from '../urls/ratchet.ts'
import { readAhead } from './load/read-ahead.ts'
import { createThreads } from './render/threads.ts'

/**
 * A build, cold or warm, for `generate` and `watch`: reads and checks everything, renders what differs from the last build, and publishes
 * it. If there are errors, nothing is written.
 */
export async function build(
  workspace: Workspace,
  options: BuildOptions,
  memory: Memory,
  steps: Steps,
  watching?: Watching,
): Promise<BuildResult> {
  return whileRunning(options, watching, async (running) => {
    const { prepared, issues, isAgain } = await readSite(running, workspace, options, memory, steps)
    if (!prepared) return { issues, summary: null, site: null }
    const produced = await produce(workspace, options, prepared, steps, memory, running)
    // Skip after small changes: there is little to cache and much to write.
    if (produced.summary && !isAgain) prepared.store.save()
    const { summary } = produced
    return { issues: sortIssues([...issues, ...produced.issues]), summary, site: summary && prepared.site }
  })
}

/** A part of a cold build, for `generate --shard`: reads and checks everything, and renders the pages of one shard. */
export async function buildShard(
  workspace: Workspace,
  options: BuildOptions,
  shard: Shard,
  steps: Steps,
): Promise<{ readonly issues: readonly Issue[]; readonly summary: ShardSummary | null }> {
  return whileRunning(options, undefined, async (running) => {
    const { prepared, issues } = await readSite(running, workspace, options, emptyMemory(), steps)
    if (!prepared) return { issues, summary: null }
    const produced = await produceShard(workspace, options, prepared, shard, steps, running)
    return { ...produced, issues: sortIssues([...issues, ...produced.issues]) }
  })
}

/** Runs a build with its threads and its compiler, and ends them. */
async function whileRunning<T>(
  options: BuildOptions,
  watching: Watching | undefined,
  work: (running: Running) => Promise<T>,
): Promise<T> {
  const threads = createThreads(options.worker, options.profile, watching?.signal)
  const compiler = createCompiler(options.compiler)
  return work({ threads, compiler, watching }).finally(() => {
    compiler.end()
    return threads.end()
  })
}

interface ReadSite {
  /** null if there are errors. */
  readonly prepared: Prepared | null
  readonly issues: readonly Issue[]
  /** Whether only what has changed since the last build of this process was read. */
  readonly isAgain: boolean
}

async function readSite(
  running: Running,
  workspace: Workspace,
  options: BuildOptions,
  memory: Memory,
  steps: Steps,
): Promise<ReadSite> {
  const { watching } = running
  // Clean up after a killed run first, even if the content has errors.
  recover(workspace.out)
  const again = watching && (await prepareAgain(workspace, options, memory, watching, steps))
  const { prepared, issues: found, around } = again ?? (await prepare(workspace, options, memory, steps, running))
  memory.isRight = false
  const isAgain = Boolean(again)
  if (!prepared) return { prepared: null, issues: sortIssues(found), isAgain }
  const { data } = prepared.site
  // Warn only if there are no errors, which the warnings would hide.
  const all = hasErrors(found) ? found : [...found, ...adviceFor(data)]
  const issues = judge(all, data, options.strict, codesOf(prepared.theme.theme))
  if (hasErrors(issues)) return { prepared: null, issues: sortIssues(issues), isAgain }
  memory.prepared = { prepared, issues: found, around }
  memory.isRight = true
  watching?.prepared(prepared, issues)
  return { prepared, issues, isAgain }
}

/** Cached results are valid only for the parser that made them. */
async function openStore(cache: string, tool: string): Promise<MarkdownStore> {
  return storedEngine(clockedEngine(markdownEngine(await loadParser())), cache, `${tool} ${await parserInUse()}`)
}

/** Reads and checks. Continues after errors, so that one run reports all of them. */
export async function prepare(
  workspace: Workspace,
  options: BuildOptions,
  memory: Memory,
  steps: Steps,
  { threads, compiler, watching }: Running,
): Promise<PreparedAndIssues> {
  const { root, cache, out } = workspace
  const wrongFolder = checkRoot(root) ?? checkOutput(out, root)
  if (wrongFolder) return { prepared: null, issues: [wrongFolder], around: [] }
  const { packs, names } = await useSiteLocales(root)
  const store = (memory.store ??= await openStore(cache, options.tool))
  const walked = steps.run('read', () => walkSources(root))
  const texts = textStore(walked, memory, cache, options.tool)
  steps.run('read', texts.recall)
  const ahead = readAhead(walked, memory, store, threads)
  const { data, issues: dataIssues } = steps.run('read', () => readSiteData(root, options))
  const readTexts = async (): Promise<Sources> => {
    await steps.wait('read', ahead.finish)
    const read = steps.run('read', () => readSources(root, memory.sources, walked))
    return steps.wait('read', async () => lookAtAll(read, cache))
  }
  const theme = await steps.wait('compile', () => loadTheme(workspace, options.tool, compiler))
  if ('issues' in theme)
    return { prepared: null, issues: [...(await readTexts()).issues, ...dataIssues, ...theme.issues], around: [] }
  theme.useLocales(packs, names)
  const catalogues = steps.run('read', () => readCatalogues(root, data.settings))
  const assets = data.damaged.has('site')
    ? null
    : await steps.wait('compile', () => compileAssets(workspace, theme.theme, data.settings, options.tool, compiler))
  compiler.end()
  if (watching && assets && !('issues' in assets))
    await servePages(memory.prepared, { theme, assets, catalogues: catalogues.catalogues }, watching)
  const sources = await readTexts()
  const clock = { at: options.at, drafts: options.drafts }
  const loaded = steps.run('check', () =>
    loadSite({
      data,
      sources,
      theme: theme.theme,
      catalogues: catalogues.catalogues,
      engine: store.engine,
      clock,
      memory: memory.load,
    }),
  )
  texts.keep()
  const around = [...sources.issues, ...dataIssues, ...catalogues.issues]
  const right = [...around, ...loaded.issues, ...collisions(claimsOf(loaded.site, sources.copies, root))]
  const { loaded: last } = memory.load
  // In `watch` a folder may be renamed twice. With errors in these files the future addresses are unknown.
  const isCompared = !options.inPlace && last && !data.damaged.has('addresses') && !data.damaged.has('redirects')
  const vanished = isCompared
    ? urlIssues(root, { library: last.targets.library, redirects: loaded.site.redirects })
    : []
  const issues = [...right, ...vanished]
  if (!assets) return { prepared: null, issues, around }
  if ('issues' in assets) return { prepared: null, issues: [...issues, ...assets.issues], around }
  const { site } = loaded
  return { prepared: { site, sources, theme, assets, catalogues: catalogues.catalogues, store }, issues, around }
}
