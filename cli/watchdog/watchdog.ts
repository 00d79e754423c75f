import { Worker } from 'node:worker_threads'
import { BUSY_PLACE_CODE } from './busy-place.ts'
import { secondsAllowed } from './seconds-allowed.ts'

/** What threads may be busy with. */
const WORKS = ['Rendering', 'Reading', 'Loading'] as const
type Work = (typeof WORKS)[number]

/** What is probably wrong when it does not end. */
const CAUSES: Readonly<Record<Work, string>> = {
  Rendering: 'its text or a template takes too long',
  Reading: 'the parser does not come to an end with it',
  Loading: 'a module of the theme does not come to an end',
}

/** Rendering threads that can be watched at a time; more share a place, and are then only watched while one of them works. */
const MOST_THREADS = 8
/** Bytes of a name, enough to recognise it. */
const LONGEST = 1024

/** Event of the process: its main thread is busy with one thing, so that no listener of a signal would be called. */
const BUSY = 'kartograf:busy'
/** Seconds until then. */
const BUSY_SECONDS = 2
/** Seconds until it is told what takes long, or a sixth of those that are allowed. */
const TOLD_SECONDS = 10

/**
 * The shared memory: whether the watchdog runs, how many threads have been started, and whether `BUSY` is heard; then two slots for each
 * thread, of which a slot has a count that is odd while the thread is busy, and the length of the name of what it does; then the names of
 * all slots.
 */
const CONTROL = 3
const SLOTS = (1 + MOST_THREADS) * WORKS.length
const NAMES = (CONTROL + SLOTS * 2) * Int32Array.BYTES_PER_ELEMENT

/** The place of a thread in the memory that it shares with the watchdog; 0 is that of the main thread. */
export interface Watched {
  readonly shared: SharedArrayBuffer
  readonly place: number
}

let own: Watched | undefined

function watched(): Watched {
  own ??= { shared: new SharedArrayBuffer(NAMES + SLOTS * LONGEST), place: 0 }
  return own
}

/** Takes, in a thread, the place that the main thread has given to it. */
export function takePlace(given: Watched): void {
  own = given
}

/** Watches a thread that is started as the `index`th, from 0, until the returned function is called. */
export function watchThread(index: number): { readonly watched: Watched; readonly end: () => void } {
  const { shared } = watched()
  const control = new Int32Array(shared, 0, CONTROL)
  const place = 1 + (index % MOST_THREADS)
  Atomics.add(control, 1, 1)
  start(control)
  const end = (): void => {
    for (const work of WORKS) activityAt({ shared, place }, work).end()
    Atomics.sub(control, 1, 1)
  }
  return { watched: { shared, place }, end }
}

/**
 * Calls `release` in the middle of what the main thread is busy with for long, such as an endless loop in a component. It may do little: give
 * up the listeners of signals, so that these end the process.
 */
export function whenBusy(release: () => void): void {
  new Int32Array(watched().shared, 0, CONTROL)[2] = 1
  process.on(BUSY, release)
}

/** What this thread is busy with. */
interface Activity {
  /** Also ends what has been begun before. */
  readonly begin: (name: string) => void
  readonly end: () => void
}

/**
 * Ends the process, with a message that names the work, if it takes too long. Only another thread can interrupt a busy one. A killed run
 * leaves the output unchanged.
 */
export function activity(work: Work): Activity {
  const { shared, place } = watched()
  const control = new Int32Array(shared, 0, CONTROL)
  const { begin, end } = activityAt({ shared, place }, work)
  return {
    begin: (name) => {
      begin(name)
      // The main thread has started it for the others.
      if (place === 0) start(control)
    },
    end,
  }
}

function activityAt({ shared, place }: Watched, work: Work): Activity {
  const slot = place * WORKS.length + WORKS.indexOf(work)
  const state = new Int32Array(shared, (CONTROL + slot * 2) * Int32Array.BYTES_PER_ELEMENT, 2)
  const room = new Uint8Array(shared, NAMES + slot * LONGEST, LONGEST)
  const encoder = new TextEncoder()
  const isBusy = (): boolean => Atomics.load(state, 0) % 2 === 1
  return {
    begin: (name) => {
      state[1] = encoder.encodeInto(name, room).written
      Atomics.add(state, 0, isBusy() ? 2 : 1)
    },
    end: () => void (isBusy() && Atomics.add(state, 0, 1)),
  }
}

function start(control: Int32Array): void {
  if (Atomics.compareExchange(control, 0, 0, 1) !== 0) return
  new Worker(WATCH_CODE, { eval: true, workerData: { shared: control.buffer, seconds: secondsAllowed() } }).unref()
}

/**
 * Counts seconds instead of reading a clock, because the machine may sleep. Ends after a few seconds without threads and work, unless work
 * has just begun.
 */
const WATCH_CODE = `${BUSY_PLACE_CODE}
const { writeSync } = require('node:fs')
const { workerData: { shared, seconds } } = require('node:worker_threads')
const control = new Int32Array(shared, 0, ${CONTROL})
const state = new Int32Array(shared, ${CONTROL} * 4, ${SLOTS} * 2)
const causes = ${JSON.stringify(CAUSES)}
const never = new Int32Array(new SharedArrayBuffer(4))
const slots = Array.from({ length: ${SLOTS} }, (_, at) => ({ at, work: ${JSON.stringify(WORKS)}[at % ${WORKS.length}], last: 0, passed: 0 }))
const count = ({ at }) => Atomics.load(state, at * 2)
const nameOf = ({ at, work }) => {
  const from = ${NAMES} + at * ${LONGEST}
  const name = new TextDecoder().decode(new Uint8Array(shared, from, state[at * 2 + 1]).slice())
  return work === 'Reading' ? 'the text that begins with ' + JSON.stringify(name.trim().replace(/\\s+/g, ' ')) : name
}
let idle = 0
const isOver = () => {
  if (idle < 3) return false
  Atomics.store(control, 0, 0)
  const isNeeded = Atomics.load(control, 1) > 0 || slots.some((slot) => count(slot) !== slot.last)
  return !isNeeded || Atomics.compareExchange(control, 0, 0, 1) !== 0
}
// On a terminal, the line of the progress is still there.
const tell = (text) => writeSync(2, (require('node:tty').isatty(2) ? '\\r\\u001B[2K' : '') + text)
// The main thread has the first slots.
const isOfMain = (slot) => slot.at < ${WORKS.length}
const placeOf = (slot) => (isOfMain(slot) ? busyPlace() : '')
const end = async (slot) => {
  const place = await placeOf(slot)
  tell(slot.work + ' ' + nameOf(slot) + ' has not ended after ' + seconds + ' seconds: ' + causes[slot.work] + '.\\n' + place + 'The run was ended; the output is unchanged. KARTOGRAF_PAGE_SECONDS sets a longer limit.\\n')
  process.kill(process.pid, 'SIGKILL')
}
const soon = Math.min(${TOLD_SECONDS}, Math.floor(seconds / 6))
const look = async (slot) => {
  if (slot.passed === ${BUSY_SECONDS} && isOfMain(slot) && Atomics.load(control, 2) === 1) await runInMain('process.emit(${JSON.stringify(BUSY)})')
  if (soon === 0 || slot.passed !== soon) return
  const place = await placeOf(slot)
  tell(slot.work + ' ' + nameOf(slot) + ' takes long: ' + soon + ' seconds so far.\\n' + place + 'The run is ended after ' + seconds + ' seconds; Ctrl+C ends it now.\\n')
}
const overdue = async () => {
  Atomics.wait(never, 0, 0, 1000)
  idle = Atomics.load(control, 1) > 0 ? 0 : idle + 1
  for (const slot of slots) {
    const now = count(slot)
    if (now % 2 === 1 || now !== slot.last) idle = 0
    slot.passed = now % 2 === 1 && now === slot.last ? slot.passed + 1 : 0
    slot.last = now
    if (slot.passed >= seconds) return slot
    await look(slot)
  }
}
const watch = async () => {
  let late
  while (!late && !isOver()) late = await overdue()
  if (late) await end(late)
}
void watch()`
