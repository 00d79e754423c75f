import { decode } from './decode.ts'

/** The area in which a heading counts as current: the upper part of the window, and everything above. */
const READ = '1000000px 0px -60%'

/** Marks the current heading in tables of contents (`data-contents`): the last one above the middle. */
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
