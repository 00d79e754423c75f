import { useEffect, useSyncExternalStore, type RefObject } from 'react'
import { createPostsStore, type PostsState } from './posts-store.ts'

const store = createPostsStore((url, options) => window.fetch(url, options))

/** The posts behind a list. They are loaded when they are needed, or when an element is touched and soon will be. */
export function usePosts(
  address: string,
  isNeeded: boolean,
  touched: RefObject<HTMLElement | null>,
): readonly [PostsState, () => void] {
  const state = useSyncExternalStore(
    store.subscribe,
    () => store.stateOf(address),
    () => null,
  )

  useEffect(() => {
    if (isNeeded) store.load(address)
  }, [isNeeded, address])

  useEffect(() => {
    const element = touched.current
    const done = new AbortController()
    const once = { signal: done.signal, once: true }
    // After a failure there is a button to try again, and it must not vanish under the hand that reaches for it.
    const first = (): void => {
      if (store.stateOf(address) === null) store.load(address)
    }
    for (const type of ['pointerover', 'focusin']) element?.addEventListener(type, first, once)
    return () => done.abort()
  }, [address, touched])

  return [state, () => store.load(address)]
}
