import { expect, test } from 'vitest'
import { proposals } from '../../../cli/urls/compare-urls.ts'

const present = ['/de/', '/de/offers/', '/de/posts/water/', '/en/', '/en/offers/']

test.each([
  ['a new page of the same last name', '/de/blog/stone/', ['/de/posts/stone/', '/en/posts/stone/'], '/de/posts/stone/'],
  ['a new page that is called nearly so', '/de/posts/stone/', ['/de/posts/stones/'], '/de/posts/stones/'],
  ['an old page of the same last name', '/de/news/water/', [], '/de/posts/water/'],
  ['the page above', '/de/offers/summer/cheap/', [], '/de/offers/'],
  ['the home page at last', '/de/odd/', [], '/de/'],
  ['no page of another language', '/fr/posts/water/', ['/de/posts/waters/'], undefined],
])('a vanished address is led to %s', (_, address, added, target) => {
  expect(proposals(added, present)(address)).toBe(target)
})

test('addresses of a site are gone through once, however many have vanished', () => {
  let reads = 0
  const counted = (addresses: string[]): string[] =>
    new Proxy(addresses, { get: (own, name) => ((reads += Number(/^\d/.test(String(name)))), Reflect.get(own, name)) })
  const names = Array.from({ length: 100 }, (_, at) => `post-${at}/`)
  const moved = names.map((name) => `/de/articles/${name}`)
  const proposed = proposals(counted(moved), counted([...present, ...moved]))
  expect(names.map((name) => proposed(`/de/posts/${name}`))).toEqual(moved)
  expect(reads).toBeLessThan(4 * moved.length)
})
