/** Counts requests by key within a sliding hour, and a quarter of it within ten minutes: a burst is no visitor. */
export interface RateLimit {
  /** Whether one more is allowed at this time (milliseconds), and counts it; if not, the seconds to wait. */
  readonly take: (key: string, limit: number, now: number) => { readonly wait: number }
}

const HOUR_MS = 60 * 60 * 1000
const BURST_MS = 10 * 60 * 1000

/** Requests within ten minutes: people who mend a refused form send it a few times. */
function burstOf(limit: number): number {
  return Math.max(5, Math.ceil(limit / 4))
}

/** Keys remembered at once; whoever was quiet longest is forgotten first, so that memory stays bounded. */
const MAX_KEYS = 10_000

export function createRateLimit(maxKeys = MAX_KEYS): RateLimit {
  // In the order of the last request that was taken: a Map keeps the order in which keys are set.
  const taken = new Map<string, number[]>()
  return {
    take: (key, limit, now) => {
      // A clock that was set back must not shut anyone out for longer than an hour: what lies in the future is forgotten.
      const times = (taken.get(key) ?? []).filter((time) => time > now - HOUR_MS && time <= now)
      const wait = Math.max(waitFor(times, limit, HOUR_MS, now), waitFor(times, burstOf(limit), BURST_MS, now))
      if (wait > 0) return { wait }
      times.push(now)
      taken.delete(key)
      taken.set(key, times)
      if (taken.size > maxKeys) taken.delete(taken.keys().next().value ?? key)
      return { wait: 0 }
    },
  }
}

/** Seconds until fewer than `limit` of the times (oldest first) lie within the window. */
function waitFor(times: readonly number[], limit: number, window: number, now: number): number {
  const decisive = times.at(-limit)
  return decisive === undefined ? 0 : Math.max(0, Math.ceil((decisive + window - now) / 1000))
}
