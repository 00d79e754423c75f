import { useSyncExternalStore } from 'react'
import { parseSelection, searchOf, type Selection } from '../parts/filter/selection.ts'

/** Told to the runtime as well: it compares addresses when it is asked to go back, and this page has another one now. */
const REPLACED = 'site:replaced'

/**
 * What is chosen, kept in the query of the address; null until the component lives, as the server knows no query. The entry
 * of the history is replaced, so that going back leaves the list.
 */
export function useSelection(choices: Selection): readonly [Selection | null, (next: Selection) => void] {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => null,
  )
  return [search === null ? null : parseSelection(search, choices), choose]
}

function choose(next: Selection): void {
  const { pathname, search, hash } = window.location
  window.history.replaceState(window.history.state, '', pathname + searchOf(next, search) + hash)
  window.dispatchEvent(new Event(REPLACED))
}

function subscribe(changed: () => void): () => void {
  window.addEventListener(REPLACED, changed)
  return () => window.removeEventListener(REPLACED, changed)
}
