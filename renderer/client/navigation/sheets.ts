import type { Payload } from '../../definitions/payload.ts'
import { addLink } from '../add-link.ts'

type Styled = Pick<Payload, 'styles'>

/**
 * Loads the styles that a payload needs and the document lacks. Rejects if they cannot be loaded. With low priority, they only enter the
 * browser's cache, because it takes several milliseconds to parse them.
 */
export type LoadStyles = (payload: Styled, priority: RequestPriority) => unknown

type Fetch = (url: string, options: RequestInit) => Promise<unknown>

/** Milliseconds. A sheet that never comes would keep its links from working. */
const PATIENCE_MS = 1e4

/** Sheets apply only once their page is shown, since they would change the one before. */
export function createSheets(document: Document, fetch: Fetch): LoadStyles {
  const known: Record<string, Promise<unknown>> = {}
  // A failed one is kept: its navigation loads a document, where everything begins anew.
  const load = (href: string, priority: RequestPriority): unknown =>
    (known[priority + href] ??=
      priority === 'low'
        ? fetch(href, { priority })
        : new Promise((onload, onerror) => {
            addLink(document, { rel: 'stylesheet', media: 'not all', href, onload, onerror })
            setTimeout(onerror, PATIENCE_MS)
          }))
  return ({ styles: [whole, ...made] }, priority) =>
    document.querySelector(`[href="${whole}"]`) ?? Promise.all(made.map((href) => load(href, priority)))
}

/** Applies only the style sheets of a page, so that it looks the same as after a document load. */
export function useSheets({ styles }: Partial<Styled>, document: Document): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('[rel=stylesheet]')) {
    const isUsed = styles?.includes(link.getAttribute('href') as string)
    // A message page keeps the styles of the previous page.
    if (styles && isUsed === !!link.media) link.media = isUsed ? '' : 'not all'
  }
}
