import { decode } from './decode.ts'

/** The part of the window, and of all that lies above it, in which a heading begins what is being read. */
const READ = '1000000px 0px -60%'

/** Marks, in lists of contents (`data-contents`), the heading of what is being read: the last one above the middle. */
export function createContents(document: Document): { readonly start: () => void; readonly stop: () => void } {
  const read = new Set<Element | null>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) read[isIntersecting ? 'add' : 'delete'](target)
      const links = linksIn(document)
      const last = links.findLast((link) => read.has(headingOf(link)))
      for (const link of links) link.ariaCurrent = link.hash === last?.hash ? 'true' : null
    },
    { rootMargin: READ },
  )
  return {
    start: () => {
      for (const link of linksIn(document)) {
        const heading = headingOf(link)
        if (heading) observer.observe(heading)
      }
    },
    stop: () => {
      observer.disconnect()
      read.clear()
    },
  }
}

function linksIn(document: Document): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')]
}

function headingOf(link: HTMLAnchorElement): HTMLElement | null {
  return link.ownerDocument.getElementById(decode(link.hash.slice(1)))
}
