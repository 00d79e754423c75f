import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Page } from '../../renderer/definitions/page.ts'
import { renderPages, type RenderJob, type RenderResult, type Tools } from './render-job.ts'

/** Renders pages somewhere. `done` is called with the number of pages that have been finished since the last call. */
export type Execute = (pages: readonly Page[], done: (pages: number) => void) => Promise<RenderResult[]>

/** Pages below which starting threads costs more than they save: a thread takes about as long to start as 300 pages. */
const PAGES_PER_THREAD = 400
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
  return (pages, done) => Promise.resolve(renderPages(pages, job, tools, () => done(1)))
}

/** Shares the pages out among threads of the same program (`entry`: its compiled worker). */
export function pooledExecutor(job: RenderJob, entry: URL, threads: number, signal?: AbortSignal): Execute {
  return async (pages, done) => {
    const shares = Array.from({ length: threads }, (_, share) =>
      pages.filter((_page, index) => index % threads === share),
    )
    const results = await Promise.all(shares.map((share) => runThread(entry, job, share, done, signal)))
    return results.flat()
  }
}

export type ThreadMessage = { readonly done: number } | { readonly results: RenderResult[] }

function runThread(
  entry: URL,
  job: RenderJob,
  pages: readonly Page[],
  done: (pages: number) => void,
  signal: AbortSignal | undefined,
): Promise<RenderResult[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(entry, { workerData: { job, pages } })
    signal?.addEventListener('abort', () => {
      reject(signal.reason)
      void worker.terminate()
    })
    worker.on('message', (message: ThreadMessage) =>
      'done' in message ? done(message.done) : resolve(message.results),
    )
    worker.on('error', (cause) =>
      reject(
        new Error(`A rendering thread failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause }),
      ),
    )
    worker.on('exit', (code) => code !== 0 && reject(new Error(`A rendering thread ended with code ${code}`)))
  })
}
