import { whenIdle } from './idle.ts'

/** Parts of the page that have not been laid out on purpose yet. */
const WAITING = ':is(main > *, body > footer):not([data-arrived])'

/**
 * What lies below the fold is laid out when there is time: the theme's sheet leaves a part out while the root has
 * `data-arriving` and the part no `data-arrived`. One part at a time, so that a tap never waits for the layout of a long page.
 * A place further down needs the whole page at once.
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
