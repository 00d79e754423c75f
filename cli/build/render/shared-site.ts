import type { Page } from '../../../renderer/definitions/page.ts'
import { feedSourcesOf } from '../../../renderer/definitions/collections/feed-sources.ts'
import { feedLinks } from '../../../renderer/outputs/feeds/feed.ts'
import { sha256 } from '../../output/digest.ts'
import type { Prepared } from '../build-types.ts'
import type { BinaryFile } from '../../content/files/binary-file.ts'
import type { RenderJob, SharedSite } from './render-job.ts'

/** Values that all pages share. The renderer adds header and footer to the shell's digest: a payload of another shell does not fit. */
export function sharedSite({ site, assets: { assets } }: Prepared): SharedSite {
  const { settings } = site.data
  const feeds = feedLinks(site.pages, feedSourcesOf(site.collections), settings)
  return {
    settings,
    chrome: site.chrome,
    assets,
    feeds,
    shell: sha256(JSON.stringify([assets, settings])).slice(0, 12),
  }
}

/** The job of rendering pages into a folder. */
export function renderJobOf(prepared: Prepared, site: SharedSite, pages: readonly Page[], staging: string): RenderJob {
  return {
    site,
    catalogues: prepared.catalogues,
    packs: prepared.site.data.packs,
    themeFile: prepared.theme.file,
    staging,
    folders: foldersOf(prepared.sources.copies),
    font: pages.length > 0 ? fontOf(prepared) : null,
  }
}

/** The first segments of the paths of copied files. */
export function foldersOf(copies: readonly BinaryFile[]): string[] {
  return [...new Set(copies.map(({ path }) => path.split('/')[0] ?? path))]
}

/** Font of the link previews; null if the site has none. */
function fontOf({ site, theme, assets }: Prepared): string | null {
  return site.data.settings.socialImages && theme.theme.socialImage ? assets.font : null
}
