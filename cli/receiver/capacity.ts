import type { FormContract } from '../../renderer/forms/contract.ts'
import { MAX_OF_ONE, MAX_RUNNING, MAX_RUNNING_BYTES } from './limits.ts'
import { RefusedError } from './refused.ts'

/** Capacity reserved for a request that is being read. */
export interface Place {
  /** Counts received bytes. Throws RefusedError if all requests together exceed the limit. */
  readonly take: (bytes: number) => void
  readonly leave: () => void
}

/**
 * Limits the requests that are read concurrently, and so the disk space that they use before they are checked. Counts received bytes
 * instead of `Content-Length`, which costs the sender nothing.
 */
interface Capacity {
  /** Reserves a place for a visitor's request. Throws RefusedError if the visitor has too many, or no place is left. */
  readonly enter: (visitor: string) => Place
}

interface CapacityLimits {
  readonly requests?: number
  /** Maximum concurrent requests per visitor. */
  readonly ofOne?: number
  readonly bytes?: number
}

/** Limits that are not given are those of `limits.ts`. */
export function createCapacity(limits: CapacityLimits = {}): Capacity {
  const { requests = MAX_RUNNING, ofOne = MAX_OF_ONE, bytes: maxBytes = MAX_RUNNING_BYTES } = limits
  const places = new Map<string, number>()
  let taken = 0
  let running = 0
  const count = (visitor: string, by: 1 | -1): void => {
    running += by
    const own = (places.get(visitor) ?? 0) + by
    if (own > 0) places.set(visitor, own)
    else places.delete(visitor)
  }
  return {
    enter: (visitor) => {
      if (running >= requests || (places.get(visitor) ?? 0) >= ofOne) throw busy()
      count(visitor, 1)
      let own = 0
      return {
        take: (bytes) => {
          own += bytes
          taken += bytes
          if (taken > maxBytes) throw busy()
        },
        leave: () => {
          taken -= own
          count(visitor, -1)
        },
      }
    },
  }
}

/** Seconds in `Retry-After`; most requests take a few. */
const RETRY_SECONDS = 60

function busy(): RefusedError {
  return new RefusedError('busy', { headers: { 'Retry-After': String(RETRY_SECONDS) } })
}

/** Separate capacities for forms with and without files, so that uploads do not block plain forms. */
export interface Capacities {
  readonly of: (form: FormContract) => Capacity
}

/** The limits apply to each of the two capacities. */
export function createCapacities(limits: CapacityLimits = {}): Capacities {
  const [fields, files] = [createCapacity(limits), createCapacity(limits)]
  return { of: ({ attachments }) => (attachments ? files : fields) }
}
