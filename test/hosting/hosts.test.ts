import { readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mountReceiver } from '../../cli/receiver/mount.ts'
import { ask } from '../support/ask.ts'
import { hasHost, serveAs, startApache, startNginx, type Host } from '../support/hosts.ts'
import { alternatesOf, canonicalOf } from '../support/html.ts'
import { addLetters } from '../support/samples/letters.ts'
import { blocks } from '../support/recipes.ts'
import { AT, copyFixture, edit, filesOf, generate, PROJECT, read, site, siteFolder, write } from '../support/site.ts'

let root = ''
const out = (): string => path.join(root, 'output')

beforeAll(() => {
  root = copyFixture('hosts')
  addLetters(root)
  edit(
    root,
    'content/redirects.yaml',
    '/de/alt: ',
    [
      '/de/größe: /de/about/',
      '/de/%C3%BCber%20uns: /de/about/',
      '/de/a.b+(c): /de/about/',
      '/de/ort: /de/about/#history',
      '/blog/old: /de/about/',
      '/kontakt.php: /de/about/',
      '/de/frage: https://elsewhere.example/?a=$1&b=%2F',
      '/de/alt: ',
    ].join('\n'),
  )
  write(root, 'content/static/.well-known/security.txt', 'Contact: mailto:a@b.example\n')
  expect(generate(root).stderr).toBe('')
  // Not of the build: what somebody has left in the folder.
  write(out(), '.env', 'SECRET')
  write(out(), '.git/config', 'SECRET')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const FRESH = 'public, max-age=0, must-revalidate'
const FOREVER = 'public, max-age=31536000, immutable'

/** The address of a page as browsers ask for it. */
const SERVICES = encodeURI('/de/υπηρεσίες/')

/** What is asked, and what a visitor gets: status, kind of file, how long it may be kept, and a part of the text. */
const FILES: readonly [string, { type: RegExp; caching: string; text: string }][] = [
  ['/', { type: /^text\/html; ?charset=utf-8$/i, caching: FRESH, text: '<html' }],
  ['/de/about/', { type: /^text\/html; ?charset=utf-8$/i, caching: FRESH, text: '<html lang="de' }],
  ['/de/about/?utm=1', { type: /^text\/html/, caching: FRESH, text: '<html lang="de' }],
  ['/%64e/about/', { type: /^text\/html/, caching: FRESH, text: '<html lang="de' }],
  ['/de/about/_payload.json', { type: /^application\/json/, caching: FRESH, text: '"main"' }],
  ['/de/error.html', { type: /^text\/html/, caching: FRESH, text: '<html lang="de' }],
  ['/STYLE', { type: /^text\/css/, caching: FOREVER, text: '{' }],
  ['/SCRIPT', { type: /^(text|application)\/javascript/, caching: FOREVER, text: 'import' }],
  ['/builds/latest.json', { type: /^application\/json/, caching: 'public, max-age=1, must-revalidate', text: '"id"' }],
  ['/META', { type: /^application\/json/, caching: FOREVER, text: '"id"' }],
  ['/sitemap.xml', { type: /^(text|application)\/xml/, caching: FRESH, text: '<sitemapindex' }],
  ['/de/rss.xml', { type: /^(text|application)\/(rss\+)?xml/, caching: FRESH, text: '<rss' }],
  ['/robots.txt', { type: /^text\/plain/, caching: FRESH, text: 'Sitemap:' }],
  ['/site.webmanifest', { type: /^application\/manifest\+json/, caching: FRESH, text: '"icons"' }],
  [
    '/de/events/summit/summit.ics',
    { type: /^text\/calendar; ?charset=utf-8$/i, caching: FRESH, text: 'BEGIN:VCALENDAR' },
  ],
  [SERVICES, { type: /^text\/html; ?charset=utf-8$/i, caching: FRESH, text: 'Υπηρεσίες' }],
  [`${SERVICES}_payload.json`, { type: /^application\/json/, caching: FRESH, text: '"main"' }],
  [encodeURI('/es/خدمات/'), { type: /^text\/html/, caching: FRESH, text: '<html lang="es' }],
  [
    encodeURI('/de/events/σύνοδος/σύνοδος.ics'),
    { type: /^text\/calendar; ?charset=utf-8$/i, caching: FRESH, text: 'BEGIN:VCALENDAR' },
  ],
  ['/favicon.svg', { type: /^image\/svg\+xml/, caching: FRESH, text: '<svg' }],
  ['/.well-known/security.txt', { type: /^text\/plain/, caching: FRESH, text: 'Contact:' }],
]

const MOVED: readonly [string, string][] = [
  ['/de/about', '/de/about/'],
  ['/de/about?x=1&y=%C3%BC', '/de/about/?x=1&y=%C3%BC'],
  ['/de/alt', '/de/about/'],
  ['/de/alt/', '/de/about/'],
  ['/de/alt?utm=1', '/de/about/?utm=1'],
  ['/de/ueber/', '/de/about/'],
  ['/de/gr%C3%B6%C3%9Fe/', '/de/about/'],
  ['/de/gr%C3%B6%C3%9Fe', '/de/about/'],
  ['/de/%C3%BCber%20uns', '/de/about/'],
  ['/de/%C3%BCber%20uns/?x=1', '/de/about/?x=1'],
  ['/de/a.b+(c)', '/de/about/'],
  [SERVICES.slice(0, -1), SERVICES],
  [encodeURI('/es/خدمات?x=1'), encodeURI('/es/خدمات/?x=1')],
  [encodeURI('/de/παλιό'), encodeURI('/de/posts/ασφάλεια/')],
  [encodeURI('/de/παλιότερο/?x=1'), encodeURI('/de/posts/ασφάλεια/?x=1')],
  [encodeURI('/de/πριν'), SERVICES],
  ['/blog/old', '/de/about/'],
  ['/blog/old/', '/de/about/'],
  ['/blog/old?x=1', '/de/about/?x=1'],
  ['/kontakt.php', '/de/about/'],
  ['/de/ort', '/de/about/#history'],
  ['/de/frage?x=1', 'https://elsewhere.example/?a=$1&b=%2F'],
  ['/en/old', 'https://elsewhere.example/'],
]

/** Address, and the language of the page that says so; nothing where the request itself is refused. */
const MISSING: readonly [string, string?][] = [
  ['/nowhere', 'any'],
  ['/de/nirgends/', 'de'],
  ['/es/nada', 'es'],
  ['/en/posts/none/x.html', 'en'],
  ['/assets/none.0123456789.js', 'any'],
  [encodeURI('/de/τίποτα/'), 'de'],
  [`${SERVICES}%2e%2e%2f%2e%2e%2f_headers`],
  [SERVICES.replaceAll('%', '%25'), 'de'],
  [`${SERVICES.slice(0, -1)}%00/`],
  ['/de/%C0%AE%C0%AE/%C0%AE%C0%AE/package.json'],
  ['/%E0%80%AE%E0%80%AE/package.json'],
  ['/de/aXbb(c)', 'de'],
  ['/_headers', 'any'],
  ['/_redirects', 'any'],
  ['//_headers'],
  ['/./_headers'],
  ['/de/../_headers'],
  ['/de/%2e%2e/_redirects'],
  ['//nginx.conf'],
  ['/de/../staticwebapp.config.json'],
  ['/nginx.conf', 'any'],
  ['/staticwebapp.config.json', 'any'],
  ['/.htaccess'],
  ['/.env', 'any'],
  ['/.git/config', 'any'],
  ['/%2eenv'],
  ['/%2e%2e/%2e%2e/package.json'],
  ['/../../package.json'],
  ['/..%2f..%2fpackage.json'],
  ['/assets/..%2f..%2f..%2fpackage.json'],
  ['/assets../package.json'],
  ['/de/..%5c..%5cpackage.json'],
  ['/de/%00/'],
  ['/%'],
]

/** Files whose names change with their content stand for themselves. */
function target(address: string): string {
  const find = (start: string, end: string): string =>
    `/${filesOf(out()).find((file) => file.startsWith(start) && file.endsWith(end)) ?? ''}`
  if (address === '/STYLE') return find('assets/style', '.css')
  if (address === '/SCRIPT') return find('assets/main', '.js')
  return address === '/META' ? find('builds/meta/', '.json') : address
}

/** The headers of every answer with a file, as `_headers` has them for all hosts. */
function securityHeaders(): [string, string][] {
  const [block = ''] = read(out(), '_headers').split(/\n(?=\/)/)
  const lines = block.split('\n').slice(1)
  return lines.map((line) => [line.slice(0, line.indexOf(':')).trim().toLowerCase(), line.slice(line.indexOf(':') + 2)])
}

const asServed = (name: string) => () => serveAs(out(), name)
const NO_LANGUAGES = new Set(['netlify', 'azure'])
/** Files of other hosts are hidden by those whose file can say so. */
const SHOWS_OTHERS = new Set(['netlify', 'cloudflare'])

const HOSTS: readonly [string, () => Promise<Host>, boolean][] = [
  ['nginx', () => startNginx(out()), hasHost('nginx')],
  ['apache', () => startApache(out()), hasHost('apache')],
  ...['nginx', 'apache', 'netlify', 'cloudflare', 'azure'].map((name): [string, () => Promise<Host>, boolean] => [
    `serve --as ${name}`,
    asServed(name),
    true,
  ]),
]

describe.each(HOSTS)('%s answers by the file of the output', (name, start, isThere) => {
  const like = name.replace('serve --as ', '')
  let host: Host
  beforeAll(async () => {
    if (isThere) host = await start()
  })
  afterAll(() => {
    if (isThere) host.stop()
  })

  test.skipIf(!isThere)(
    'pages and files, with their kind, how long they may be kept, and the headers of protection',
    async () => {
      const wanted = securityHeaders().filter(([header]) => header !== 'strict-transport-security' || name === like)
      for (const [address, { type, caching, text }] of FILES) {
        const answer = await ask(host, target(address))
        expect(answer.status, address).toBe(200)
        expect(answer.headers['content-type'], address).toMatch(type)
        expect(answer.headers['cache-control'], address).toBe(caching)
        expect(answer.text, address).toContain(text)
        for (const [header, value] of wanted) expect(answer.headers[header], `${address} ${header}`).toBe(value)
      }
    },
  )

  test.skipIf(!isThere)('old addresses and such without a slash by 301, in any spelling', async () => {
    for (const [address, to] of MOVED) {
      const { status, headers } = await ask(host, address)
      expect(status, address).toBe(301)
      // Apache writes escapes with small letters.
      const location = (headers.location ?? '').replaceAll(/%[\da-f]{2}/g, (escape) => escape.toUpperCase())
      expect(new URL(location, host.url).href.replace('%24', '$'), address).toBe(new URL(to, host.url).href)
    }
  })

  test.skipIf(!isThere)('nothing that is not of the site: the page of the language, remembered by nobody', async () => {
    for (const [address, language] of MISSING) {
      if (SHOWS_OTHERS.has(like) && /config|nginx|htaccess/.test(address)) continue
      const { status, headers, text } = await ask(host, address)
      expect([400, 403, 404], address).toContain(status)
      expect(text, address).not.toMatch(/SECRET|"dependencies"|add_header/)
      if (language === undefined) continue
      expect(status, address).toBe(404)
      expect(headers['cache-control'], address).not.toContain('immutable')
      expect(headers['content-security-policy'], address).toContain("default-src 'none'")
      const isNamed = language !== 'any' && !NO_LANGUAGES.has(like)
      expect(text, address).toContain(isNamed ? `<html lang="${language}` : '<html lang=')
    }
  })

  test.skipIf(!isThere)('who has the current file with a short 304, also where it was sent compressed', async () => {
    for (const encoding of ['identity', 'gzip']) {
      const first = await ask(host, '/de/about/', { 'accept-encoding': encoding })
      expect(first.headers['content-encoding']).toBe(encoding === 'gzip' ? 'gzip' : undefined)
      const etag = first.headers.etag ?? ''
      expect(etag).not.toBe('')
      const again = await ask(host, '/de/about/', { 'accept-encoding': encoding, 'if-none-match': etag })
      expect([again.status, again.text], encoding).toEqual([304, ''])
      const other = await ask(host, '/de/about/', { 'accept-encoding': encoding, 'if-none-match': '"other"' })
      expect(other.status).toBe(200)
    }
  })

  test.skipIf(!isThere)('the part of a file that a range asks for', async () => {
    const whole = read(out(), 'robots.txt')
    const part = await ask(host, '/robots.txt', { range: 'bytes=2-5' })
    expect([part.status, part.text]).toEqual([206, whole.slice(2, 6)])
    expect((await ask(host, '/robots.txt', { range: 'bytes=99999-' })).status).toBe(416)
  })
})

describe('addresses in letters beyond ASCII', () => {
  const page = (address: string): string => read(out(), `${address.slice(1)}index.html`)
  const whole = (address: string): string => `https://alpha.example${encodeURI(address)}`

  test('have files with letters, composed, and links with escapes, however a text writes them', () => {
    const files = filesOf(out())
    for (const file of ['de/υπηρεσίες/_payload.json', 'es/خدمات/index.html', 'en/blog/topics/νερό/index.html'])
      expect(files).toContain(file)
    expect(files.filter((file) => file !== file.normalize('NFC') || /%[89A-F]/i.test(file))).toEqual([])
    const links = Array.from(
      page('/de/υπηρεσίες/').matchAll(/<a href="([^"]+)"[^>]*>(?:Let|esc|small|two|whole|topic)/g),
      ([, to]) => to,
    )
    const post = encodeURI('/de/posts/ασφάλεια/')
    expect(links).toEqual([
      post,
      `${post}#${encodeURI('τέλος')}`,
      post,
      post,
      encodeURI('/es/posts/ασφάλεια/'),
      encodeURI('/de/blog/topics/νερό/'),
    ])
    expect(page('/de/υπηρεσίες/')).toMatch(/id="ασφάλεια-δεδομένων"[^]*id="τιμές"/)
  })

  test('are absolute with escapes: canonical, languages, structured data, sitemaps, feeds and calendars', () => {
    const html = page('/de/υπηρεσίες/')
    expect(canonicalOf(html)).toBe(whole('/de/υπηρεσίες/'))
    expect(alternatesOf(html)).toMatchObject({ de: whole('/de/υπηρεσίες/'), es: whole('/es/خدمات/') })
    expect(page('/de/posts/ασφάλεια/')).toContain(`"item":"${whole('/de/υπηρεσίες/')}"`)
    expect(read(out(), 'sitemap-es.xml')).toContain(`<loc>${whole('/es/خدمات/')}</loc>`)
    for (const feed of ['rss.xml', 'atom.xml', 'feed.json'])
      expect(read(out(), `de/${feed}`)).toContain(whole('/de/posts/ασφάλεια/'))
    const calendar = read(out(), 'de/events/σύνοδος/σύνοδος.ics').replaceAll('\r\n ', '')
    expect(calendar).toContain(`URL:${whole('/de/events/σύνοδος/')}`)
  })

  test('are those that the browser compares: in payloads, of all pages, and of redirects', () => {
    expect(JSON.parse(read(out(), 'es/خدمات/_payload.json'))).toMatchObject({ path: encodeURI('/es/خدمات/') })
    const meta = JSON.parse(read(out(), target('/META').slice(1))) as Record<string, unknown>
    expect(meta['prerendered']).toContain(encodeURI('/es/خدمات'))
    expect(meta['matcher']).toMatchObject({
      static: { [encodeURI('/de/πριν')]: { redirect: encodeURI('/de/υπηρεσίες/') } },
    })
    expect(read(out(), 'de/404.html')).toContain(`href="${encodeURI('/de/υπηρεσίες/')}"`)
    expect(page('/de/πριν/')).toContain(`url=${encodeURI('/de/υπηρεσίες/')}">`)
    expect(page('/de/πριν/')).toContain('>/de/υπηρεσίες/</a>')
  })

  test('are told with letters, and with escapes to programs', () => {
    const told = site(['explain', encodeURI('/es/خدمات'), '--root', root, '--at', AT])
    expect(told.stdout).toMatch(/^\/es\/خدمات\/ [^]*de \/de\/υπηρεσίες\/[^]*\/es\/posts\/ασφάλεια\//)
    const { build } = JSON.parse(read(root, '.cache/build-report.json')) as {
      readonly build: { readonly addresses: { readonly added: readonly string[] } }
    }
    expect(build.addresses.added).toContain(encodeURI('/de/events/σύνοδος/σύνοδος.ics'))
  })

  test('are kept in letters, and known by both spellings', () => {
    const urls = (...args: readonly string[]) => site(['urls', '--root', root, '--at', AT, ...args])
    expect(urls('--write').code).toBe(0)
    expect(read(root, 'content/urls.lock')).toMatch(/^\/es\/خدمات\/$/m)
    expect(urls('--remove', encodeURI('/es/خدمات')).stdout).toContain('new, not in the list (1)')
    rmSync(path.join(root, 'content/urls.lock'))
  })
})

test.runIf(hasHost('nginx'))('nginx leaves the headers of the receiver as they are', async () => {
  const receiver = mountReceiver({
    out: out(),
    data: path.join(root, '.data'),
    origins: ['https://alpha.example'],
    env: {},
    addressOf: () => '203.0.113.7',
    onAnswered: () => undefined,
  })
  const server = createServer((request, response) => void receiver.handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const [recipe = ''] = blocks('nginx', [readFileSync(path.join(PROJECT, 'cli/receiver/README.md'), 'utf8')])
  const location = recipe.replace('127.0.0.1:4174', `127.0.0.1:${port}`)
  const host = await startNginx(
    out(),
    '',
    `server { listen 80; root /srv/site/current; include /srv/site/current/nginx.conf; ${location} }`,
  )
  try {
    const [direct, proxied] = await Promise.all([
      ask({ url: `http://127.0.0.1:${port}/` }, '/forms/event-request'),
      ask(host, '/forms/event-request'),
    ])
    expect([proxied.status, proxied.text]).toEqual([405, direct.text])
    const same = ['cache-control', 'content-security-policy', 'referrer-policy', 'x-content-type-options']
    for (const name of same) expect([name, proxied.headers[name]]).toEqual([name, direct.headers[name]])
  } finally {
    host.stop()
    server.closeAllConnections()
    server.close()
    await receiver.close()
  }
})

describe('a site below a path (`https://alpha.example/team/docs`)', () => {
  const below = siteFolder('hosts-below')
  const hosts: readonly [string, () => Promise<Host>, boolean][] = [
    ['nginx', () => startNginx(below, '/team/docs'), hasHost('nginx')],
    ['apache', () => startApache(below, '/team/docs'), hasHost('apache')],
    ...['nginx', 'apache', 'netlify', 'cloudflare', 'azure'].map((name): [string, () => Promise<Host>, boolean] => [
      `serve --as ${name}`,
      () => serveAs(below, name),
      true,
    ]),
  ]
  beforeAll(() => {
    expect(generate(root, '--out', below, '--base-url', 'https://alpha.example/team/docs').stderr).toBe('')
  })

  test.each(hosts)(
    'is answered by %s: pages, files, old addresses, and what is missing',
    async (name, start, isThere) => {
      if (!isThere) return
      const host = await start()
      const at = async (address: string) => ask({ ...host, url: new URL('/', host.url).href }, address)
      const style = filesOf(below).find((file) => file.startsWith('assets/style')) ?? ''
      try {
        expect((await at('/team/docs/de/about/')).text).toContain('<html lang="de')
        expect((await at(`/team/docs/${style}`)).headers['cache-control']).toBe(FOREVER)
        expect((await at('/team/docs/de/about/')).headers['cache-control']).toBe(FRESH)
        expect((await at('/team/docs/de/alt')).headers.location).toMatch(/\/team\/docs\/de\/about\/$/)
        expect((await at('/team/docs/de/about')).headers.location).toMatch(/\/team\/docs\/de\/about\/$/)
        const missing = await at('/team/docs/es/nada/')
        expect([missing.status, missing.headers['x-content-type-options']]).toEqual([404, 'nosniff'])
        const isNamed = !NO_LANGUAGES.has(name.replace('serve --as ', ''))
        expect(missing.text).toContain(isNamed ? '<html lang="es' : '<html lang=')
        expect((await at('/elsewhere/')).status).toBe(404)
      } finally {
        host.stop()
      }
    },
  )
})
