import { expect, test } from 'vitest'
import { unlinkedPages } from '../../../../cli/check/unlinked-pages.ts'
import { pageAt } from '../../builders.ts'
import { temporaryFolder } from '../temporary.ts'

const linksTo = (...paths: readonly string[]) => ({ links: new Set(paths) })

test('warns of a page that only its translation links to, and of none that visitors find in another way', () => {
  const copy = pageAt('/es/copied/')
  const pages = [
    pageAt('/de/'),
    pageAt('/de/lost/'),
    pageAt('/en/lost/'),
    pageAt('/de/found/'),
    pageAt('/de/campaign/', { noindex: true }),
    pageAt('/de/variant/', { canonical: '/de/found/' }),
    { ...copy, route: { ...copy.route, copyOf: 'de' } },
  ]
  const built = new Map([
    ['/de/', linksTo('/de/found/', '/de/')],
    ['/de/lost/', linksTo('/en/lost/', '/de/', '/de/lost/')],
    ['/en/lost/', linksTo('/de/lost/')],
  ])
  expect(unlinkedPages(pages, built, temporaryFolder()).map(({ code, message }) => `${code}: ${message}`)).toEqual([
    'unlinked-page: no other page links to /de/lost/',
    'unlinked-page: no other page links to /en/lost/',
  ])
})
