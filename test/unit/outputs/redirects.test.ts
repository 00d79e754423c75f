import { describe, expect, test } from 'vitest'
import { redirectPage } from '../../../renderer/outputs/redirect-pages.ts'
import { laterRedirects, redirectsFile, redirectsOf } from '../../../renderer/outputs/redirects.ts'
import { ALL, entryOf, pageIn, settingsOf, targetsWith } from '../builders.ts'

const PAGES = [
  ...pageIn(ALL, 'about', { aliases: ['/alias', '/alias.html'] }),
  ...pageIn(ALL, 'secret', { draft: true }),
  entryOf('posts', 'alpha', 'de'),
  entryOf('posts', 'άλφα', 'de', { aliases: ['/παλιό', '/%CE%B1'] }),
]

function redirectsWith(redirects: string) {
  return redirectsOf(
    targetsWith(PAGES, {
      redirects,
      statics: ['/plan.pdf', '/de/plan.pdf'],
      settings: { redirectHosts: ['example.com'] },
    }),
  )
}

test('on a later day, only redirects are looked at that may lead elsewhere', () => {
  const redirects = Array.from({ length: 50 }, (_, at) => `/de/old${at}: /de/about/`).join('\n')
  const surroundings = { redirects: `${redirects}\n/de/gone: /de/short/\n/de/new: /de/about/` }
  const [about, short] = [pageIn(ALL, 'about'), pageIn(ALL, 'short')]
  const before = targetsWith([...about, ...short], surroundings)
  const later = targetsWith([...about, ...pageIn(ALL, 'new')], surroundings)
  let looks = 0
  const statics = new Set<string>()
  statics.has = () => ((looks += 1), false)
  const issues = laterRedirects({ ...later, library: { ...later.library, statics } }, before)
  expect(issues.map(({ message }) => message)).toEqual([
    'no page at /de/short/',
    '/de/new/ is a page and cannot be redirected',
  ])
  expect(looks).toBeLessThan(10)
})

test('a redirect to a mistyped feed names the right one, with its language', () => {
  const { issues } = redirectsWith('/de/old: /de/rss.xlm\n/de/older: /feed.xml')
  const meant = { code: 'dead-link', hint: 'did you mean the feed `/de/rss.xml`?' }
  expect(issues).toMatchObject([meant, meant])
})

test('a target as long as a file may be is told at once', () => {
  const { issues } = redirectsWith(`/de/old: /en/${'x'.repeat(900_000)}`)
  expect(issues).toMatchObject([{ code: 'bad-redirect', expected: 'at most 1200' }])
})

describe('redirectsOf', () => {
  test.each([
    ['a page', '/de/old: /de/about/', '/de/old/', '/de/about/'],
    ['a page without its slash', '/de/old/: /de/about', '/de/old/', '/de/about/'],
    ['an address elsewhere', '/de/old: https://example.com/a', '/de/old/', 'https://example.com/a'],
    ['a page from a path without language', '/old: /en/about/', '/old/', '/en/about/'],
    ['a page from a path without language, with its slash', '/old/: /en/about/', '/old/', '/en/about/'],
    ['a page from a path that ends with a version', '/v1.2: /en/about/', '/v1.2/', '/en/about/'],
    ['a page from a file', '/old.html: /en/about/', '/old.html', '/en/about/'],
    ['a page from a file below a language', '/de/old.html: /de/about/', '/de/old.html', '/de/about/'],
    ['a page from below a language with a version', '/de/v1.2: /de/about/', '/de/v1.2/', '/de/about/'],
    ['a file', '/de/old: /plan.pdf', '/de/old/', '/plan.pdf'],
    ['a file below a language', '/de/old.pdf: /de/plan.pdf', '/de/old.pdf', '/de/plan.pdf'],
    ['a feed', '/blog/index.xml: /de/rss.xml', '/blog/index.xml', '/de/rss.xml'],
    ['the choice of language', '/old: /', '/old/', '/'],
    ['a page from an address as browsers copy it', '/de/%C3%BCber%20uns: /de/about/', '/de/über uns/', '/de/about/'],
    ['a page with letters', '/de/%CE%B2: /de/posts/άλφα', '/de/β/', encodeURI('/de/posts/άλφα/')],
    [
      'a page with letters as browsers copy it',
      `/de/β: ${encodeURI('/de/posts/άλφα')}/?x=ü`,
      '/de/β/',
      encodeURI('/de/posts/άλφα/?x=ü'),
    ],
    ['a page from an alias with letters', '', '/de/παλιό/', encodeURI('/de/posts/άλφα/')],
    ['a page from an alias as browsers copy it', '', '/de/α/', encodeURI('/de/posts/άλφα/')],
    ['a query with a line break', '/de/q: https://example.com/?q=%0A', '/de/q/', 'https://example.com/?q=%0A'],
    ['a page from escapes that are no text', '/de/%FC: /de/about/', '/de/%FC/', '/de/about/'],
  ])('leads to %s', (_, yaml, from, to) => {
    const { redirects, issues } = redirectsWith(yaml)
    expect(issues).toEqual([])
    expect(redirects).toContainEqual({ from, to })
  })

  test('may have a path in two spellings, if they lead to one page', () => {
    const { redirects, issues } = redirectsWith('/de/old: /de/about/\n/de/old/: /de/about/')
    expect(issues).toEqual([])
    expect(redirects.filter(({ from }) => from === '/de/old/')).toHaveLength(1)
  })

  test('holds the aliases of the content', () => {
    for (const from of ['/es/alias/', '/es/alias.html'])
      expect(redirectsWith('').redirects).toContainEqual({ from, to: '/es/about/' })
  })

  test.each<[string, string, string]>([
    ['a chain', '/de/a: /de/b\n/de/b: /de/about/', 'redirect-chain'],
    ['a path that is a page', '/de/about/: /en/about/', 'bad-redirect'],
    ['a path that is an alias', '/de/alias: /de/about/', 'bad-redirect'],
    ['a path that stands there twice, with two targets', '/old: /de/about/\n/old/: /en/about/', 'bad-redirect'],
    ['a path that is no path', 'old: /de/about/', 'bad-redirect'],
    ['a path that leads out of the output', '/de/../../old: /de/about/', 'bad-redirect'],
    ['a path whose escapes hide a line break', '/de/a%0Ab: /de/about/', 'bad-redirect'],
    ['a path whose escapes lead out of the output', '/de/%2e%2e/old: /de/about/', 'bad-redirect'],
    ['a chain of paths without language', '/a: /b\n/b/: /de/about/', 'redirect-chain'],
    ['a path that is a page with letters', '/de/posts/%CE%AC%CE%BB%CF%86%CE%B1: /de/about/', 'bad-redirect'],
    ['a path that is an alias with letters', '/de/παλιό/: /de/about/', 'bad-redirect'],
    ['a chain of escaped paths', '/de/a: /de/%C3%BC\n/de/ü: /de/about/', 'redirect-chain'],
    ['a path with a line break', '"/de/a\\n/x": /de/about/', 'bad-redirect'],
    ['a path with a backslash', '/de/a\\b: /de/about/', 'bad-redirect'],
    ['a path with an anchor', '"/de/a#b": /de/about/', 'bad-redirect'],
    ['a path with an empty part', '/old//a: /de/about/', 'bad-redirect'],
    ['a path that begins as a host', '//example.com/a: /de/about/', 'bad-redirect'],
    ['a path with a query', '/de/a?b=c: /de/about/', 'bad-redirect'],
    ['a path with a pattern of host files', '"/de/a*": /de/about/', 'bad-redirect'],
    ['a path with a placeholder of host files', '/de/:a: /de/about/', 'bad-redirect'],
    ['a target with a blank', '/de/old: "https://example.com/a b"', 'bad-redirect'],
    [
      'a target that adds a line to a host file',
      '/de/old: "https://example.com/\\n/de/* https://evil.example"',
      'bad-redirect',
    ],
    [
      'a target whose escapes add a line to that of Apache',
      '/de/old: https://example.com/%0ASetHandler',
      'bad-redirect',
    ],
    [
      'a target that is another host on Apache',
      String.raw`/de/old: https://example.com\@evil.example/`,
      'bad-redirect',
    ],
    ['a target that is too long in bytes', `/de/old: https://example.com/${'日'.repeat(700)}`, 'bad-redirect'],
    ['the choice of language', '/: /de/about/', 'bad-redirect'],
    ['a target that does not exist', '/de/old: /de/abuot/', 'dead-link'],
    ['a feed without entries', '/de/old: /es/rss.xml', 'dead-link'],
    ['a target that is an alias', '/de/old: /de/alias/', 'dead-link'],
    ['a target without language', '/de/old: /about', 'bad-redirect'],
    ['a target that is hidden', '/de/old: /secret', 'hidden-link'],
    ['a host that the settings do not name', '/de/old: https://evil.example/', 'foreign-redirect'],
    ['a host that begins like one of the settings', '/de/old: https://example.com.evil.example/', 'foreign-redirect'],
    ['a phone number', '/de/old: tel:+49891234567', 'foreign-redirect'],
    ['a target that runs code', '/de/old: "javascript:alert(1)"', 'forbidden-link'],
    ['a target at another host without scheme', '/de/old: //evil.example', 'forbidden-link'],
  ])('refuses %s', (_, yaml, code) => {
    expect(redirectsWith(yaml).issues.map((issue) => issue.code)).toEqual([code])
  })

  test.each([
    ['to itself', '/de/a: /de/a/'],
    ['over two paths', '/de/a: /de/b\n/de/b: /de/a'],
    ['into a circle', '/de/a: /de/b\n/de/b: /de/c\n/de/c: /de/b'],
  ])('refuses a redirect that leads %s', (_, yaml) => {
    const { issues } = redirectsWith(yaml)
    expect(new Set(issues.map(({ code }) => code))).toEqual(new Set(['redirect-loop']))
  })

  test('shows the way of a chain', () => {
    const [issue] = redirectsWith('/de/a: /de/b\n/de/b: /de/about/').issues
    expect(issue).toMatchObject({
      message: 'the redirect leads to another redirect: /de/a/ → /de/b/ → /de/about/',
      expected: '/de/about/ as the target',
    })
  })

  test('a way ends at a page, also if the file redirects that page by mistake', () => {
    const { issues } = redirectsWith('/de/a: /de/about/\n/de/about: /en/about/')
    expect(issues.map(({ code, line }) => [code, line])).toEqual([['bad-redirect', 2]])
  })

  test('reports the place of a wrong path', () => {
    expect(redirectsWith('/de/x: /de/about/\n/en/about/: /es/about/').issues).toMatchObject([
      { file: 'content/redirects.yaml', line: 2, column: 1 },
    ])
  })

  test('says which page a wrong target probably means', () => {
    expect(redirectsWith('/de/old: /de/abuot/').issues).toMatchObject([
      { code: 'dead-link', hint: 'did you mean `/de/about/`?' },
    ])
    expect(redirectsWith('/de/old: /abuot').issues).toMatchObject([
      { expected: 'the path of a page, with its language', hint: 'did you mean `/de/about/`?' },
    ])
  })

  test('says that there are no patterns', () => {
    expect(redirectsWith('/de/old/*: /de/about/').issues).toMatchObject([
      { code: 'bad-redirect', expected: 'one path such as /de/old in each line: there are no patterns' },
    ])
  })

  test.each([
    ['/page.aspx?id=7', '/page.aspx, which is redirected with any query'],
    ['/?p=7', 'a path such as /de/old'],
  ])('says what is to be written for %s', (from, expected) => {
    expect(redirectsWith(`${from}: /de/about/`).issues).toMatchObject([{ code: 'bad-redirect', expected }])
  })

  test('reports the place of a wrong target', () => {
    expect(redirectsWith('/de/x: /de/about/\n/de/old: /de/abuot/').issues).toMatchObject([{ line: 2, column: 10 }])
  })
})

describe('the files of redirects', () => {
  test('makes no files of no redirects', () => {
    expect(redirectsFile([])).toEqual([])
  })

  test('lists the redirects for hosts', () => {
    const redirects = [
      { from: '/de/a/', to: '/de/b/' },
      { from: '/en/a/', to: 'https://example.com/' },
    ]
    expect(redirectsFile(redirects)[0]).toEqual({
      path: '_redirects',
      content: '/de/a/ /de/b/ 301\n/en/a/ https://example.com/ 301\n',
    })
  })

  test.each([
    ['/de/a/', 'de/a/index.html'],
    ['/old', 'old/index.html'],
    ['/de/old.php', 'de/old.php/index.html'],
    ['/de/old.html', 'de/old.html'],
  ])('makes a page at %s', (from, path) => {
    expect(redirectPage({ from, to: '/de/b/' }, settingsOf()).path).toBe(path)
  })

  test.each([
    ['names the language', '<html lang="es-ES" dir="ltr">'],
    ['is not indexed', '<meta name="robots" content="noindex">'],
    ['names the target', '<link rel="canonical" href="https://alpha.example/es/b/">'],
    ['goes there', '<meta http-equiv="refresh" content="0; url=/es/b/">'],
    ['links there', '<a href="/es/b/">'],
    ['is as wide as the screen', '<meta name="viewport" content="width=device-width'],
  ])('makes a page that %s', (_, markup) => {
    expect(redirectPage({ from: '/es/a/', to: '/es/b/' }, settingsOf()).content).toContain(markup)
  })

  test('escapes an address', () => {
    const page = redirectPage({ from: '/de/a/', to: 'https://example.com/?a=1&b="><script>' }, settingsOf())
    expect(page.content).not.toContain('<script>')
  })
})

test('`_redirects` has old paths as browsers ask for them', () => {
  expect(redirectsFile([{ from: '/de/über uns/', to: '/de/' }])).toEqual([
    { path: '_redirects', content: '/de/%C3%BCber%20uns/ /de/ 301\n' },
  ])
  const escapes = ['/de/%FC/', '/de/100%/'].map((from) => ({ from, to: '/de/' }))
  expect(redirectsFile(escapes)[0]?.content).toBe('/de/%FC/ /de/ 301\n/de/100%25/ /de/ 301\n')
})
