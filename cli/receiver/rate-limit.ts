/** Limits requests per key within a sliding hour, and a quarter of that within ten minutes, because visitors do not send in bursts. */
export interface RateLimit {
  /** Counts a request, at a time in milliseconds, if it is allowed. `wait`: 0, or the seconds until the next one is allowed. */
  readonly take: (key: string, limit: number, now: number) => { readonly wait: number }
}

const HOUR_MS = 60 * 60 * 1000
const BURST_MS = 10 * 60 * 1000

/** Maximum requests within ten minutes: people who correct a refused form send it a few times. */
function burstOf(limit: number): number {
  return Math.max(5, Math.ceil(limit / 4))
}

/** Maximum number of keys in memory; the least recent are dropped. */
const MAX_KEYS = 10_000

/** Counts in the memory of this process, so a restart forgets all requests. */
export function createRateLimit(maxKeys = MAX_KEYS): RateLimit {
  // Ordered by last request, also a refused one: the limit of all must outlast the ten thousand visitors that it refuses. A Map keeps
  // insertion order.
  const taken = new Map<string, number[]>()
  return {
    take: (key, limit, now) => {
      // Ignore times in the future, so that setting back the clock does not lock anyone out for more than an hour.
      const times = (taken.get(key) ?? []).filter((time) => time > now - HOUR_MS && time <= now)
      const wait = Math.max(waitFor(times, limit, HOUR_MS, now), waitFor(times, burstOf(limit), BURST_MS, now))
      if (wait === 0) times.push(now)
      taken.delete(key)
      taken.set(key, times)
      if (taken.size > maxKeys) taken.delete(taken.keys().next().value ?? key)
      return { wait }
    },
  }
}

/** Seconds until fewer than `limit` of the times (oldest first) lie within the window. */
function waitFor(times: readonly number[], limit: number, window: number, now: number): number {
  const decisive = times.at(-limit)
  return decisive === undefined ? 0 : Math.max(0, Math.ceil((decisive + window - now) / 1000))
}
