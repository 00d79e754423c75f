import { expect, test } from 'vitest'
import { asHugoWrites, mainAddressesOf, namedMainAddress } from '../../../cli/import/main-addresses.ts'
import { temporaryFolder, writeFiles } from './temporary.ts'

function addressOf(settings: Readonly<Record<string, string>>, locale: string, data = {}) {
  const folder = temporaryFolder()
  writeFiles(folder, { 'content/a.md': '', ...settings })
  return mainAddressesOf(folder, 'en')({ data, locale, old: '/Blog/My post/' })
}

test.each<[string, Record<string, string>, string, string | undefined]>([
  ['of the main language has no language', {}, 'en', '/blog/my-post/'],
  ['of another language begins with it', {}, 'de-CH', '/de-ch/blog/my-post/'],
  [
    'of the main language that the settings name',
    { 'hugo.toml': "defaultContentLanguage = 'de'" },
    'de',
    '/blog/my-post/',
  ],
  ['below its language', { 'config.yaml': 'defaultContentLanguageInSubdir: true' }, 'en', '/en/blog/my-post/'],
  ['of a pattern is not known', { 'hugo.toml': '[permalinks]\n  blog = "/:year/:slug"' }, 'en', undefined],
  ['of a pattern in a file of its own is not known', { 'config/_default/permalinks.toml': 'x = ""' }, 'en', undefined],
  ['that is a file is not known', { 'config.json': '{ "uglyURLs": true }' }, 'en', undefined],
])('an old address %s', (_, settings, locale, address) => {
  expect(addressOf(settings, locale)).toBe(address)
})

test('an address that a text names itself is used only with its language', () => {
  expect(addressOf({}, 'de', { url: '/alt/' })).toBeUndefined()
})

test('an address that a text names itself is known whatever pattern the others have', () => {
  const folder = temporaryFolder()
  writeFiles(folder, { 'content/a.md': '', 'hugo.toml': '[permalinks]\n  blog = "/:year/:slug"' })
  const text = { data: { url: '/de/alt.html' }, locale: 'de', old: '/de/alt.html' }
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
  expect(namedMainAddress({ data: { permalink }, locale: 'en', old: '/a/' })).toBe(address)
})

test('an address of Hugo has small letters and hyphens', () => {
  expect(asHugoWrites('/Blog/Første pumpe/')).toBe('/blog/første-pumpe/')
})
