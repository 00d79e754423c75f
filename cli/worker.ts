import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { markdownEngine } from '../renderer/markdown/markdown.ts'
import { loadParser } from '../renderer/markdown/parser.ts'
import type { Page } from '../renderer/model/page.ts'
import type { Theme } from '../renderer/model/theme.ts'
import type { ThreadMessage } from './executor.ts'
import { outlinerOf, renderPages, type RenderJob } from './render-job.ts'

/** A thread that renders its share of the pages, writes their files, and sends back paths and hashes. */
const { job, pages } = workerData as { job: RenderJob; pages: readonly Page[] }
const { theme } = (await import(pathToFileURL(job.themeFile).href)) as { theme: Theme }
const engine = markdownEngine(await loadParser())
const outline = await outlinerOf(job)
const send = (message: ThreadMessage): void => parentPort?.postMessage(message)

/** Pages between two reports: a message costs as much as rendering half a page. */
const REPORT_EVERY = 20
let done = 0
const countPage = (): void => {
  done += 1
  if (done % REPORT_EVERY === 0) send({ done: REPORT_EVERY })
}
send({ results: renderPages(pages, job, { theme, engine, outline }, countPage) })
