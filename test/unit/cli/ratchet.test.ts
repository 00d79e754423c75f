import { expect, test } from 'vitest'
import { proposal } from '../../../cli/urls/ratchet.ts'

const present = ['/de/', '/de/offers/', '/de/posts/water/', '/en/', '/en/offers/']

test.each([
  ['a new page of the same last name', '/de/blog/stone/', ['/de/posts/stone/', '/en/posts/stone/'], '/de/posts/stone/'],
  ['a new page that is called nearly so', '/de/posts/stone/', ['/de/posts/stones/'], '/de/posts/stones/'],
  ['an old page of the same last name', '/de/news/water/', [], '/de/posts/water/'],
  ['the page above', '/de/offers/summer/cheap/', [], '/de/offers/'],
  ['the home page at last', '/de/odd/', [], '/de/'],
  ['no page of another language', '/fr/posts/water/', ['/de/posts/waters/'], undefined],
])('a vanished address is led to %s', (_, address, added, target) => {
  expect(proposal(address, added, present)).toBe(target)
})
