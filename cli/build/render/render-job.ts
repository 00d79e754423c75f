import type { PackData } from '../../../i18n/pack-data.ts'
import { withLetters } from '../../../renderer/definitions/decoded.ts'
import { sourceOf } from '../../../renderer/library/library.ts'
import type { TextFile } from '../../../renderer/definitions/collections/collection-outputs.ts'
import type { Outliner } from '../../../renderer/definitions/outline.ts'
import type { Page } from '../../../renderer/definitions/page.ts'
import type { Variant } from '../../../renderer/definitions/picture.ts'
import type { Theme } from '../../../renderer/definitions/theme.ts'
import { htmlFileOf, payloadFileOf } from '../../../renderer/definitions/url.ts'
import type { MarkdownEngine } from '../../../renderer/markdown/markdown.ts'
import { belowBase } from '../../../renderer/outputs/below-base.ts'
import { onDomains } from '../../../renderer/outputs/on-domains.ts'
import type { Picture } from '../../../renderer/render/picture.ts'
import { pageRenderer } from '../../../renderer/render/render-page.tsx'
import type { Site } from '../../../renderer/render/site.ts'
import { type Catalogues, translatorsOf } from '../../content/data/translators.ts'
import { sha256 } from '../../output/digest.ts'

/** What all pages share, as plain data: translators are functions, which no thread can be sent. */
export type SharedSite = Omit<Site, 'translate'>

/** Input of a rendering thread: plain data only. */
export interface RenderJob {
  readonly site: SharedSite
  readonly catalogues: Catalogues
  /** Packs that the site brings. */
  readonly packs: readonly PackData[]
  readonly themeFile: string
  readonly staging: string
  /** Folders of the copied files. */
  readonly folders: readonly string[]
  /** Font of the link previews; null if there are none. */
  readonly font: string | null
}

/** Tools for rendering; each thread loads its own. */
export interface Tools {
  readonly theme: Theme
  readonly engine: MarkdownEngine
  readonly outline: Outliner | null
}

/** Sets the text of pictures, if the job has any. Loaded on demand, because HarfBuzz is slow to start. */
export async function outlinerOf({ font }: Pick<RenderJob, 'font'>): Promise<Outliner | null> {
  if (font === null) return null
  const { loadOutliner } = await import('../../pictures/outliner.ts')
  outliner = outliner?.font === font ? outliner : { font, load: loadOutliner(font) }
  return outliner.load
}

/** Cache of the last font. Its name contains a digest, so it identifies the font. */
let outliner: { readonly font: string; readonly load: Promise<Outliner> } | undefined

/** Result of one page. Paths in `html` lack the path of the base URL; those in the files have it. */
export interface PageFiles {
  readonly html: string
  readonly files: readonly TextFile[]
  readonly picture: Picture | null
  readonly variants: readonly Variant[]
}

/** What the watchdog calls the work on a page: its address, and the text that it is made of. */
export function nameOfWork({ route }: Page): string {
  return `${withLetters(route.path)} (${sourceOf(route)})`
}

/** The function that renders the pages of a job one by one. */
export function renderPage(job: RenderJob, { theme, engine, outline }: Tools): (page: Page) => PageFiles {
  const site = { ...job.site, translate: translatorsOf(job.catalogues, job.site.settings) }
  const render = pageRenderer({ site, theme, engine, digest: sha256 }, outline)
  const below = belowBase(job.site.settings, job.folders)
  const onDomain = onDomains(job.site.settings)
  const moved = (file: TextFile): TextFile => onDomain(below(file))
  return (page) => {
    const { path } = page.route
    const { html, payload, files, picture, variants } = render(page)
    const hasPayload = job.site.settings.script && path.endsWith('/')
    const own = hasPayload ? [{ path: payloadFileOf(path), content: payload }] : []
    return {
      html,
      files: [{ path: htmlFileOf(path), content: html }, ...own, ...files].map(moved),
      picture,
      variants,
    }
  }
}
