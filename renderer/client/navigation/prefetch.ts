import { linkAt, targetOf } from '../links.ts'
import type { Payloads } from './payloads.ts'

/** Maximum number of links per page that are prefetched on coming into view. */
const MOST_LINKS = 20
/** After this many loaded characters per document, only links that the visitor points at are prefetched. */
const MOST_CHARACTERS = 1_000_000

interface Prefetch {
  /** Observes the links of the current page. */
  readonly start: () => void
  readonly stop: () => void
}

/** Prefetches payloads: of links that are hovered, focused or touched, and, once started, of links in view. */
export function createPrefetch(
  window: Window,
  payloads: Payloads,
  locale: string,
  isOutdated: () => boolean,
): Prefetch {
  const { document, location, navigator } = window
  let links = 0
  let queue = Promise.resolve()

  const load = async (link: HTMLAnchorElement, priority: RequestPriority): Promise<void> => {
    const path = targetOf(link, location, locale)?.pathname
    if (!path || path === location.pathname || isOutdated() || isSparing(lineOf(navigator))) return
    if (priority === 'low') {
      if (payloads.has(path)) return
      links += 1
    }
    // Failures are ignored here; they are reported when the link is followed.
    await payloads.load(path, priority).catch(() => {})
  }
  const pointed = (event: Event): void => {
    const link = linkAt(event)
    if (link) void load(link, 'high')
  }
  // Touch also fires `pointerover`, before `pointerdown`.
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, pointed)

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      // One by one, so that the size of each counts for the limit.
      queue = queue.then(() => {
        if (target.isConnected && links < MOST_LINKS && payloads.size() < MOST_CHARACTERS)
          return load(target as HTMLAnchorElement, 'low')
      })
    }
  })
  return {
    start: () => {
      links = 0
      for (const link of document.querySelectorAll('a[href]')) observer.observe(link)
    },
    stop: () => observer.disconnect(),
  }
}

/** `navigator.connection`, which some browsers lack. */
interface Line {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

export function lineOf(navigator: Navigator): Line {
  return (navigator as { readonly connection?: Line }).connection ?? {}
}

/** Whether to skip prefetching: Nuxt's `saveData || /2g/.test(effectiveType)`, which includes slow-2g. */
export function isSparing({ saveData, effectiveType }: Line): boolean {
  return saveData || /2g/.test(effectiveType as string)
}
