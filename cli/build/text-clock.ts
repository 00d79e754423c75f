import { Worker } from 'node:worker_threads'
import type { MarkdownEngine } from '../../renderer/markdown/markdown.ts'
import { secondsAllowed } from './page-clock.ts'

/** Bytes of a text by which people find it. */
const BEGINNING = 160

/** Shorter texts come to an end whatever they hold, and are not worth a thread. */
const SHORTEST = 1000

/** Where the thread reads: how many texts were begun and ended, how long the beginning of the last one is, whether there is a thread, and that beginning. */
const HEAD = 3 * Int32Array.BYTES_PER_ELEMENT

/**
 * The same engine, which ends the process, with a message that shows the text, when it looks into one for too long. Before any page is
 * rendered each text is looked into once; that too is done by parsers, and nothing in a busy thread can interrupt them.
 */
export function clockedEngine(engine: MarkdownEngine, seconds = secondsAllowed()): MarkdownEngine {
  const shared = new SharedArrayBuffer(HEAD + BEGINNING)
  const state = new Int32Array(shared, 0, 3)
  const beginning = new Uint8Array(shared, HEAD)
  const encoder = new TextEncoder()
  const index: MarkdownEngine['index'] = (source) => {
    if (source.length < SHORTEST) return engine.index(source)
    state[1] = encoder.encodeInto(source.slice(0, BEGINNING), beginning).written
    Atomics.add(state, 0, 1)
    if (Atomics.compareExchange(state, 2, 0, 1) === 0)
      new Worker(LOOK_ON, { eval: true, workerData: { shared, seconds } }).unref()
    try {
      return engine.index(source)
    } finally {
      Atomics.add(state, 0, 1)
    }
  }
  return { tree: engine.tree, index }
}

/** Odd: a text is being looked into. The thread ends when there has been none for a while, unless one has begun in that instant. */
const LOOK_ON = `
const { writeSync } = require('node:fs')
const { workerData: { shared, seconds } } = require('node:worker_threads')
const state = new Int32Array(shared, 0, 3)
const never = new Int32Array(new SharedArrayBuffer(4))
let last = 0
let passed = 0
let idle = 0
const isOver = () => {
  if (idle < 3) return false
  Atomics.store(state, 2, 0)
  return Atomics.load(state, 0) === last || Atomics.compareExchange(state, 2, 0, 1) !== 0
}
while (!isOver()) {
  Atomics.wait(never, 0, 0, 1000)
  const now = Atomics.load(state, 0)
  passed = now % 2 === 1 && now === last ? passed + 1 : 0
  idle = now % 2 === 0 && now === last ? idle + 1 : 0
  last = now
  if (passed < seconds) continue
  const text = new TextDecoder().decode(new Uint8Array(shared, ${HEAD}, state[1]).slice()).trim().replace(/\\s+/g, ' ')
  writeSync(2, 'Reading the text that begins with ' + JSON.stringify(text) + ' has not ended after ' + seconds + ' seconds.\\nThe run is ended; the output is as it was. KARTOGRAF_PAGE_SECONDS allows more.\\n')
  process.kill(process.pid, 'SIGKILL')
}`
