import { useSyncExternalStore } from 'react'

/** Told to the runtime as well: it compares addresses when it is asked to go back, and this page has another one now. */
const REPLACED = 'site:replaced'

/**
 * The query of the address, `?language=de`; null until the component lives, as the server knows none. The entry of the
 * history is replaced, so that going back leaves the list.
 */
export function useQuery(): readonly [string | null, (query: string) => void] {
  const query = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => null,
  )
  return [query, replace]
}

function replace(query: string): void {
  const { pathname, hash } = window.location
  window.history.replaceState(window.history.state, '', pathname + query + hash)
  window.dispatchEvent(new Event(REPLACED))
}

function subscribe(changed: () => void): () => void {
  window.addEventListener(REPLACED, changed)
  return () => window.removeEventListener(REPLACED, changed)
}
