import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { markerOf, REQUEST_FILE } from '../store/file-store.ts'
import { folderNameOf, idIn } from '../store/folder-names.ts'
import type { StoredRequest } from '../request.ts'
import { claimOf, markedIn, moved, type PendingDelivery } from './claims.ts'

/** Delivers a stored request; `folder` contains its attachments. If it throws, it is called again later. */
export type Hook = (request: StoredRequest, folder: string) => Promise<void>

/** Hooks by name: `mail`, `webhook`. */
export type Hooks = Readonly<Record<string, Hook>>

interface DeliveryOptions {
  /** Folder of the file store. */
  readonly data: string
  readonly hooks: Hooks
  /** Milliseconds between attempts. */
  readonly retryAfter: number
  readonly log: (message: string) => void
}

interface Delivery {
  /** Queues a request for every hook. */
  readonly onStored: (request: StoredRequest) => void
  /** Stops delivery; resolves when the current attempt has ended. Undelivered requests stay marked. */
  readonly stop: () => Promise<void>
}

/** How far a delivery has come: the marker waits, this process has claimed it, or only the claim is left to be removed. */
type State = 'marked' | 'claimed' | 'delivered'

interface Errand extends PendingDelivery {
  /** `marked` by default. */
  readonly state?: State
}

/**
 * Delivers stored requests to hooks, one at a time. Processes can share a folder: the one that renames the marker delivers. A failure is
 * logged with the id of the request, which stays marked on disk and is retried at intervals, by whatever process finds it. Each hook thus gets each
 * request at least once, and twice if the process crashes between delivering and removing the marker.
 */
export function startDelivery({ data, hooks, retryAfter, log }: DeliveryOptions): Delivery {
  let waiting: Errand[] = []
  let failed: Errand[] = []
  let running: Promise<void> | undefined
  const stopping = new AbortController()
  const work = async (): Promise<void> => {
    for (let errand = waiting.shift(); errand && !stopping.signal.aborted; errand = waiting.shift()) {
      const left = await deliver(errand, data, hooks, log)
      if (left) failed.push(left)
    }
  }
  const start = (): void => {
    if (waiting.length === 0) return
    running ??= work().finally(() => {
      running = undefined
      if (!stopping.signal.aborted) start()
    })
  }
  const lookAgain = async (): Promise<void> => {
    const found = await leftIn(data, Object.keys(hooks), log)
    waiting = withoutRepeated([...failed, ...waiting, ...found])
    failed = []
    start()
  }
  let looking: Promise<void> | undefined
  const look = (): void => void (looking ??= lookAgain().finally(() => (looking = undefined)))
  const timer = setInterval(look, retryAfter)
  timer.unref()
  look()
  return {
    onStored: (request) => {
      const { form } = request
      waiting.push(...Object.keys(hooks).map((hook) => ({ form, name: folderNameOf(request), hook })))
      start()
    },
    stop: async () => {
      stopping.abort()
      clearInterval(timer)
      await looking
      await running
    },
  }
}

/** What no living process delivers. Another process may have failed and ended since, so it is looked for again and again. */
async function leftIn(data: string, hooks: readonly string[], log: DeliveryOptions['log']): Promise<readonly Errand[]> {
  try {
    return await markedIn(data, hooks, log)
  } catch (error) {
    log(`Requests that are not delivered could not be looked for: ${reasonOf(error)}. This will be tried again.`)
    return []
  }
}

/** Of several errands for one marker the first, which knows its state. */
function withoutRepeated(errands: readonly Errand[]): Errand[] {
  const keyOf = ({ form, name, hook }: Errand): string => [form, name, hook].join('/')
  return [...new Map(errands.toReversed().map((errand) => [keyOf(errand), errand])).values()].toReversed()
}

/** Returns what is left to do; undefined if nothing is. Never rejects: one request must not end the receiver. */
async function deliver(
  errand: Errand,
  data: string,
  hooks: Hooks,
  log: DeliveryOptions['log'],
): Promise<Errand | undefined> {
  const folder = path.join(data, errand.form, errand.name)
  const marker = path.join(folder, markerOf(errand.hook))
  const claim = claimOf(marker)
  let { state = 'marked' } = errand
  try {
    if (state === 'marked' && !(await moved(marker, claim))) return undefined
    if (state !== 'delivered') {
      state = 'claimed'
      await handOver(folder, hooks[errand.hook])
      state = 'delivered'
    }
    await rm(claim, { force: true })
    return undefined
  } catch (error) {
    log(failureOf(errand, state, error))
    return { ...errand, state: state === 'claimed' ? await givenBack(claim, marker, log) : state }
  }
}

async function handOver(folder: string, hook: Hook | undefined): Promise<void> {
  const request = JSON.parse(await readFile(path.join(folder, REQUEST_FILE), 'utf8')) as StoredRequest
  await hook?.(request, folder)
}

/** Lets other processes deliver it. If that fails, as on a disk that is read-only by now, the claim stays and this process tries again. */
async function givenBack(claim: string, marker: string, log: DeliveryOptions['log']): Promise<State> {
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

/** `fetch` reports only that it failed; the reason is in `cause`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}
