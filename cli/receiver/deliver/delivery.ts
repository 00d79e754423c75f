import { randomUUID } from 'node:crypto'
import { readdirSync, renameSync, statSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { formsIn, markerOf, REQUEST_FILE } from '../store/file-store.ts'
import { folderNameOf, idIn } from '../store/folder-names.ts'
import { HOST, isAlive } from '../store/leftovers.ts'
import type { StoredRequest } from '../request.ts'

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

/** Distinguishes this process from an earlier one with the same id. */
const TOKEN = randomUUID()
/** Suffix of a claimed marker: the process that delivers. */
const OWN = `${HOST}.${process.pid}.${TOKEN}`

/** A request that a hook has not received yet. */
interface PendingDelivery {
  readonly form: string
  /** Name of its folder. */
  readonly name: string
  readonly hook: string
}

/**
 * Delivers stored requests to hooks, one at a time. Processes can share a folder: the one that renames the marker delivers. A failure is
 * logged with the id of the request, which stays marked on disk and is retried at intervals and after a restart. Each hook thus gets each
 * request at least once, and twice if the process crashes between delivering and removing the marker.
 */
export function startDelivery({ data, hooks, retryAfter, log }: DeliveryOptions): Delivery {
  let waiting: PendingDelivery[] = markedIn(data, hooks)
  let failed: PendingDelivery[] = []
  let running: Promise<void> | undefined
  const stopping = new AbortController()
  const work = async (): Promise<void> => {
    for (let errand = waiting.shift(); errand && !stopping.signal.aborted; errand = waiting.shift())
      if (!(await deliver(errand, data, hooks, log))) failed.push(errand)
  }
  const start = (): void => {
    if (waiting.length === 0) return
    running ??= work().finally(() => {
      running = undefined
      if (!stopping.signal.aborted) start()
    })
  }
  const timer = setInterval(() => {
    waiting = [...failed, ...waiting]
    failed = []
    start()
  }, retryAfter)
  timer.unref()
  start()
  return {
    onStored: (request) => {
      const { form } = request
      waiting.push(...Object.keys(hooks).map((hook) => ({ form, name: folderNameOf(request), hook })))
      start()
    },
    stop: async () => {
      stopping.abort()
      clearInterval(timer)
      await running
    },
  }
}

/** Returns whether it succeeded. */
async function deliver(
  { form, name, hook }: PendingDelivery,
  data: string,
  hooks: Hooks,
  log: DeliveryOptions['log'],
): Promise<boolean> {
  const folder = path.join(data, form, name)
  const marker = path.join(folder, markerOf(hook))
  const claim = `${marker}.${OWN}`
  try {
    if (!(await moved(marker, claim))) return true
    const request = JSON.parse(await readFile(path.join(folder, REQUEST_FILE), 'utf8')) as StoredRequest
    await hooks[hook]?.(request, folder)
    await rm(claim, { force: true })
    return true
  } catch (error) {
    await moved(claim, marker)
    log(
      `${hook}: request ${idIn(name)} (${form}) could not be delivered: ${reasonOf(error)}. It is stored and will be tried again.`,
    )
    return false
  }
}

/** Returns false if the file is gone: someone has removed the request, or another process delivers it. */
async function moved(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}

/** `fetch` reports only that it failed; the reason is in `cause`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}

/** Requests that earlier processes did not deliver, including those interrupted during delivery. */
function markedIn(data: string, hooks: Hooks): PendingDelivery[] {
  return formsIn(data).flatMap((form) =>
    requestsIn(path.join(data, form)).flatMap((name) =>
      Object.keys(hooks)
        .filter((hook) => isWaiting(path.join(data, form, name), markerOf(hook)))
        .map((hook) => ({ form, name, hook })),
    ),
  )
}

/** Names of the folders of requests; systems add files such as `.DS_Store`. */
function requestsIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
}

/** Whether a request waits for delivery. Turns the claim of a process that has ended back into a marker. */
function isWaiting(folder: string, marker: string): boolean {
  const names = readdirSync(folder, { withFileTypes: true }).map(({ name }) => name)
  const dead = names.find((name) => name.startsWith(`${marker}.`) && isAbandoned(path.join(folder, name)))
  if (dead !== undefined) renameSync(path.join(folder, dead), path.join(folder, marker))
  return dead !== undefined || names.includes(marker)
}

/** Whether a claim is abandoned. For another machine only its age is known; no delivery takes an hour. */
function isAbandoned(claim: string): boolean {
  const [, host, pid, token] = path.basename(claim).split('.')
  const age = Date.now() - (statSync(claim, { throwIfNoEntry: false })?.ctimeMs ?? Date.now())
  if (host !== HOST || age > ABANDONED_MS) return age > ABANDONED_MS
  return Number(pid) === process.pid ? token !== TOKEN : !isAlive(Number(pid))
}

const ABANDONED_MS = 60 * 60 * 1000
