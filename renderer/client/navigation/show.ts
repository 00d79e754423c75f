import type { ClientData } from '../../definitions/client-data.ts'
import type { Payload } from '../../definitions/payload.ts'
import { decode } from '../decode.ts'
import { showNotFoundPath } from '../not-found.ts'
import { useSheets } from './sheets.ts'
import { trusted } from '../trusted.ts'

/** The parts of a payload that are needed to show a page. */
export type Shown = Pick<Payload, 'path' | 'body' | 'head' | 'main' | 'slots'> & Partial<Pick<Payload, 'styles'>>

/** Replaces the current page: head, main, and page-specific parts of header and footer. */
export function show(page: Shown, document: Document): void {
  // First: it mostly has the focus, and to take that from what goes, browsers lay out the page with all that has changed until then.
  ;(document.querySelector('main') as HTMLElement).outerHTML = trusted(page.main)
  for (const slot of document.querySelectorAll('site-slot')) {
    // A message page has none: the languages of the previous page would be wrong.
    slot.innerHTML = trusted(page.slots[slot.getAttribute('name') as string] ?? '')
  }
  for (const [name, value] of Object.entries(page.body)) document.body.setAttribute(name, value)
  useSheets(page, document)
  replaceHead(page.head, document)
  showNotFoundPath(document, page.path)
  markCurrent(page.path, document)
  markGroup(page.body['data-section'], document)
}

/** The head tags of the page, from its title on. Tags added by extensions and `watch` are kept. */
const PAGE_TAGS = 'title, title ~ :not(style, [rel=stylesheet], [src])'

function replaceHead(markup: string, { head }: Document): void {
  const [title, ...others] = head.querySelectorAll(PAGE_TAGS)
  for (const tag of others) tag.remove()
  if (title) title.outerHTML = trusted(markup)
}

/** Same rule as in `renderer/render/current.ts`, so that navigations and document loads produce the same header. */
function markCurrent(path: string, document: Document): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a:not(main a)')) {
    if (link.ariaCurrent === 'page') link.ariaCurrent = null
    if (link.getAttribute('href') === path) link.ariaCurrent ??= 'page'
  }
}

function markGroup(section: string | undefined, document: Document): void {
  for (const group of document.querySelectorAll<HTMLElement>('[data-group]')) {
    const isCurrent = group.dataset['group'] === section
    group.toggleAttribute('data-current', isCurrent)
    const control = group.querySelector('button, summary')
    if (control) control.ariaCurrent = isCurrent ? 'true' : null
  }
}

/** The parts of a document that make up a page. */
interface Parts extends Omit<Shown, 'path' | 'styles'> {
  readonly shell: string | undefined
}

/** The parts of a not-found or error document. Throws if it is not from this site: it has no main part. */
export function partsOf(html: string): Parts {
  const { body, documentElement, head } = new DOMParser().parseFromString(trusted(html), 'text/html')
  return {
    shell: documentElement.dataset['shell'],
    head: [...head.querySelectorAll(PAGE_TAGS)].map((tag) => tag.outerHTML).join(''),
    body: Object.fromEntries([...body.attributes].map(({ name, value }) => [name, value])),
    main: (body.querySelector('main') as HTMLElement).outerHTML,
    slots: Object.fromEntries(
      [...body.querySelectorAll('site-slot')].map((slot) => [slot.getAttribute('name'), slot.innerHTML]),
    ),
  }
}

type MessageFrame = Pick<ClientData, 'message' | 'tone'>

/** A page without a file: a heading, which may name the path as `{path}`, in the frame that the document provides. */
export function messagePage(heading: string, { message: frame, tone }: MessageFrame, path: string): Shown {
  const text = heading
    .replace('{path}', () => decode(path))
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
  return {
    path,
    body: { 'data-tone': tone, 'data-section': 'error', 'data-area': 'error' },
    head: `<title>${text}</title><meta name="robots" content="noindex">`,
    main: frame.replace('{text}', () => text),
    slots: {},
  }
}
