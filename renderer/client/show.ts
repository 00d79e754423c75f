import type { Payload } from '../model/payload.ts'

/** What of a payload it takes to show a page. */
export type Shown = Pick<Payload, 'path' | 'body' | 'head' | 'main' | 'slots'>

/** Puts a page in the place of the one that is open: head, main, and the page's parts of header and footer. */
export function show(page: Shown, document: Document): void {
  replaceHead(page.head, document)
  for (const [name, value] of Object.entries(page.body)) document.body.setAttribute(name, value)
  for (const slot of document.querySelectorAll('site-slot')) {
    // A message has none: what the last page said of its languages would be wrong.
    slot.innerHTML = page.slots[slot.getAttribute('name') ?? ''] ?? ''
  }
  const main = document.querySelector('main')
  if (main) main.outerHTML = page.main
  markCurrent(page.path, document)
  markGroup(page.body['data-section'] ?? '', document)
}

/** Tags of the page, which begin with its title. What extensions and `watch` have added after them stays. */
const PAGE_TAGS = 'title ~ :is(meta, link:not([rel=stylesheet]), noscript, script:not([src]))'

function replaceHead(markup: string, { head }: Document): void {
  const title = head.querySelector('title')
  for (const tag of head.querySelectorAll(PAGE_TAGS)) tag.remove()
  // The line ends between tags would stay behind, a few more with each page.
  if (title) title.outerHTML = markup.replaceAll('\n', '')
}

/** The same rule as in `renderer/current.ts`, so that a navigation and a document load give the same header. */
function markCurrent(path: string, document: Document): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a:not(main a)')) {
    if (link.ariaCurrent === 'page') link.ariaCurrent = null
    if (link.getAttribute('href') === path) link.ariaCurrent ??= 'page'
  }
}

function markGroup(section: string, document: Document): void {
  for (const group of document.querySelectorAll<HTMLElement>('[data-group]')) {
    group.toggleAttribute('data-current', group.dataset['group'] === section)
  }
}

/** A page that no file stands for: a heading, put into the document's `frame` for such pages. */
export function messagePage(heading: string, frame: string, path: string): Shown {
  const text = escape(heading)
  return {
    path,
    body: { 'data-tone': 'night', 'data-section': 'error', 'data-area': 'error' },
    head: `<title>${text}</title><meta name="robots" content="noindex">`,
    main: frame.replace('{text}', () => text),
    slots: {},
  }
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
