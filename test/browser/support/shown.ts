import type { Page } from 'playwright-core'

interface Seen {
  /** Texts that could be seen in a frame, each set of them once, from the moment in which the page was held back. */
  readonly texts: string[]
  /** Cumulative layout shift. */
  readonly shift: number
}

/** Watches, frame by frame, which of the elements can be seen while a page opens, and what moves. */
export async function watchShown(page: Page, selector: string): Promise<() => Promise<Seen>> {
  await page.addInitScript((wanted) => {
    const seen = { texts: [] as string[], shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    let isHeld = false
    const look = (): void => {
      isHeld ||= document.querySelector('[data-pending]') !== null
      const visible = [...document.querySelectorAll<HTMLElement>(wanted)].filter((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      )
      const text = visible.map(({ innerText }) => innerText).join('|')
      if (isHeld && text !== '' && !seen.texts.includes(text)) seen.texts.push(text)
      requestAnimationFrame(look)
    }
    look()
  }, selector)
  return () => page.evaluate(() => (window as unknown as { seen: Seen }).seen)
}
