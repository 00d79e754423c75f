import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createNavigation, type Navigation } from '../../../renderer/client/navigation/navigate.ts'
import { sessionStore } from '../../../renderer/client/store.ts'

/** The code of an island has failed: because it cannot be had, or because the document is being left. */
const HERE = 'https://example.org/de/'
const replaced = vi.fn<(url: URL) => void>()
const said = vi.fn<(href: string, text: string) => void>()

let navigation: Navigation
/** Answers what has been asked for last. */
let answer: (outcome: { readonly kind: 'load' }) => void
beforeEach(() => {
  vi.useFakeTimers()
  vi.resetAllMocks()
  const kept = new Map<string, string>()
  const store = sessionStore(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }))
  const document = { querySelector: () => null, querySelectorAll: () => [] }
  const window = {
    document,
    location: { href: HERE, assign: replaced, replace: replaced, reload: replaced },
    navigator: { onLine: true },
  }
  const history = { replaceState: vi.fn<() => void>(), state: null }
  const status = { busy: vi.fn<() => void>(), idle: vi.fn<() => void>(), fail: said }
  const outcomeOf = () => new Promise((resolve) => (answer = resolve))
  const runtime = { data: { texts: { incomplete: 'incomplete' } }, status, store, outcomeOf }
  navigation = createNavigation(
    { ...window, history } as unknown as Window,
    runtime as unknown as Parameters<typeof createNavigation>[1],
  )
})
afterEach(() => {
  vi.useRealTimers()
})

test('a failed island loads the page anew', () => {
  navigation.mend(true)
  expect(replaced).toHaveBeenCalledOnce()
})

test('an island that fails as another document is asked for does not bring the visitor back, and says nothing', () => {
  navigation.cancel()
  navigation.mend(true)
  navigation.mend(false)
  expect(replaced).not.toHaveBeenCalled()
  expect(said).not.toHaveBeenCalled()
})

test('an island that fails later, as the document has not been left, loads the page anew', () => {
  navigation.cancel()
  vi.advanceTimersByTime(1000)
  navigation.mend(true)
  expect(replaced).toHaveBeenCalledOnce()
})

test('an island that fails while another page is asked for does not bring the visitor back, until that is given up', () => {
  void navigation.visit(new URL('/de/a/', HERE), 'push')
  vi.advanceTimersByTime(60_000)
  navigation.mend(true)
  expect(replaced).not.toHaveBeenCalled()
  void navigation.hold({} as HTMLElement, new Promise(() => undefined))
  navigation.mend(true)
  expect(replaced).toHaveBeenCalledOnce()
})

describe('a press on what has not got its script', () => {
  const click = vi.fn<() => void>()
  const link = () => ({ click, dataset: { awaits: 'script' } }) as unknown as HTMLElement
  const never = new Promise(() => undefined)

  test('is repeated when it is there, as often as it was pressed, each in a task of its own', async () => {
    const seen: string[] = []
    click.mockImplementation(() => {
      seen.push('pressed')
      queueMicrotask(() => seen.push('shown'))
    })
    const held = [1, 2].map(() => navigation.hold(link(), Promise.resolve()))
    await vi.advanceTimersByTimeAsync(10_000)
    await Promise.all(held)
    expect(seen).toEqual(['pressed', 'shown', 'pressed', 'shown'])
  })

  test('gives up the page that has been asked for before', async () => {
    const asked = navigation.visit(new URL('/de/a/', HERE), 'push')
    const held = navigation.hold(link(), Promise.resolve())
    answer({ kind: 'load' })
    await asked
    expect(replaced).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(0)
    await held
    expect(click).toHaveBeenCalledOnce()
  })

  test('is repeated after ten seconds without it, for the browser or the runtime to follow', async () => {
    const { dataset, ...pressed } = link()
    const held = navigation.hold({ ...pressed, dataset }, never)
    vi.advanceTimersByTime(9_999)
    expect(dataset).toEqual({ awaits: 'script' })
    vi.advanceTimersByTime(1)
    await held
    expect(click).toHaveBeenCalledOnce()
    expect(dataset).toEqual({})
  })

  test('is forgotten if the visitor goes elsewhere', async () => {
    const held = navigation.hold(link(), Promise.resolve())
    navigation.cancel()
    await vi.advanceTimersByTimeAsync(0)
    await held
    expect(click).not.toHaveBeenCalled()
  })
})
