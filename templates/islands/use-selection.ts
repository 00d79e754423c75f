import { useSyncExternalStore } from 'react'
import { parseSelection, searchOf, type Selection } from '../parts/filter/selection.ts'

/** The query that the address is about to have. Writing it takes the browser a part of a frame, so the list comes first. */
let ahead: string | null = null
const listeners = new Set<() => void>()

/**
 * What is chosen, kept in the query of the address; null until the component lives, as the server knows no query. The entry
 * of the history is replaced, so that going back leaves the list.
 */
export function useSelection(choices: Selection): readonly [Selection | null, (next: Selection) => void] {
  const search = useSyncExternalStore(subscribe, currentSearch, () => null)
  return [search === null ? null : parseSelection(search, choices), choose]
}

function currentSearch(): string {
  return ahead ?? window.location.search
}

function choose(next: Selection): void {
  const { pathname } = window.location
  if (ahead === null) requestAnimationFrame(() => setTimeout(() => writeAddress(pathname)))
  ahead = searchOf(next, currentSearch())
  for (const changed of listeners) changed()
}

/** Puts the query into the address, unless another page has come in between. */
function writeAddress(pathname: string): void {
  const search = ahead ?? ''
  ahead = null
  if (window.location.pathname === pathname) {
    window.history.replaceState(window.history.state, '', pathname + search + window.location.hash)
    // The runtime compares addresses when it is asked to go back, and must know that this page has another one now.
    window.dispatchEvent(new Event('site:replaced'))
  }
  for (const changed of listeners) changed()
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
