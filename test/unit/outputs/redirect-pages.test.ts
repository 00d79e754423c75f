import { expect, test } from 'vitest'
import { redirectFileOf, redirectsWithPages } from '../../../renderer/outputs/redirect-pages.ts'

const of = (...sources: string[]): string[] =>
  redirectsWithPages(
    sources.map((from) => ({ from, to: '/de/news/' })),
    ['/de/news/', '/de/größe/'],
  ).map(({ from }) => from)

test('a redirect gets a page, unless case or the form of Unicode alone tells it from a page or another redirect', () => {
  expect(of('/de/old', '/de/News', '/de/gro\u0308ße/', '/de/Old', '/en/news')).toEqual(['/de/old', '/en/news'])
})

test('what is there twice keeps both, because that is an error of its own', () => {
  expect(of('/de/old', '/de/old/', '/de/news')).toEqual(['/de/old', '/de/old/', '/de/news'])
})

test.each([
  ['/de/alt/', 'de/alt/index.html'],
  ['/de/παλιό', 'de/παλιό/index.html'],
  ['/old.html', 'old.html'],
  // Has been decoded before: a second time would lead out of the folder.
  ['/de/%2e%2e/%CE%B1/', 'de/%2e%2e/%CE%B1/index.html'],
])('an old address %s has the page %s', (from, file) => {
  expect(redirectFileOf(from)).toBe(file)
})
