import { folderNameOf } from '../store/folder-names.ts'
import type { StoredRequest } from '../request.ts'
import { attempt, reasonOf, type Errand, type Hook } from './attempt.ts'
import { markedIn } from './claims.ts'
import { createQueue } from './queue.ts'

/** Hooks by name: `mail`, `webhook`. */
export type Hooks = Readonly<Record<string, Hook>>

interface DeliveryOptions {
  /** Folder of the file store. */
  readonly data: string
  readonly hooks: Hooks
  /** Milliseconds between attempts. */
  readonly retryAfter: number
  readonly log: (message: string) => void
  readonly limits?: DeliveryLimits
}

/** How long a delivery may take, in milliseconds. */
interface DeliveryLimits {
  readonly deadline: number
  /** The same from the moment on at which delivery is to stop. */
  readonly stopping: number
}

/** Five minutes are enough for the largest files over a slow line, and what ends a service kills it after half a minute or more. */
const LIMITS: DeliveryLimits = { deadline: 5 * 60_000, stopping: 20_000 }

interface Delivery {
  /** Queues a request for every hook. */
  readonly onStored: (request: StoredRequest) => void
  /** Stops delivery; resolves when the current attempts have ended. Undelivered requests stay marked. */
  readonly stop: () => Promise<void>
}

/**
 * Delivers stored requests to hooks, for each hook one at a time. Processes can share a folder: the one that renames the marker delivers. A
 * failure is logged with the id of the request, which stays marked on disk and is retried at intervals, by whatever process finds it. Each
 * hook thus gets each request at least once, and twice if the process crashes between delivering and removing the marker.
 */
export function startDelivery({ data, hooks, retryAfter, log, limits = LIMITS }: DeliveryOptions): Delivery {
  const ending = new AbortController()
  const options = { data, deadline: limits.deadline, ending: ending.signal, log }
  const queues = Object.entries(hooks).map(([name, hook]) => ({
    hook: name,
    queue: createQueue((errand) => attempt(errand, hook, options)),
  }))
  const lookAgain = async (): Promise<void> => {
    const found = await leftIn(data, Object.keys(hooks), log)
    for (const { hook, queue } of queues) queue.again(found.filter((errand) => errand.hook === hook))
  }
  let looking: Promise<void> | undefined
  const look = (): void => void (looking ??= lookAgain().finally(() => (looking = undefined)))
  const timer = setInterval(look, retryAfter)
  timer.unref()
  look()
  return {
    onStored: (request) => {
      for (const { hook, queue } of queues) queue.add({ form: request.form, name: folderNameOf(request), hook })
    },
    stop: async () => {
      clearInterval(timer)
      const last = setTimeout(() => ending.abort(new Error('the receiver has to end')), limits.stopping)
      await Promise.all([looking, ...queues.map(({ queue }) => queue.stop())])
      clearTimeout(last)
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
