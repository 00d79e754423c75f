import type { Issue } from '../../../renderer/definitions/issue.ts'
import { ASSET_WARNINGS, compileAssets } from '../../theme/assets.ts'
import { readTextsAgain } from '../../content/files/sources.ts'
import type { Workspace } from '../../output/paths.ts'
import type { Steps } from '../../terminal/steps.ts'
import { compilerHere } from '../../theme/compiler.ts'
import { isThrown, tellThrown } from '../../theme/faults/thrown-issues.ts'
import type { BuildOptions, Memory, Prepared, PreparedAndIssues, Running } from '../build-types.ts'
import { claimsOf } from './file-claims.ts'
import { collisions } from './collisions.ts'
import { isSameReading } from './load-again.ts'
import { loadSite } from './load.ts'

/**
 * The site after changes of texts or style sheets only, reusing the rest, which must be right. Undefined if more may have changed; then
 * everything is read.
 */
export async function prepareAgain({
  workspace,
  options,
  memory: { prepared: last, sources, load },
  steps,
  watching,
}: Running): Promise<PreparedAndIssues | undefined> {
  const { changed = [] } = watching ?? {}
  const before = load.loaded
  if (!last || !before || changed.length === 0 || !isSameReading(before, options.at)) return undefined
  if (changed.every((file) => STYLES.test(file))) return withStyles(workspace, options, last, steps)
  if (!changed.every((file) => TEXT.test(file))) return undefined
  const { prepared, around } = last
  const read = steps.run('read', () => readTextsAgain(workspace.root, prepared.sources, changed, sources))
  if (!read) return undefined
  const input = { ...inputOf(prepared, options), sources: read, memory: load }
  const checked = await tellThrown(prepared.theme, workspace.root, () => steps.run('check', () => loadSite(input)))
  if (isThrown(checked)) return { prepared: null, issues: [...around, ...checked.thrown], around }
  const { site, issues: found } = checked
  // If only some pages are new, all other issues are the same.
  const collided = (): Issue[] => collisions(claimsOf(site, read.copies, workspace.root))
  const issues = found === before.issues ? last.issues : [...around, ...found, ...collided()]
  return { prepared: { ...prepared, sources: read, site }, issues, around }
}

/** An entry of a collection: `content/<collection>/…/<locale>.md`. */
const TEXT = /^content\/(?!static\/)[^/]+\/.+\.md$/
const STYLES = /^templates\/.+\.css$/

async function withStyles(
  workspace: Workspace,
  options: BuildOptions,
  { prepared, issues, around }: NonNullable<Memory['prepared']>,
  steps: Steps,
): Promise<PreparedAndIssues> {
  const { theme, site } = prepared
  const { settings } = site.data
  const source = { ...theme, workspace, settings, tool: options.tool, compiler: compilerHere }
  const assets = await steps.wait('compile', () => compileAssets(source))
  if ('issues' in assets) return { prepared: null, issues: [...issues, ...assets.issues], around }
  const withWarnings = (told: readonly Issue[]): Issue[] => [
    ...told.filter(({ code }) => !ASSET_WARNINGS.includes(code)),
    ...assets.warnings,
  ]
  return { prepared: { ...prepared, assets }, issues: withWarnings(issues), around: withWarnings(around) }
}

function inputOf({ site, theme, catalogues, store }: Prepared, { at, drafts }: BuildOptions) {
  return { data: site.data, theme: theme.theme, catalogues, engine: store.engine, clock: { at, drafts } }
}
