import type { SearchLabels } from '../labels.ts'
import { isInField, keepTyping } from './typing.ts'

/** Links that open the search. They contain the language, and the URL of the texts. */
const LINKS = 'a[data-search]'
const MAIN = 'a[data-labels]'
/** Milliseconds after which the indicator of the runtime is shown; shorter waits go unnoticed. */
const INDICATOR_DELAY_MS = 300
/** Milliseconds after which the link is followed, as if there were no search, unless another page is shown by then. */
const PATIENCE_MS = 6000

// In the capture phase, before the runtime, which would navigate to the link's target.
document.addEventListener('click', onClick, { capture: true })
document.addEventListener('keydown', onKey)

/** While the search leaves a click to the runtime. */
let isFollowing = false

function onClick(event: MouseEvent): void {
  if (isFollowing) return
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINKS) : null
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  event.stopPropagation()
  void open(link)
}

/** Keyboard shortcuts: `/`, and Ctrl or Cmd with K. */
function onKey(event: KeyboardEvent): void {
  const isShortcut = event.key === 'k' && (event.metaKey || event.ctrlKey)
  const isSlash = event.key === '/' && !isInField(event)
  const link = document.querySelector<HTMLAnchorElement>(MAIN)
  if (!link || event.altKey || !(isShortcut || isSlash)) return
  event.preventDefault()
  void open(link)
}

async function open(link: HTMLAnchorElement): Promise<void> {
  if (link.ariaBusy) return
  const { search: locale = '', labels = '' } = document.querySelector<HTMLElement>(MAIN)?.dataset ?? {}
  const { pathname } = window.location
  const isHere = (): boolean => window.location.pathname === pathname
  const rest = showBusy(link)
  const endTyping = keepTyping(document)
  try {
    const [{ openDialog }, texts] = await inTime(Promise.all([import('./dialog.ts'), labelsAt(labels)]))
    if (!isHere()) return
    link.closest<HTMLElement>('[popover]:popover-open')?.hidePopover()
    openDialog(locale, texts, link, endTyping())
  } catch {
    if (isHere()) follow(link)
  } finally {
    endTyping()
    rest()
  }
}

/** Leads to the list of all pages if code or texts cannot be loaded. The runtime says so if that cannot be loaded either. */
function follow(link: HTMLAnchorElement): void {
  // The runtime would keep the press for this script, which has given up.
  delete link.dataset['awaits']
  isFollowing = true
  link.click()
  isFollowing = false
}

/** Shows that the search is coming. Returns what ends this. */
function showBusy(link: HTMLAnchorElement): () => void {
  const indicator = document.createElement('div')
  indicator.className = 'runtime-indicator'
  link.ariaBusy = 'true'
  const timer = setTimeout(() => document.body.append(indicator), INDICATOR_DELAY_MS)
  return () => {
    clearTimeout(timer)
    indicator.remove()
    link.ariaBusy = null
  }
}

function inTime<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_resolve, reject) => setTimeout(reject, PATIENCE_MS, new Error('Too late')))
  return Promise.race([work, late])
}

async function labelsAt(address: string): Promise<SearchLabels> {
  const response = await fetch(address)
  return (await response.json()) as SearchLabels
}
