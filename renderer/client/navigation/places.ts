import { decode } from '../decode.ts'
import { readFields, writeFields, type Field } from '../forms.ts'

/** Stored in `history.state`: the id of the entry, and its scroll position when it was left. */
interface State {
  readonly id: number
  readonly y?: number | undefined
}

interface Place {
  readonly y: number
  readonly fields: readonly Field[]
}

/** How a page is entered: as a new history entry, replacing the current one, or by going back or forward. */
export type Way = 'push' | 'replace' | 'traverse'

/**
 * Scroll positions and typed text of history entries. The browser cannot restore them, because it does not know that the page has been replaced.
 */
export interface Places {
  /** Called before another page is shown or the document is unloaded. */
  readonly leave: () => void
  /** Called after a page has been shown: creates its history entry and scrolls. */
  readonly enter: (url: URL, way: Way) => void
  /** Called after a document load or a change of the hash. Scrolls and returns true if the entry has a stored position. */
  readonly settle: () => boolean
  /** Whether the entry has a stored scroll position. */
  readonly isBelow: () => boolean
}

export function createPlaces(window: Window, now: number): Places {
  const { document, history } = window
  const places = new Map<number, Place>()
  let next = now
  /** That of the entry, as soon as the start has settled. */
  let shown = now
  const mark = (y?: number): void => history.replaceState({ id: shown, y } satisfies State, '')
  const settle = (): boolean => {
    const state = stateOf(history)
    shown = state?.id ?? (next += 1)
    // In a task of its own, because the first change of the history takes phones a third as long as all of the start.
    if (!state) setTimeout(mark)
    const y = places.get(shown)?.y ?? state?.y
    if (y === undefined) return false
    scrollTo(window, y)
    return true
  }
  history.scrollRestoration = 'manual'
  return {
    leave: () => {
      const y = window.scrollY
      places.set(shown, { y, fields: readFields(document) })
      // After going back, the current entry is already another one.
      if (stateOf(history)?.id === shown) mark(y)
    },
    enter: (url, way) => {
      if (way !== 'traverse') {
        shown = next += 1
        history[`${way}State`]({ id: shown } satisfies State, '', url)
      } else if (settle()) return writeFields(document, places.get(shown)?.fields ?? [])
      scrollToHash(window, url.hash)
    },
    settle,
    isBelow: () => Boolean(stateOf(history)?.y),
  }
}

function stateOf(history: History): State | null {
  const state = history.state as State | null
  return typeof state?.id === 'number' ? state : null
}

function scrollTo(window: Window, top: number): void {
  window.scrollTo({ top, behavior: 'instant' })
}

/** Scrolls to the target of the hash or to the top, and moves the focus there, so that screen readers continue from it. */
function scrollToHash(window: Window, hash: string): void {
  const target = hash && window.document.getElementById(decode(hash.slice(1)))
  if (!target) return scrollTo(window, 0)
  target.scrollIntoView({ behavior: 'instant' })
  focus(target)
}

/** Focuses an element that is not focusable by itself. */
export function focus(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
