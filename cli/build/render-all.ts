import path from 'node:path'
import type { Site } from '../../renderer/render/site.ts'
import type { BuildOptions } from './build-types.ts'
import { inlineExecutor, pooledExecutor, threadsFor, type Execute } from './executor.ts'
import type { Workspace } from '../output/paths.ts'
import { drawPictures } from '../pictures/pictures.ts'
import type { Plan } from './plan.ts'
import type { Prepared } from './build-types.ts'
import type { OutputFile } from './record.ts'
import { outlinerOf, type RenderJob, type RenderResult } from './render-job.ts'
import type { Steps } from '../terminal/steps.ts'

export interface Rendering {
  readonly workspace: Workspace
  readonly options: BuildOptions
  readonly prepared: Prepared
  readonly shared: Omit<Site, 'translate'>
  readonly staging: string
  readonly intact: ReadonlyMap<string, OutputFile>
}

/** Renders the pages of a plan, in threads where that pays, then draws their pictures. All files lie in the staging folder. */
export async function renderAll(
  todo: Plan,
  rendering: Rendering,
  steps: Steps,
): Promise<{ readonly results: readonly RenderResult[]; readonly threads: number }> {
  const { options, prepared, shared, staging } = rendering
  const pages = todo.render.map(({ page }) => page)
  const threads = options.worker ? threadsFor(pages.length) : 1
  const job: RenderJob = {
    site: shared,
    catalogues: prepared.catalogues,
    themeFile: prepared.theme.file,
    staging,
    font: pages.length > 0 ? fontOf(prepared) : null,
  }
  const execute: Execute =
    options.worker && threads > 1 ? pooledExecutor(job, options.worker, threads) : await inline(job, prepared)
  const rendered = await steps.wait('render', async () => execute(pages, steps.counter('render', pages.length)))
  return { results: await drawn(rendered, rendering, steps), threads }
}

async function inline(job: RenderJob, { theme, store }: Prepared): Promise<Execute> {
  const outline = await outlinerOf(job)
  return inlineExecutor(job, { theme: theme.theme, engine: store.engine, outline })
}

/** The font that pictures are set in; null where no pictures are wanted. */
function fontOf({ site, theme, assets }: Prepared): string | null {
  return site.data.settings.socialImages && theme.theme.socialImage ? assets.font : null
}

async function drawn(
  results: readonly RenderResult[],
  { workspace, options, staging, intact }: Rendering,
  steps: Steps,
): Promise<readonly RenderResult[]> {
  const pictures = results.filter(({ picture }) => picture).length
  if (pictures === 0) return results
  const drawing = { staging, cache: path.join(workspace.cache, 'social'), tool: options.tool, intact }
  return steps.wait('draw', async () => drawPictures(results, drawing, steps.counter('draw', pictures)))
}
