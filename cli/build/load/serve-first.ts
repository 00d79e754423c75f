import type { LocalePack } from '../../../i18n/locale-pack.ts'
import type { Workspace } from '../../output/paths.ts'
import type { Steps } from '../../terminal/steps.ts'
import { compileAssets } from '../../theme/assets.ts'
import { compilerHere } from '../../theme/compiler.ts'
import type { loadTheme } from '../../theme/theme.ts'
import type { BuildOptions, Memory, Watching } from '../build-types.ts'
import { changesCode, servePages } from '../render/serve-early.ts'

interface NewTheme {
  readonly loading: ReturnType<typeof loadTheme>
  readonly packs: readonly LocalePack[]
  readonly names: readonly string[]
  readonly watching: Watching
  readonly steps: Steps
}

/** After a change of templates, open pages come first: with the texts, messages and settings of the last build, before any is read again. */
export async function serveFirst(
  workspace: Workspace,
  { tool }: BuildOptions,
  last: Memory['prepared'],
  { loading, packs, names, watching, steps }: NewTheme,
): Promise<void> {
  if (!last || !changesCode(watching.changed)) return
  const theme = await steps.wait('compile', () => loading)
  if ('issues' in theme) return
  theme.useLocales(packs, names)
  const { settings } = last.prepared.site.data
  const source = { ...theme, workspace, settings, tool, compiler: compilerHere }
  const assets = await steps.wait('compile', () => compileAssets(source))
  if (!('issues' in assets)) await servePages(last.prepared, { theme, assets }, watching)
}
