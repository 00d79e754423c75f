import { setTimeout as delay } from 'node:timers/promises'

/** Waits for pages that were told to reload: a page has loaded when its live script connects again. */
export interface Reconnections {
  /** To be called for each page that connects. */
  readonly note: (page: string) => void
  /** Resolves when all of these pages have connected, or after `ms`. Rejects if aborted. */
  readonly of: (pages: readonly string[], ms: number, signal: AbortSignal) => Promise<void>
}

export function createReconnections(): Reconnections {
  const waiting = new Set<(page: string) => void>()
  return {
    note: (page) => {
      for (const take of waiting) take(page)
    },
    of: async (pages, ms, signal) => {
      if (pages.length === 0) return
      const left = new Set(pages)
      const done = new AbortController()
      const take = (page: string): void => {
        left.delete(page)
        if (left.size === 0) done.abort()
      }
      waiting.add(take)
      await delay(ms, undefined, { signal: AbortSignal.any([signal, done.signal]) }).catch(() => undefined)
      waiting.delete(take)
      signal.throwIfAborted()
    },
  }
}
