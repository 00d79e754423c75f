import path from 'node:path'
import type { Issue } from '../../../renderer/definitions/issue.ts'
import type { Variant } from '../../../renderer/definitions/picture.ts'
import type { BuildOptions, Watching } from '../build-types.ts'
import { inlineExecutor, sharingExecutor, sparingExecutor, threadsFor, type Execute } from './executor.ts'
import { publishedRasters } from '../../content/files/published.ts'
import type { Workspace } from '../../output/paths.ts'
import { createDrawer, drawingsIn, keepDrawings } from '../../pictures/pictures.ts'
import { createMaker, originalsOf } from '../../pictures/maker.ts'
import { keepAllOrders, ordersIn } from '../../pictures/orders.ts'
import { startsLater, type Studio } from '../../pictures/studio.ts'
import { allUndecodable } from '../../pictures/undecodable.ts'
import type { Plan } from '../plan.ts'
import type { Prepared } from '../build-types.ts'
import type { OutputFile } from '../../output/output-file.ts'
import type { RenderResult } from '../../output/render-result.ts'
import type { RenderJob, SharedSite } from './render-job.ts'
import { serveEarly, toolsOf } from './serve-early.ts'
import { renderJobOf } from './shared-site.ts'
import type { Steps } from '../../terminal/steps.ts'
import type { Threads } from './threads.ts'

interface Rendering {
  readonly workspace: Workspace
  readonly options: BuildOptions
  readonly prepared: Prepared
  readonly shared: SharedSite
  readonly staging: string
  readonly intact: ReadonlyMap<string, OutputFile>
  readonly watching?: Watching | undefined
  readonly threads: Threads
  /** Makes the pictures. */
  readonly compiler: Studio
  /** Work that nothing waits for, done while threads begin. */
  readonly meanwhile?: () => void
}

/** Results of rendering. */
export interface Rendered {
  readonly results: readonly RenderResult[]
  readonly threads: number
  /** Pictures of the content in their original formats. In `watch` they are made on request. */
  readonly originals: RenderResult['files']
  /** Those that are damaged where the first look at them did not see it. */
  readonly damaged: readonly Issue[]
}

/** Renders the pages of a plan, in threads if that pays off, then makes their pictures. All files go to the staging folder. */
export async function renderAll(todo: Plan, rendering: Rendering, steps: Steps): Promise<Rendered> {
  const { workspace, options, prepared, shared, staging, watching, threads } = rendering
  const pages = todo.render.map(({ page }) => page)
  const wanted = options.worker ? threadsFor(pages.length, watching !== undefined) : 0
  const job = renderJobOf(prepared, shared, pages, staging)
  if (watching) await serveEarly(pages, job, prepared, watching)
  const alone = inline(job, prepared)
  let used = 1
  const together: Execute = async (portion, done) => {
    used = wanted
    // The main thread takes part, except in a server, where it has to respond.
    const tools = watching ? null : await toolsOf(pages, job, prepared)
    const helpers = threads.first(tools ? wanted - 1 : wanted)
    return sharingExecutor(job, helpers, tools, rendering.meanwhile)(portion, done)
  }
  const execute = executeOf(alone, wanted > 0 ? together : null, watching !== undefined || job.font !== null)
  const count = steps.counter('render', pages.length)
  const art = watching ? null : createArt(rendering)
  const rendered = await steps.wait('render', async () =>
    execute(pages, (results) => {
      count(results.length)
      art?.add(results)
    }),
  )
  if (art) return { ...(await steps.wait('draw', async () => art.finish(rendered))), threads: used }
  keepDrawings(rendered, drawingsIn(workspace.cache))
  const variants = rendered.flatMap((result) => result.variants)
  keepAllOrders(variants, publishedRasters(prepared.sources, prepared.site.withheld), ordersIn(workspace.cache))
  return { results: rendered, threads: used, originals: [], damaged: [] }
}

/** Draws link previews and makes pictures while further pages are rendered. */
function createArt({ workspace: { cache }, options, prepared, staging, intact, compiler }: Rendering) {
  const studio = startsLater(compiler)
  const rasters = publishedRasters(prepared.sources, prepared.site.withheld)
  const drawer = createDrawer({ staging, intact, cache: path.join(cache, 'social'), tool: options.tool, studio })
  const maker = createMaker({ staging, intact, cache, studio, rasters })
  const originals = originalsOf(rasters)
  maker.add(originals)
  const add = (results: readonly RenderResult[]): void => {
    drawer.add(results)
    maker.add(results.flatMap(({ variants }) => variants))
  }
  const finish = async (results: readonly RenderResult[]): Promise<Omit<Rendered, 'threads'>> => {
    const drawn = results.some(({ picture }) => picture) ? await drawer.finish(results) : results
    const { files: made, faults } = await maker.finish()
    const filesOf = (variants: readonly Variant[]) => variants.flatMap((variant) => made.get(variant.path) ?? [])
    const withPictures = (result: RenderResult): RenderResult =>
      result.variants.length > 0 ? { ...result, files: [...result.files, ...filesOf(result.variants)] } : result
    const damaged = allUndecodable(faults, rasters)
    return { results: drawn.map(withPictures), originals: filesOf(originals), damaged }
  }
  return { add, finish }
}

/** Pages with link previews are heavy, and a server must keep answering, so in these cases (`isSure`) threads are always worth starting. */
function executeOf(alone: Execute, together: Execute | null, isSure: boolean): Execute {
  if (!together) return alone
  return isSure ? together : sparingExecutor(alone, together, cpuTime)
}

/** Renders in the main thread. The code is loaded when there is something to render. */
function inline(job: RenderJob, prepared: Prepared): Execute {
  return async (pages, done) => inlineExecutor(job, await toolsOf(pages, job, prepared))(pages, done)
}

function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
