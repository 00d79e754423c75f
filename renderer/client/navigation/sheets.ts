import type { Payload } from '../../definitions/payload.ts'
import { addLink } from '../add-link.ts'

type Styled = Pick<Payload, 'styles'>

/** Loads the styles that a payload needs and the document lacks. Rejects if they cannot be loaded. */
export type LoadStyles = (payload: Styled) => unknown

/** Sheets apply only once their page is shown, since they would change the one before. */
export function createSheets(document: Document): LoadStyles {
  const known: Record<string, Promise<unknown>> = {}
  const load = (href: string): unknown =>
    (known[href] ??= new Promise((onload, onerror) => {
      addLink(document, { rel: 'stylesheet', media: 'not all', href, onload, onerror })
    }))
  return ({ styles: [whole, ...made] }) => document.querySelector(`[href="${whole}"]`) ?? Promise.all(made.map(load))
}

/** Applies only the style sheets of a page, so that it looks the same as after a document load. */
export function useSheets({ styles }: Partial<Styled>, document: Document): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('[rel=stylesheet]')) {
    const isUsed = styles?.includes(link.getAttribute('href') as string)
    // A message page keeps the styles of the previous page.
    if (styles && isUsed === !!link.media) link.media = isUsed ? '' : 'not all'
  }
}
