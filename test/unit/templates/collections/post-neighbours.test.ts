import { expect, test } from 'vitest'
import type { PostView } from '../../../../templates/collections/posts/collection.ts'
import { builtWith, entryOf } from '../../builders.ts'

const DATES = { a: '2026-01-01', b: '2026-02-01', c: '2026-03-01' }

function neighboursOf(key: string, hidden: readonly string[] = []): readonly (string | undefined)[] {
  const author = entryOf('authors', 'alpha', 'de')
  const posts = Object.entries(DATES).map(([name, date]) =>
    entryOf('posts', name, 'de', { date, unlisted: hidden.includes(name) }),
  )
  const { view } = builtWith([author, ...posts]).page(`/de/posts/${key}/`)
  // Safe: posts make this view.
  const { neighbours } = (view as { shown: unknown }).shown as PostView
  return [neighbours.older?.href, neighbours.newer?.href]
}

test('a post names those before and after it by date', () => {
  expect(neighboursOf('b')).toEqual(['/de/posts/a/', '/de/posts/c/'])
})

test('the first and the last have one neighbour', () => {
  expect(neighboursOf('a')).toEqual([undefined, '/de/posts/b/'])
  expect(neighboursOf('c')).toEqual(['/de/posts/b/', undefined])
})

test('what is unlisted is passed over, and has none itself', () => {
  expect(neighboursOf('a', ['b'])).toEqual([undefined, '/de/posts/c/'])
  expect(neighboursOf('b', ['b'])).toEqual([undefined, undefined])
})
