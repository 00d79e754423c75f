import path from 'node:path'
import type { Issue } from '../../../renderer/definitions/issue.ts'
import type { AssetSource } from '../asset-part.ts'
import type { CompiledAssets } from '../assets.ts'
import { compileCached } from '../compile-cache.ts'
import type { Compiler } from '../compiler.ts'
import { isAllowed } from './foreign.ts'
import { TOOL } from '../tool-folder.ts'
import { pageCodeIssues } from './page-code-issues.ts'
import type { Suspect } from './suspects.ts'

interface Looking extends Pick<AssetSource, 'workspace' | 'tool' | 'settings'> {
  readonly compiler: Pick<Compiler, 'findingsIn'>
}

/**
 * What does not work in the components of a theme, looked for once its assets tell which modules are those of islands: these may do more,
 * and most themes have nothing else to look at. It is kept until one of the modules changes.
 */
export async function pageCode(
  suspects: readonly Suspect[],
  { modules }: Pick<CompiledAssets, 'modules'>,
  { workspace: { root, cache }, tool, settings, compiler }: Looking,
): Promise<Issue[]> {
  const inBrowser = new Set(modules)
  const files = suspects.flatMap(({ file, where }) =>
    where === 'anywhere' || (where === 'islands') === inBrowser.has(file) ? [file] : [],
  )
  if (files.length === 0) return []
  const key = JSON.stringify([TOOL, tool, files])
  const findings = await compileCached(path.join(cache, 'theme'), 'page-code', key, async () => {
    return { outputs: {}, inputs: files, info: await compiler.findingsIn(files) }
  })
  return pageCodeIssues(
    findings.filter((finding) => !isAllowed(finding, settings)),
    inBrowser,
    root,
  )
}
