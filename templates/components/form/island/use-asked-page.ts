import { ASKED_FROM } from '../../../forms/asked-from.ts'
import { useInBrowser } from './use-in-browser.ts'

/** A plain path of the site, which cannot lead to another host or be misleading. Letters beyond ASCII are escapes, as in its addresses. */
const PATH = /^(\/([a-z0-9]|%[89A-F])[A-Za-z0-9._%-]*)+\/$/

/** Path of the page that the visitor came from, from the query of the URL; empty if there is none, and before hydration. */
export function useAskedPage(): string {
  return useInBrowser(() => askedPage(location.search), '')
}

/** The path that a query names. Its value has letters where addresses have escapes. */
export function askedPage(search: string): string {
  const path = encodeURI(new URLSearchParams(search).get(ASKED_FROM) ?? '')
  return PATH.test(path) ? path : ''
}
