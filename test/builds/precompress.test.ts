import { appendFileSync, existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasHost, serveAs, startNginx, type Host } from '../support/hosts.ts'
import { copyFixture, edit, filesOf, generate, read } from '../support/site.ts'

let root = ''
const out = (): string => path.join(root, 'output')
const bytesOf = (file: string): Buffer => readFileSync(path.join(out(), file))
const copiesIn = (): string[] => filesOf(out()).filter((file) => /\.(br|gz)$/.test(file))

beforeAll(() => {
  root = copyFixture('precompress')
  edit(root, 'content/site.yaml', 'brand: Alpha', 'brand: Alpha\nprecompress: true')
  expect(generate(root)).toMatchObject({ code: 0, stderr: '' })
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

interface Answer {
  readonly encoding: string | undefined
  readonly type: string | undefined
  readonly vary: string | undefined
  readonly bytes: Buffer
}

/** The bytes as they come over the wire. */
function ask({ url }: Host, address: string, accept: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(url, { path: address, headers: { 'accept-encoding': accept } }, (response) => {
      const { 'content-encoding': encoding, 'content-type': type, vary } = response.headers
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ encoding, type, vary, bytes: Buffer.concat(chunks) }))
    })
    call.on('error', reject).end()
  })
}

describe('compressed copies', () => {
  test('hold what the text beside them holds, and are smaller', () => {
    expect(copiesIn().length).toBeGreaterThan(100)
    for (const copy of copiesIn()) {
      const whole = bytesOf(copy.replace(/\.(br|gz)$/, ''))
      const inflated = copy.endsWith('.br') ? brotliDecompressSync(bytesOf(copy)) : gunzipSync(bytesOf(copy))
      expect(inflated.equals(whole), copy).toBe(true)
      expect(bytesOf(copy).length, copy).toBeLessThan(whole.length)
    }
  })

  test('are made of pages, payloads, scripts and styles; not of pictures, and not of what hosts read', () => {
    const files = copiesIn()
    for (const file of ['de/about/index.html', 'de/about/_payload.json', 'sitemap-de.xml'])
      expect(files).toEqual(expect.arrayContaining([`${file}.br`, `${file}.gz`]))
    expect(files.filter((file) => /\.(png|woff2|avif|webp)\./.test(file))).toEqual([])
    expect(files.filter((file) => /^(nginx\.conf|staticwebapp|_headers)/.test(file))).toEqual([])
  })

  test('are no addresses of their own', () => {
    const { build } = JSON.parse(read(root, '.cache/build-report.json')) as {
      build: { addresses: { added: string[] } }
    }
    expect(build.addresses.added.filter((address) => /\.(br|gz)$/.test(address))).toEqual([])
    expect(build.addresses.added).toContain('/de/about/')
  })

  test('of unchanged texts are kept, and one of a changed text is made again', () => {
    const other = statSync(path.join(out(), 'en/about/index.html.br')).mtimeMs
    appendFileSync(path.join(root, 'content/posts/anchor/en.md'), '\nOne more line.\n')
    expect(generate(root).code).toBe(0)
    expect(statSync(path.join(out(), 'en/about/index.html.br')).mtimeMs).toBe(other)
    const changed = brotliDecompressSync(bytesOf('en/posts/anchor/index.html.br')).toString()
    expect(changed).toContain('One more line.')
  })
})

describe('served', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1, br;q=0', 'gzip'],
  ])('to a browser that accepts %s, the copy in %s is sent as it is', async (accept, encoding) => {
    const host = await serveAs(out(), 'cloudflare')
    const answer = await ask(host, '/de/about/', accept)
    const copy = bytesOf(`de/about/index.html.${encoding === 'br' ? 'br' : 'gz'}`)
    expect([answer.encoding, answer.type, answer.vary]).toEqual([
      encoding,
      'text/html; charset=utf-8',
      'Accept-Encoding',
    ])
    expect(answer.bytes.equals(copy)).toBe(true)
    const plain = await ask(host, '/de/about/', 'identity')
    expect([plain.encoding, plain.bytes.toString()]).toEqual([undefined, read(out(), 'de/about/index.html')])
    host.stop()
  })

  test.skipIf(!hasHost('nginx'))('by nginx too, with the file of the site', async () => {
    const host = await startNginx(out())
    const answer = await ask(host, '/de/about/', 'gzip')
    expect([answer.encoding, answer.type]).toEqual(['gzip', 'text/html; charset=utf-8'])
    expect(answer.bytes.equals(bytesOf('de/about/index.html.gz'))).toBe(true)
    host.stop()
  })
})

test('without the setting there are none, and those of the build before are gone', () => {
  edit(root, 'content/site.yaml', 'precompress: true', 'precompress: false')
  expect(generate(root).code).toBe(0)
  expect(copiesIn().filter((file) => !file.startsWith('assets/'))).toEqual([])
  expect(existsSync(path.join(out(), 'de/about/index.html'))).toBe(true)
  expect(read(out(), 'nginx.conf')).not.toContain('gzip_static')
})
