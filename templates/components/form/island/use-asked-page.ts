import { ASKED_FROM } from '../../../forms/asked-from.ts'
import { useInBrowser } from './use-in-browser.ts'

/** A plain path of the site, which cannot lead to another host or be misleading. */
const PATH = /^(\/[a-z0-9][A-Za-z0-9._-]*)+\/$/

/** Path of the page that the visitor came from, from the query of the URL; empty if there is none, and before hydration. */
export function useAskedPage(): string {
  return useInBrowser(askedPage, '')
}

function askedPage(): string {
  const path = new URLSearchParams(location.search).get(ASKED_FROM) ?? ''
  return PATH.test(path) ? path : ''
}
