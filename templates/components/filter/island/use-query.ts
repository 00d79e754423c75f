import { useEffect, useSyncExternalStore, type RefObject } from 'react'
import { inOrder, parseSelection, searchOf, type Selection } from './selection.ts'

/** The query that the address is about to have. Writing it takes the browser a part of a frame, so the list comes first. */
let ahead: string | null = null
const listeners = new Set<() => void>()

/**
 * What is chosen, kept in the query of the address (`?language=de`) in the order of the choices; null until the component lives,
 * as the server knows no query. The entry of the history is replaced, so that going back leaves the list.
 */
export function useSelection(choices: Selection): readonly [Selection | null, (next: Selection) => void] {
  const query = useSyncExternalStore(subscribe, currentQuery, () => null)
  const choose = (next: Selection): void => setQuery(searchOf(inOrder(next, choices), query ?? ''))
  return [query === null ? null : parseSelection(query, choices), choose]
}

/** Lets the page be seen once it shows what its address asks for: the runtime holds its part back until then. */
export function useAnswered(isAnswered: boolean, within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const held = within.current?.closest('[data-pending]')
    if (!isAnswered || !held) return
    // Browsers count as a shift what moves in the frame in which it is shown, so the answer is laid out unseen.
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
