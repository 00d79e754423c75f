import { pathToFileURL } from 'node:url'
import { setImmediate as otherWork } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { loadPacks } from '../../../i18n/load-packs.ts'
import { useLocales } from '../../../i18n/locales.ts'
import { loadHyphenation } from '../../../renderer/render/hyphenation.ts'
import { provideGrammars } from '../../../renderer/markdown/highlight/highlight.ts'
import { markdownEngine } from '../../../renderer/markdown/markdown.ts'
import { loadParser } from '../../../renderer/markdown/parser.ts'
import type { Theme } from '../../../renderer/definitions/theme.ts'
import { clockedEngine } from '../load/text-clock.ts'
import { startProfiler } from '../profiler.ts'
import { takePlace } from '../../watchdog/watchdog.ts'
import { outlinerOf, type RenderJob } from './render-job.ts'
import { pageWriter, type PageWriter } from './page-writer.ts'
import { readTexts } from '../../content/read-text.ts'
import type { Answer, Order, ThreadData } from './threads.ts'
import { readGrammar } from '../../content/grammars.ts'
import { hideBrowserNames } from '../../theme/faults/browser-names.ts'

/** A thread that parses texts, renders pages, writes their files, and returns paths and digests. */
const { profile, watched } = workerData as ThreadData
takePlace(watched)
const stopProfiler = profile === null ? null : await startProfiler(profile)
provideGrammars(readGrammar)
const engine = clockedEngine(markdownEngine(await loadParser()))
let writer: PageWriter | undefined

async function answerTo(order: Order): Promise<Answer> {
  switch (order.kind) {
    case 'read':
      return readTexts(order.files, engine.index)
    case 'prepare':
      writer = await writerOf(order.job)
      return null
    case 'render':
      if (!writer) throw new Error('Pages came before the job')
      return writer(order.pages)
    case 'index': {
      // Loaded on demand: with few languages a thread indexes none.
      const { indexLanguage } = await import('../search-language.ts')
      return [[order.language.locale, await indexLanguage(order.language)]]
    }
    case 'end':
      await stopProfiler?.()
      return null
  }
}

async function writerOf(job: RenderJob): Promise<PageWriter> {
  hideBrowserNames()
  const { theme, useLocales: tellTheme } = (await import(pathToFileURL(job.themeFile).href)) as {
    theme: Theme
    useLocales: typeof useLocales
  }
  const { settings } = job.site
  const packs = await loadPacks(settings.locales, job.packs)
  for (const tell of [useLocales, tellTheme]) tell(packs, settings.keepWithNumber)
  await loadHyphenation(packs)
  return pageWriter(job, { theme, engine, outline: await outlinerOf(job) })
}

let turn = Promise.resolve()
parentPort?.on('message', (order: Order) => {
  turn = turn.then(async () => {
    parentPort?.postMessage(await answerTo(order))
    // Native memory of the fast parser (26 KB a text) is freed between tasks, and orders that are waiting would all be one task.
    await otherWork()
  })
})
