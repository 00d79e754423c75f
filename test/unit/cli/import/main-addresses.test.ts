import { expect, test } from 'vitest'
import { asHugoWrites, mainAddressesOf, namedMainAddress } from '../../../../cli/import/main-addresses.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

function addressOf(settings: Readonly<Record<string, string>>, tag: string, data = {}) {
  const folder = temporaryFolder()
  writeFiles(folder, { 'content/a.md': '', ...settings })
  return mainAddressesOf(folder, 'en')({ data, tag, old: '/Blog/My post/', address: 'Blog/My post', isSection: false })
}

test.each<[string, Record<string, string>, string, string | undefined]>([
  ['of the main language has no language', {}, 'en', '/blog/my-post/'],
  ['of another language begins with it', {}, 'de-ch', '/de-ch/blog/my-post/'],
  [
    'of the main language that the settings name',
    { 'hugo.toml': "defaultContentLanguage = 'de'" },
    'de',
    '/blog/my-post/',
  ],
  ['below its language', { 'config.yaml': 'defaultContentLanguageInSubdir: true' }, 'en', '/en/blog/my-post/'],
  ['of a pattern for another folder', { 'hugo.toml': '[permalinks]\n  docs = "/:year/:slug"' }, 'en', '/blog/my-post/'],
  ['below a file that cannot be read is not known', { 'hugo.toml': '[permalinks' }, 'en', undefined],
  ['that is a file', { 'config.json': '{ "uglyURLs": true }' }, 'de', '/de/blog/my-post.html'],
  ['that is a file in its folder', { 'hugo.toml': '[uglyURLs]\nBlog = true' }, 'en', '/blog/my-post.html'],
  ['that is a file in another folder', { 'hugo.yaml': 'uglyurls:\n  docs: true' }, 'en', '/blog/my-post/'],
  [
    'that is a file by a pattern',
    { 'hugo.yaml': 'uglyURLs: true\npermalinks: { Blog: "/old/:filename/" }' },
    'en',
    '/old/my-post.html',
  ],
])('an old address %s', (_, settings, tag, address) => {
  expect(addressOf(settings, tag)).toBe(address)
})

const NEWS = { title: 'What, now? Größe (2)', date: '2026-03-09T23:30:00-05:00' }

test.each<[string, string | undefined, Record<string, unknown>?]>([
  ['/:year/:month/:day/:slug/', '/2026/03/09/what-now-größe-2/'],
  ['/:year/:month/:slug', '/2026/03/news/', { ...NEWS, slug: 'News' }],
  ['/:section/:title/', '/blog/what-now-größe-2/'],
  ['/:sections/:slugorfilename.html', '/blog/my-post.html'],
  [':contentbasename/', '/my-post/'],
  ['/:year/:slug/', undefined, { title: 'No date' }],
  ['/:slug/', undefined, { title: 'And/or' }],
  ['/:yearday/:slug/', undefined],
  ['/:sections[1:]/:slug/', undefined],
])('the pattern %s makes the address %s', (pattern, address, data = NEWS) => {
  const settings = { 'config/_default/permalinks.yaml': `Blog: "${pattern}"` }
  expect(addressOf(settings, 'en', data)).toBe(address)
  const byKind = { 'hugo.json': JSON.stringify({ permalinks: { page: { Blog: pattern } } }) }
  expect(addressOf(byKind, 'de', data)).toBe(address === undefined ? undefined : `/de${address}`)
})

test.each([
  ['', '/', '/'],
  ['blog', '/blog/', undefined],
])('with files as addresses, that of the list %s is %s', (address, old, expected) => {
  const folder = temporaryFolder()
  writeFiles(folder, { 'hugo.toml': 'uglyURLs = true' })
  expect(mainAddressesOf(folder, 'en')({ data: {}, tag: 'en', old, address, isSection: true })).toBe(expected)
})

test('an address that a text names itself is used only with its language', () => {
  expect(addressOf({}, 'de', { url: '/alt/' })).toBeUndefined()
})

test('an address that a text names itself is known whatever pattern the others have', () => {
  const folder = temporaryFolder()
  writeFiles(folder, { 'content/a.md': '', 'hugo.toml': '[permalinks]\n  blog = "/:year/:slug"' })
  const text = { data: { url: '/de/alt.html' }, tag: 'de', old: '/de/alt.html', address: 'blog/a', isSection: false }
  expect(mainAddressesOf(folder, 'en')(text)).toBe('/de/alt.html')
})

test.each([
  ['/om/b.html', '/om/b.html'],
  ['om/index.html', '/om/'],
  ['/om/f', '/om/f/'],
  ['pretty', undefined],
  ['/:year/:title/', undefined],
  ['/{{ locale }}/c/', undefined],
  [false, undefined],
])('of other sites, the address is known that a text names: permalink %s', (permalink, address) => {
  expect(namedMainAddress({ data: { permalink }, tag: 'en', old: '/a/', address: 'a', isSection: false })).toBe(address)
})

test('an address of Hugo has small letters and hyphens', () => {
  expect(asHugoWrites('/Blog/Første pumpe/')).toBe('/blog/første-pumpe/')
})
