import { expect, test } from 'vitest'
import type { Entry, ViewScope } from 'kartograf'
import { authorCollection } from '../../../templates/collections/authors/collection.ts'
import type { AuthorData } from '../../../templates/collections/authors/schema.ts'
import { entryOf } from '../builders.ts'

const { view } = authorCollection(() => null)

const WRITERS = { anchor: ['alpha', 'bravo'], basalt: ['bravo', 'bravo'], chalk: ['alpha'] }

test('the posts of each person keep their order, and all are looked through once', () => {
  let read = 0
  const list = Object.entries(WRITERS).map(([key, authors]) => {
    const post = entryOf('posts', key, 'de', { authors })
    return {
      ...post,
      get data() {
        read += 1
        return post.data
      },
    }
  })
  const scope = { fields: () => null, body: null, entries: () => list, card: (_: unknown, { key }: Entry) => key }
  const viewOf = (key: string): unknown =>
    // Safe: the schema has made these fields, and the view asks for nothing else.
    view(entryOf('authors', key, 'de') as Entry<AuthorData>, scope as unknown as ViewScope)
  expect(['alpha', 'bravo', 'charlie'].map(viewOf)).toMatchObject([
    { posts: ['anchor', 'chalk'] },
    { posts: ['anchor', 'basalt'] },
    { posts: [] },
  ])
  expect(read).toBe(list.length)
})
