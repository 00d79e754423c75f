import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Page } from '../../renderer/definitions/page.ts'
import { renderPages, type RenderJob, type RenderResult, type Tools } from './render-job.ts'

/** Renders pages somewhere. `done` is called with what has been finished since the last call. */
export type Execute = (
  pages: readonly Page[],
  done: (results: readonly RenderResult[]) => void,
) => Promise<RenderResult[]>

/** Pages below which starting threads costs more than they save: a thread takes about as long to start as 150 pages. */
const PAGES_PER_THREAD = 150
const MOST_THREADS = 8
/** Pages that are rendered between two answers of a server. */
const PAGES_WHILE_SERVING = 40

/** Threads that pay for a number of pages; 0: the main one does it alone. One that answers meanwhile must not be kept busy for long. */
export function threadsFor(pages: number, isServing: boolean, processors = availableParallelism()): number {
  if (isServing && pages > PAGES_WHILE_SERVING) return Math.min(processors, MOST_THREADS)
  const threads = Math.min(Math.floor(pages / PAGES_PER_THREAD), processors, MOST_THREADS)
  return threads > 1 ? threads : 0
}

export function inlineExecutor(job: RenderJob, tools: Tools): Execute {
  return (pages, done) => Promise.resolve(renderPages(pages, job, tools, (result) => done([result])))
}

/** From so many pages on threads pay, whatever a page takes. */
const SURELY = 800
/** Pages that are rendered first to see what one takes. */
const SAMPLE = 24
/** CPU time that must be left for threads to pay, in milliseconds: each takes half a second to start and until its code is as fast. */
const WORTH_STARTING = 2000

/**
 * Renders some pages in the main thread before it starts others for the rest: a few hundred light pages are done sooner than threads
 * are under way, for two thirds of the CPU time and half of the memory. `cpu` tells the milliseconds that this process has taken.
 */
export function sparingExecutor(alone: Execute, together: Execute, cpu: () => number): Execute {
  return async (pages, done) => {
    if (pages.length >= SURELY) return together(pages, done)
    const start = cpu()
    const first = await alone(pages.slice(0, SAMPLE), done)
    const rest = pages.slice(SAMPLE)
    const left = ((cpu() - start) / SAMPLE) * rest.length
    return [...first, ...(await (left > WORTH_STARTING ? together : alone)(rest, done))]
  }
}

interface Running {
  readonly signal: AbortSignal | undefined
  /** Folder for profiles of the threads. */
  readonly profile: string | null
}

/** Shares the pages out among threads of the same program (`entry`: its compiled worker). */
export function pooledExecutor(job: RenderJob, entry: URL, threads: number, { signal, profile }: Running): Execute {
  return async (pages, done) => {
    const shares = sharesOf(pages, threads)
    const results = await Promise.all(
      shares.map((pages, index) => {
        const file = profile === null ? null : path.join(profile, `thread-${index + 1}.cpuprofile`)
        return runThread(entry, { job, pages, profile: file }, done, signal)
      }),
    )
    return results.flat()
  }
}

/** Translations go to one thread, whose theme may remember what they have in common, such as a drawing. */
export function sharesOf(pages: readonly Page[], threads: number): Page[][] {
  const shares = Array.from({ length: threads }, (): Page[] => [])
  const known = new Map<string, number>()
  for (const page of pages) {
    const share = known.get(page.route.group) ?? known.size % threads
    known.set(page.route.group, share)
    shares[share]?.push(page)
  }
  return shares
}

/** What a thread is started with; `profile` is the file for its profile. */
export interface ThreadData {
  readonly job: RenderJob
  readonly pages: readonly Page[]
  readonly profile: string | null
}

/** What a thread has made since its last message; null: it has made all. */
export type ThreadMessage = readonly RenderResult[] | null

function runThread(
  entry: URL,
  data: ThreadData,
  done: (results: readonly RenderResult[]) => void,
  signal: AbortSignal | undefined,
): Promise<RenderResult[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(entry, { workerData: data })
    signal?.addEventListener('abort', () => {
      reject(signal.reason)
      void worker.terminate()
    })
    const all: RenderResult[] = []
    worker.on('message', (results: ThreadMessage) => {
      if (results === null) return resolve(all)
      all.push(...results)
      done(results)
    })
    worker.on('error', (cause) =>
      reject(
        new Error(`A rendering thread failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause }),
      ),
    )
    worker.on('exit', (code) => code !== 0 && reject(new Error(`A rendering thread ended with code ${code}`)))
  })
}
