import { expect, test } from 'vitest'
import { redirectsWithPages } from '../../../renderer/outputs/redirect-pages.ts'

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
