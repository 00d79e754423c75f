import type { ClientData } from '../../definitions/client-data.ts'
import { RELOAD_KEY } from '../../definitions/stored.ts'
import { arrive } from './arrival.ts'
import { keepFields, readFields } from '../forms.ts'
import { isPage, isSamePage } from '../links.ts'
import { Fatal } from '../middleware.ts'
import type { Outcome } from './outcome.ts'
import { focus, type Places, type Way } from './places.ts'
import { allowReload } from './reload-guard.ts'
import { messagePage, partsOf, show, type Shown } from './show.ts'
import type { Status } from '../status.ts'
import type { SessionStore } from '../store.ts'
import { transition } from './transition.ts'

/** Maximum number of redirects in a row; more are taken for a loop. */
const MOST_REDIRECTS = 5

/** Milliseconds. Firefox and Safari stop what a document loads as soon as another one is asked for, which looks like a failure. */
const LEAVING_MS = 1000

/** Milliseconds. Code that never comes would keep its links from working. */
const HELD_MS = 1e4

/** What a navigation needs from the other parts of the runtime. */
interface Runtime {
  readonly data: ClientData
  readonly places: Places
  readonly status: Status
  readonly store: SessionStore
  readonly outcomeOf: (url: URL) => Promise<Outcome>
  /** Hooks around the replacement of the page: islands, observers, menus. */
  readonly before: () => void
  readonly after: () => void
  /** When all of a new page has been laid out. */
  readonly arrived: () => void
  readonly report: (error: unknown) => void
}

type Visit = (url: URL, way: Way) => Promise<void>

export interface Navigation {
  readonly visit: Visit
  /** The URL of the page that is shown. While going back, it differs from that of the document. */
  readonly shown: () => URL
  /** Aborts the navigation in progress, if any; the document may be about to be left. */
  readonly cancel: () => void
  /** Keeps a press on a control whose code is to come, and repeats it when that is `ready`, unless the visitor has gone elsewhere by then. */
  readonly hold: (control: HTMLElement, ready: Promise<unknown>) => Promise<void>
  /** Loads a document and keeps what was typed into this one. */
  readonly load: (url: URL, way: Way) => void
  /** A part of the page does not work: reloads the page if that may help, and shows a message otherwise. */
  readonly mend: (mayHelp: boolean) => void
}

/** Navigation without document loads. Every failure leads to a document load or a visible message. */
export function createNavigation(window: Window, runtime: Runtime): Navigation {
  const { document, location } = window
  const { data, places, status, store } = runtime
  let shown = new URL(location.href)
  /** The current navigation. Results of earlier ones are dropped. */
  let latest = 0
  /** Until when failures of parts of this page are ignored: it is being left. */
  let leaving = 0

  const visit: Visit = async (url, way) => {
    const turn = (latest += 1)
    leaving = Infinity
    status.busy()
    try {
      await follow(url, way)
    } catch (error) {
      if (turn === latest) await fail(error, url, way)
    }
    if (turn !== latest) return
    leaving = 0
    status.idle()
  }

  /** Shows where a URL leads. Follows redirects within this site and language; what is outside needs a document load. */
  const follow = async (url: URL, way: Way, redirects = 0): Promise<void> => {
    const turn = latest
    const outcome = await runtime.outcomeOf(url)
    if (turn !== latest) return
    if (outcome.kind === 'load') return loadDocument(url, way)
    if (outcome.kind === 'missing') return putFile('404', url, way)
    if (outcome.kind === 'show') return put(outcome.payload, url, way)
    if (outcome.kind === 'refused') return put(messagePage(data.texts.refused, data, url.pathname), url, way)
    const to = new URL(outcome.to, url)
    if (to.origin !== location.origin || !isPage(to.pathname, data.locale)) return loadDocument(to, way)
    if (redirects === MOST_REDIRECTS) throw new Fatal('Wrong redirect')
    return follow(to, way, redirects + 1)
  }

  const put = async (page: Shown, url: URL, way: Way): Promise<void> => {
    const turn = latest
    await transition(window, () => {
      // Another navigation may have started before the transition.
      if (turn !== latest) return
      // Before the islands are unmounted, with what was typed into them.
      places.leave()
      runtime.before()
      show(page, document)
      arrive(document, way === 'traverse' || url.hash !== '', runtime.arrived)
      shown = url
      focus(document.querySelector('main'))
      places.enter(url, way)
      runtime.after()
      status.say(document.title)
    })
  }

  const fail = async (error: unknown, url: URL, way: Way): Promise<void> => {
    if (error instanceof Fatal) {
      window.reportError(error)
      return putFile('error', url, way)
    }
    runtime.report(error)
    if (mayLoad(url)) loadDocument(url, way)
    else status.fail(url.href, data.texts.failed)
  }

  const mayLoad = (url: URL): boolean => window.navigator.onLine && allowReload(url.pathname, store, Date.now())

  const mend = (mayHelp: boolean): void => {
    if (Date.now() < leaving) return
    const hasFiles = document.querySelector<HTMLInputElement>('main [type=file]')?.value
    // Selected files would be lost, and without storage the page would reload endlessly.
    if (mayHelp && !hasFiles && mayLoad(shown) && store.keeps(RELOAD_KEY)) loadDocument(shown, 'replace')
    else status.fail(shown.href, data.texts.incomplete)
  }

  /** Shows the not-found or error page, or only its text if it cannot be loaded. */
  const putFile = async (name: '404' | 'error', url: URL, way: Way): Promise<void> => {
    const turn = latest
    const file = await window
      .fetch(`${SITE_BASE}/${data.locale}/${name}.html`)
      .then(async (response) => (response.ok ? partsOf(await response.text()) : null))
      // Also where the connection breaks within the file, or it is that of a foreign server.
      .catch(() => null)
    if (turn !== latest) return
    // If the header differs, let the host respond.
    if (name === '404' && file && file.shell !== document.documentElement.dataset['shell'])
      return loadDocument(url, way)
    const text = name === '404' ? data.texts.missing : data.texts.failed
    return put({ ...messagePage(text, data, url.pathname), ...file }, url, way)
  }

  const loadDocument = (url: URL, way: Way): void => {
    keepFields(store, shown.pathname, readFields(document))
    if (!isSamePage(url, location)) return way === 'replace' ? location.replace(url) : location.assign(url)
    // If only the hash differs, the browser would scroll instead of loading the document.
    window.history.replaceState(window.history.state, '', url)
    location.reload()
  }

  const hold: Navigation['hold'] = async (control, ready) => {
    // Gives up a page that has been asked for, but no other press that waits.
    if (leaving) latest += 1
    const turn = latest
    leaving = 0
    status.busy()
    await new Promise((resolve) => {
      // Each press in a task of its own, so that the page has shown what the one before it has changed.
      void ready.then(() => setTimeout(resolve))
      setTimeout(resolve, HELD_MS)
    })
    if (turn !== latest) return
    status.idle()
    // What has not come by now is done without.
    delete control.dataset['awaits']
    control.click()
  }

  return {
    visit,
    hold,
    shown: () => shown,
    load: loadDocument,
    mend,
    cancel: () => {
      latest += 1
      leaving = Date.now() + LEAVING_MS
      status.idle()
      shown = new URL(location.href)
    },
  }
}
