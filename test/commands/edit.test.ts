import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cmsPackage, CMS_NAME, CMS_VERSION, INSTALL } from '../../cli/edit/cms-package.ts'
import { editPage } from '../../cli/edit/edit-page.ts'
import { stopServer, urlOf, withServer } from '../support/process/server.ts'
import { AT, copyFixture, generate, read, startSite, write } from '../support/site.ts'

const FILE = '/_edit/files/content/posts/anchor/index.de.md'
const BROKEN = 'content/posts/broken/de.md'
let root = ''
let url = ''
let stop = (): unknown => undefined

beforeAll(async () => {
  root = copyFixture('edit')
  // The editor is there to mend a text that stops the build.
  write(root, BROKEN, 'title: no lines of hyphens')
  const server = startSite(['watch', '--root', root, '--port', '0', '--at', AT])
  url = await urlOf(server)
  stop = () => stopServer(server)
})
afterAll(async () => {
  await stop()
  rmSync(root, { recursive: true, force: true })
})

interface Answer {
  readonly status: number
  readonly headers: http.IncomingHttpHeaders
  readonly text: string
}

/** A request with any headers and any path, as programs send it that are no browser. */
function ask(method: string, address: string, headers: http.OutgoingHttpHeaders = {}, body = ''): Promise<Answer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, method, path: address, headers }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
    request.on('error', reject)
    request.end(method === 'PUT' || method === 'POST' ? body : undefined)
  })
}

const own = () => ({ origin: new URL(url).origin })

test('the page of the editor has a policy of its own, which lets nothing in or out but from this server', async () => {
  const { headers } = await ask('GET', '/_edit/')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe-inline/)
  const site = await ask('GET', '/de/')
  expect(String(site.headers['content-security-policy'])).not.toContain('unsafe-inline')
})

test('the configuration has the collections, languages and sections of the site', async () => {
  const { text } = await ask('GET', '/_edit/config.json')
  const config = JSON.parse(text) as {
    readonly i18n: { readonly locales: string[] }
    readonly collections: { readonly name: string }[]
  }
  expect(config.i18n.locales).toEqual(['de', 'en', 'es'])
  expect(config.collections.map(({ name }) => name)).toContain('posts')
  expect(text).toContain('"typeKey":"type"')
})

test('packages that the CMS imports by name are served, and no others', async () => {
  expect((await ask('GET', '/_edit/cms/index.js')).status).toBe(200)
  expect((await ask('GET', '/_edit/packages/turndown/lib/turndown.browser.es.js')).text).toContain('export')
  for (const address of [
    'packages/react',
    'packages/../../package.json',
    'cms/../package.json',
    'cms/..%2fpackage.json',
    'cms/%2e%2e/package.json',
  ])
    expect((await ask('GET', `/_edit/${address}`)).status, address).toBe(404)
})

test.each([
  ['another host name, as after DNS rebinding', { host: 'evil.example' }],
  ['a page of another origin', { origin: 'https://evil.example' }],
  ['a page of another port', { origin: 'http://127.0.0.1:1' }],
  ['a sandboxed page', { origin: 'null' }],
  ['a page of another site, in a browser that says so', { 'sec-fetch-site': 'cross-site' }],
])('%s can neither read nor write nor remove', async (_what, headers) => {
  const before = read(root, 'content/posts/anchor/de.md')
  for (const method of ['GET', 'PUT', 'DELETE', 'POST'])
    expect((await ask(method, FILE, headers, before)).status, method).toBe(403)
  expect(read(root, 'content/posts/anchor/de.md')).toBe(before)
})

test('a request that writes has to say where it comes from', async () => {
  expect((await ask('PUT', FILE, {}, 'x')).status).toBe(403)
  expect((await ask('DELETE', FILE)).status).toBe(403)
})

test('files outside content are neither read nor written, however the path is written', async () => {
  for (const address of [
    '../../package.json',
    '%2e%2e/package.json',
    'content/..%2f..%2fpackage.json',
    'content/site.yaml',
    'templates/index.ts',
  ]) {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const { status } = await ask(method, `/_edit/files/${address}`, own(), 'x')
      expect([403, 404, 405], `${method} ${address}`).toContain(status)
    }
  }
})

test('a change can be checked before it is made, under the same conditions', async () => {
  const address = FILE.replace('files', 'check')
  const before = read(root, 'content/posts/anchor/de.md')
  const { headers } = await ask('GET', FILE, own())
  const asked = async (method: string, more: http.OutgoingHttpHeaders) =>
    (await ask(method, address, { ...own(), ...more }, before)).status
  for (const method of ['PUT', 'DELETE']) {
    expect((await ask(method, address, {}, before)).status, method).toBe(403)
    expect(await asked(method, {}), method).toBe(412)
    expect(await asked(method, { 'if-match': headers.etag }), method).toBe(204)
  }
  expect(await asked('GET', {})).toBe(403)
  expect(read(root, 'content/posts/anchor/de.md')).toBe(before)
})

test('an editor that is installed while watch is running is found, and imports its words in the language of the browser', async () => {
  const folder = path.join(root, 'node_modules', CMS_NAME)
  expect(cmsPackage(root)?.folder).not.toContain(folder)
  mkdirSync(folder, { recursive: true })
  write(folder, 'package.json', '{ "main": "./npm/index.js" }')
  expect(cmsPackage(root)?.folder).toBe(path.join(folder, 'npm'))
  rmSync(path.join(root, 'node_modules'), { recursive: true })

  const { text, headers } = await ask('GET', '/_edit/locales/de.json')
  expect(headers['content-type']).toMatch(/^text\/javascript/)
  expect(text).toMatch(/^export default \{.*"Speichern"/)
  expect((await ask('GET', '/_edit/locales/xx.json')).status).toBe(404)
  expect((await ask('GET', '/_edit/locales/../package.json')).status).toBe(404)
})

test('a body that is too large is refused', async () => {
  const { status, text } = await ask('PUT', FILE, own(), 'x'.repeat(33 * 1024 ** 2))
  expect(status).toBe(413)
  expect(text).toContain('32 MB')
  // The same connection answers at once.
  expect((await ask('GET', '/_edit/config.json')).status).toBe(200)
})

test('without its package, the page says the one command that installs it', () => {
  const { html, policy } = editPage(undefined)
  expect(html).toContain(INSTALL)
  expect(html).not.toContain('<script')
  expect(policy).toContain("default-src 'none'")
  expect(INSTALL).toBe(`npm install --save-dev ${CMS_NAME}@${CMS_VERSION}`)
})

test('the tested version is the one that the page says to install', () => {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    readonly devDependencies: Readonly<Record<string, string>>
  }
  expect(manifest.devDependencies[CMS_NAME]).toBe(CMS_VERSION)
  expect(cmsPackage(root)?.imports).toContain('turndown')
})

test('neither the output nor serve has an editor', async () => {
  rmSync(path.join(root, BROKEN))
  expect(generate(root).code).toBe(0)
  expect(existsSync(path.join(root, 'output/_edit'))).toBe(false)
  await withServer(['serve', '--out', path.join(root, 'output'), '--port', '0'], async (served) => {
    expect((await fetch(new URL('/_edit/', served))).status).toBe(404)
    expect((await fetch(new URL(FILE, served), { method: 'PUT', body: 'x' })).status).toBe(405)
  })
})
