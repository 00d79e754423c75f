import { siteFolder } from '../content/site-folder.ts'
import { workspaceOf, type Workspace } from '../output/paths.ts'
import { EXIT, type Program } from '../program.ts'
import { issuesReport } from '../terminal/report.ts'
import { loadTheme, type LoadedTheme } from '../theme/theme.ts'

/** Loads the theme of the site in `root` and passes it to `use`; returns the exit code. Errors of the theme are reported. */
export async function withTheme(
  program: Program,
  root: string,
  use: (theme: LoadedTheme['theme'], workspace: Workspace) => number | Promise<number>,
): Promise<number> {
  const workspace = workspaceOf({ root: siteFolder(root), out: undefined })
  const loaded = await loadTheme(workspace, program.digest)
  if (!('issues' in loaded)) return use(loaded.theme, workspace)
  process.stderr.write(`${issuesReport(loaded.issues, workspace.root, process.stderr)}\n`)
  return EXIT.siteHasErrors
}
