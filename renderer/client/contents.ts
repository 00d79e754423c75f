import { decode } from './decode.ts'

/** The part of the window in which a heading counts as being read: below the header, above the middle. */
const READING_ZONE = '-10% 0px -60% 0px'

/** Marks, in lists of contents (`data-contents`), the heading that is being read. */
export function createContents(document: Document): { readonly start: () => void; readonly stop: () => void } {
  const observer = new IntersectionObserver(
    (entries) => {
      const read = entries.findLast(({ isIntersecting }) => isIntersecting)
      if (read) mark(document, read.target.id)
    },
    { rootMargin: READING_ZONE },
  )
  return {
    start: () => {
      for (const link of linksIn(document)) {
        const heading = document.getElementById(decode(link.hash.slice(1)))
        if (heading) observer.observe(heading)
      }
    },
    stop: () => observer.disconnect(),
  }
}

function linksIn(document: Document): NodeListOf<HTMLAnchorElement> {
  return document.querySelectorAll<HTMLAnchorElement>('[data-contents] a[href^="#"]')
}

function mark(document: Document, id: string): void {
  for (const link of linksIn(document)) link.ariaCurrent = decode(link.hash) === `#${id}` ? 'true' : null
}
