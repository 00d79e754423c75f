import type { Issue } from '../../../renderer/definitions/issue.ts'
import type { Settings } from '../../../renderer/definitions/settings/settings.ts'
import { markdownEngine } from '../../../renderer/markdown/markdown.ts'
import { loadParser, parserInUse } from '../../../renderer/markdown/parser.ts'
import { loadHyphenation } from '../../../renderer/render/hyphenation.ts'
import { readCatalogues, withoutUsed } from '../../content/catalogues.ts'
import { storedEngine, type MarkdownStore } from '../../content/markdown-store.ts'
import { useSiteLocales } from '../../content/site-locales.ts'
import { checkRoot } from '../../content/sources.ts'
import type { Workspace } from '../../output/paths.ts'
import { checkOutput } from '../../output/refuse-folder.ts'
import { type CompiledAssets, compileAssets } from '../../theme/assets.ts'
import type { NotCompiled } from '../../theme/faults/compile-error.ts'
import type { EndingCompiler } from '../../theme/compiler.ts'
import { pageCode } from '../../theme/page-code/page-code.ts'
import { loadTheme, type LoadedTheme } from '../../theme/theme.ts'
import { isThrown } from '../../theme/faults/thrown-issues.ts'
import { urlIssues } from '../../urls/ratchet.ts'
import type { BuildOptions, PreparedAndIssues, Running } from '../build-types.ts'
import { checkSite } from './check-site.ts'
import type { KeptLoad } from './kept-load.ts'
import type { Loaded, LoadMemory } from './loaded.ts'
import { type Reading, startReading } from './reading.ts'
import { serveFirst } from './serve-first.ts'
import { clockedEngine } from './text-clock.ts'

/** Reads and checks a site. Continues after errors, so that one run reports all of them. */
export async function prepare(running: Running): Promise<PreparedAndIssues> {
  const { workspace, options, memory, steps, compiler, watching } = running
  const { root, out } = workspace
  const wrongFolder = checkRoot(root) ?? checkOutput(out, root)
  if (wrongFolder) return { prepared: null, issues: [wrongFolder], around: [] }
  // First, because another process compiles: all that does not need the theme is done meanwhile.
  const loading = loadTheme(workspace, options.tool, compiler)
  loading.catch(() => undefined)
  const { packs, names } = await useSiteLocales(root)
  // A server renders any page at any time; others load what their pages need.
  if (watching) await loadHyphenation(packs)
  if (watching) await serveFirst(workspace, options, memory.prepared, { loading, packs, names, watching, steps })
  const store = (memory.store ??= await openStore(workspace.cache, options.tool))
  const reading = startReading(running, store)
  const { data, issues: dataIssues } = reading.site
  const { catalogues, issues: textIssues } = steps.run('read', () => readCatalogues(root, data.settings))
  const theme = await steps.wait('compile', () => loading)
  if ('issues' in theme)
    return { prepared: null, issues: [...(await reading.sources()).issues, ...dataIssues, ...theme.issues], around: [] }
  theme.useLocales(packs, names)
  const compiling = compiledAssets(workspace, theme, reading.site, options.tool, compiler)
  const sources = await reading.sources()
  const clock = { at: options.at, drafts: options.drafts }
  const input = { data, sources, theme: theme.theme, catalogues, engine: store.engine, clock, memory: memory.load }
  const checked = await checkSite(input, theme, { workspace, options, steps, isWatched: watching !== undefined })
  const messageIssues = withoutUsed(textIssues, catalogues[data.settings.defaultLocale], theme.file)
  const around = [...sources.issues, ...dataIssues, ...messageIssues, ...theme.warnings]
  if (isThrown(checked)) {
    const assets = await steps.wait('compile', () => compiling)
    const broken = assets && ('issues' in assets ? assets.issues : assets.warnings)
    return { prepared: null, issues: [...around, ...checked.thrown, ...(broken ?? [])], around }
  }
  const { site, kept } = checked
  reading.keep()
  checked.keepEntries()
  const issues = [...around, ...checked.found, ...vanished(root, options, memory.load.loaded)]
  const assets = await steps.wait('compile', () => compiling)
  if (!assets) return { prepared: null, issues, around }
  if ('issues' in assets) return { prepared: null, issues: [...issues, ...assets.issues], around }
  const keep = keepOnce(kept, store, watching ? undefined : memory.load)
  const prepared = { site, sources, theme, assets, catalogues, store, keep }
  return { prepared, issues: [...issues, ...assets.warnings], around: [...around, ...assets.warnings] }
}

/** Keeps what this run has read for the next one; of pages only those of a single run. */
function keepOnce(kept: KeptLoad, store: MarkdownStore, load: LoadMemory | undefined): () => void {
  let isKept = false
  return () => {
    // If pages of the last run are used, only a few texts have been looked up.
    if (isKept || kept.isUsed()) return
    isKept = true
    if (load?.loaded) kept.keep(load.loaded)
    store.save()
  }
}

/**
 * Styles, scripts and icons, which another process compiles while this one checks the texts; what they say of the code of components is
 * among their warnings. Null if the settings have errors.
 */
function compiledAssets(
  workspace: Workspace,
  theme: LoadedTheme,
  { data }: Reading['site'],
  tool: string,
  compiler: EndingCompiler,
): Promise<CompiledAssets | NotCompiled | null> {
  const compiling = data.damaged.has('site')
    ? Promise.resolve(null)
    : checkedAssets(workspace, theme, data.settings, tool, compiler)
  const ended = compiling.finally(compiler.end)
  // Errors are reported where the promise is awaited.
  ended.catch(() => undefined)
  return ended
}

async function checkedAssets(
  workspace: Workspace,
  theme: LoadedTheme,
  settings: Settings,
  tool: string,
  compiler: EndingCompiler,
): Promise<CompiledAssets | NotCompiled> {
  const assets = await compileAssets(workspace, theme, settings, tool, compiler)
  if ('issues' in assets) return assets
  const found = await pageCode(workspace, theme.suspects, assets, tool, compiler)
  return { ...assets, warnings: [...assets.warnings, ...found] }
}

/** Cached results are valid only for the parser that made them. */
async function openStore(cache: string, tool: string): Promise<MarkdownStore> {
  return storedEngine(clockedEngine(markdownEngine(await loadParser())), cache, `${tool} ${await parserInUse()}`)
}

/**
 * Addresses of the list that the site no longer has. In `watch` a folder may be renamed twice, and with errors in the settings or redirects
 * the future addresses are unknown.
 */
function vanished(root: string, { inPlace }: BuildOptions, loaded: Loaded | undefined): Issue[] {
  if (inPlace || !loaded) return []
  const { targets, site } = loaded
  if (site.data.damaged.has('addresses') || site.data.damaged.has('redirects')) return []
  return urlIssues(root, { library: targets.library, redirects: site.redirects })
}
