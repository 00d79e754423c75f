import type { ClientData } from '../definitions/client-data.ts'
import { arrive } from './arrival.ts'
import { createBuildWatch } from './build-watch.ts'
import { createContents } from './contents.ts'
import { takeFields, writeFields } from './forms.ts'
import { createIslands } from './islands.ts'
import { loadLate } from './late.ts'
import { isPlain, isSamePage, linkAt, targetOf } from './links.ts'
import { chooseLocale, keepLocale } from './locale.ts'
import { closeMenus, watchMenus, watchSheet } from './menus.ts'
import { createNavigation } from './navigate.ts'
import { showNotFoundPath } from './not-found.ts'
import { outcomeOf } from './outcome.ts'
import { createPayloads } from './payloads.ts'
import { createPlaces } from './places.ts'
import { createPrefetch, lineOf } from './prefetch.ts'
import { createStatus } from './status.ts'
import { sessionStore } from './store.ts'

const { document, location, navigator } = window

showNotFoundPath(document, location.pathname)
const json = document.querySelector('#site-data')?.textContent
if (json) start(JSON.parse(json) as ClientData)

/** Islands and middleware are modules of their own; what they export is agreed with the bundler. */
function loadModule<T>(src: string): Promise<T> {
  return import(src) as Promise<T>
}

/** Makes the parts of the runtime, ties them together, and listens: once for the life of the document. */
function start(data: ClientData): void {
  const { locale } = data
  const { shell } = document.documentElement.dataset
  const store = sessionStore(() => window.sessionStorage)
  const places = createPlaces(window, Date.now())
  const builds = createBuildWatch(window, Date.now, data.pollInterval, lineOf(navigator).effectiveType !== 'slow-2g')
  const payloads = createPayloads(fetch, builds.version)
  const prefetch = createPrefetch(window, payloads, locale, builds.isOutdated)
  // `watch` listens and writes it to the console; to a visitor it would mean nothing.
  const report = (detail: unknown): void => void window.dispatchEvent(new CustomEvent('site:fault', { detail }))
  const islands = createIslands(window, loadModule, {
    report,
    lost: (isFinal) => navigation.mend(isFinal),
    found: () => document.querySelector('[data-lost]') ?? status.clear(),
  })
  const contents = createContents(document)
  const parts = [islands, contents, prefetch]
  const after = (): void => {
    writeFields(document, takeFields(store, navigation.shown().pathname))
    for (const part of parts) part.start()
  }
  const status = createStatus(document, data.texts)
  const navigation = createNavigation(window, {
    data,
    places,
    status,
    store,
    outcomeOf: (url) => outcomeOf(url, { shell, data, builds, payloads, loadModule }),
    before: () => {
      closeMenus(document)
      for (const part of parts) part.stop()
    },
    after,
    report,
  })

  document.addEventListener('click', (event) => {
    const link = linkAt(event)
    // An island has taken the click for itself.
    if (!link || event.defaultPrevented) return
    chooseLocale(link, window, data.localeCookie)
    if ('reload' in link.dataset && isPlain(event)) {
      event.preventDefault()
      return navigation.load(new URL(link.href), 'push')
    }
    const url = isPlain(event) ? targetOf(link, location, locale) : null
    // The browser goes to a place on this page by itself: no menu may lie over it, and what it leaves is remembered here.
    if (!url) {
      if (link.hash) closeMenus(document)
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
  // What is written while a document goes comes too late for its reload, so it is written whenever scrolling ends.
  for (const type of ['scrollend', 'pagehide']) window.addEventListener(type, places.leave)
  window.addEventListener('site:changed', builds.expire)
  // An island has put another query into the address of the page.
  window.addEventListener('site:replaced', navigation.cancel)

  // Before the place is found again: the header may be a little higher with its buttons.
  watchMenus(document)
  watchSheet(document)
  arrive(window, location.hash !== '' || places.isBelow())
  places.settle()
  after()
  if (data.localeCookie === 'always') keepLocale(locale, window)
  builds.start()
  loadLate(window, data.scripts, (src) => loadModule(src).catch(report))
}
