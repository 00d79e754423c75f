import type { IslandModule, Unmount } from './hydrate.ts'
import { hold } from './pending.ts'
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
  const wake = (island: HTMLElement): void => {
    const own = page
    load(island.dataset['src'] ?? '')
      .then(({ mount }) => own === page && mounted.push(mount(island, report)))
      .catch(report)
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
        else observer.observe(island)
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
