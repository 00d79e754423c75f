import { Worker } from 'node:worker_threads'
import type { MarkdownEngine } from '../../../renderer/markdown/markdown.ts'
import { secondsAllowed } from '../render/page-clock.ts'

/** Bytes of a text to quote, enough to recognise it. */
const BEGINNING = 160

/** Shorter texts are parsed quickly whatever they contain, and are not worth a thread. */
const SHORTEST = 1000

/** Header of the shared memory: a count of starts and ends, the length of the excerpt, and whether a thread runs. The excerpt follows. */
const HEAD = 3 * Int32Array.BYTES_PER_ELEMENT

/**
 * Wraps the engine to end the process, with a message that quotes the text, when indexing one takes too long. Each text is indexed before
 * any page is rendered. Only another thread can stop a parser that keeps its own thread busy.
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
      new Worker(WATCH_CODE, { eval: true, workerData: { shared, seconds } }).unref()
    try {
      return engine.index(source)
    } finally {
      Atomics.add(state, 0, 1)
    }
  }
  return { tree: engine.tree, index }
}

/** An odd count means that a text is being indexed. The thread ends after a few idle seconds, unless a text has just started. */
const WATCH_CODE = `
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
  writeSync(2, 'Reading the text that begins with ' + JSON.stringify(text) + ' has not ended after ' + seconds + ' seconds.\\nThe run was ended; the output is unchanged. KARTOGRAF_PAGE_SECONDS allows more.\\n')
  process.kill(process.pid, 'SIGKILL')
}`
