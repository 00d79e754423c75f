import { useEffect, useSyncExternalStore, type RefObject } from 'react'
import type { FilterablePost } from '../../../collections/posts/post-text.ts'

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

type Posts = readonly FilterablePost[]
/** Where the posts of a list are; null: nobody has asked. */
type PostsState = { readonly kind: 'loading' | 'failed' } | { readonly kind: 'ready'; readonly posts: Posts } | null

/** The posts of lists, by address, for the life of a document: whoever comes back to a list finds them there. */
interface PostsStore {
  readonly stateOf: (address: string) => PostsState
  /** Asks for the posts, unless they are there or on their way. */
  readonly load: (address: string) => void
  readonly subscribe: (changed: () => void) => () => void
}

type Fetch = (url: string, options: RequestInit) => Promise<Pick<Response, 'ok' | 'json'>>

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
  // An island does not know the build. The file keeps its name, so the browser asks whether what it has is still right.
  const response = await fetch(address, { cache: 'no-cache', redirect: 'error' })
  if (!response.ok) throw new Error(`No posts at ${address}`)
  const posts: unknown = await response.json()
  if (!Array.isArray(posts)) throw new Error(`No posts at ${address}`)
  return posts as Posts
}
