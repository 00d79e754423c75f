/** A page is not held back for longer: then it is shown as the server wrote it. */
const LIMIT_MS = 3000

interface Pending {
  /** Holds back the part of the page with the island, if the island answers what the address asks for. */
  readonly begin: (island: HTMLElement) => boolean
  readonly end: () => void
}

/**
 * The HTML of an address is the same with any query, `/de/blog/?topic=azure`. Where an island answers the query, its part of
 * the page has `data-pending` until it says `site:answered`, so that nobody sees first the one and then the other.
 */
export function createPending(window: Window): Pending {
  let part: HTMLElement | null = null
  let limit = 0
  const end = (): void => {
    window.clearTimeout(limit)
    part?.removeAttribute('data-pending')
    part = null
  }
  window.addEventListener('site:answered', () => {
    const own = part
    // Browsers count as a shift what moves in the frame in which it is shown, so the answer is laid out unseen.
    window.requestAnimationFrame(() => window.setTimeout(() => own === part && end()))
  })
  return {
    begin: (island) => {
      if (!isAsked(island.dataset['answers'], window.location.search)) return false
      end()
      part = island.closest('main > *')
      part?.setAttribute('data-pending', '')
      limit = window.setTimeout(end, LIMIT_MS)
      return true
    },
    end,
  }
}

/** Whether a query has one of the names: `topic tag` and `?tag=intune`. */
export function isAsked(names: string | undefined, search: string): boolean {
  const query = new URLSearchParams(search)
  return names?.split(' ').some((name) => query.has(name)) ?? false
}
