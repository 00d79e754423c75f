import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { loadPacks } from '../i18n/load-packs.ts'
import { useLocales } from '../i18n/locales.ts'
import { loadHyphenation } from '../renderer/hyphenation.ts'
import { markdownEngine } from '../renderer/markdown/markdown.ts'
import { loadParser } from '../renderer/markdown/parser.ts'
import type { Page } from '../renderer/model/page.ts'
import type { Theme } from '../renderer/model/theme.ts'
import type { ThreadMessage } from './executor.ts'
import { outlinerOf, renderPages, type RenderJob } from './render-job.ts'

/** A thread that renders its share of the pages, writes their files, and sends back paths and hashes. */
const { job, pages } = workerData as { job: RenderJob; pages: readonly Page[] }
const { theme, useLocales: tellTheme } = (await import(pathToFileURL(job.themeFile).href)) as {
  theme: Theme
  useLocales: typeof useLocales
}
const { settings } = job.site
const packs = await loadPacks(settings.locales)
for (const tell of [useLocales, tellTheme]) tell(packs, settings.keepWithNumber)
await loadHyphenation(packs)
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
