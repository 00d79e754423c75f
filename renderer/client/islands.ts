import type { IslandModule, Unmount } from './hydrate.ts'
import { isPlain } from './links.ts'
import { hold } from './pending.ts'
import { whenIdle, whenPainted } from './idle.ts'

interface Islands {
  /** Wakes the islands of the page that is shown, each when it is time. */
  readonly start: () => void
  /** Before another page takes the place: what was woken is taken down, what was not never will be. */
  readonly stop: () => void
}

/** Code is loaded a little before an island comes into view. */
const MARGIN = '200px'

/** An island whose code has not come by then is told of like one whose code cannot come; should it come after all, it lives. */
const LATE_MS = 10_000

/** Who is told how islands fare. */
export interface Watcher {
  /** Something has failed. */
  readonly report: (error: unknown) => void
  /** An island does not live. `isFinal`: its code could not be loaded; else it is late, or has failed by itself. */
  readonly lost: (isFinal: boolean) => void
  /** An island that was lost lives. */
  readonly found: () => void
}

/**
 * Brings islands to life. One that does not live keeps the HTML that the server rendered and gets `data-lost`, by which a theme
 * hides controls that would do nothing.
 */
export function createIslands(
  window: Window,
  load: (src: string) => Promise<IslandModule>,
  { report, lost, found }: Watcher,
): Islands {
  let mounted: Unmount[] = []
  let page = 0
  const wake = (island: HTMLElement, settled = (): void => undefined): void => {
    const own = page
    const { dataset } = island
    const lose = (isFinal: boolean): void => {
      if (own !== page || 'lost' in dataset) return
      dataset['lost'] = ''
      delete dataset['pending']
      lost(isFinal)
      settled()
    }
    const timer = setTimeout(lose, LATE_MS, false)
    load(dataset['src'] ?? '')
      .then(({ mount }) => {
        if (own !== page) return
        mounted.push(mount(island, { report, lose: () => lose(false), live: settled }))
        if (!('lost' in dataset)) return
        delete dataset['lost']
        found()
      })
      .catch((error: unknown) => {
        report(error)
        lose(true)
      })
      .finally(() => clearTimeout(timer))
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        wake(target as HTMLElement)
      }
    },
    { rootMargin: MARGIN },
  )
  return {
    start: () => {
      for (const island of window.document.querySelectorAll<HTMLElement>('site-island')) {
        const { when } = island.dataset
        const isAsked = hold(island, window.location.search)
        if (when === 'idle') whenIdle(window, () => island.isConnected && wake(island))
        else if (when === 'interaction' && !isAsked) {
          const touch = onFirstTouch(island, wake)
          whenIdle(window, () => island.isConnected && loadAhead(island, touch))
        }
        // Its code would share the line with what the first paint needs.
        else whenPainted(window, () => island.isConnected && observer.observe(island))
      }
    },
    stop: () => {
      page += 1
      observer.disconnect()
      for (const unmount of mounted) unmount()
      mounted = []
    },
  }
}

/** Loads the code of an island but does not run it. What cannot be loaded, `failed` tells before a visitor tries it. */
function loadAhead({ dataset, ownerDocument }: HTMLElement, failed: () => void): void {
  for (const src of `${dataset['src']} ${dataset['shared']}`.trim().split(' ')) {
    const link = ownerDocument.createElement('link')
    link.rel = 'modulepreload'
    link.href = src
    link.addEventListener('error', failed)
    ownerDocument.head.append(link)
  }
}

/** Parts of an island that do nothing before it lives; others, such as a link, mark themselves. */
const CONTROLS = 'button, input, select, textarea, [data-awaits]'

/**
 * Wakes an island when a control of it is pointed at, touched or focused, or when the function is called that it gives. A click
 * that comes before the island lives is kept, and made again when it does, or when it is certain that it will not.
 */
function onFirstTouch(island: HTMLElement, wake: (island: HTMLElement, settled: () => void) => void): () => void {
  const done = new AbortController()
  let clicked: HTMLElement | null = null
  let isAwake = false
  const settled = (): void => {
    done.abort()
    clicked?.click()
    clicked = null
  }
  const touch = (): void => {
    if (!isAwake) wake(island, settled)
    isAwake = true
  }
  const heard = (event: Event): void => {
    const control = (event.target as Element).closest<HTMLElement>(CONTROLS)
    if (!control) return
    if (event.type === 'click' && isPlain(event as MouseEvent)) {
      event.preventDefault()
      event.stopPropagation()
      clicked = control
    }
    touch()
  }
  for (const type of ['pointerover', 'focusin', 'click'])
    island.addEventListener(type, heard, { capture: true, signal: done.signal })
  return touch
}
