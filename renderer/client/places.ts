import { decode } from './decode.ts'
import { readFields, writeFields, type Field } from './forms.ts'

/** What is kept in `history.state`: which entry it is, and how far it was scrolled when it was left. */
interface State {
  readonly id: number
  readonly y?: number | undefined
}

interface Place {
  readonly y: number
  readonly fields: readonly Field[]
}

/** How a page is entered: as a new entry of the history, in the place of the present one, or by going back or forth. */
export type Way = 'push' | 'replace' | 'traverse'

/**
 * Scroll position and typed text of the entries of the history. The browser cannot restore them, since it does not know
 * that the page below has changed.
 */
export interface Places {
  /** Before another page is shown, or the document goes. */
  readonly leave: () => void
  /** After a page has been put in place: makes its entry, and scrolls. */
  readonly enter: (url: URL, way: Way) => void
  /** After the document has been loaded, or the hash has changed: scrolls if the entry was here before, and tells so. */
  readonly settle: () => boolean
  /** Whether the entry was scrolled when it was left. */
  readonly isBelow: () => boolean
}

export function createPlaces(window: Window, now: number): Places {
  const { document, history } = window
  const places = new Map<number, Place>()
  let next = now
  let shown = stateOf(history)?.id ?? next
  const mark = (y?: number): void => history.replaceState({ id: shown, y } satisfies State, '')
  const settle = (): boolean => {
    const state = stateOf(history)
    shown = state?.id ?? (next += 1)
    if (!state) mark()
    const y = places.get(shown)?.y ?? state?.y
    if (y !== undefined) scrollTo(window, y)
    return y !== undefined
  }
  history.scrollRestoration = 'manual'
  return {
    leave: () => {
      const y = window.scrollY
      places.set(shown, { y, fields: readFields(document) })
      // After going back the present entry is another one already.
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

/** To the place that the hash names, else to the top; what is read aloud next begins there as well. */
function scrollToHash(window: Window, hash: string): void {
  const target = hash && window.document.getElementById(decode(hash.slice(1)))
  if (!target) return scrollTo(window, 0)
  target.scrollIntoView({ behavior: 'instant' })
  focus(target)
}

/** Moves the focus to an element that is not a control. */
export function focus(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
