import { availableParallelism } from 'node:os'
import { grouped } from '../../../renderer/definitions/grouped.ts'
import type { Page } from '../../../renderer/definitions/page.ts'
import { pageWriter } from './page-writer.ts'
import type { RenderResult } from '../../output/render-result.ts'
import type { RenderJob, Tools } from './render-job.ts'
import { portionsOf } from './portions.ts'
import type { Thread } from './threads.ts'

/** Renders pages. `done` is called with the results since its last call. */
export type Execute = (
  pages: readonly Page[],
  done: (results: readonly RenderResult[]) => void,
) => Promise<RenderResult[]>

/** Pages of each thread: fewer are not worth starting one, however heavy they are. */
const PAGES_PER_THREAD = 150
const MOST_THREADS = 8
/** Number of pages rendered between two responses of a server. */
const PAGES_WHILE_SERVING = 40

/**
 * Number of threads worth starting for a number of pages; 0 to render in the main thread alone. A main thread that serves requests must not
 * be busy for long.
 */
export function threadsFor(pages: number, isServing: boolean, processors = availableParallelism()): number {
  if (isServing && pages > PAGES_WHILE_SERVING) return Math.min(processors, MOST_THREADS)
  const threads = Math.min(Math.floor(pages / PAGES_PER_THREAD), processors, MOST_THREADS)
  return threads > 1 ? threads : 0
}

/** Renders all pages in this thread. */
export function inlineExecutor(job: RenderJob, tools: Tools): Execute {
  return sharingExecutor(job, [], tools)
}

/**
 * From this many pages or texts on, threads always pay off: on two processors, 1,500 light pages take as long with threads as without,
 * but a fifth more CPU time; 3,000 take a tenth less, and 300 a quarter longer.
 */
export const SURELY = 1500
/** Number of pages rendered first to measure their time. */
const SAMPLE = 24
/** Remaining CPU time in milliseconds from which threads pay off: each takes half a second to start and warm up. */
const WORTH_STARTING = 2000
/** How many times as long as later ones the first pages take at most, while the code is loaded and not optimized. */
const WARMING_UP = 4

/**
 * Renders a sample in the main thread before starting threads for the rest: a few hundred light pages take less time than starting threads,
 * two thirds of the CPU time, and half of the memory. Unless the first sample leaves no doubt, the second one decides. `cpu` returns the
 * CPU time of this process in milliseconds.
 */
export function sparingExecutor(alone: Execute, together: Execute, cpu: () => number): Execute {
  return async (pages, done) => {
    if (pages.length >= SURELY) return together(pages, done)
    const results: RenderResult[] = []
    let rest = pages
    for (const much of [WARMING_UP * WORTH_STARTING, WORTH_STARTING]) {
      const start = cpu()
      results.push(...(await alone(rest.slice(0, SAMPLE), done)))
      rest = rest.slice(SAMPLE)
      const left = ((cpu() - start) / SAMPLE) * rest.length
      if (left > much) return [...results, ...(await together(rest, done))]
      if (left <= WORTH_STARTING) break
    }
    return [...results, ...(await alone(rest, done))]
  }
}

/** Pages per batch: a message costs as much as rendering half a page. */
const PORTION = 20
/** Queued batches per thread, so that the next ones are there when a thread has finished one and the main thread is rendering. */
const AHEAD = 4

/**
 * Distributes pages among threads and, if `tools` is given, the main thread, whose code is warm already. Each takes the next batch when it
 * has finished one. `meanwhile` is work that nothing waits for: the main thread does it while the others begin.
 */
export function sharingExecutor(
  job: RenderJob,
  threads: readonly Pick<Thread, 'ask'>[],
  tools: Tools | null,
  meanwhile: () => void = () => undefined,
): Execute {
  return async (pages, done) => {
    if (pages.length === 0) return []
    // Pages with link previews are heavy, and the main thread draws these in between.
    const size = job.font === null ? PORTION : 1
    const portions = portionsOf<Page, RenderResult>(portionsOfPages(pages, size), done)
    const byThread = async (thread: Pick<Thread, 'ask'>): Promise<void> => {
      const prepared = thread.ask({ kind: 'prepare', job })
      const render = (portion: readonly Page[]) => thread.ask({ kind: 'render', pages: portion })
      await Promise.all([prepared, ...Array.from({ length: AHEAD }, () => portions.takenBy(render))])
    }
    const here = async (): Promise<void> => {
      if (!tools) return
      meanwhile()
      await portions.takenBy(pageWriter(job, tools))
    }
    await Promise.all([...threads.map(byThread), here()])
    const order = new Map(pages.map(({ route }, index) => [route.path, index]))
    const placeOf = ({ path }: RenderResult): number => order.get(path) ?? 0
    return portions.results.toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}

/** Splits pages into portions. Translations stay together, because a theme may cache what they share, such as a drawing. */
export function portionsOfPages(pages: readonly Page[], size: number): Page[][] {
  const groups = grouped(pages, ({ route }) => route.group)
  const portions: Page[][] = []
  for (const group of groups.values()) {
    const last = portions.at(-1)
    if (last && last.length < size) last.push(...group)
    else portions.push([...group])
  }
  return portions
}
