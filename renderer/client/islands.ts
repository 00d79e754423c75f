import type { IslandModule, Unmount } from './hydrate.ts'
import { createPending } from './pending.ts'
import { whenIdle } from './prefetch.ts'

interface Islands {
  /** Wakes the islands of the page that is shown, each when it is time. */
  readonly start: () => void
  /** Before another page takes the place: what was woken is taken down, what was not never will be. */
  readonly stop: () => void
}

/** Code is loaded a little before an island comes into view. */
const MARGIN = '200px'

/** Brings islands to life. One that fails keeps the HTML that the server rendered, and `report` hears of it. */
export function createIslands(
  window: Window,
  load: (src: string) => Promise<IslandModule>,
  report: (error: unknown) => void,
): Islands {
  let mounted: Unmount[] = []
  let page = 0
  const pending = createPending(window)
  const wake = (island: HTMLElement): void => {
    const own = page
    const fail = (error: unknown): void => {
      pending.end()
      report(error)
    }
    load(island.dataset['src'] ?? '')
      .then(({ mount }) => own === page && mounted.push(mount(island, fail)))
      .catch(fail)
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
        // What the address asks for is not to be waited for twice.
        if (pending.begin(island)) wake(island)
        else if (when === 'idle') whenIdle(window, () => island.isConnected && wake(island))
        else if (when === 'interaction') onFirstTouch(island, wake)
        else observer.observe(island)
      }
    },
    stop: () => {
      page += 1
      pending.end()
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
