import { expect, test } from 'vitest'
import { commonFeedTags, ownFeedTags } from '../../../renderer/render/feed-tags.ts'
import { pageAt } from '../builders.ts'

const feedOf = (name: string, folder = `${name}/`) => ({
  title: name,
  folder,
  collection: name,
  home: `/de/list-${name}/`,
})
const few = [feedOf('posts', ''), feedOf('notes')]
const many = [...few, ...Array.from({ length: 198 }, (_, at) => feedOf(`kind-${at}`))]

function entryPage(collection: string) {
  const page = pageAt(`/de/${collection}/a/`)
  return { ...page, view: { ...page.view, template: 'entry', collection } } as typeof page
}

function addresses(tags: ReturnType<typeof commonFeedTags>): (string | undefined)[] {
  return tags.map(({ attributes }) => attributes['href']).filter((href) => href?.endsWith('rss.xml'))
}

test('all pages link to all feeds of their language, if these are few', () => {
  expect(addresses(commonFeedTags('de', few))).toEqual(['/de/rss.xml', '/de/notes/rss.xml'])
  expect(ownFeedTags(entryPage('notes'), few)).toEqual([])
})

test('of many feeds, all pages link to the first one', () => {
  expect(addresses(commonFeedTags('de', many))).toEqual(['/de/rss.xml'])
})

test('of many feeds, an entry and the list of its collection link to theirs', () => {
  expect(addresses(ownFeedTags(entryPage('notes'), many))).toEqual(['/de/notes/rss.xml'])
  expect(addresses(ownFeedTags(pageAt('/de/list-kind-7/'), many))).toEqual(['/de/kind-7/rss.xml'])
  expect(ownFeedTags(entryPage('posts'), many)).toEqual([])
  expect(ownFeedTags(pageAt('/de/contact/'), many)).toEqual([])
})
