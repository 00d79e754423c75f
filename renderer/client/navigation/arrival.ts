import { whenIdle } from '../idle.ts'

/** Parts of the page that have not been laid out yet, also those inside another, and the blocks of a long text. */
const WAITING = ':is(main > *, body > footer, [data-parts] > *, [data-part]):not([data-arrived])'
/** How many blocks of a long text arrive together. */
const BLOCKS = 6

/**
 * Lays out the parts below the fold when idle. The theme's style sheet skips a part as long as the root has `data-arriving` and the part
 * lacks `data-arrived`. One part at a time, so that a tap never waits for the layout of a long page. A target further down needs the whole
 * page at once. Then comes what other pages need: `arrived`.
 */
export function arrive({ documentElement: root }: Document, isWhole: boolean, arrived: () => void): void {
  root.toggleAttribute('data-arriving', !isWhole)
  const next = (): void => {
    const parts = [...root.querySelectorAll(WAITING)]
    if (!parts[0]) {
      root.toggleAttribute('data-arriving', false)
      return arrived()
    }
    // The last blocks of a text arrive without the parts behind it.
    for (const part of parts.slice(0, BLOCKS))
      if (part === parts[0] || part.closest('[data-parts]')) part.toggleAttribute('data-arrived')
    // Several idle callbacks may run before a frame, which would then lay out all their parts.
    requestAnimationFrame(() => whenIdle(next))
  }
  whenIdle(isWhole ? arrived : next)
}
