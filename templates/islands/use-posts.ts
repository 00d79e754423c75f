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
    const first = { signal: done.signal, once: true }
    for (const type of ['pointerover', 'focusin']) element?.addEventListener(type, () => store.load(address), first)
    return () => done.abort()
  }, [address, touched])

  return [state, () => store.load(address)]
}
