import type { FormContract } from '../../renderer/forms/contract.ts'
import { MAX_OF_ONE, MAX_RUNNING, MAX_RUNNING_BYTES } from './limits.ts'
import { RefusedError } from './refused.ts'

/** A place for a request that is being read. */
export interface Place {
  /** Counts bytes that have arrived. Throws where all requests together have more than there is room for. */
  readonly take: (bytes: number) => void
  readonly leave: () => void
}

/**
 * Capacity for the requests that are read at once, and so for what they write before they are checked. Only what has arrived counts:
 * what a request says of its length costs the sender nothing.
 */
interface Capacity {
  /** A place for a visitor's request. Throws where the visitor has too many, or there is no capacity left. */
  readonly enter: (visitor: string) => Place
}

interface CapacityLimits {
  readonly requests?: number
  /** Requests of one visitor. */
  readonly ofOne?: number
  readonly bytes?: number
}

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

/** Seconds after which to come again: most requests take a few. */
const RETRY_SECONDS = 60

function busy(): RefusedError {
  return new RefusedError('busy', { headers: { 'Retry-After': String(RETRY_SECONDS) } })
}

/** Forms with files and forms without have a capacity each: however many upload, a question still gets through. */
export interface Capacities {
  readonly of: (form: FormContract) => Capacity
}

export function createCapacities(limits: CapacityLimits = {}): Capacities {
  const [fields, files] = [createCapacity(limits), createCapacity(limits)]
  return { of: ({ attachments }) => (attachments ? files : fields) }
}
