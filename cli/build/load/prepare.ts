import type { Issue } from '../../../renderer/definitions/issue.ts'
import { provideGrammars } from '../../../renderer/markdown/highlight/highlight.ts'
import { markdownEngine } from '../../../renderer/markdown/markdown.ts'
import { loadParser, parserInUse } from '../../../renderer/markdown/parser.ts'
import { loadHyphenation } from '../../../renderer/render/hyphenation.ts'
import { readCatalogues, withoutUsed } from '../../content/data/catalogues.ts'
import { storedEngine, type MarkdownStore } from '../../content/markdown-store.ts'
import { useSiteLocales } from '../../content/data/site-locales.ts'
import { checkRoot } from '../../content/files/sources.ts'
import { checkOutput } from '../../output/refuse-folder.ts'
import type { AssetSource } from '../../theme/asset-part.ts'
import { type CompiledAssets, compileAssets } from '../../theme/assets.ts'
import type { NotCompiled } from '../../theme/faults/compile-error.ts'
import { directIslands } from '../../theme/page-code/direct-islands.ts'
import { pageCode } from '../../theme/page-code/page-code.ts'
import { loadTheme, type LoadedTheme } from '../../theme/theme.ts'
import { isThrown } from '../../theme/faults/thrown-issues.ts'
import { urlIssues } from '../../urls/compare-urls.ts'
import type { BuildOptions, PreparedAndIssues, Running } from '../build-types.ts'
import { type Checked, checkSite } from './check-site.ts'
import type { KeptLoad } from './kept-load.ts'
import type { Loaded, LoadMemory } from '../../content/loaded.ts'
import { type Reading, startReading } from './reading.ts'
import { serveFirst } from './serve-first.ts'
import { clockedEngine } from './text-clock.ts'
import { readGrammar } from '../../content/grammars.ts'

/** Reads and checks a site. Continues after errors, so that one run reports all of them. */
export async function prepare(running: Running): Promise<PreparedAndIssues> {
  const { workspace, options, memory, steps, watching } = running
  const wrongFolder = checkRoot(workspace.root) ?? checkOutput(workspace.out, workspace.root)
  if (wrongFolder) return { prepared: null, issues: [wrongFolder], around: [] }
  const { loading, locales, store, reading, messages } = await begin(running)
  const { data, issues: dataIssues } = reading.site
  const theme = await steps.wait('compile', () => loading)
  if ('issues' in theme)
    return { prepared: null, issues: [...(await reading.sources()).issues, ...dataIssues, ...theme.issues], around: [] }
  theme.useLocales(locales.packs, locales.names)
  const compiling = compiledAssets(running, theme, reading.site)
  const sources = await reading.sources()
  const { catalogues } = messages
  const clock = { at: options.at, drafts: options.drafts }
  const input = { data, sources, theme: theme.theme, catalogues, engine: store.engine, clock, memory: memory.load }
  const checked = await checkSite(input, theme, { workspace, options, steps, isWatched: watching !== undefined })
  const messageIssues = withoutUsed(messages.issues, catalogues[data.settings.defaultLocale], theme.file)
  const around = [...sources.issues, ...dataIssues, ...messageIssues, ...theme.warnings]
  const found = isThrown(checked) ? checked.thrown : foundIn(checked, running, reading)
  const assets = await steps.wait('compile', () => compiling)
  const issues = [...around, ...found, ...toldOf(assets)]
  if (isThrown(checked) || !assets || 'issues' in assets) return { prepared: null, issues, around }
  const keep = keepOnce(checked.kept, store, watching ? undefined : memory.load)
  const prepared = { site: checked.site, sources, theme, assets, catalogues, store, keep }
  return { prepared, issues, around: [...around, ...assets.warnings] }
}

/** Starts to load the theme, which another process compiles, and meanwhile all that does not need it. */
async function begin(running: Running) {
  const { workspace, options, memory, steps, compiler, watching } = running
  const loading = loadTheme(workspace, options.tool, compiler)
  // Errors are reported where the promise is awaited.
  loading.catch(() => undefined)
  const locales = await useSiteLocales(workspace.root)
  // A server renders any page at any time; others load what their pages need.
  if (watching) await loadHyphenation(locales.packs)
  if (watching) await serveFirst(workspace, options, memory.prepared, { loading, ...locales, watching, steps })
  const store = (memory.store ??= await openStore(workspace.cache, options.tool))
  const reading = startReading(running, store)
  const messages = steps.run('read', () => readCatalogues(workspace.root, reading.site.data.settings))
  return { loading, locales, store, reading, messages }
}

/** The issues of a site, of which texts and entries are kept for the next run. */
function foundIn(checked: Checked, { workspace, options, memory }: Running, reading: Reading): readonly Issue[] {
  reading.keep()
  checked.keepEntries()
  return [...checked.found, ...vanished(workspace.root, options, memory.load.loaded)]
}

function toldOf(assets: CompiledAssets | NotCompiled | null): readonly Issue[] {
  if (!assets) return []
  return 'issues' in assets ? assets.issues : assets.warnings
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
  { workspace, options, compiler }: Running,
  theme: LoadedTheme,
  { data }: Reading['site'],
): Promise<CompiledAssets | NotCompiled | null> {
  const source = { ...theme, workspace, settings: data.settings, tool: options.tool, compiler }
  const compiling = data.damaged.has('site') ? Promise.resolve(null) : checkedAssets(source)
  const ended = compiling.finally(compiler.end)
  // Errors are reported where the promise is awaited.
  ended.catch(() => undefined)
  return ended
}

async function checkedAssets(
  source: AssetSource & Pick<LoadedTheme, 'suspects' | 'shownIslands'>,
): Promise<CompiledAssets | NotCompiled> {
  const assets = await compileAssets(source)
  if ('issues' in assets) return assets
  const found = await pageCode(source.suspects, assets, source)
  const direct = directIslands(source.theme, source.shownIslands, new Set(assets.modules), source.workspace.root)
  return { ...assets, warnings: [...assets.warnings, ...found, ...direct] }
}

/** Cached results are valid only for the parser that made them. */
async function openStore(cache: string, tool: string): Promise<MarkdownStore> {
  provideGrammars(readGrammar)
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
