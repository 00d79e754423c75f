/** Counts requests by key within a sliding hour. */
export interface RateLimit {
  /** Whether one more is allowed at this time (milliseconds), and counts it; if not, the seconds to wait. */
  readonly take: (key: string, limit: number, now: number) => { readonly wait: number }
}

const HOUR_MS = 60 * 60 * 1000

/** Keys remembered at once; whoever was quiet longest is forgotten first, so that memory stays bounded. */
const MAX_KEYS = 10_000

export function createRateLimit(maxKeys = MAX_KEYS): RateLimit {
  // In the order of the last request that was taken: a Map keeps the order in which keys are set.
  const taken = new Map<string, number[]>()
  return {
    take: (key, limit, now) => {
      // A clock that was set back must not shut anyone out for longer than an hour: what lies in the future is forgotten.
      const times = (taken.get(key) ?? []).filter((time) => time > now - HOUR_MS && time <= now)
      const [oldest = now] = times
      if (times.length >= limit) return { wait: Math.ceil((oldest + HOUR_MS - now) / 1000) }
      times.push(now)
      taken.delete(key)
      taken.set(key, times)
      if (taken.size > maxKeys) taken.delete(taken.keys().next().value ?? key)
      return { wait: 0 }
    },
  }
}
