import { whenIdle } from './idle.ts'
import { linkAt, targetOf } from './links.ts'
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
    if (
      path === undefined ||
      path === location.pathname ||
      payloads.has(path) ||
      isOutdated() ||
      isSparing(lineOf(navigator))
    )
      return
    if (priority === 'low') links += 1
    // Nobody has asked yet: a failure is told when somebody does.
    await payloads.load(path, priority).catch(() => undefined)
  }
  const pointed = (event: Event): void => {
    const link = linkAt(event)
    if (link) void load(link, 'high')
  }
  // A finger is a pointer too: it is over a link before it is down.
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, pointed)

  const seen = async (link: HTMLAnchorElement): Promise<void> => {
    if (link.isConnected && links < MOST_LINKS && payloads.size() < MOST_CHARACTERS) await load(link, 'low')
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      // One after the other, so that the size of what has come counts for the next.
      queue = queue.then(() => seen(target as HTMLAnchorElement))
    }
  })
  return {
    start: () => {
      links = 0
      whenIdle(window, () => {
        for (const link of document.querySelectorAll('a[href]')) observer.observe(link)
      })
    },
    stop: () => observer.disconnect(),
  }
}

/** `navigator.connection`, which not all browsers have. */
interface Line {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

export function lineOf(navigator: Navigator): Line {
  return (navigator as { readonly connection?: Line }).connection ?? {}
}

/** Whether to load nothing that was not asked for: Nuxt's `saveData || /2g/.test(effectiveType)`, so slow-2g as well. */
export function isSparing({ saveData, effectiveType = '' }: Line): boolean {
  return saveData === true || /2g/.test(effectiveType)
}
