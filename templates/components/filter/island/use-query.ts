import { useEffect, useSyncExternalStore, type RefObject } from 'react'
import { inOrder, parseSelection, searchOf, type Selection } from './selection.ts'

/** The query that will be written to the URL. Writing takes part of a frame, so the list is updated first. */
let ahead: string | null = null
const listeners = new Set<() => void>()

/**
 * The selection, kept in the URL's query (`?language=de`) in the order of the choices. Null until hydration, as the server has no query.
 * Replaces the history entry, so that going back leaves the list.
 */
export function useSelection(choices: Selection): readonly [Selection | null, (next: Selection) => void] {
  const query = useSyncExternalStore(subscribe, currentQuery, () => null)
  const choose = (next: Selection): void => setQuery(searchOf(inOrder(next, choices), query ?? ''))
  return [query === null ? null : parseSelection(query, choices), choose]
}

/** Reveals the page once it shows what the URL asks for; the runtime hides this part until then. */
export function useAnswered(isAnswered: boolean, within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const held = within.current?.closest('[data-pending]')
    if (!isAnswered || !held) return
    // Browsers report a layout shift for anything that moves in the frame it appears in, so lay out while still hidden.
    requestAnimationFrame(() => setTimeout(() => held.removeAttribute('data-pending')))
  }, [isAnswered, within])
}

function currentQuery(): string {
  return ahead ?? window.location.search
}

function setQuery(query: string): void {
  const { pathname } = window.location
  if (ahead === null) requestAnimationFrame(() => setTimeout(() => writeAddress(pathname)))
  ahead = query
  for (const changed of listeners) changed()
}

/** Writes the query to the URL, unless another page has been opened meanwhile. */
function writeAddress(pathname: string): void {
  const search = ahead ?? ''
  ahead = null
  if (window.location.pathname === pathname) {
    window.history.replaceState(window.history.state, '', pathname + search + window.location.hash)
    // The runtime compares URLs when going back, so it must learn about the new one.
    window.dispatchEvent(new Event('site:replaced'))
  }
  for (const changed of listeners) changed()
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
