import { keepFields, readFields } from '../forms.ts'
import type { LiveIssue, LiveMessage, Ribbon } from './live-message.ts'
import { showIssues } from './live-overlay.ts'
import { hearErrors } from './thrown.ts'
import { layer, make, removeLayer } from './live-layer.ts'
import { hydrationMessage, isHydrationFault } from './hydration-fault.ts'
import { sessionStore } from '../store.ts'

// Used only in `watch`: reloads the page when it has changed, shows issues of the site and errors of its islands, marks pages that visitors
// do not see, and logs errors that are hidden from visitors.

/** A message with its number. */
type Message = (LiveMessage | Ribbon) & { readonly revision: number }

const RIBBON = `
p { position: fixed; inset-block-end: 1rem; inset-inline-start: 1rem; z-index: 2147483646; margin: 0; padding: .4rem .9rem;
  border: 2px solid #3d2c00; border-radius: .3rem; background: #ffd34d; color: #2b1f00;
  font: 600 .9375rem/1.4 system-ui, sans-serif; box-shadow: 0 .2rem .8rem rgb(0 0 0 / 35%); pointer-events: none }
@media print { p { display: none } }
`

/** Number of the last message that this page knows. Messages sent while it was loading are repeated when it connects. */
let since = document.querySelector<HTMLElement>('[data-watch-revision]')?.dataset['watchRevision'] ?? ''

/** What the server has told last of the site. */
let ofSite: Message | undefined
/** Errors of this page. A reload forgets them: what is not mended is thrown again. */
let thrown: readonly LiveIssue[] = []

hearErrors((issue) => {
  thrown = [...thrown, issue]
  show()
})

let events = listen()

// Tells the server which page is open, so that it is rendered first.
window.navigation?.addEventListener('currententrychange', () => {
  if (new URL(events.url).searchParams.get('page') === window.location.pathname) return
  events.close()
  showRibbon(null)
  thrown = []
  events = listen()
})

function listen(): EventSource {
  const query = new URLSearchParams({ page: window.location.pathname, since })
  const source = new EventSource(`/__watch/events?${query}`)
  source.addEventListener('message', (event: MessageEvent<string>) => receive(JSON.parse(event.data) as Message))
  return source
}

function receive(message: Message): void {
  since = String(message.revision)
  if (message.type === 'ribbon') return showRibbon(message.text)
  ofSite = message
  show()
  if (message.type === 'styles') for (const [from, to] of message.swaps) swapStyles(from, to)
  if (message.type === 'reload' && message.pages.includes(window.location.pathname)) reload()
  else if (message.type === 'reload' || message.type === 'styles') window.dispatchEvent(new Event('site:changed'))
}

/** Shows what is wrong with the site, and then what this page has thrown; of a build that could not run, only that. */
function show(): void {
  const site = ofSite?.type === 'issues' ? ofSite : null
  if (thrown.length === 0 || site?.count === 0) return showIssues(site)
  const { count, issues, notes } = site ?? { count: 0, issues: [], notes: [] }
  showIssues({ count: count + thrown.length, issues: [...issues, ...thrown], notes, text: '' })
}

/** Reloads and keeps typed text, like a reload after a failed navigation; the runtime keeps the scroll position. */
function reload(): void {
  keepFields(
    sessionStore(() => window.sessionStorage),
    window.location.pathname,
    readFields(document),
  )
  window.location.reload()
}

window.addEventListener('site:fault', (event) => {
  const { detail } = event as CustomEvent<unknown>
  if (isHydrationFault(detail)) console.error(hydrationMessage(detail), detail.error)
  else console.error(detail)
})

/** Replaces the old style sheet once the new one has loaded, so that the page is never unstyled. */
function swapStyles(from: string, to: string): void {
  for (const old of document.querySelectorAll<HTMLLinkElement>(`link[rel=stylesheet][href="${from}"]`)) {
    const fresh = document.createElement('link')
    fresh.rel = 'stylesheet'
    fresh.href = to
    fresh.media = old.media
    fresh.addEventListener('load', () => old.remove())
    old.after(fresh)
  }
}

/** Shows why visitors do not see the page; null removes the ribbon. */
function showRibbon(text: string | null): void {
  removeLayer('ribbon')
  if (text !== null) document.body.append(layer('ribbon', RIBBON, make('p', text, { role: 'status' })))
}
