import { siteFolder } from '../content/site-folder.ts'
import { workspaceOf, type Workspace } from '../output/paths.ts'
import type { Program } from '../program.ts'
import { refused } from '../terminal/refused.ts'
import { loadTheme, type LoadedTheme } from '../theme/theme.ts'
import { isThrown, tellThrown } from '../theme/faults/thrown-issues.ts'

/**
 * Loads the theme of the site in `root` and passes it to `use`; returns the exit code. Errors of the theme are reported, also those that
 * its functions throw when they are used.
 */
export async function withTheme(
  program: Program,
  root: string,
  use: (theme: LoadedTheme['theme'], workspace: Workspace) => number | Promise<number>,
): Promise<number> {
  const workspace = workspaceOf({ root: siteFolder(root), out: undefined })
  const loaded = await loadTheme(workspace, program.digest)
  if ('issues' in loaded) return refused(loaded.issues, workspace.root)
  const used = await tellThrown(loaded, workspace.root, async () => ({ code: await use(loaded.theme, workspace) }))
  return isThrown(used) ? refused(used.thrown, workspace.root) : used.code
}
