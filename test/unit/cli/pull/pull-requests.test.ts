import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchAt } from '../../../../cli/external/fetch-at.ts'
import { PullError } from '../../../../cli/pull/pull-error.ts'
import { readSource, type Outside } from '../../../../cli/pull/read-source.ts'

type Respond = (response: ServerResponse, request: IncomingMessage) => unknown

/** Answers by path; any other request gets 404. */
let answers: Record<string, Respond> = {}
/** Requests as `host/path`, in their order. */
let asked: string[] = []
let server: Server
let port = 0

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`)
    const respond = answers[request.url ?? ''] ?? ((other: ServerResponse) => other.writeHead(404).end())
    respond(response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => server.close())
afterEach(() => vi.restoreAllMocks())
beforeEach(() => {
  answers = { '/secret': list('secret') }
  asked = []
})

const list =
  (name: string, next: string | null = null): Respond =>
  (response) =>
    response.end(JSON.stringify({ data: [{ name }], next }))
const redirect =
  (to: string, status = 302): Respond =>
  (response) =>
    response.writeHead(status, { Location: to }).end('moved')

const SOURCE = {
  format: 'json',
  items: 'data',
  next: 'next',
  into: 'posts',
  key: 'name',
  fields: { title: 'name' },
} as const
/** As this machine has no public address, one of documentation stands for them, and requests to it are sent here. */
const PUBLIC = '203.0.113.1'
const OUTSIDE: Outside = {
  root: '/',
  env: { CMS_TOKEN: 'secret-token' },
  fetch,
  lookUp: async (host) => [host.endsWith('.example') ? PUBLIC : '127.0.0.1'],
  fetchAt: (url, addresses, init) =>
    fetchAt(
      url,
      addresses.map((address) => (address === PUBLIC ? '127.0.0.1' : address)),
      init,
    ),
}
const at = (host: string, path: string): string => `http://${host}:${port}${path}`

async function namesOf(from: string, more: object = {}, outside: object = {}): Promise<unknown> {
  const { items } = await readSource({ ...SOURCE, from, ...more }, { ...OUTSIDE, ...outside })
  return items.map(({ name }) => name)
}

describe('what a source answers', () => {
  test('is read in the encoding of its Content-Type', async () => {
    answers['/list'] = (response) =>
      response
        .setHeader('Content-Type', 'application/json; charset=iso-8859-1')
        .end(Buffer.from('{ "data": [{ "name": "Grüße" }] }', 'latin1'))
    expect(await namesOf(at('news.example', '/list'))).toEqual(['Grüße'])
  })

  test.each([301, 302, 303, 307, 308])('leads to no private address with a redirect %d', async (status) => {
    answers['/list'] = redirect(at('localhost', '/secret'), status)
    await expect(namesOf(at('news.example', '/list'))).rejects.toThrow(
      new PullError(
        `${at('localhost', '/secret')} is at a private address, where a redirect of ${at('news.example', '/list')} must not lead. To allow it, write this URL as \`from\``,
      ),
    )
    expect(asked).toEqual([`news.example:${port}/list`])
  })

  test('leads to no private address with its next page', async () => {
    answers['/list'] = list('one', at('localhost', '/secret'))
    await expect(namesOf(at('news.example', '/list'))).rejects.toThrow(
      `${at('localhost', '/secret')} is at a private address, where \`next\` of ${at('news.example', '/list')} must not lead`,
    )
    expect(asked).toEqual([`news.example:${port}/list`])
  })

  test('leads from one private address to no other', async () => {
    answers['/list'] = redirect(at('localhost', '/secret'))
    await expect(namesOf(at('127.0.0.1', '/list'))).rejects.toThrow('is at a private address')
    expect(asked).toEqual([`127.0.0.1:${port}/list`])
  })

  test.each(['http://2130706433/', 'http://0x7f.1/', 'http://[::ffff:127.0.0.1]/', 'http://[64:ff9b::7f00:1]/'])(
    'leads to no private address that is written as %s',
    async (url) => {
      answers['/list'] = redirect(url)
      const outside = {
        lookUp: async (host: string) => [host === 'news.example' ? PUBLIC : host.replaceAll(/[[\]]/g, '')],
      }
      await expect(namesOf(at('news.example', '/list'), {}, outside)).rejects.toThrow('is at a private address')
    },
  )

  test('leads to no host of which one of several addresses is private', async () => {
    answers['/list'] = redirect(at('other.example', '/secret'))
    const outside = { lookUp: async (host: string) => (host === 'other.example' ? [PUBLIC, '10.0.0.1'] : [PUBLIC]) }
    await expect(namesOf(at('news.example', '/list'), {}, outside)).rejects.toThrow('is at a private address')
  })

  test('leads to other public hosts, with redirects and next pages', async () => {
    answers['/list'] = redirect(at('other.example', '/one'))
    answers['/one'] = list('one', at('third.example', '/two'))
    answers['/two'] = list('two')
    expect(await namesOf(at('127.0.0.1', '/list'))).toEqual(['one', 'two'])
    expect(asked.map((url) => url.split(':')[0])).toEqual(['127.0.0.1', 'other.example', 'third.example'])
  })

  test('leads elsewhere at the origin of `from`, even if that is private', async () => {
    answers['/list'] = redirect('one')
    answers['/one'] = list('one', '/two')
    answers['/two'] = list('two')
    expect(await namesOf(at('127.0.0.1', '/list'))).toEqual(['one', 'two'])
  })

  test('leads to a path whose letters the server has not encoded', async () => {
    answers['/list'] = redirect(Buffer.from('/müsli').toString('latin1'))
    answers['/m%C3%BCsli'] = list('one')
    expect(await namesOf(at('127.0.0.1', '/list'))).toEqual(['one'])
  })

  test('cannot change the address of a host between the check and the request', async () => {
    answers['/list'] = redirect(at('other.example', '/one'))
    const outside = { lookUp: async () => [PUBLIC], fetchAt: fetchOf('/list') }
    await namesOf(at('news.example', '/list'), {}, outside).catch(() => [])
    expect(sent).toEqual([
      [at('news.example', '/list'), [PUBLIC]],
      [at('other.example', '/one'), [PUBLIC]],
    ])
  })

  test('cannot change the address of `from` between two pages over http', async () => {
    answers['/list'] = list('one', '/secret')
    let times = 0
    const outside = { lookUp: async () => [times++ === 0 ? PUBLIC : '127.0.0.1'], fetchAt: fetchOf('/list') }
    await namesOf(at('news.example', '/list'), {}, outside).catch(() => [])
    expect(sent.map(([, addresses]) => addresses)).toEqual([[PUBLIC], [PUBLIC]])
  })

  test.each(['ftp://other.example/', 'file:///etc/passwd', 'data:application/json,[]'])(
    'does not lead to %s',
    async (url) => {
      answers['/list'] = redirect(url)
      await expect(namesOf(at('127.0.0.1', '/list'))).rejects.toThrow(
        `a redirect of ${at('127.0.0.1', '/list')} leads to ${url}, which is neither https nor http`,
      )
    },
  )

  test.each([
    ['a redirect', () => redirect('http://')],
    ['a next page', () => list('one', 'http://')],
  ])('fails with a message if %s has no URL', async (_name, respond) => {
    answers['/list'] = respond()
    await expect(namesOf(at('127.0.0.1', '/list'))).rejects.toThrow('leads to "http://", which is no URL')
  })

  test('redirects ten times, but not once more', async () => {
    for (let index = 0; index < 11; index += 1) answers[`/${index}`] = redirect(`/${index + 1}`)
    answers['/11'] = list('end')
    expect(await namesOf(at('127.0.0.1', '/1'))).toEqual(['end'])
    await expect(namesOf(at('127.0.0.1', '/0'))).rejects.toThrow(
      new PullError(`${at('127.0.0.1', '/10')} redirects once more, after 10 redirects`),
    )
  })

  test('is not followed at all with a token', async () => {
    answers['/list'] = redirect('/secret')
    await expect(namesOf(at('127.0.0.1', '/list'), { token: 'CMS_TOKEN' })).rejects.toThrow('unexpected redirect')
    expect(asked).toEqual([`127.0.0.1:${port}/list`])
  })
})

test('a source over https is asked without redirects that nobody sees', async () => {
  const inits: unknown[] = []
  const fake = async (url: string, init: unknown) => {
    inits.push([url, init])
    return new Response(null, { status: 302, headers: { Location: at('localhost', '/secret') } })
  }
  await expect(namesOf('https://news.example/', {}, { fetch: fake })).rejects.toThrow('is at a private address')
  expect(inits).toEqual([['https://news.example/', expect.objectContaining({ redirect: 'manual' })]])
  expect(asked).toEqual([])
})

let sent: (readonly [url: string, addresses: readonly string[]])[] = []
/** Notes what is requested; only this path has an answer. */
function fetchOf(path: string): typeof fetchAt {
  sent = []
  return (url, addresses, init) => {
    sent.push([url, addresses])
    return fetchAt(url, url.endsWith(path) ? ['127.0.0.1'] : [], init)
  }
}

test('a list may have hundreds of pages', async () => {
  let pages = 0
  const page = async () => new Response(JSON.stringify({ data: [], next: (pages += 1) < 300 ? `/${pages}` : null }))
  expect(await namesOf('https://news.example/', {}, { fetch: page })).toEqual([])
  expect(pages).toBe(300)
})

test('a list that goes on for more than fits into the memory fails', async () => {
  let pages = 0
  const page = async () => new Response(`{"data":[],"next":"/${(pages += 1)}"}`)
  await expect(namesOf('https://news.example/', {}, { fetch: page, mostCharacters: 100 })).rejects.toThrow(
    'The list is too long to be read as a whole: it goes on with https://news.example/4',
  )
})

test.each([
  ['whose answer does not begin', () => undefined],
  ['whose answer does not end', (response: ServerResponse) => response.write('[')],
])('a page %s fails for its time', async (_name, respond) => {
  const signal = AbortSignal.timeout(200)
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(signal)
  answers['/list'] = respond
  await expect(namesOf(at('127.0.0.1', '/list'))).rejects.toThrow(
    new PullError(`${at('127.0.0.1', '/list')} cannot be read: it takes more than 30 seconds`),
  )
})

describe('a request to a given address', () => {
  const get = (path: string, addresses = ['127.0.0.1'], signal = AbortSignal.timeout(5000)): Promise<Response> =>
    fetchAt(at('host.example', path), addresses, { headers: { Accept: '*/*' }, signal })

  test('connects there, whatever the host is', async () => {
    answers['/list'] = (response, { headers }) => response.end(headers.accept)
    expect(await (await get('/list')).text()).toBe('*/*')
    expect(asked).toEqual([`host.example:${port}/list`])
  })

  test('never uses the connection of another, to another address', async () => {
    await (await get('/secret')).text()
    await expect(get('/secret', ['::1'])).rejects.toThrow(/ECONNREFUSED|EADDRNOTAVAIL/)
  })

  test('tries all addresses', async () => {
    expect((await get('/secret', ['::1', '127.0.0.1'])).ok).toBe(true)
  })

  test.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('decodes %s', async (encoding, compress) => {
    answers['/list'] = (response) => response.writeHead(200, { 'Content-Encoding': encoding }).end(compress('text'))
    expect(await (await get('/list')).text()).toBe('text')
  })

  test.each([204, 304, 404, 500])('has the status %d', async (status) => {
    answers['/list'] = (response) => response.writeHead(status).end()
    expect((await get('/list')).status).toBe(status)
  })

  test('ends when its body is not wanted', async () => {
    const closed = new Promise((resolve) => {
      answers['/list'] = (response) => response.on('close', () => resolve('closed')).write('endless')
    })
    await (await get('/list')).body?.cancel()
    await expect(closed).resolves.toBe('closed')
  })

  test('ends with its time', async () => {
    answers['/list'] = (response) => response.write('endless')
    const response = await get('/list', ['127.0.0.1'], AbortSignal.timeout(200))
    await expect(response.text()).rejects.toThrow('aborted')
  })
})

test('a host that does not exist is a failure of its source', async () => {
  await expect(namesOf(at('news.example', '/list'), {}, { lookUp: async () => [] })).rejects.toThrow(
    new PullError(`${at('news.example', '/list')} cannot be read: the host does not exist`),
  )
})

test.each([
  ['breaks off', (response: ServerResponse) => response.write('{', () => response.destroy()), 'cannot be read'],
  [
    'is damaged',
    (response: ServerResponse) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('{}'),
    'cannot be read',
  ],
  [
    'has a strange status',
    (response: ServerResponse) => response.socket?.end('HTTP/1.1 999 X\r\n\r\n'),
    'cannot be read',
  ],
  ['is too large', (response: ServerResponse) => response.end(Buffer.alloc(21 * 1024 * 1024)), 'has more than 20 MB'],
])('a page that %s is a failure of its source', async (_name, respond, says) => {
  answers['/list'] = respond
  const failure = namesOf(at('127.0.0.1', '/list'))
  await expect(failure).rejects.toThrow(PullError)
  await expect(failure).rejects.toThrow(says)
})

describe('a token', () => {
  const TOKEN = { token: 'CMS_TOKEN' }

  test('is sent to its source, and not to another host that the next page is on', async () => {
    let sent: string | undefined
    answers['/list'] = (response, request) => {
      sent = request.headers.authorization
      list('one', at('localhost', '/secret'))(response, request)
    }
    await expect(namesOf(at('127.0.0.1', '/list'), TOKEN)).rejects.toThrow('is on another host, which gets no token')
    expect([sent, asked]).toEqual(['Bearer secret-token', [`127.0.0.1:${port}/list`]])
  })

  test('goes nowhere with a redirect', async () => {
    answers['/list'] = redirect(at('localhost', '/secret'))
    await expect(namesOf(at('127.0.0.1', '/list'), TOKEN)).rejects.toThrow(PullError)
    expect(asked).toEqual([`127.0.0.1:${port}/list`])
  })

  test.each(['news.example', '127.0.0.1.example', 'localhost.example', 'example.localhost'])(
    'is not sent in clear text to %s',
    async (host) => {
      const fetched = vi.fn<typeof fetch>(fetch)
      const names = namesOf(`http://${host}/list`, TOKEN, { fetch: fetched })
      await expect(names).rejects.toThrow('would send the token in clear text')
      expect(fetched).not.toHaveBeenCalled()
    },
  )
})
