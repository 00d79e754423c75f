import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { loadPacks } from '../../i18n/load-packs.ts'
import { useLocales } from '../../i18n/locales.ts'
import { loadHyphenation } from '../../renderer/render/hyphenation.ts'
import { markdownEngine } from '../../renderer/markdown/markdown.ts'
import { loadParser } from '../../renderer/markdown/parser.ts'
import type { Theme } from '../../renderer/definitions/theme.ts'
import type { ThreadData, ThreadMessage } from './executor.ts'
import { profiled } from './profiler.ts'
import { outlinerOf, renderPages, type RenderResult } from './render-job.ts'

/** A thread that renders its share of the pages, writes their files, and sends back paths and hashes. */
const { job, pages, profile } = workerData as ThreadData
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
let made: RenderResult[] = []
const report = (result: RenderResult): void => {
  made.push(result)
  if (made.length < REPORT_EVERY) return
  send(made)
  made = []
}
await profiled(profile, () => renderPages(pages, job, { theme, engine, outline }, report))
send(made)
send(null)
