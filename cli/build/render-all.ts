import path from 'node:path'
import type { Site } from '../../renderer/render/site.ts'
import type { BuildOptions, Watching } from './build-types.ts'
import { inlineExecutor, sharingExecutor, sparingExecutor, threadsFor, type Execute } from './executor.ts'
import type { Workspace } from '../output/paths.ts'
import { createDrawer, drawingsIn, keepDrawings } from '../pictures/pictures.ts'
import type { Plan } from './plan.ts'
import type { Prepared } from './build-types.ts'
import type { OutputFile } from './record.ts'
import type { RenderJob, RenderResult } from './render-job.ts'
import { serveEarly, toolsOf } from './serve-early.ts'
import { renderJobOf } from './shared-site.ts'
import type { Steps } from '../terminal/steps.ts'
import type { Threads } from './threads.ts'

export interface Rendering {
  readonly workspace: Workspace
  readonly options: BuildOptions
  readonly prepared: Prepared
  readonly shared: Omit<Site, 'translate'>
  readonly staging: string
  readonly intact: ReadonlyMap<string, OutputFile>
  readonly watching: Watching | undefined
  readonly threads: Threads
}

/** Renders the pages of a plan, in threads where that pays, then draws their pictures. All files lie in the staging folder. */
export async function renderAll(
  todo: Plan,
  rendering: Rendering,
  steps: Steps,
): Promise<{ readonly results: readonly RenderResult[]; readonly threads: number }> {
  const { workspace, options, prepared, shared, staging, intact, watching, threads } = rendering
  const pages = todo.render.map(({ page }) => page)
  const wanted = options.worker ? threadsFor(pages.length, watching !== undefined) : 0
  const job = renderJobOf(prepared, shared, pages, staging)
  if (watching) await serveEarly(pages, job, prepared, watching)
  const alone = inline(job, prepared)
  let used = 1
  const together: Execute = async (portion, done) => {
    used = wanted
    // The main thread of a server has to answer, any other one takes part.
    const tools = watching ? null : await toolsOf(job, prepared)
    return sharingExecutor(job, threads.first(tools ? wanted - 1 : wanted), tools)(portion, done)
  }
  const execute = executeOf(alone, wanted > 0 ? together : null, watching !== undefined || job.font !== null)
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

/** A page with a picture is heavy, and the main thread of a server has to answer: then threads pay in any case (`isSure`). */
function executeOf(alone: Execute, together: Execute | null, isSure: boolean): Execute {
  if (!together) return alone
  return isSure ? together : sparingExecutor(alone, together, cpuTime)
}

/** The main thread; what it renders with is loaded when it has something to render. */
function inline(job: RenderJob, prepared: Prepared): Execute {
  return async (pages, done) => inlineExecutor(job, await toolsOf(job, prepared))(pages, done)
}

function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
