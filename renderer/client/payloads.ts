import type { Payload } from '../definitions/payload.ts'

/** Payloads kept in memory: enough for going back and forth, and a bound for a tab that is open all day. */
const KEPT = 40

/** Where payloads come from. Each is asked for once; one that failed may be asked for again. */
export interface Payloads {
  readonly load: (path: string, priority?: RequestPriority) => Promise<Payload>
  readonly has: (path: string) => boolean
  /** Characters loaded since the start. */
  readonly size: () => number
}

type Fetch = (url: string, options: RequestInit) => Promise<Pick<Response, 'ok' | 'text'>>

/** `version` goes into the query: the build id, or a timestamp as long as that is not known. */
export function createPayloads(fetch: Fetch, version: () => string): Payloads {
  const known = new Map<string, Promise<Payload>>()
  let size = 0
  const request = async (path: string, priority: RequestPriority): Promise<Payload> => {
    // A redirect would be the answer of another page or another host.
    const response = await fetch(`${path}_payload.json?${version()}`, { priority, redirect: 'error' })
    // No answer is read as no payload.
    const text = response.ok ? await response.text() : 'null'
    size += text.length
    return parsePayload(text, path)
  }
  return {
    load: (path, priority = 'auto') => {
      const payload = known.get(path) ?? request(path, priority)
      known.delete(path)
      known.set(path, payload)
      payload.catch(() => known.delete(path))
      for (const oldest of [...known.keys()].slice(0, -KEPT)) known.delete(oldest)
      return payload
    },
    has: (path) => known.has(path),
    size: () => size,
  }
}

const PARTS = ['shell', 'middleware', 'body', 'head', 'main', 'slots'] as const

/** Checks what came, since it becomes HTML: only a payload of the path that was asked for will do. */
export function parsePayload(text: string, path: string): Payload {
  const value = JSON.parse(text) as Payload | null
  if (value?.path !== path || !PARTS.every((name) => value[name])) throw new Error(`No payload of ${path}`)
  return value
}
