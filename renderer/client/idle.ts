/** Safari has no idle callbacks; there a short pause must do. */
const PAUSE_MS = 200
/** The longest that work waits: for the first paint, which a tab in the background has none of, and then for idle time. */
const PATIENCE_MS = 2000
const FIRST_PAINT = 'first-contentful-paint'

/** Does what nobody has asked for yet: once the page has been painted, when there is time. */
export function whenIdle(window: Window, work: () => void): void {
  whenPainted(window, () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: PATIENCE_MS })
    else setTimeout(work, PAUSE_MS)
  })
}

/** Does what the first paint need not wait for; at once where it is over. */
export function whenPainted({ performance }: Window, work: () => void): void {
  if (performance.getEntriesByName(FIRST_PAINT).length > 0) return work()
  const done = (): void => {
    observer.disconnect()
    clearTimeout(timer)
    work()
  }
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName(FIRST_PAINT).length > 0) done()
  })
  const timer = setTimeout(done, PATIENCE_MS)
  observer.observe({ type: 'paint', buffered: true })
}
