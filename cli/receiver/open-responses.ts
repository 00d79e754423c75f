import type { ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'

/** Responses that are being sent. */
interface OpenResponses {
  readonly add: (response: ServerResponse) => void
  /** Resolves when all have been sent, at the latest after the time that any request may take. */
  readonly allSent: () => Promise<void>
}

/** Keeps account of the responses of a server, so that it can wait for them before it ends. */
export function openResponses(): OpenResponses {
  const open = new Set<Promise<unknown>>()
  return {
    add: (response) => {
      const gone = new Promise((resolve) => response.once('close', resolve))
      open.add(gone)
      void gone.then(() => open.delete(gone))
    },
    allSent: () => withinTime(Promise.all(open)),
  }
}

/** Maximum milliseconds to wait on `close`: longer than any request may take. */
const CLOSING_MS = 280_000

async function withinTime(work: Promise<unknown>): Promise<void> {
  const timer = new AbortController()
  const late = setTimeout(CLOSING_MS, undefined, { signal: timer.signal, ref: false }).catch(() => undefined)
  await Promise.race([work, late])
  timer.abort()
}
