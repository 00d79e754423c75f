import path from 'node:path'
import type { Site } from '../../renderer/render/site.ts'
import type { Page } from '../../renderer/definitions/page.ts'
import type { BuildOptions, Watching } from './build-types.ts'
import { inlineExecutor, pooledExecutor, threadsFor, type Execute } from './executor.ts'
import type { Workspace } from '../output/paths.ts'
import { drawingsIn } from '../pictures/on-request.ts'
import { drawPictures, keepDrawings } from '../pictures/pictures.ts'
import type { Plan } from './plan.ts'
import type { Prepared } from './build-types.ts'
import type { OutputFile } from './record.ts'
import { outlinerOf, renderPage, type RenderJob, type RenderResult, type Tools } from './render-job.ts'
import type { Steps } from '../terminal/steps.ts'

export interface Rendering {
  readonly workspace: Workspace
  readonly options: BuildOptions
  readonly prepared: Prepared
  readonly shared: Omit<Site, 'translate'>
  readonly staging: string
  readonly intact: ReadonlyMap<string, OutputFile>
  readonly watching: Watching | undefined
}

/** Renders the pages of a plan, in threads where that pays, then draws their pictures. All files lie in the staging folder. */
export async function renderAll(
  todo: Plan,
  rendering: Rendering,
  steps: Steps,
): Promise<{ readonly results: readonly RenderResult[]; readonly threads: number }> {
  const { options, prepared, shared, staging, watching } = rendering
  const pages = todo.render.map(({ page }) => page)
  const threads = options.worker ? threadsFor(pages.length, watching !== undefined) : 1
  const job: RenderJob = {
    site: shared,
    catalogues: prepared.catalogues,
    themeFile: prepared.theme.file,
    staging,
    font: pages.length > 0 ? fontOf(prepared) : null,
  }
  if (watching) await serveEarly(pages, job, prepared, watching)
  const execute: Execute =
    options.worker && threads > 0
      ? pooledExecutor(job, options.worker, threads, watching?.signal)
      : await inline(job, prepared)
  const rendered = await steps.wait('render', async () => execute(pages, steps.counter('render', pages.length)))
  return { results: await drawn(rendered, rendering, steps), threads }
}

async function inline(job: RenderJob, prepared: Prepared): Promise<Execute> {
  return inlineExecutor(job, await toolsOf(job, prepared))
}

async function toolsOf(job: RenderJob, { theme, store }: Prepared): Promise<Tools> {
  return { theme: theme.theme, engine: store.engine, outline: await outlinerOf(job) }
}

/** What somebody looks at comes first, from memory. */
async function serveEarly(
  pages: readonly Page[],
  job: RenderJob,
  prepared: Prepared,
  watching: Watching,
): Promise<void> {
  const render = renderPage(job, await toolsOf(job, prepared))
  await watching.planned(pages, (page) => render(page).files)
  watching.signal.throwIfAborted()
}

/** The font that pictures are set in: the first one that pages load ahead; null where no pictures are wanted. */
function fontOf({ site, theme, assets }: Prepared): string | null {
  if (!site.data.settings.socialImages || !theme.theme.socialImage) return null
  const [first] = assets.assets.preload
  return assets.files.find((file) => `/${file.path}` === first)?.source ?? null
}

async function drawn(
  results: readonly RenderResult[],
  { workspace, options, staging, intact, watching }: Rendering,
  steps: Steps,
): Promise<readonly RenderResult[]> {
  const pictures = results.filter(({ picture }) => picture).length
  if (pictures === 0) return results
  if (watching) {
    keepDrawings(results, drawingsIn(workspace.cache))
    return results
  }
  const drawing = { staging, cache: path.join(workspace.cache, 'social'), tool: options.tool, intact }
  return steps.wait('draw', async () => drawPictures(results, drawing, steps.counter('draw', pictures)))
}
