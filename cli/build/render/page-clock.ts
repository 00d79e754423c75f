import { Worker } from 'node:worker_threads'
import type { Page } from '../../../renderer/definitions/page.ts'
import { sourceOf } from '../../../renderer/library/library.ts'

/** Maximum seconds per page. Most take a millisecond, so a page that exceeds this probably never ends. */
const SECONDS = 60

/** Informs the watching thread about the page being rendered. */
interface PageClock {
  readonly start: (page: Page) => void
  readonly rest: () => void
  readonly end: () => void
}

/**
 * Header of the shared memory: number of pages started (0 if none is being rendered), whether all are done, length of the page's name. The
 * name follows.
 */
const COUNTERS = 3 * Int32Array.BYTES_PER_ELEMENT
const LONGEST_NAME = 1024

/**
 * Ends the process, with a message that names the page, if a page takes too long. Only another thread can interrupt a busy one. A killed
 * run leaves the output unchanged. Counts seconds instead of reading a clock, because the machine may sleep.
 */
export function startPageClock(): PageClock {
  const shared = new SharedArrayBuffer(COUNTERS + LONGEST_NAME)
  const state = new Int32Array(shared, 0, 3)
  const name = new Uint8Array(shared, COUNTERS)
  const encoder = new TextEncoder()
  let begun = 0
  new Worker(WATCH_CODE, { eval: true, workerData: { shared, seconds: secondsAllowed() } }).unref()
  return {
    start: ({ route }) => {
      Atomics.store(state, 2, encoder.encodeInto(`${route.path} (${sourceOf(route)})`, name).written)
      Atomics.store(state, 0, (begun += 1))
    },
    rest: () => void Atomics.store(state, 0, 0),
    end: () => {
      Atomics.store(state, 1, 1)
      Atomics.notify(state, 1)
    },
  }
}

/** The limit from the environment, or a minute. */
export function secondsAllowed(): number {
  const written = Number(process.env['KARTOGRAF_PAGE_SECONDS'])
  return written > 0 ? written : SECONDS
}

const WATCH_CODE = `
const { writeSync } = require('node:fs')
const { workerData: { shared, seconds } } = require('node:worker_threads')
const state = new Int32Array(shared, 0, 3)
let page = 0
let passed = 0
while (Atomics.wait(state, 1, 0, 1000) === 'timed-out') {
  const now = Atomics.load(state, 0)
  passed = now === page && now !== 0 ? passed + 1 : 0
  page = now
  if (passed < seconds) continue
  const name = Buffer.from(shared, ${COUNTERS}, Atomics.load(state, 2)).toString()
  writeSync(2, 'Rendering ' + name + ' has not ended after ' + seconds + ' seconds: its text or a template takes too long.\\nThe run was ended; the output is unchanged. KARTOGRAF_PAGE_SECONDS sets a longer limit.\\n')
  process.kill(process.pid, 'SIGKILL')
}`
