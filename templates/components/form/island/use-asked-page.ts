import { useSyncExternalStore } from 'react'
import { ASKED_FROM } from '../../../forms/asked-from.ts'

/** A path of a site: nothing that leads elsewhere or means something else than it shows. */
const PATH = /^(\/[a-z0-9][A-Za-z0-9._-]*)+\/$/

/** Path of the page that led to this one, from the query of the address; empty without one, and until a script can look. */
export function useAskedPage(): string {
  return useSyncExternalStore(never, askedPage, none)
}

function askedPage(): string {
  const path = new URLSearchParams(location.search).get(ASKED_FROM) ?? ''
  return PATH.test(path) ? path : ''
}

function none(): string {
  return ''
}

/** An island lives as long as its page, and so does the address. */
function never() {
  return () => undefined
}
