import { expect, test } from 'vitest'
import { baseUrlProblem } from '../../../renderer/content/base-url.ts'
import { serviceSchema } from '../../../renderer/definitions/settings/services.ts'
import { settingsSchema } from '../../../renderer/definitions/settings/settings.ts'

const { baseUrl, domains, forms } = settingsSchema.shape

/** Hosts become parts of a security policy, and of files that configure servers. */
const HOSTILE = ['a.example;sandbox', '*', 'a.example,b.example', "a.example'", 'a.example$uri', '{a}.example']

const SERVICE = {
  kind: 'frame',
  name: 'Films',
  provider: 'Player',
  purpose: 'Films',
  privacy: 'https://player.example',
}

test.each(HOSTILE)('%s is no host of a service, of a form, of a language, or of the site', (host) => {
  const url = `https://${host}`
  expect(serviceSchema.safeParse({ ...SERVICE, hosts: [url] }).success).toBe(false)
  expect(forms.safeParse({ a: { endpoint: `${url}/a` } }).success).toBe(false)
  expect(domains.safeParse({ de: url }).success).toBe(false)
  expect(baseUrl.safeParse(url).success).toBe(false)
})

test.each(['/a;b', '/a|b', '/$uri', '/(a)', '/a*', '/a//b'])('%s is no path of a site', (path) => {
  expect(baseUrlProblem(`https://www.example.com${path}`)).toBeDefined()
})

test.each([
  'https://www.example.com',
  'http://127.0.0.1:8080',
  'https://müller.example/',
  'https://a.github.io/my_docs/v1.2',
])('%s is a site', (url) => {
  expect(baseUrl.safeParse(url).success).toBe(true)
})

test('a host with a port is one of a service, of a form and of a language', () => {
  const url = 'https://player.example.com:8443'
  expect(serviceSchema.safeParse({ ...SERVICE, hosts: [url] }).success).toBe(true)
  expect(forms.safeParse({ a: { endpoint: `${url}/a?b;c=$d` } }).success).toBe(true)
  expect(domains.safeParse({ de: url }).success).toBe(true)
})
