import type { FormContract } from '../../renderer/forms/contract.ts'
import { bodyLimit, MAX_RUNNING, MAX_RUNNING_BYTES } from './limits.ts'
import { RefusedError } from './refused.ts'

/** Capacity for the requests that are read at once, and so for what they write before they are checked. */
export interface Capacity {
  /** Reserves so many bytes; returns a release function, or undefined when there is no capacity left. */
  readonly enter: (bytes: number) => (() => void) | undefined
}

export function createCapacity(maxRequests = MAX_RUNNING, maxBytes = MAX_RUNNING_BYTES): Capacity {
  let requests = 0
  let taken = 0
  return {
    enter: (bytes) => {
      // One is always let in, however much a form may have.
      if (requests > 0 && (requests >= maxRequests || taken + bytes > maxBytes)) return undefined
      requests += 1
      taken += bytes
      return () => {
        requests -= 1
        taken -= bytes
      }
    },
  }
}

/** Seconds after which to come again: most requests take a few. */
const RETRY_SECONDS = 60

/** Reserves what the request declares, or the most it may have. */
export function reserve(capacity: Capacity, request: Request, form: FormContract): () => void {
  const said = request.headers.get('content-length') ?? ''
  const leave = capacity.enter(/^\d+$/.test(said) ? Number(said) : bodyLimit(form))
  if (!leave) throw new RefusedError('busy', { headers: { 'Retry-After': String(RETRY_SECONDS) } })
  return leave
}
