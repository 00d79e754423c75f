import { Worker } from 'node:worker_threads'
import type { Page } from '../../renderer/definitions/page.ts'
import { sourceOf } from '../../renderer/library/library.ts'

/** Seconds that one page may take. Most take a millisecond: beyond this a text or template does not come to an end. */
const SECONDS = 60

/** Tells the clock which page is being rendered, and that all are done. */
export interface PageClock {
  readonly start: (index: number) => void
  readonly end: () => void
}

/**
 * Ends the process, with a message that names the page, when one takes too long. Nothing in a busy thread can interrupt it, so
 * another thread looks on. A killed run leaves the output as it was. Seconds are counted, not read: a machine may sleep.
 */
export function startPageClock(pages: readonly Page[], seconds = secondsAllowed()): PageClock {
  if (pages.length === 0) return { start: () => undefined, end: () => undefined }
  const shared = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT)
  const state = new Int32Array(shared)
  const names = pages.map(({ route }) => `${route.path} (${sourceOf(route)})`)
  new Worker(LOOK_ON, { eval: true, workerData: { shared, names, seconds } }).unref()
  return {
    start: (index) => void Atomics.store(state, 0, index),
    end: () => {
      Atomics.store(state, 1, 1)
      Atomics.notify(state, 1)
    },
  }
}

/** As the environment says, else a minute. */
export function secondsAllowed(): number {
  const told = Number(process.env['KARTOGRAF_PAGE_SECONDS'])
  return told > 0 ? told : SECONDS
}

const LOOK_ON = `
const { writeSync } = require('node:fs')
const { workerData: { shared, names, seconds } } = require('node:worker_threads')
const state = new Int32Array(shared)
let page = -1
let passed = 0
while (Atomics.wait(state, 1, 0, 1000) === 'timed-out') {
  const now = Atomics.load(state, 0)
  passed = now === page ? passed + 1 : 0
  page = now
  if (passed < seconds) continue
  writeSync(2, 'Rendering ' + names[page] + ' has not ended after ' + seconds + ' seconds: its text or a template does not come to an end.\\nThe run is ended; the output is as it was. KARTOGRAF_PAGE_SECONDS allows more.\\n')
  process.kill(process.pid, 'SIGKILL')
}`
