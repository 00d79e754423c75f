// The bundle has its modules in this order, which compresses best: sorted, it is some ten bytes larger.
import { createStatus } from './status.ts'
import { arrive } from './navigation/arrival.ts'
import { isPlain, isSamePage, linkAt, targetOf } from './links.ts'
import { createContents } from './contents.ts'
import { createPlaces, type Places } from './navigation/places.ts'
import { addLink } from './add-link.ts'
import { MANIFEST } from '../definitions/url.ts'
import { closeMenus, watchMenus, watchSheet } from './menus.ts'
import { createIslands } from './islands.ts'
import { chooseLocale, keepLocale } from './locale.ts'
import { createNavigation, type Navigation } from './navigation/navigate.ts'
import { outcomeOf } from './navigation/outcome.ts'
import { createSheets } from './navigation/sheets.ts'
import { sessionStore } from './store.ts'
import { takeFields, writeFields } from './forms.ts'
import { createPrefetch, lineOf } from './navigation/prefetch.ts'
import { showNotFoundPath } from './not-found.ts'
import { createPayloads } from './navigation/payloads.ts'
import type { ClientData } from '../definitions/client-data.ts'
import { createBuildWatch } from './build-watch.ts'

const { document, location, navigator } = window

showNotFoundPath(document, location.pathname)
const json = document.querySelector('#site-data')?.textContent
if (json) begin(JSON.parse(json) as ClientData)

/**
 * Starts at once if the first paint depends on it: on the query, the hash, or where the page was left. Otherwise in a task of its own, as
 * browsers lay out the page in the task that runs deferred scripts, and a tap would wait for both.
 */
function begin(data: ClientData): void {
  if (window.history.state || location.search || location.hash) start(data)
  else setTimeout(start, 0, data)
}

/** Islands and middleware are separate modules; the bundler defines their exports. */
function loadModule<T>(src: string): Promise<T> {
  return import(src) as Promise<T>
}

/** Creates the parts of the runtime and connects them, once per document. */
function start(data: ClientData): void {
  const { locale } = data
  const { shell } = document.documentElement.dataset
  const store = sessionStore(() => window.sessionStorage)
  const places = createPlaces(window, Date.now())
  const builds = createBuildWatch(window, Date.now, data.pollInterval, lineOf(navigator).effectiveType !== 'slow-2g')
  const payloads = createPayloads(fetch, builds.version, createSheets(document, fetch))
  const prefetch = createPrefetch(window, payloads, locale, builds.isOutdated)
  // `watch` listens and logs it; visitors need not see it.
  const report = (detail: unknown): void => void window.dispatchEvent(new CustomEvent('site:fault', { detail }))
  const status = createStatus(document, data.texts)
  /** Loads the scripts of the theme, each once. */
  const late = (): Promise<unknown> => Promise.all(data.scripts.map((src) => loadModule(src).catch(report)))
  const after = (): void => {
    // The first use of the storage waits for another process, on phones for a third as long as all of this start.
    setTimeout(() => writeFields(document, takeFields(store, navigation.shown().pathname)))
    for (const part of parts) part.start()
  }
  const navigation = createNavigation(window, {
    data,
    places,
    status,
    store,
    outcomeOf: (url) => outcomeOf(url, { shell, data, builds, payloads, loadModule }),
    before: () => {
      closeMenus(document)
      for (const part of [...parts, prefetch]) part.stop()
    },
    after,
    arrived: prefetch.start,
    report,
  })
  const islands = createIslands(
    window,
    loadModule,
    navigation,
    () => document.querySelector('[data-lost]') ?? status.clear(),
  )
  const parts = [islands, createContents(document)]

  listen(data, navigation, places, late)
  // State written during unload is lost on reload, so it is written whenever scrolling ends.
  for (const type of ['scrollend', 'pagehide']) window.addEventListener(type, places.leave)
  window.addEventListener('site:changed', builds.expire)
  // An island has changed the query of the URL, or another document has been asked for, which phones do not tell.
  for (const type of ['site:replaced', 'beforeunload']) window.addEventListener(type, navigation.cancel)

  // Reads the layout, and the buttons change it.
  watchSheet(document)
  // Before the scroll position is restored, because the buttons may change the height of the header.
  watchMenus(document)
  arrive(document, location.hash !== '' || places.isBelow(), () => {
    prefetch.start()
    // Browsers request it as soon as they see it, so in the document it would compete with fonts and styles.
    addLink(document, { rel: 'manifest', href: `${SITE_BASE}/${MANIFEST}` })
    void late()
  })
  places.settle()
  after()
  if (data.localeCookie === 'always') keepLocale(locale, window)
  builds.start()
}

/** Handles clicks on links, and going back and forward. */
function listen(data: ClientData, navigation: Navigation, places: Places, late: () => Promise<unknown>): void {
  document.addEventListener('click', (event) => {
    const link = linkAt(event)
    // An island has handled the click.
    if (!link || event.defaultPrevented) return
    chooseLocale(link, window, data.localeCookie)
    // It opens elsewhere, or is saved.
    if (!isPlain(event)) return
    const { dataset } = link
    // Offline, the browser would show a page of its own.
    if ('reload' in dataset && navigator.onLine) {
      event.preventDefault()
      return navigation.load(new URL(link.href), 'push')
    }
    if (dataset['awaits'] === 'script') {
      event.preventDefault()
      return void navigation.hold(link, late())
    }
    const url = targetOf(link, location, data.locale)
    // The browser scrolls to an anchor on this page by itself. Close menus that would cover it, and save the scroll position.
    if (!url) {
      if (link.hash) closeMenus(document)
      else navigation.cancel()
      return places.leave()
    }
    event.preventDefault()
    void navigation.visit(url, isSamePage(url, location) ? 'replace' : 'push')
  })
  window.addEventListener('popstate', ({ state }) => {
    const url = new URL(location.href)
    if (!isSamePage(url, navigation.shown())) return void navigation.visit(url, 'traverse')
    if (state) places.leave()
    navigation.cancel()
    places.settle()
  })
}
