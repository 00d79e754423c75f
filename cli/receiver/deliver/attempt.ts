import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { markerOf, REQUEST_FILE } from '../store/file-store.ts'
import { idIn } from '../store/folder-names.ts'
import type { StoredRequest } from '../request.ts'
import { claimOf, moved, type PendingDelivery } from './claims.ts'

/**
 * Delivers a stored request; `folder` contains its attachments. If it throws, it is called again later. When the signal says that it has
 * taken too long, it has to end what it does.
 */
export type Hook = (request: StoredRequest, folder: string, signal: AbortSignal) => Promise<void>

/** How far a delivery has come: the marker waits, this process has claimed it, or only the claim is left to be removed. */
type State = 'marked' | 'claimed' | 'delivered'

export interface Errand extends PendingDelivery {
  /** `marked` by default. */
  readonly state?: State
}

interface AttemptOptions {
  /** Folder of the file store. */
  readonly data: string
  /** Milliseconds that a delivery may take. */
  readonly deadline: number
  /** Ends a delivery before its deadline. */
  readonly ending: AbortSignal
  readonly log: (message: string) => void
}

type Log = AttemptOptions['log']

/** Returns what is left to do; undefined if nothing is. Never rejects: one request must not end the receiver. */
export async function attempt(errand: Errand, hook: Hook, options: AttemptOptions): Promise<Errand | undefined> {
  const { data, log } = options
  const folder = path.join(data, errand.form, errand.name)
  const marker = path.join(folder, markerOf(errand.hook))
  const claim = claimOf(marker)
  let { state = 'marked' } = errand
  try {
    if (state === 'marked' && !(await moved(marker, claim))) return undefined
    if (state !== 'delivered') {
      state = 'claimed'
      await inTime((signal) => handOver(folder, hook, signal), options)
      state = 'delivered'
    }
    await rm(claim, { force: true })
    return undefined
  } catch (error) {
    log(failureOf(errand, state, error))
    return { ...errand, state: state === 'claimed' ? await givenBack(claim, marker, log) : state }
  }
}

/** A server may go on for ever, with a byte now and then: it must neither keep the requests behind this one, nor the process that is to end. */
async function inTime(
  work: (signal: AbortSignal) => Promise<void>,
  { deadline, ending }: AttemptOptions,
): Promise<void> {
  ending.throwIfAborted()
  const tooLong = new AbortController()
  const timer = setTimeout(() => tooLong.abort(new Error(`it took longer than ${deadline / 1000} seconds`)), deadline)
  const signal = AbortSignal.any([tooLong.signal, ending])
  // Listens before the work does, so that its reason is the one that is told.
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
  try {
    await Promise.race([ended, work(signal)])
  } finally {
    clearTimeout(timer)
  }
}

async function handOver(folder: string, hook: Hook, signal: AbortSignal): Promise<void> {
  const request = JSON.parse(await readFile(path.join(folder, REQUEST_FILE), 'utf8')) as StoredRequest
  await hook(request, folder, signal)
}

/** Lets other processes deliver it. If that fails, as on a disk that is read-only by now, the claim stays and this process tries again. */
async function givenBack(claim: string, marker: string, log: Log): Promise<State> {
  try {
    await moved(claim, marker)
    return 'marked'
  } catch (error) {
    log(`${marker} could not be put back: ${reasonOf(error)}. Only this process can deliver the request until it ends.`)
    return 'claimed'
  }
}

function failureOf({ form, name, hook }: Errand, state: State, error: unknown): string {
  const request = `${hook}: request ${idIn(name)} (${form})`
  if (state !== 'delivered')
    return `${request} could not be delivered: ${reasonOf(error)}. It is stored and will be tried again.`
  return `${request} was delivered, but its mark could not be removed: ${reasonOf(error)}. This will be tried again; after a restart, the request may be delivered twice.`
}

/** Why something failed, for the log. `fetch` reports only that it failed; the reason is in `cause`. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return loggable(String(error))
  return loggable(error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message)
}

/**
 * A server's words as part of a line: they must not begin a line of their own, nor steer a terminal. Addresses are left out, because
 * mail servers quote that of the visitor.
 */
function loggable(text: string): string {
  const line = text
    // The search for addresses would take minutes with a word of a megabyte.
    .slice(0, 10 * MAX_REASON)
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .replaceAll(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, '(address)')
  return line.length > MAX_REASON ? `${line.slice(0, MAX_REASON)}…` : line
}

const MAX_REASON = 300
