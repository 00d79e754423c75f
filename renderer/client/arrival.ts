import { whenIdle } from './idle.ts'

/** Parts of the page that have not been laid out yet. */
const WAITING = ':is(main > *, body > footer):not([data-arrived])'

/**
 * Lays out the parts below the fold when idle. The theme's style sheet skips a part as long as the root has `data-arriving` and the part
 * lacks `data-arrived`. One part at a time, so that a tap never waits for the layout of a long page. A target further down needs the whole
 * page at once.
 */
export function arrive(window: Window, isWhole: boolean): void {
  const { document } = window
  const { documentElement: root } = document
  root.toggleAttribute('data-arriving', !isWhole)
  const next = (): void => {
    const part = document.querySelector(WAITING)
    if (!part) return root.removeAttribute('data-arriving')
    part.setAttribute('data-arrived', '')
    whenIdle(window, next)
  }
  if (!isWhole) whenIdle(window, next)
}
