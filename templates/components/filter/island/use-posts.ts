import { useEffect, useSyncExternalStore, type RefObject } from 'react'
import type { FilterablePost } from '../../../collections/posts/post-text.ts'

const store = createPostsStore((url, options) => window.fetch(url, options))

/** All posts of a list. Loaded when needed, or ahead of time when the visitor points at an element that will need them. */
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
    // After a failure the retry button must not disappear just when the visitor points at it.
    const first = (): void => {
      if (store.stateOf(address) === null) store.load(address)
    }
    for (const type of ['pointerover', 'focusin']) element?.addEventListener(type, first, once)
    return () => done.abort()
  }, [address, touched])

  return [state, () => store.load(address)]
}

type Posts = readonly FilterablePost[]
/** State of the posts of a list; null if not requested yet. */
type PostsState = { readonly kind: 'loading' | 'failed' } | { readonly kind: 'ready'; readonly posts: Posts } | null

/** Posts of lists by URL, cached for the life of the document. */
interface PostsStore {
  readonly stateOf: (address: string) => PostsState
  /** Requests the posts unless they are loaded or loading. */
  readonly load: (address: string) => void
  readonly subscribe: (changed: () => void) => () => void
}

type Fetch = (url: string, options: RequestInit) => Promise<Pick<Response, 'ok' | 'json'>>

/** A failed request may be repeated with `load`; a finished one is not. */
export function createPostsStore(fetch: Fetch): PostsStore {
  const states = new Map<string, PostsState>()
  const listeners = new Set<() => void>()
  const set = (address: string, state: PostsState): void => {
    states.set(address, state)
    for (const changed of listeners) changed()
  }
  return {
    stateOf: (address) => states.get(address) ?? null,
    load: (address) => {
      const { kind } = states.get(address) ?? {}
      if (kind === 'loading' || kind === 'ready') return
      set(address, { kind: 'loading' })
      request(address, fetch).then(
        (posts) => set(address, { kind: 'ready', posts }),
        () => set(address, { kind: 'failed' }),
      )
    },
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}

async function request(address: string, fetch: Fetch): Promise<Posts> {
  // An island does not know the build id and the file name has no digest, so the browser has to revalidate its copy.
  const response = await fetch(address, { cache: 'no-cache', redirect: 'error' })
  if (!response.ok) throw new Error(`No posts at ${address}`)
  const posts: unknown = await response.json()
  if (!Array.isArray(posts)) throw new Error(`No posts at ${address}`)
  return posts as Posts
}
