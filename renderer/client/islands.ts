import { addLink } from './add-link.ts'
import type { IslandModule, Unmount } from './hydrate.ts'
import { isPlain } from './links.ts'
import { holdForQuery } from './navigation/pending.ts'
import { isSparing, lineOf } from './navigation/prefetch.ts'
import { whenIdle, whenPainted } from './idle.ts'
import type { Navigation } from './navigation/navigate.ts'

interface Islands {
  /** Hydrates the islands of the current page, each when it is due. */
  readonly start: () => void
  /** Called before another page is shown: unmounts hydrated islands and cancels the others. */
  readonly stop: () => void
}

/** Loads the code of an island and hydrates it. Resolves once it handles events, or has failed. */
type Wake = (island: HTMLElement) => Promise<void>

/** Code is loaded shortly before an island scrolls into view. */
const MARGIN = '200px'

/**
 * After this time (milliseconds), an island whose code has not loaded is reported as lost. If the code arrives later, it is hydrated all
 * the same.
 */
const LATE_MS = 10_000

/** Milliseconds until a lost island is reported: after the presses that are repeated, which may ask for another page. */
const REPORTED_MS = 99

type Hold = Navigation['hold']

/**
 * Hydrates islands. One that fails keeps the server's HTML and gets `data-lost`, so that a theme can hide controls that do nothing. `found`
 * is called if a lost one works after all.
 */
export function createIslands(
  window: Window,
  load: (src: string) => Promise<IslandModule>,
  { hold, mend }: Pick<Navigation, 'hold' | 'mend'>,
  found: () => void,
): Islands {
  let mounted: Unmount[] = []
  let page = 0
  const wake: Wake = (island) =>
    new Promise((settled) => {
      const own = page
      const { dataset } = island
      /** `isFinal`: its code could not be loaded; otherwise it is late, or has thrown. */
      const lose = (isFinal: boolean): void => {
        if (own !== page || 'lost' in dataset) return
        dataset['lost'] = ''
        delete dataset['pending']
        settled()
        setTimeout(mend, REPORTED_MS, isFinal)
      }
      const timer = setTimeout(lose, LATE_MS, false)
      load(dataset['src'] as string)
        .then(({ mount }) => {
          if (own !== page) return
          mounted.push(mount(island, { lose: () => lose(false), live: settled }))
          if (!('lost' in dataset)) return
          delete dataset['lost']
          found()
        })
        .catch((error: unknown) => {
          console.error(error)
          lose(true)
        })
        .finally(() => clearTimeout(timer))
    })
  return {
    start: () => {
      for (const island of window.document.querySelectorAll<HTMLElement>('site-island')) {
        schedule(island, wake, hold)
      }
    },
    stop: () => {
      page += 1
      for (const unmount of mounted) unmount()
      mounted = []
    },
  }
}

/** Wakes an island when it is due, unless its page has been left by then. */
function schedule(island: HTMLElement, wake: Wake, hold: Hold): void {
  const { when } = island.dataset
  const touch = onFirstTouch(island, wake, hold)
  const due = (): unknown => island.isConnected && touch()
  const isAsked = holdForQuery(island, location.search)
  if (when === 'idle') whenIdle(due)
  // Loading its code now would compete with what the first paint needs.
  else if (when !== 'interaction') whenPainted(() => onceInView(island, due))
  else if (isAsked) whenPainted(due)
  else if (!isSparing(lineOf(navigator))) whenIdle(() => island.isConnected && loadAhead(island, touch))
}

/** Does work as soon as an island is about to come into view. */
function onceInView(island: HTMLElement, work: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      work()
    },
    { rootMargin: MARGIN },
  )
  observer.observe(island)
}

/** Preloads the code of an island without running it. `failed` is called if it cannot be loaded, before a visitor tries a control. */
function loadAhead({ dataset, ownerDocument }: HTMLElement, failed: () => void): void {
  for (const href of (dataset['ahead'] as string).split(' ')) {
    addLink(ownerDocument, { rel: 'modulepreload', href, onerror: failed })
  }
}

/** Elements that do nothing before the island is hydrated; a theme marks others, such as links, with `data-awaits`. */
const CONTROLS = 'button, input, select, textarea, [data-awaits]'

/**
 * Wakes an island when one of its controls is touched, hovered or focused, or when the returned function is called. Presses before
 * the island is hydrated are held until it is, or until it has failed.
 */
function onFirstTouch(island: HTMLElement, wake: Wake, hold: Hold): () => void {
  const done = new AbortController()
  let ready: Promise<void> | undefined
  const touch = (): Promise<void> => (ready ??= wake(island).then(() => done.abort()))
  const heard = (event: Event): void => {
    const control = (event.target as Element).closest<HTMLButtonElement>(CONTROLS)
    if (!control) return
    void touch()
    if (event.type !== 'click' || !isPlain(event as MouseEvent)) return
    // A form works without code.
    if (control.form && island.dataset['when'] !== 'interaction') return
    event.preventDefault()
    event.stopPropagation()
    void hold(control, touch())
  }
  for (const type of ['pointerover', 'focusin', 'click'])
    island.addEventListener(type, heard, { capture: true, signal: done.signal })
  return touch
}
