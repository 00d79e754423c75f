import { describe, expect, test } from 'vitest'
import { apacheFile } from '../../../renderer/outputs/hosts/apache.ts'
import { configuresHost, securityHeaders } from '../../../renderer/outputs/hosts/headers.ts'
import { nginxFile } from '../../../renderer/outputs/hosts/nginx.ts'
import { staticWebAppFile } from '../../../renderer/outputs/hosts/static-web-app.ts'
import { assets, settingsOf } from '../builders.ts'

const REDIRECTS = [
  { from: '/de/old/', to: '/de/about/' },
  { from: '/price', to: 'https://example.com/?a=$1&b="2"' },
]

const ELSEWHERE = { eventRequest: { endpoint: 'https://forms.example.org/request', thanks: '/thanks' } }

describe('staticwebapp.config.json', () => {
  const { path, content } = staticWebAppFile(assets, REDIRECTS, settingsOf({ forms: ELSEWHERE }))
  const config = JSON.parse(content) as {
    readonly routes: readonly Record<string, unknown>[]
    readonly globalHeaders: Readonly<Record<string, string>>
    readonly responseOverrides: unknown
    readonly mimeTypes: unknown
  }

  test('leads on from old paths, with the slash at their end and without', () => {
    expect(path).toBe('staticwebapp.config.json')
    const redirects = config.routes.filter(({ statusCode }) => statusCode === 301)
    expect(redirects.map(({ route, redirect }) => [route, redirect])).toEqual([
      ['/price', 'https://example.com/?a=$1&b="2"'],
      ['/de/old/', '/de/about/'],
      ['/de/old', '/de/about/'],
    ])
  })

  test('has no more redirects than the service takes, and first those of files, which cannot be pages', () => {
    const many = Array.from({ length: 500 }, (_, index) => ({ from: `/de/old-${index}/`, to: '/de/about/' }))
    const large = staticWebAppFile(assets, [...many, { from: '/index.php', to: '/de/' }], settingsOf({})).content
    const { routes } = JSON.parse(large) as { readonly routes: readonly { readonly route: string }[] }
    expect(Buffer.byteLength(large)).toBeGreaterThan(19_900)
    expect(Buffer.byteLength(large)).toBeLessThanOrEqual(20_000)
    expect(routes.slice(0, 2).map(({ route }) => route)).toEqual(['/index.php', '/de/old-0/'])
    expect(routes.at(-1)?.route).toBe('/builds/latest.json')
  })

  test('sends the headers of every page, and those of hashed files', () => {
    expect(config.globalHeaders['Content-Security-Policy']).toContain("form-action 'self' https://forms.example.org;")
    expect(config.routes).toContainEqual({
      route: '/assets/*',
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    })
  })

  test('has pages and payloads asked for again each time', () => {
    expect(config.globalHeaders['Cache-Control']).toBe('public, max-age=0, must-revalidate')
  })

  test('shows the not-found page, knows calendars, and keeps to itself what only hosts read', () => {
    expect(config.responseOverrides).toEqual({ 404: { rewrite: '/404.html' } })
    expect(config.mimeTypes).toMatchObject({ '.ics': 'text/calendar; charset=utf-8' })
    expect(config.routes).toContainEqual({ route: '/nginx.conf', statusCode: 404 })
  })
})

test.each([true, false])(
  'every file says whether search engines may show it, in a site with noindex: %s',
  (noindex) => {
    const headers = securityHeaders(assets, settingsOf({ noindex }))
    expect(headers['X-Robots-Tag']).toBe(noindex ? 'noindex' : undefined)
  },
)

test.each([
  ['_headers', true],
  ['.HTACCESS', true],
  ['_worker.js', true],
  ['vercel.json', true],
  ['de/_headers', false],
  ['files/staticwebapp.config.json', true],
  ['files/my-staticwebapp.config.json', false],
])('a host reads %s as its configuration: %s', (file, expected) => {
  expect(configuresHost(file)).toBe(expected)
})

describe('nginx.conf', () => {
  const { path, content } = nginxFile(settingsOf({ locales: ['de', 'en'] }), assets, REDIRECTS)

  test.each([
    ['https://alpha.example', 'root <this folder>;'],
    ['https://alpha.example/team/docs', 'root <a folder in which this one is team/docs>;'],
  ])('says which folder is the root: of %s', (baseUrl, expected) => {
    expect(nginxFile(settingsOf({ baseUrl }), assets, []).content.split('\n')[0]).toContain(expected)
  })

  test('leads on from old paths; a dollar sign is no variable, and a quotation mark no end', () => {
    expect(path).toBe('nginx.conf')
    expect(content).toContain('location = "/de/old" {\n  return 301 "/de/about/$is_args$args";\n}')
    expect(content).toContain(String.raw`return 301 "https://example.com/?a=%241&b=\"2\"";`)
  })

  test('has the not-found page of each language', () => {
    expect(content).toContain('error_page 404 /404.html;')
    expect(content).toContain('location ~ ^/(de|en)/ {\n  error_page 404 /$1/404.html;\n}')
  })

  test('says all headers again where it adds one, which would drop the others', () => {
    const block = /location \^~ \/assets\/ \{[^}]*\}/.exec(content)?.[0] ?? ''
    expect(block.match(/add_header/g)).toHaveLength(content.split('\nlocation')[0]?.match(/add_header/g)?.length ?? 0)
    expect(block).toContain('add_header X-Content-Type-Options "nosniff" always;')
  })

  test('has pages asked for again each time', () => {
    expect(content.split('\nlocation')[0]).toContain(
      'add_header Cache-Control "public, max-age=0, must-revalidate" always;',
    )
  })

  test('does not let a missing file be remembered', () => {
    expect(content).toContain('add_header Cache-Control "public, max-age=31536000, immutable";')
  })
})

describe('.htaccess', () => {
  const odd = [
    ...REDIRECTS,
    { from: '/de/a.b+(c)/', to: '/de/about/' },
    { from: '/de/env', to: '/de/$%7BHOME%7D/?x=${SECRET}' },
  ]
  const { path, content } = apacheFile(settingsOf({ locales: ['de', 'en'] }), assets, odd)

  test('leads on from old paths; what means something in a pattern or a target stands for itself', () => {
    expect(path).toBe('.htaccess')
    expect(content).toContain('RedirectMatch 301 "^/de/old/?$" "/de/about/"\n')
    expect(content).toContain(String.raw`RedirectMatch 301 "^/de/a\\.b\\+\\(c\\)/?$" "/de/about/"`)
    expect(content).toContain(String.raw`RedirectMatch 301 "^/price$" "https://example.com/?a=\\$1&b=\"2\""`)
  })

  test('reads no variable of the environment of Apache', () => {
    expect(content).toContain(String.raw`"/de/\\$%7BHOME}/?x=\\$%7BSECRET}"`)
    expect(content).not.toContain('${')
  })

  test('has the not-found page of each language', () => {
    expect(content).toContain('<If "%{REQUEST_URI} =~ m#^/en/#">\n  ErrorDocument 404 /en/404.html\n</If>')
  })

  test('keeps to itself what only hosts read, and what begins with a dot', () => {
    expect(content).toMatch(/RedirectMatch 404 "\^\/\(_headers\|.*htaccess\)\$"/)
    expect(content).toContain(String.raw`RedirectMatch 404 "/\.(?!well-known/)"`)
  })

  test('sends the headers of protection with errors too, and lets no missing file be remembered', () => {
    expect(content).toContain('Header always set X-Content-Type-Options "nosniff"')
    expect(content).toContain('    Header set Cache-Control "public, max-age=31536000, immutable"')
  })
})
