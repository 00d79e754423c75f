import { expect, test } from 'vitest'
import { changedAddresses } from '../../../../cli/build/addresses.ts'
import { markdownReport } from '../../../../cli/report/markdown-report.ts'
import { issueOf } from '../../builders.ts'

const before = {
  'index.html': { hash: '1' },
  'de/index.html': { hash: '2' },
  'de/old/index.html': { hash: '3' },
  'assets/a.css': { hash: '4' },
  'builds/latest.json': { hash: '5' },
}
const now = new Map([
  ['index.html', { hash: '1' }],
  ['de/index.html', { hash: '9' }],
  ['de/new/index.html', { hash: '3' }],
  ['assets/a.css', { hash: '4' }],
  ['builds/latest.json', { hash: '6' }],
])

test('addresses are compared with those of the build before, byte for byte', () => {
  expect(changedAddresses(before, now)).toEqual({ added: ['/de/new/'], changed: ['/de/'], removed: ['/de/old/'] })
})

test('a page may have the name of the folder with files about the build', () => {
  const pages = new Map([['de/builds/index.html', { hash: '1' }]])
  expect(changedAddresses({}, pages).added).toEqual(['/de/builds/'])
})

test('without a build before everything is new', () => {
  expect(changedAddresses({}, now)).toEqual({
    added: ['/', '/assets/a.css', '/de/', '/de/new/'],
    changed: [],
    removed: [],
  })
})

test('the report for a pull request tells what has become of the pages, and lets no text of an issue become HTML', () => {
  const markdown = markdownReport({
    version: 1,
    outcome: 'published',
    at: '2026-11-20T09:00:00Z',
    drafts: false,
    times: {},
    total: 1234,
    issues: [
      issueOf({ severity: 'warning', code: 'length', message: '<img> @all' }),
      issueOf({ severity: 'warning', code: 'length', file: 'content/a`@all\n\n``<img>.pdf' }),
    ],
    build: {
      id: 'id-1',
      parser: 'satteri',
      brand: 'Alpha',
      pages: { de: 2, en: 1 },
      rendered: ['/de/'],
      reasons: { '/de/': 'changed' },
      brought: 0,
      kept: 2,
      written: [],
      removed: [],
      addresses: { ...changedAddresses(before, now), added: ['/de/new/', '/assets/x.css'] },
      files: { 'de/index.html': 1_500_000 },
      leftOut: { counts: {}, first: null },
      nextChange: '2027-01-01',
      noindex: false,
    },
  })
  expect(markdown).toContain(
    '## Alpha: 3 pages\n\nde 2, en 1 · 1.5 MB in 1 files · rendered 1, kept 2 in 1.2 s · build `id-1`',
  )
  expect(markdown).toContain('Changes by itself on 2027-01-01.')
  expect(markdown).toContain('<summary>Added: 1 page, 1 other file</summary>\n\n- `/de/new/`\n')
  expect(markdown).toContain('<summary>Removed: 1 page</summary>\n\n- `/de/old/`\n')
  expect(markdown).toContain('**length** &lt;img> &#64;all')
  expect(markdown).toContain('- ``` content/a`@all  ``<img>.pdf:1 ``` **length**')
})
