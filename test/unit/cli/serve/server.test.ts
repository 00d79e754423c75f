import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { startServer } from '../../../../cli/serve/server.ts'
import { writeFiles } from '../temporary.ts'

const { BROTLI_PARAM_QUALITY } = constants
const out = mkdtempSync(path.join(tmpdir(), 'site-unit-'))
let server: Awaited<ReturnType<typeof startServer>>

beforeAll(async () => {
  writeFiles(out, { 'index.html': 'home', '404.html': 'nothing', 'de/index.html': 'Startseite' })
  server = await startServer({ out, port: 0, uncached: false })
})

afterAll(async () => {
  await server.close()
  rmSync(out, { recursive: true })
})

/** Status and text of an answer. The path is sent as it stands, which `fetch` would not do. */
function ask(
  target: string,
  method = 'GET',
  headers: Readonly<Record<string, string>> = {},
): Promise<[number | undefined, string]> {
  return new Promise((resolve, reject) => {
    const call = request(server.url, { path: target, method, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      // `close` comes as well where an answer is broken off.
      response.on('close', () => resolve([response.statusCode, text]))
    })
    call.on('error', reject).end()
  })
}

test('a client that ends its side with its request is answered, and the connection is closed', async () => {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  socket.end('GET /de/ HTTP/1.1\r\nHost: localhost\r\n\r\n')
  let text = ''
  for await (const chunk of socket as AsyncIterable<Buffer>) text += chunk.toString()
  expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*Startseite/)
})

/** What an answer sends, and how it is compressed. */
function bytesOf(target: string, encodings: string, headers: Readonly<Record<string, string>> = {}): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const asked = { path: target, headers: { 'accept-encoding': encodings, ...headers } }
    const call = request(server.url, asked, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, bytes: Buffer.concat(chunks) }),
      )
    })
    call.on('error', reject).end()
  })
}

test.skipIf(!existsSync('/proc/self/fd'))('a client that sends ahead and leaves keeps no file open', async () => {
  const open = (): number =>
    readdirSync('/proc/self/fd').filter((name) => {
      try {
        return readlinkSync(`/proc/self/fd/${name}`).startsWith(realpathSync(out))
      } catch {
        return false
      }
    }).length
  writeFiles(out, { 'large.txt': 'x'.repeat(1_000_000) })
  const { host, hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname).pause()
  socket.write(`GET /large.txt HTTP/1.1\r\nHost: ${host}\r\nRange: bytes=0-\r\n\r\n`.repeat(20))
  await expect.poll(open).toBeGreaterThan(0)
  expect(open()).toBe(1)
  socket.destroy()
  await expect.poll(open).toBe(0)
})

test.each(['/de/index.html/', '/index.html/a.css', `/${'a'.repeat(300)}/`, `/${'a/'.repeat(4000)}a.css`])(
  'a path that no file can have is not found, and no failure: %#',
  async (target) => {
    expect((await bytesOf(target, 'br')).status).toBe(404)
  },
)

interface Sent {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
}

describe('a text without compressed copies', () => {
  const words = (seed: number): string =>
    Array.from({ length: 4000 }, (_, index) => `${(index * seed) % 977} `).join('')

  test('is compressed as well as it goes, once', async () => {
    writeFiles(out, { 'de/words/index.html': words(31) })
    const { headers, bytes } = await bytesOf('/de/words/', 'gzip, br')
    expect([headers['content-encoding'], headers['vary'], headers['content-type']]).toEqual([
      'br',
      'Accept-Encoding',
      'text/html; charset=utf-8',
    ])
    expect(brotliDecompressSync(bytes).toString()).toBe(words(31))
    expect(bytes.length).toBeLessThan(brotliCompressSync(words(31), { params: { [BROTLI_PARAM_QUALITY]: 5 } }).length)
    expect((await bytesOf('/de/words/', 'gzip, br')).bytes.equals(bytes)).toBe(true)
    expect(gunzipSync((await bytesOf('/de/words/', 'gzip')).bytes).toString()).toBe(words(31))
    expect((await bytesOf('/de/words/', 'identity')).bytes.toString()).toBe(words(31))
  })

  test('is found by its address if its name has signs of addresses', async () => {
    writeFiles(out, { 'C#?%.txt': words(29) })
    const { status, headers } = await bytesOf('/C%23%3F%25.txt', 'br')
    expect([status, headers['content-encoding']]).toEqual([200, 'br'])
  })

  test('is not sent again to who has it, and is when it has changed', async () => {
    writeFiles(out, { 'data.json': words(37) })
    const { headers } = await bytesOf('/data.json', 'br')
    const asked = { 'if-none-match': headers.etag ?? '', 'if-modified-since': headers['last-modified'] ?? '' }
    expect((await bytesOf('/data.json', 'br', asked)).status).toBe(304)
    writeFiles(out, { 'data.json': words(41) + words(43) })
    const { status, bytes } = await bytesOf('/data.json', 'br', asked)
    expect([status, brotliDecompressSync(bytes).toString()]).toEqual([200, words(41) + words(43)])
  })

  test('stays hidden where it is', async () => {
    writeFiles(out, { '.data/request.json': words(47) })
    writeFileSync(`${out}.json`, words(47))
    for (const target of ['/.data/request.json', `/../${path.basename(out)}.json`, '/de/%2e%2e/.data/request.json'])
      expect((await bytesOf(target, 'br')).status).toBeGreaterThanOrEqual(403)
    rmSync(`${out}.json`)
  })
})

describe('a page whose address has letters', () => {
  const address = encodeURI('/el/ασφάλεια')

  test('is served at its address, which gets its slash', async () => {
    writeFiles(out, { 'el/ασφάλεια/index.html': 'Σελίδα' })
    expect(await ask(`${address}/`)).toEqual([200, 'Σελίδα'])
    expect(await ask(`${address.toLowerCase().replaceAll('%c', '%C')}/`)).toEqual([200, 'Σελίδα'])
    const { status, headers } = await bytesOf(`${address}?a=1`, '')
    expect([status, headers.location]).toEqual([301, `${address}/?a=1`])
  })

  test.each([
    '%2f',
    '%00',
    '%00/',
    '%2e%2e/',
    '%5c',
    '/%2e%2e%2f..%2f..',
    '%FF',
    '%C0%AF',
    '%ED%A0%80/',
    '%25CE%25B1/',
  ])('is not that with %s behind it', async (end) => {
    expect((await ask(address + end))[0]).toBeGreaterThanOrEqual(400)
  })
})

describe('startServer', () => {
  test('serves what a build has put into the folder since the start', async () => {
    writeFiles(out, { 'assets/later.css': 'p{}', 'en/index.html': 'Home', _redirects: '/alt/ /de/ 301\n' })
    expect(await ask('/assets/later.css')).toEqual([200, 'p{}'])
    expect(await ask('/en/')).toEqual([200, 'Home'])
    expect((await ask('/alt/'))[0]).toBe(301)
  })

  test.each(['//', '///', '//[', '//evil.example:x/'])('refuses %s and goes on', async (target) => {
    expect((await ask(target))[0]).toBe(400)
    expect(await ask('/de/')).toEqual([200, 'Startseite'])
  })

  test('takes no other host for its own', async () => {
    expect(await ask('//evil.example')).toEqual([404, 'nothing'])
  })

  test.each(['bytes=9-2', 'bytes=abc', 'bytes=-', 'lines=1-2', 'bytes=0-1,3-4'])(
    'sends the whole file for the range %s',
    async (range) => {
      expect(await ask('/de/', 'GET', { range })).toEqual([200, 'Startseite'])
    },
  )

  test('sends the part of a file that a range asks for', async () => {
    expect(await ask('/de/', 'GET', { range: 'bytes=1-4' })).toEqual([206, 'tart'])
    expect(await ask('/de/', 'GET', { range: 'bytes=-5' })).toEqual([206, 'seite'])
    expect((await ask('/de/', 'GET', { range: 'bytes=99-' }))[0]).toBe(416)
  })

  test('says that a condition of the request does not hold', async () => {
    expect((await ask('/de/', 'GET', { 'if-match': '"another"' }))[0]).toBe(412)
  })

  test('sends a part of a file as it is, though the whole of it would be compressed', async () => {
    writeFiles(out, { 'long.txt': 'abcd'.repeat(1000) })
    const headers = { range: 'bytes=4-3999', 'accept-encoding': 'gzip' }
    expect(await ask('/long.txt', 'GET', headers)).toEqual([206, 'abcd'.repeat(999)])
  })

  test.each([
    '/.env',
    '/.git/config',
    '/de/.env',
    '/%2egit/config',
    '/.well-known/../.git/config',
    '/.well-known/%2e%2e/.git/config',
    '/.well-known/%2e%2e%2f.git/config',
    '/.well-known/%252e%252e/.git/config',
  ])('keeps %s to itself', async (target) => {
    writeFiles(out, { '.env': 'SECRET=1', '.git/config': 'url = https://user:secret@x', 'de/.env': 'SECRET=2' })
    expect(await ask(target)).toEqual([404, 'nothing'])
  })

  test('publishes what services ask a host for', async () => {
    writeFiles(out, { '.well-known/security.txt': 'Contact: mailto:a@b.example' })
    for (const target of [
      '/.well-known/security.txt',
      '/%2ewell-known/security.txt',
      '/de/../.well-known/security.txt',
    ])
      expect((await ask(target))[0], target).toBe(200)
  })

  test('goes on where a file is gone, or may not be read, in the middle of an answer', async () => {
    writeFiles(out, { 'large.txt': 'x'.repeat(10_000_000) })
    const asked = Array.from({ length: 8 }, (_, index) => ask('/large.txt', 'GET', { range: `bytes=${index}-` }))
    await new Promise((resolve) => setTimeout(resolve, 5))
    rmSync(path.join(out, 'large.txt'))
    mkdirSync(path.join(out, 'large.txt'))
    await Promise.allSettled([...asked, ask('/large.txt')])
    expect(await ask('/de/')).toEqual([200, 'Startseite'])
  })

  test('sends nothing that a link leads to outside of the output, but what one within it does', async () => {
    const elsewhere = mkdtempSync(path.join(tmpdir(), 'site-unit-'))
    writeFiles(elsewhere, { 'key.txt': 'secret', 'index.html': 'secret' })
    writeFiles(out, { 'copied.txt': 'text' })
    for (const file of ['key.txt', 'linked', 'copied.txt.br'])
      symlinkSync(file === 'linked' ? elsewhere : path.join(elsewhere, 'key.txt'), path.join(out, file))
    symlinkSync('copied.txt', path.join(out, 'inside.txt'))
    for (const target of ['/key.txt', '/linked/', '/linked/key.txt', '/de/../key.txt', '/%6bey.txt'])
      expect(await ask(target), target).toEqual([404, 'nothing'])
    expect((await bytesOf('/copied.txt', 'br')).headers['content-encoding']).toBeUndefined()
    expect(await ask('/inside.txt')).toEqual([200, 'text'])
    rmSync(elsewhere, { recursive: true })
  })

  test('sends no file under other letters than its own, by which Windows and macOS find it', async () => {
    writeFiles(out, { 'logo.svg': '<svg/>', 'Logo.SVG': '<svg/>' })
    const { native } = realpathSync
    const isSameThere = vi
      .spyOn(realpathSync, 'native')
      .mockImplementation(((file: string) => native(file.replace('Logo.SVG', 'logo.svg'))) as typeof native)
    onTestFinished(() => isSameThere.mockRestore())
    expect((await ask('/logo.svg'))[0]).toBe(200)
    expect((await ask('/Logo.SVG'))[0]).toBe(404)
  })

  test('goes on where a file cannot be opened', async () => {
    symlinkSync('loop', path.join(out, 'loop'))
    const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    expect((await ask('/loop'))[0]).toBeGreaterThanOrEqual(404)
    logged.mockRestore()
    expect(await ask('/de/')).toEqual([200, 'Startseite'])
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    expect((await ask('/de/', method))[0]).toBe(405)
  })
})
