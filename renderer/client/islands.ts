import type { IslandModule, Unmount } from './hydrate.ts'
import { hold } from './pending.ts'
import { whenIdle, whenPainted } from './idle.ts'

interface Islands {
  /** Hydrates the islands of the current page, each when it is due. */
  readonly start: () => void
  /** Called before another page is shown: unmounts hydrated islands and cancels the others. */
  readonly stop: () => void
}

/** Code is loaded shortly before an island scrolls into view. */
const MARGIN = '200px'

/**
 * After this time (milliseconds), an island whose code has not loaded is reported as lost. If the code arrives later, it is hydrated all
 * the same.
 */
const LATE_MS = 10_000

/** Callbacks for the state of islands. */
export interface Watcher {
  /** Something has failed. */
  readonly report: (error: unknown) => void
  /** An island does not work. `isFinal`: its code could not be loaded; otherwise it is late, or has thrown. */
  readonly lost: (isFinal: boolean) => void
  /** A lost island works after all. */
  readonly found: () => void
}

/** Hydrates islands. One that fails keeps the server's HTML and gets `data-lost`, so that a theme can hide controls that do nothing. */
export function createIslands(
  window: Window,
  load: (src: string) => Promise<IslandModule>,
  { report, lost, found }: Watcher,
): Islands {
  let mounted: Unmount[] = []
  let page = 0
  const wake = (island: HTMLElement): void => {
    const own = page
    const { dataset } = island
    const lose = (isFinal: boolean): void => {
      if (own !== page || 'lost' in dataset) return
      dataset['lost'] = ''
      delete dataset['pending']
      lost(isFinal)
    }
    const timer = setTimeout(lose, LATE_MS, false)
    load(dataset['src'] ?? '')
      .then(({ mount }) => {
        if (own !== page) return
        mounted.push(mount(island, report, () => lose(false)))
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
        hold(island, window.location.search)
        if (when === 'idle') whenIdle(window, () => island.isConnected && wake(island))
        else if (when === 'interaction') onFirstTouch(island, wake)
        // Loading its code now would compete with what the first paint needs.
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

function onFirstTouch(island: HTMLElement, work: (island: HTMLElement) => void): void {
  const done = new AbortController()
  const first = (): void => {
    done.abort()
    work(island)
  }
  for (const type of ['pointerover', 'focusin']) island.addEventListener(type, first, { signal: done.signal })
}
