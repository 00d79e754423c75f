import { useSyncExternalStore } from 'react'

/** A value that only the browser knows; `before` on the server and until the island is hydrated. Later changes go unnoticed. */
export function useInBrowser<T>(read: () => T, before: T): T {
  return useSyncExternalStore(never, read, () => before)
}

function never() {
  return () => undefined
}
