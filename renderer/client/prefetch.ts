import { connectionOf, isSparing } from './connection.ts'
import { targetOf } from './links.ts'
import type { Payloads } from './payloads.ts'

/** Most links of a page that are loaded because they came into view. */
const MOST_LINKS = 20
/** Most characters loaded in a document, after which only what the visitor points at is loaded. */
const MOST_CHARACTERS = 1_000_000

interface Prefetch {
  /** Looks at the links of the page that is shown. */
  readonly start: () => void
  readonly stop: () => void
}

/** Loads payloads ahead: of links that are pointed at, focused or touched, and, when there is time, of those in view. */
export function createPrefetch(window: Window, payloads: Payloads, locale: string, isOutdated: () => boolean): Prefetch {
  const { document, navigator } = window
  const load = (link: HTMLAnchorElement, priority: RequestPriority): boolean => {
    const url = targetOf(link, new URL(window.location.href), locale)
    if (!url || payloads.has(url.pathname) || isOutdated() || isSparing(connectionOf(navigator))) return false
    // Nobody has asked yet: a failure is told when somebody does.
    payloads.load(url.pathname, priority).catch(() => undefined)
    return true
  }
  const pointed = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link) load(link, 'high')
  }
  // A finger is a pointer too: it is over a link before it is down.
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, pointed)

  let links = 0
  const seen = (link: HTMLAnchorElement): void => {
    if (links < MOST_LINKS && payloads.size() < MOST_CHARACTERS && load(link, 'low')) links += 1
  }
  const observer = new IntersectionObserver((entries) => {
    const visible = entries.flatMap(({ isIntersecting, target }) => (isIntersecting ? [target as HTMLAnchorElement] : []))
    for (const link of visible) observer.unobserve(link)
    whenIdle(window, () => visible.forEach(seen))
  })
  return {
    start: () => {
      links = 0
      whenIdle(window, () => document.querySelectorAll('a').forEach((link) => observer.observe(link)))
    },
    stop: () => observer.disconnect(),
  }
}

/** Safari has no idle callbacks; there a short pause must do. */
const PAUSE_MS = 200

export function whenIdle(window: Window, work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 2000 })
  else setTimeout(work, PAUSE_MS)
}
