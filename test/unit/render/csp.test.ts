import { describe, expect, test } from 'vitest'
import { parseYaml } from '../../../renderer/content/yaml/yaml.ts'
import { sha256 } from '../../../cli/output/digest.ts'
import { settingsSchema } from '../../../renderer/definitions/settings/settings.ts'
import { contentSecurityPolicy } from '../../../renderer/render/csp.ts'
import { hostHeadersFile, securityHeaders } from '../../../renderer/outputs/hosts/headers.ts'
import { rootPage } from '../../../renderer/render/root-page.ts'
import { SERVICES } from '../../support/samples/services.ts'
import { assets, settingsOf, siteWith } from '../builders.ts'

const IN_PAGES = { inlineHashes: [], isHeader: false, hasScripts: true }
const ELSEWHERE = { eventRequest: { endpoint: 'https://forms.example.org/request', thanks: '/thanks' } }

test('allows what comes from the site itself and nothing else', () => {
  expect(contentSecurityPolicy(settingsOf(), IN_PAGES)).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; media-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types kartograf",
  )
})

test('allows the inline scripts whose hashes it names', () => {
  expect(
    contentSecurityPolicy(settingsOf(), { inlineHashes: ['sha256-a', 'sha256-b'], isHeader: false, hasScripts: true }),
  ).toContain("script-src 'self' 'sha256-a' 'sha256-b';")
})

test('lets code set HTML from strings if the settings say so', () => {
  const policy = contentSecurityPolicy(settingsOf({ setsHtml: true }), IN_PAGES)
  expect(policy).not.toContain('trusted-types')
})

test('forbids frames in the header, where it counts', () => {
  expect(contentSecurityPolicy(settingsOf(), { inlineHashes: [], isHeader: true, hasScripts: true })).toMatch(
    /; frame-ancestors 'none'$/,
  )
})

test('allows forms and scripts to send to an endpoint elsewhere, and to that origin only', () => {
  const policy = contentSecurityPolicy(settingsOf({ forms: ELSEWHERE }), {
    inlineHashes: [],
    isHeader: true,
    hasScripts: true,
  })
  const directives = policy.split('; ').filter((directive) => directive.includes('https:'))
  expect(directives).toEqual([
    "connect-src 'self' https://forms.example.org",
    "form-action 'self' https://forms.example.org",
  ])
  expect(hostHeadersFile(assets, settingsOf({ forms: ELSEWHERE })).content).toContain(
    "form-action 'self' https://forms.example.org;",
  )
})

describe('origins that the settings let scripts fetch from', () => {
  const connect = ['https://api.example.com', 'https://data.example.com:8443']
  const linesOf = (text: string) => text.split(/[;\n]/).filter((line) => line.includes('api.example.com'))

  test('are in the policy for fetching, in pages and in the files of hosts, and nowhere else', () => {
    const settings = settingsOf({ connect })
    const policy = contentSecurityPolicy(settingsOf({ connect }), IN_PAGES)
    expect(linesOf(policy)).toEqual([` connect-src 'self' ${connect.join(' ')}`])
    expect(linesOf(hostHeadersFile(assets, settings).content)).toEqual(linesOf(policy))
    expect(securityHeaders(assets, settings)['Content-Security-Policy']).toContain(linesOf(policy)[0])
  })

  test('are not where the site has no script', () => {
    const policy = contentSecurityPolicy(settingsOf({ connect }), { ...IN_PAGES, hasScripts: false })
    expect(linesOf(policy)).toEqual([])
  })

  test.each([
    'api.example.com',
    'http://api.example.com',
    'https://*.example.com',
    'https://a.example/v1',
    'https:',
    "'self'",
  ])('are addresses without a path: %s is none', (origin) =>
    expect(settingsSchema.shape.connect.safeParse([origin]).success).toBe(false),
  )

  test('may be those of web sockets', () => {
    expect(settingsOf({ connect: ['wss://live.example.com'] }).connect).toEqual(['wss://live.example.com'])
  })

  test('are in the documents too', () => {
    const { content } = rootPage(siteWith(settingsOf({ connect })), sha256)
    expect(content).toContain(`connect-src 'self' ${connect.join(' ')};`)
  })
})

describe('a site with services', () => {
  const settings = settingsOf(parseYaml(SERVICES) as Record<string, unknown>)
  const { services } = settings
  const policyOf = (hasScripts: boolean, more: object = {}) =>
    contentSecurityPolicy({ ...settings, services: { ...services, ...more } }, { ...IN_PAGES, hasScripts }).split('; ')

  test('lets each kind load from its own hosts, where it needs to', () => {
    expect(policyOf(true).filter((directive) => directive.includes('https:'))).toEqual([
      "script-src 'self' https://count.example",
      "img-src 'self' https://map.example https://count.example",
      "connect-src 'self' https://count.example",
      'frame-src https://player.example',
    ])
  })

  test('loads their scripts through a policy of Trusted Types, unless one writes HTML from strings', () => {
    expect(policyOf(true)).toContain('trusted-types kartograf kartograf-services')
    const { count } = services
    const loose = policyOf(true, { count: { ...count, setsHtml: true } })
    expect(loose.filter((directive) => directive.includes('trusted-types'))).toEqual([])
  })

  test('lets nothing of them in where no script of the site could ask for consent', () => {
    expect(policyOf(false).filter((directive) => directive.includes('https:'))).toEqual([])
  })
})

test.each(['unsafe-inline', 'unsafe-eval', '*', 'https:', 'data:'])('never says %s', (word) => {
  expect(
    contentSecurityPolicy(settingsOf(), { inlineHashes: ['sha256-a'], isHeader: true, hasScripts: true }),
  ).not.toContain(word)
})

test.each([
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Strict-Transport-Security', 'max-age=31536000'],
])('sends the header %s: %s', (name, value) => {
  expect(securityHeaders(assets, settingsOf())[name]).toBe(value)
})

test.each([
  [{ includeSubDomains: true }, 'max-age=31536000; includeSubDomains'],
  [{ days: 1 }, 'max-age=86400'],
  [{ days: 0 }, 'max-age=0'],
])('asks for https as the settings say: %j', (hsts, value) => {
  expect(securityHeaders(assets, settingsOf({ hsts }))['Strict-Transport-Security']).toBe(value)
})

test('writes the headers as hosts read them', () => {
  const { path, content } = hostHeadersFile(assets, settingsOf())
  expect(path).toBe('_headers')
  expect(content).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none'; script-src 'self' 'sha256-root';/)
})

test.each([
  ['/assets/*', 'public, max-age=31536000, immutable'],
  ['/builds/meta/*', 'public, max-age=31536000, immutable'],
  ['/builds/latest.json', 'public, max-age=1, must-revalidate'],
  ['/', 'public, max-age=0, must-revalidate'],
  ['/de/*', 'public, max-age=0, must-revalidate'],
])('lets %s be kept for %s', (pattern, value) => {
  expect(hostHeadersFile(assets, settingsOf()).content).toContain(`\n${pattern}\n  Cache-Control: ${value}\n`)
})

test('names no file twice for the same header, since hosts would join the values', () => {
  const { content } = hostHeadersFile(assets, settingsOf())
  const everywhere = content.split('\n/')[0] ?? ''
  expect(everywhere).not.toContain('Cache-Control')
})

test('a document without script allows none', () => {
  const policy = contentSecurityPolicy(settingsOf(), { inlineHashes: ['sha256-a'], isHeader: false, hasScripts: false })
  expect(policy).toContain("script-src 'none';")
  expect(policy).not.toContain('sha256-a')
})
