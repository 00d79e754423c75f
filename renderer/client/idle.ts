/** Safari has no idle callbacks, so a short timeout is used: a tap comes between, and a page of twenty parts is there in a second. */
const PAUSE_MS = 50
/** Maximum wait in milliseconds: for the first paint, which never happens in a background tab, and then for idle time. */
const PATIENCE_MS = 2000

/** Runs optional work when idle, after the first paint. */
export function whenIdle(work: () => void): void {
  whenPainted(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: PATIENCE_MS })
    else setTimeout(work, PAUSE_MS)
  })
}

/** Runs work after the first paint, or soon if that has happened. */
export function whenPainted(work: () => void): void {
  const done = (): void => {
    observer.disconnect()
    clearTimeout(timer)
    work()
  }
  const observer = new PerformanceObserver(done)
  const timer = setTimeout(done, PATIENCE_MS)
  observer.observe({ type: 'paint', buffered: true })
}
