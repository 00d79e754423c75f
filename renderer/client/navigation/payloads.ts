import { decode } from '../decode.ts'
import type { Payload } from '../../definitions/payload.ts'
import type { LoadStyles } from './sheets.ts'

/** Milliseconds. A request that is never answered would keep its link from working. */
const PATIENCE_MS = 1e4

/** Maximum number of payloads in memory: enough for going back and forth, and a limit for tabs that stay open. */
const KEPT = 40

/** Loads payloads and the styles that they need. Each is requested once; failed requests may be retried. */
export interface Payloads {
  readonly load: (path: string, priority: RequestPriority) => Promise<Payload>
  readonly has: (path: string) => boolean
  /** Characters loaded since the start. */
  readonly size: () => number
}

type Fetch = (url: string, options: RequestInit) => Promise<Pick<Response, 'text'>>

/** `version` is added to the query: the build id, or a timestamp if that is unknown. */
export function createPayloads(fetch: Fetch, version: () => string | number, loadStyles: LoadStyles): Payloads {
  const known = new Map<string, Promise<Payload>>()
  let size = 0
  const request = async (path: string, priority: RequestPriority): Promise<Payload> => {
    // A redirected response would come from another page or host.
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const response = await fetch(`${path}_payload.json?${version()}`, { priority, redirect: 'error', signal })
    const text = await response.text()
    size += text.length
    return parsePayload(text, path)
  }
  return {
    load: async (path, priority) => {
      const payload = known.get(path) ?? request(path, priority)
      known.delete(path)
      known.set(path, payload)
      payload.catch(() => known.delete(path))
      for (const oldest of [...known.keys()].slice(0, -KEPT)) known.delete(oldest)
      await loadStyles(await payload, priority)
      return payload
    },
    has: (path) => known.has(path),
    size: () => size,
  }
}

/**
 * Validates the response, because it becomes HTML: it must be the payload of the requested path, whose escapes may have small letters, as
 * Apache redirects to. Its other parts need no check, because only a payload with the shell id of the document is shown, and both are of
 * one build.
 */
export function parsePayload(text: string, path: string): Payload {
  const value = JSON.parse(text) as Payload | null
  if (!value || decode(value.path) !== decode(path)) throw new Error(path)
  return value
}
