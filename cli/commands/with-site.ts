import type { Issue } from '../../renderer/definitions/issue.ts'
import { readSiteData } from '../content/data/site-data.ts'
import { useSiteLocales } from '../content/data/site-locales.ts'
import type { Workspace } from '../output/paths.ts'
import type { Program } from '../program.ts'
import type { Site } from '../write/new-entry.ts'
import { withTheme } from './with-theme.ts'

/** A site whose theme and data have been read, but no texts. */
export interface ReadSite extends Site {
  readonly workspace: Workspace
  /** Those of its data files. */
  readonly issues: readonly Issue[]
}

/** Like `withTheme`, with the data and the languages of the site. */
export async function withSite(
  program: Program,
  root: string,
  use: (site: ReadSite) => number | Promise<number>,
): Promise<number> {
  return withTheme(program, root, async (theme, workspace) => {
    await useSiteLocales(workspace.root)
    const { data, issues } = readSiteData(workspace.root, {})
    return use({ root: workspace.root, workspace, theme, data, issues, at: new Date().toISOString() })
  })
}
