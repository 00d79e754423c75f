import { expect, test } from 'vitest'
import { compareUrls, proposals, urlIssues } from '../../../cli/urls/compare-urls.ts'
import { readUrlList, URL_LIST, writeUrlList } from '../../../cli/urls/url-list.ts'
import { ALL, libraryWith, pageIn } from '../builders.ts'
import { temporaryFolder, writeFiles } from './temporary.ts'

const present = ['/de/', '/de/offers/', '/de/posts/water/', '/en/', '/en/offers/']

test.each([
  ['a new page of the same last name', '/de/blog/stone/', ['/de/posts/stone/', '/en/posts/stone/'], '/de/posts/stone/'],
  ['a new page that is called nearly so', '/de/posts/stone/', ['/de/posts/stones/'], '/de/posts/stones/'],
  ['the first of two new pages of its last name', '/de/c/x/', ['/de/a/x/', '/de/b/x/'], '/de/a/x/'],
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

test('a list has pages with their letters and files, but not those that programs ask for', () => {
  const library = libraryWith(pageIn(ALL, 'about', { path: '/über' }), { statics: ['/a.pdf', '/.well-known/a.txt'] })
  const { added } = compareUrls([], { library, redirects: [] })
  expect(added).toEqual(['/de/über/', '/en/über/', '/es/über/', '/de/', '/en/', '/es/', '/a.pdf'])
})

test('a redirect stands for an address with a slash and without', () => {
  const redirects = [{ from: '/de/old', to: '/de/', status: 301 }] as const
  const listed = ['/de/old/', '/de/gone/'].map((address, index) => ({ address, line: index + 1 }))
  const { vanished } = compareUrls(listed, { library: libraryWith([]), redirects })
  expect(vanished).toEqual([{ address: '/de/gone/', line: 2 }])
})

test.each([
  ['all of three', ['/a.pdf'], false, 'the list lacks 3 addresses: /de/, /en/, /es/'],
  ['the first three of more', [], false, 'the list lacks 4 addresses: /de/, /en/, /es/ and 1 more'],
  ['none where drafts are shown', [], true, undefined],
])('of the addresses that a list lacks, %s are named', (_, listed, drafts, message) => {
  const root = temporaryFolder()
  writeFiles(root, { [URL_LIST]: listed.join('\n') })
  const library = libraryWith([], { clock: { drafts }, statics: ['/a.pdf'] })
  const issues = urlIssues(root, { library, redirects: [] })
  expect(issues.map((issue) => issue.message)).toEqual(message === undefined ? [] : [message])
})

test('a list is in order, has each address once, and is read with letters and without remarks', () => {
  const root = temporaryFolder()
  writeFiles(root, { [URL_LIST]: '' })
  writeUrlList(root, ['/b/', '/a/', '/b/', '/%C3%BC/'])
  expect(readUrlList(root)).toMatchObject({
    listed: ['/%C3%BC/', '/a/', '/b/'].map(decodeURI).map((address) => ({ address })),
    issues: [],
  })
})
