import { decode } from '../decode.ts'
import { readFields, writeFields, type Field } from '../forms.ts'

/** Stored in `history.state`: the id of the entry, and its scroll position when it was left. */
interface State {
  readonly id: number
  readonly y?: number | undefined
}

/** The history, of which other scripts may have written the state. */
interface Entries extends History {
  readonly state: Partial<State> | null
}

interface Place {
  readonly y: number
  /** Index of the focused link; -1 if none has the focus. */
  readonly link: number
  readonly fields: readonly Field[]
}

/** How a page is entered: as a new history entry, replacing the current one, or by going back or forward. */
export type Way = 'push' | 'replace' | 'traverse'

/**
 * Scroll positions, focused links and typed text of history entries. The browser cannot restore them, because it does not know that the
 * page has been replaced.
 */
export interface Places {
  /** Called before another page is shown or the document is unloaded. */
  readonly leave: () => void
  /** Called after a page has been shown: creates its history entry, or restores what was kept for it, and scrolls. */
  readonly enter: (url: URL, way: Way) => void
  /** Called after a document load or a change of the hash. Scrolls and returns true if the entry has a stored position. */
  readonly settle: () => boolean
  /** Whether the entry has a stored scroll position. */
  readonly isBelow: () => boolean
}

export function createPlaces(window: Window, now: number): Places {
  const { document } = window
  const history: Entries = window.history
  const places = new Map<number, Place>()
  let next = now
  /** That of the entry, as soon as the start has settled. */
  let shown = now
  const mark = (y?: number): void => history.replaceState({ id: shown, y } satisfies State, '')
  const settle = (): boolean => {
    const state = history.state
    shown = state?.id ?? (next += 1)
    // In a task of its own, because the first change of the history takes phones a third as long as all of the start.
    if (!state?.id) setTimeout(mark)
    const y = places.get(shown)?.y ?? state?.y
    if (y === undefined) return false
    window.scrollTo({ top: y, behavior: 'instant' })
    return true
  }
  history.scrollRestoration = 'manual'
  return {
    leave: () => {
      const y = window.scrollY
      places.set(shown, {
        y,
        link: [...document.links].indexOf(document.activeElement as HTMLAnchorElement),
        fields: readFields(document),
      })
      // After going back, the current entry is already another one.
      if (history.state?.id === shown) mark(y)
    },
    enter: (url, way) => {
      if (way !== 'traverse') {
        shown = next += 1
        history[`${way}State`]({ id: shown } satisfies State, '', url)
      } else if (settle()) {
        const place = places.get(shown)
        if (place) {
          focus(document.links[place.link])
          writeFields(document, place.fields)
        }
        return
      }
      scrollToHash(window, url.hash)
    },
    settle,
    isBelow: () => Boolean(history.state?.y),
  }
}

/** Scrolls to the target of the hash or to the top, and moves the focus there, so that screen readers continue from it. */
function scrollToHash(window: Window, hash: string): void {
  const target = hash && window.document.getElementById(decode(hash.slice(1)))
  if (!target) return window.scrollTo({ top: 0, behavior: 'instant' })
  target.scrollIntoView({ behavior: 'instant' })
  focus(target)
}

/** Focuses an element, if there is one, that need not be focusable by itself. */
export function focus(element: HTMLElement | null | undefined): void {
  if (!element) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
