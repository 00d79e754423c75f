import { describe, expect, test } from 'vitest'
import type { PostView } from '../../../../templates/collections/posts/collection.ts'
import { builtWith, entryOf } from '../../builders.ts'

type Fields = Readonly<Record<string, unknown>>

/** Posts of one topic, newest first, with fields of their own. */
function relatedOf(posts: Readonly<Record<string, Fields>>): Record<string, readonly string[]> {
  const people = ['alpha', 'bravo'].map((key) => entryOf('authors', key, 'de'))
  const entries = Object.entries(posts).map(([key, fields], at) => {
    const date = `2026-01-${String(28 - at).padStart(2, '0')}`
    return entryOf('posts', key, 'de', { date, topics: ['water'], authors: ['bravo'], ...fields })
  })
  const { page } = builtWith([...people, ...entries])
  const keys = (key: string): string[] => {
    const { view } = page(`/de/posts/${key}/`)
    // Safe: posts make this view.
    const { related } = (view as { shown: unknown }).shown as PostView
    return related.map((card) => card.key)
  }
  return Object.fromEntries(Object.keys(posts).map((key) => [key, keys(key)]))
}

describe('the posts that a post leads to', () => {
  test('have most in common with it: a tag weighs more than a topic, a topic more than an author', () => {
    const { own } = relatedOf({
      own: { tags: ['granite', 'sand'], authors: ['alpha'] },
      author: { topics: ['fire'], authors: ['alpha'] },
      topic: {},
      tag: { topics: ['fire'], tags: ['granite'] },
      both: { topics: ['fire'], tags: ['granite', 'sand'] },
    })
    expect(own).toEqual(['both', 'tag', 'topic'])
  })

  test('are in a fixed order if they have equally much in common', () => {
    expect(relatedOf({ a: {}, b: {}, c: {}, d: {}, e: {} })).toMatchObject({
      a: ['c', 'd', 'e'],
      d: ['a', 'b', 'e'],
    })
  })

  test('are not its neighbours by date, to which it has links already, unless there are too few others', () => {
    const tagged = { tags: ['granite'] }
    const plenty = { newer: tagged, own: tagged, older: tagged, d: {}, e: {}, f: {} }
    expect(relatedOf(plenty)['own']).toEqual(['d', 'e', 'f'])
    expect(relatedOf({ newer: tagged, own: tagged, older: tagged, d: {} })['own']).toEqual(['d', 'older', 'newer'])
  })

  test('are those that its front matter names, if it names any', () => {
    expect(relatedOf({ a: { related: ['c'], tags: ['granite'] }, b: { tags: ['granite'] }, c: {} })['a']).toEqual(['c'])
  })

  test('are near it, so that at most twelve others show each post, however many there are', () => {
    const posts = Array.from({ length: 28 }, (_, at) => [`p${at}`, { tags: at === 0 ? ['granite', 'sand'] : [] }])
    const lists = Object.values(relatedOf(Object.fromEntries(posts)))
    const showing = lists.filter((keys) => keys.includes('p0')).length
    expect(showing).toBeGreaterThan(0)
    expect(showing).toBeLessThanOrEqual(12)
    expect(lists.every((keys) => keys.length === 3)).toBe(true)
  })

  test('are no unlisted ones', () => {
    expect(relatedOf({ a: {}, b: { unlisted: true }, c: {}, d: {} })['a']).toEqual(['d', 'c'])
  })
})
