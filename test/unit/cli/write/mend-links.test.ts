import { describe, expect, test } from 'vitest'
import { withMovedLinks, withRedirects, withWordAt } from '../../../../cli/write/mend-links.ts'

const moves = new Map([
  ['/career', '/company/career'],
  ['/career/jobs', '/jobs'],
  ['/σελίδα', '/νέα'],
])

describe('links to what has moved', () => {
  test.each([
    ['[Career](/career)', '[Career](/company/career)'],
    ['[Jobs](/career#jobs "All")', '[Jobs](/company/career#jobs "All")'],
    ['href: /career/', 'href: /company/career/'],
    ['href: "/career?x=1"', 'href: "/company/career?x=1"'],
    ['links: { career: /career, jobs: /career/jobs }', 'links: { career: /company/career, jobs: /jobs }'],
    ['[Page](/σελίδα/#α)', '[Page](/νέα/#α)'],
    [`[Page](${encodeURI('/σελίδα')})`, '[Page](/νέα)'],
    [`[Page](${encodeURI('/σελίδα').toLowerCase()})`, '[Page](/νέα)'],
    [`[Page](${'/σελίδα'.normalize('NFD')})`, '[Page](/νέα)'],
    ['[ref]: </career>', '[ref]: </company/career>'],
  ])('%s is mended', (before, after) => {
    expect(withMovedLinks(before, moves)).toBe(after)
  })

  test.each([
    '[Careers](/careers)',
    '[Else](/career/other)',
    '[File](/career.pdf)',
    'https://example.com/career',
    './career and a/career',
  ])('%s stays', (text) => {
    expect(withMovedLinks(text, moves)).toBe(text)
  })
})

test('a key is changed where a field holds it, and nowhere else', () => {
  const text = 'title: alpha\nauthors: [alpha, beta, "alpha"]\n'
  const spots = [
    { line: 2, column: 11 },
    { line: 2, column: 24 },
  ]
  expect(withWordAt(text, spots, 'alpha', 'gamma-ray')).toBe('title: alpha\nauthors: [gamma-ray, beta, "gamma-ray"]\n')
})

describe('redirects', () => {
  test('are added below those that are there, with their comments', () => {
    expect(withRedirects('# Old site\n/de/x: /de/y/\n', new Map([['/de/a', '/de/b/']]), new Set(['/de/b']))).toBe(
      '# Old site\n/de/x: /de/y/\n/de/a: /de/b/\n',
    )
    for (const empty of ['', '{}\n', '{ }'])
      expect(withRedirects(empty, new Map([['/de/a', '/de/b/']]), new Set(['/de/b']))).toBe('/de/a: /de/b/\n')
  })

  test('from an address that has a page again are taken out', () => {
    expect(withRedirects('"/de/b/": /de/a/\n', new Map([['/de/a', '/de/b/']]), new Set(['/de/b']))).toBe(
      '/de/a: /de/b/\n',
    )
  })
})

test.each([
  ['jobs: { path: /career, list: /career }', 'jobs: { path: /career, list: /company/career }'],
  ['jobs:\n  path: /career\n  list: /career', 'jobs:\n  path: /career\n  list: /company/career'],
  [
    'jobs:\n  path:\n    de: /career\n    en: /career\n  list: /career',
    'jobs:\n  path:\n    de: /career\n    en: /career\n  list: /company/career',
  ],
])('the path of a collection stays in the settings: %j', (before, after) => {
  expect(withMovedLinks(before, moves, 'content/site.yaml')).toBe(after)
})
