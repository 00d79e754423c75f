import { expect, expectTypeOf, test } from 'vitest'
import { archiveOf } from '../../../renderer/definitions/collections/archive-of.ts'
import { type Card, collectionName } from '../../../renderer/definitions/collections/cards.ts'
import type { Archive } from '../../../renderer/definitions/page.ts'
import { pageAt } from '../builders.ts'

interface PostCard extends Card {
  readonly minutes: number
}

const posts = collectionName<PostCard>('posts')
const archive: Archive = {
  collection: 'posts',
  section: 1,
  home: '/de/blog/',
  term: null,
  page: 1,
  pages: 1,
  count: 0,
  links: [],
  previous: null,
  next: null,
  choices: {},
  all: [],
}
const view = { template: 'page', title: 'Blog', sections: [], body: null } as const
const context = { page: pageAt('/de/blog/', {}, { view: { ...view, archive } }) }

test('the section with the list gets the archive, with the cards of its collection', () => {
  const own = archiveOf(posts, { context, index: 1 })
  expect(own).toBe(archive)
  expectTypeOf(own?.all).toEqualTypeOf<readonly PostCard[] | null | undefined>()
})

test('another section, another collection and another page have none', () => {
  const plain = { page: pageAt('/de/') }
  const others = [
    archiveOf(posts, { context, index: 0 }),
    archiveOf(collectionName('events'), { context, index: 1 }),
    archiveOf(posts, { context: plain, index: 1 }),
  ]
  expect(others).toEqual([undefined, undefined, undefined])
})
