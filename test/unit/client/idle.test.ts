import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from '../../../renderer/client/idle.ts'

/** A page of twenty parts, each of which waits for the one before. */
const PARTS = 20

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      readonly observe: () => void
      readonly disconnect = (): void => {}
      constructor(painted: () => void) {
        this.observe = () => void setTimeout(painted)
      }
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('without idle callbacks, as in Safari, a long page is laid out in a second, one part after the other', () => {
  let parts = 0
  const next = (): void => {
    parts += 1
    if (parts < PARTS) whenIdle(next)
  }
  whenIdle(next)
  vi.advanceTimersByTime(100)
  expect(parts).toBeLessThan(3)
  vi.advanceTimersByTime(1100)
  expect(parts).toBe(PARTS)
})
