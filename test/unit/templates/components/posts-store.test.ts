import { describe, expect, test, vi } from 'vitest'
import { createPostsStore } from '../../../../templates/components/filter/island/use-posts.ts'

const ADDRESS = '/de/blog/_posts.json'

function answer(value: unknown, ok = true) {
  return vi.fn<() => Promise<{ ok: boolean; json: () => Promise<unknown> }>>(async () => ({
    ok,
    json: async () => value,
  }))
}

describe('posts behind a list', () => {
  test('are asked for once, and whether what the browser has is still right', async () => {
    const fetch = answer([{ key: 'a' }])
    const store = createPostsStore(fetch)
    expect(store.stateOf(ADDRESS)).toBeNull()
    store.load(ADDRESS)
    store.load(ADDRESS)
    expect(store.stateOf(ADDRESS)).toEqual({ kind: 'loading' })
    await vi.waitFor(() => expect(store.stateOf(ADDRESS)).toEqual({ kind: 'ready', posts: [{ key: 'a' }] }))
    store.load(ADDRESS)
    expect(fetch.mock.calls).toEqual([[ADDRESS, { cache: 'no-cache', redirect: 'error' }]])
  })

  test.each([
    ['a missing file', answer([], false)],
    ['something that is no list', answer({ posts: [] })],
    ['a network that is gone', vi.fn<() => Promise<never>>(async () => Promise.reject(new Error('gone')))],
  ])('%s is a failure, after which they can be asked for again', async (_, fetch) => {
    const store = createPostsStore(fetch)
    store.load(ADDRESS)
    await vi.waitFor(() => expect(store.stateOf(ADDRESS)).toEqual({ kind: 'failed' }))
    store.load(ADDRESS)
    expect(store.stateOf(ADDRESS)).toEqual({ kind: 'loading' })
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  test('every change is reported until the limit is reached', async () => {
    const store = createPostsStore(answer([]))
    const changed = vi.fn<() => void>()
    const stop = store.subscribe(changed)
    store.load(ADDRESS)
    expect(changed).toHaveBeenCalledTimes(1)
    stop()
    await vi.waitFor(() => expect(store.stateOf(ADDRESS)).toMatchObject({ kind: 'ready' }))
    expect(changed).toHaveBeenCalledTimes(1)
  })
})
