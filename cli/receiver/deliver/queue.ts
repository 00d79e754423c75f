import type { Errand } from './attempt.ts'

/** Requests for one hook. */
interface Queue {
  readonly add: (errand: Errand) => void
  /** Tries again what has failed, and what else was found. It comes last: new requests do not wait for a server that is down. */
  readonly again: (found: readonly Errand[]) => void
  /** Begins nothing more; resolves when the current attempt has ended. */
  readonly stop: () => Promise<void>
}

/** Works on errands one at a time. `attempt` returns what is left of an errand to be tried again. */
export function createQueue(attempt: (errand: Errand) => Promise<Errand | undefined>): Queue {
  let waiting: Errand[] = []
  let failed: Errand[] = []
  let running: Promise<void> | undefined
  const stopping = new AbortController()
  const work = async (): Promise<void> => {
    for (let errand = waiting.shift(); errand && !stopping.signal.aborted; errand = waiting.shift()) {
      const left = await attempt(errand)
      if (left) failed.push(left)
    }
  }
  const start = (): void => {
    if (waiting.length === 0 || stopping.signal.aborted) return
    running ??= work().finally(() => {
      running = undefined
      start()
    })
  }
  return {
    add: (errand) => {
      waiting.push(errand)
      start()
    },
    again: (found) => {
      waiting = withoutRepeated([...waiting, ...failed, ...found])
      failed = []
      start()
    },
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

/** Of several errands for one request the first, which knows its state. */
function withoutRepeated(errands: readonly Errand[]): Errand[] {
  const known = new Map<string, Errand>()
  for (const errand of errands) {
    const key = `${errand.form}/${errand.name}`
    if (!known.has(key)) known.set(key, errand)
  }
  return [...known.values()]
}
