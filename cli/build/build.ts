import { markdownEngine } from '../../renderer/markdown/markdown.ts'
import { loadParser } from '../../renderer/markdown/parser.ts'
import { hasErrors, sortIssues } from '../../renderer/definitions/issue.ts'
import { adviceFor } from './advice.ts'
import type { BuildOptions, BuildResult, Memory, PreparedAndIssues, Watching } from './build-types.ts'
import { compileAssets } from '../theme/assets.ts'
import { readCatalogues } from '../content/catalogues.ts'
import { claimsOf, collisions } from './collisions.ts'
import { judge } from './judge.ts'
import { loadSite } from './load.ts'
import { storedEngine } from '../content/markdown-store.ts'
import { checkOutput, recover } from '../output/output.ts'
import type { Workspace } from '../output/paths.ts'
import { prepareAgain } from './prepare-again.ts'
import { produce } from './produce.ts'
import { servePages } from './serve-early.ts'
import { readSiteData } from '../content/site-data.ts'
import { useSiteLocales } from '../content/site-locales.ts'
import { checkRoot, readSources } from '../content/sources.ts'
import type { Steps } from '../terminal/steps.ts'
import { loadTheme } from '../theme/theme.ts'
import { urlIssues } from '../urls/ratchet.ts'

/**
 * One build, cold or warm, for `generate` and `watch` alike: read and check everything, render what differs from the last
 * build, put it in place. With errors nothing is written and the output stays as it was.
 */
export async function build(
  workspace: Workspace,
  options: BuildOptions,
  memory: Memory,
  steps: Steps,
  watching?: Watching,
): Promise<BuildResult> {
  // What a killed run has left is settled before anything can be wrong with the content.
  recover(workspace.out)
  const again = watching && (await prepareAgain(workspace, options, memory, watching, steps))
  const { prepared, issues: found, around } = again ?? (await prepare(workspace, options, memory, steps, watching))
  memory.isRight = false
  if (!prepared) return { issues: sortIssues(found), summary: null, site: null }
  const { data } = prepared.site
  // What costs visitors something is said when nothing is wrong: it would drown the errors.
  const issues = judge(hasErrors(found) ? found : [...found, ...adviceFor(data)], data, options.strict)
  if (hasErrors(issues)) return { issues: sortIssues(issues), summary: null, site: null }
  memory.prepared = { prepared, issues: found, around }
  memory.isRight = true
  watching?.prepared(prepared)
  const produced = await produce(workspace, options, prepared, steps, memory, watching)
  // After a small change there is little to learn from, and much to write.
  if (produced.summary && !again) prepared.store.save()
  const { summary } = produced
  return { issues: sortIssues([...issues, ...produced.issues]), summary, site: summary && prepared.site }
}

/** Reads and checks. Goes on as far as it can, so that one run tells everything that is wrong. */
export async function prepare(
  workspace: Workspace,
  options: BuildOptions,
  memory: Memory,
  steps: Steps,
  watching?: Watching,
): Promise<PreparedAndIssues> {
  const { root, cache, out } = workspace
  const wrongFolder = checkRoot(root) ?? checkOutput(out, root)
  if (wrongFolder) return { prepared: null, issues: [wrongFolder], around: [] }
  const { packs, names } = await useSiteLocales(root)
  const sources = steps.run('read', () => readSources(root, memory.sources))
  const { data, issues: dataIssues } = steps.run('read', () => readSiteData(root, options))
  const theme = await steps.wait('compile', () => loadTheme(workspace, options.tool))
  if (!('code' in theme)) theme.useLocales(packs, names)
  const found = [...sources.issues, ...dataIssues]
  if ('code' in theme) return { prepared: null, issues: [...found, theme], around: [] }
  const catalogues = steps.run('read', () => readCatalogues(root, data.settings))
  const assets = data.damaged.has('site')
    ? null
    : await steps.wait('compile', () => compileAssets(workspace, theme.theme, data.settings, options.tool))
  if (watching && assets && !('code' in assets))
    await servePages(memory.prepared, { theme, assets, catalogues: catalogues.catalogues }, watching)
  const store = (memory.store ??= storedEngine(markdownEngine(await loadParser()), cache, options.tool))
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
  const around = [...found, ...catalogues.issues]
  const right = [...around, ...loaded.issues, ...collisions(claimsOf(loaded.site, sources.copies, root))]
  const { loaded: last } = memory.load
  // Who is writing may rename a folder twice; and with faults in these files nobody knows which addresses there will be.
  const isCompared = !options.inPlace && last && !data.damaged.has('addresses') && !data.damaged.has('redirects')
  const vanished = isCompared
    ? urlIssues(root, { library: last.targets.library, redirects: loaded.site.redirects })
    : []
  const issues = [...right, ...vanished]
  if (!assets) return { prepared: null, issues, around }
  if ('code' in assets) return { prepared: null, issues: [...issues, assets], around }
  const { site } = loaded
  return { prepared: { site, sources, theme, assets, catalogues: catalogues.catalogues, store }, issues, around }
}
