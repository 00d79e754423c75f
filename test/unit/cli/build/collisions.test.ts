import { describe, expect, test } from 'vitest'
import { claimsOf, type FileClaim } from '../../../../cli/build/load/file-claims.ts'
import type { LoadedSite } from '../../../../cli/content/loaded.ts'
import { collisions } from '../../../../cli/build/load/collisions.ts'
import { foldedName } from '../../../../renderer/definitions/letters/folded-name.ts'
import { pageAt, settingsOf } from '../../builders.ts'

const PAGE: FileClaim = { path: 'de/blog/index.html', source: 'content/pages/blog/de.md' }
const SITEMAP: FileClaim = { path: 'sitemap.xml', source: 'the generator' }

describe('collisions', () => {
  test('are none where each file has one source', () => {
    expect(collisions([PAGE, SITEMAP, { path: 'de/blog/_payload.json', source: PAGE.source }])).toEqual([])
  })

  test('are looked for in paths that lead out of the output too, which are refused elsewhere', () => {
    expect(collisions([PAGE, { path: '/de/old/index.html', source: 'content/redirects.yaml' }])).toEqual([])
  })

  test.each<[string, FileClaim[], string, string]>([
    [
      'a file that two claim',
      [SITEMAP, { path: 'sitemap.xml', source: 'content/static/sitemap.xml' }],
      'content/static/sitemap.xml',
      'sitemap.xml is written by the generator and by content/static/sitemap.xml',
    ],
    [
      'a file where another needs a folder',
      [PAGE, { path: 'de/blog', source: 'content/static/de/blog' }],
      'content/static/de/blog',
      'de/blog is a file of content/static/de/blog and a folder of content/pages/blog/de.md',
    ],
    [
      'files that differ in case only',
      [SITEMAP, { path: 'Sitemap.xml', source: 'content/static/Sitemap.xml' }],
      'content/static/Sitemap.xml',
      'Sitemap.xml of content/static/Sitemap.xml and sitemap.xml of the generator are one file where case does not count',
    ],
    [
      'a page below a file of the generator',
      [SITEMAP, { path: 'sitemap.xml/index.html', source: 'content/redirects.yaml' }],
      'content/redirects.yaml',
      'sitemap.xml is a file of the generator and a folder of content/redirects.yaml',
    ],
  ])('are told of %s', (_, claims, file, message) => {
    expect(collisions(claims)).toMatchObject([{ code: 'duplicate-file', file, message }])
  })

  test.each([
    ['de/con/index.html', '`con` in a path is a reserved device name on Windows'],
    ['aux.txt', '`aux` in a path is a reserved device name on Windows'],
    [`de/${'ä'.repeat(128)}/index.html`, `the name ${'ä'.repeat(40)}… has more than 255 bytes`],
    [`de/${'άλφα/'.repeat(90)}`, `the path de/${'άλφα/'.repeat(7)}άλ… has more than 800 bytes`],
  ])('tell of names that some system cannot hold, once a source', (file, message) => {
    const page = { path: file, source: 'content/pages/x/de.md' }
    expect(collisions([page, { ...page, path: `${file}.gz` }])).toMatchObject([{ code: 'unfit-name', message }])
  })

  test('take a name that only begins like a device', () => {
    expect(collisions([{ ...PAGE, path: 'de/console/index.html' }])).toEqual([])
  })
})

test.each([
  ['News.html', 'news.html'],
  ['\u00FCber', 'u\u0308ber'],
  ['λόγος', 'λόγοσ'],
  ['ΛΌΓΟΣ', 'λόγος'],
  ['STRAẞE', 'straße'],
  ['ſie', 'sie'],
])('%s and %s are one name where case does not count', (name, other) => {
  expect(foldedName(name)).toBe(foldedName(other))
})

test.each([
  ['straße', 'strasse'],
  ['kız', 'kiz'],
  ['café', 'cafe'],
])('%s and %s are two names everywhere', (name, other) => {
  expect(foldedName(name)).not.toBe(foldedName(other))
})

test('the search index of a language is a file that no other may replace', () => {
  const empty = { forms: [], pages: [], errorPages: [], collections: [], redirects: [] }
  const pathsWith = (search: boolean): string[] => {
    const data = { settings: settingsOf({ locales: ['de'], search }), redirects: {} }
    return claimsOf({ ...empty, data } as unknown as LoadedSite, [], '/').map(({ path }) => path)
  }
  expect(pathsWith(true)).toContain('de/_search-index.json')
  expect(pathsWith(false)).not.toContain('de/_search-index.json')
})

test('each sitemap of a language with very many pages is a file that no other may replace', () => {
  const empty = { forms: [], errorPages: [], collections: [], redirects: [] }
  const claimed = (count: number): string[] => {
    const pages = Array.from({ length: count }, () => pageAt('/de/a/'))
    const data = { settings: settingsOf({ locales: ['de', 'en'] }), redirects: {} }
    const claims = claimsOf({ ...empty, pages, data } as unknown as LoadedSite, [], '/')
    return claims.map(({ path }) => path).filter((path) => path.startsWith('sitemap-'))
  }
  expect(claimed(45_000)).toEqual(['sitemap-de.xml', 'sitemap-en.xml'])
  expect(claimed(45_001)).toEqual(['sitemap-de.xml', 'sitemap-de-2.xml', 'sitemap-en.xml'])
})
