import path from 'node:path'
import type { Site } from '../../renderer/render/site.ts'
import type { BuildOptions, Watching } from './build-types.ts'
import { inlineExecutor, pooledExecutor, sparingExecutor, threadsFor, type Execute } from './executor.ts'
import type { Workspace } from '../output/paths.ts'
import { createDrawer, drawingsIn, keepDrawings } from '../pictures/pictures.ts'
import type { Plan } from './plan.ts'
import type { Prepared } from './build-types.ts'
import type { OutputFile } from './record.ts'
import type { RenderJob, RenderResult } from './render-job.ts'
import { serveEarly, toolsOf } from './serve-early.ts'
import { renderJobOf } from './shared-site.ts'
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
  const { workspace, options, prepared, shared, staging, intact, watching } = rendering
  const pages = todo.render.map(({ page }) => page)
  const threads = options.worker ? threadsFor(pages.length, watching !== undefined) : 1
  const job = renderJobOf(prepared, shared, pages, staging)
  if (watching) await serveEarly(pages, job, prepared, watching)
  const alone = inline(job, prepared)
  let used = 1
  const together = (worker: URL): Execute => {
    const pooled = pooledExecutor(job, worker, threads, { signal: watching?.signal, profile: options.profile })
    return (pages, done) => {
      used = threads
      return pooled(pages, done)
    }
  }
  const pooled = options.worker && threads > 0 ? together(options.worker) : alone
  // A page with a picture is heavy, and the main thread of a server has to answer: then threads pay in any case.
  const isSure = pooled === alone || watching !== undefined || job.font !== null
  const execute = isSure ? pooled : sparingExecutor(alone, pooled, cpuTime)
  const count = steps.counter('render', pages.length)
  const drawer = createDrawer({ staging, intact, cache: path.join(workspace.cache, 'social'), tool: options.tool })
  const rendered = await steps.wait('render', async () =>
    execute(pages, (results) => {
      count(results.length)
      if (!watching) drawer.add(results)
    }),
  )
  if (!rendered.some(({ picture }) => picture)) return { results: rendered, threads: used }
  if (!watching) return { results: await steps.wait('draw', async () => drawer.finish(rendered)), threads: used }
  keepDrawings(rendered, drawingsIn(workspace.cache))
  return { results: rendered, threads: used }
}

/** The main thread; what it renders with is loaded when it has something to render. */
function inline(job: RenderJob, prepared: Prepared): Execute {
  return async (pages, done) => inlineExecutor(job, await toolsOf(job, prepared))(pages, done)
}

function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
