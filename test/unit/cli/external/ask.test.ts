import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askAll } from '../../../../cli/external/ask-all.ts'
import type { World } from '../../../../cli/external/ask.ts'
import { fetchAt } from '../../../../cli/external/fetch-at.ts'
import { isPrivate } from '../../../../cli/external/private.ts'

/** Requests as `GET /path`, in their order. */
const asked: string[] = []
let busy = 0
let mostBusy = 0
let base = ''
const server = http.createServer((request, response) => {
  const { method, url = '/', headers } = request
  asked.push(`${method} ${url}`)
  busy += 1
  mostBusy = Math.max(mostBusy, busy)
  const answer = (status: number, more: Record<string, string> = {}): void => {
    busy -= 1
    response.writeHead(status, more).end(method === 'HEAD' ? undefined : String(headers['user-agent']))
  }
  const times = asked.filter((one) => one.endsWith(` ${url}`)).length
  if (url === '/gone') return answer(410)
  if (url === '/get-only') return answer(method === 'HEAD' ? 405 : 200)
  if (url === '/private') return answer(403)
  if (url === '/moved') return answer(301, { Location: '/fine' })
  // Node writes characters of a header as single bytes: these are those of UTF-8.
  if (url === '/umlaut') return answer(301, { Location: Buffer.from('/fine-münchen').toString('latin1') })
  if (url === '/inwards') return answer(302, { Location: `http://localhost:${new URL(base).port}/fine-secret` })
  if (url === '/round') return answer(302, { Location: '/round' })
  if (url === '/broken') return answer(503)
  if (url === '/shaky') return answer(times < 3 ? 500 : 200)
  if (url === '/patient') return answer(503, { 'Retry-After': '3600' })
  if (url === '/cut') return void ((busy -= 1), request.socket.destroy())
  if (url === '/late') return void (busy -= 1)
  if (url === '/refused') return answer(999)
  if (url === '/upgraded') {
    busy -= 1
    return void request.socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n')
  }
  answer(url.startsWith('/fine') ? 200 : 404)
})

const pauses: number[] = []
const world: World = {
  fetchAt: (url, _, init) => fetchAt(url, ['127.0.0.1'], init),
  // Of documentation, so that this machine counts as one elsewhere.
  addressesOf: async (host) => [host === '127.0.0.1' ? '203.0.113.1' : '127.0.0.1'],
  now: Date.now,
  wait: async (ms) => void pauses.push(ms),
  userAgent: 'kartograf/test',
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

async function answerOf(path: string) {
  asked.length = 0
  pauses.length = 0
  return (await askAll([base + path], world)).get(base + path)
}

test.each([
  ['/fine', 'fine', ['HEAD /fine']],
  ['/moved', 'fine', ['HEAD /moved', 'HEAD /fine']],
  ['/umlaut', 'fine', ['HEAD /umlaut', 'HEAD /fine-m%C3%BCnchen']],
  ['/get-only', 'fine', ['HEAD /get-only', 'GET /get-only']],
  ['/private', 'fine', ['HEAD /private', 'GET /private']],
  ['/gone', 'dead', ['HEAD /gone', 'GET /gone']],
  ['/missing', 'dead', ['HEAD /missing', 'GET /missing']],
  ['/shaky', 'fine', ['HEAD /shaky', 'GET /shaky', 'GET /shaky']],
  ['/broken', 'unreachable', ['HEAD /broken', 'GET /broken', 'GET /broken']],
])('%s is %s after these requests', async (path, state, requests) => {
  expect((await answerOf(path))?.state).toBe(state)
  expect(asked).toEqual(requests)
})

test('a server that asks for a long pause is left alone', async () => {
  expect(await answerOf('/patient')).toEqual({ state: 'unreachable', reason: 'the server answers 503' })
  expect(asked).toEqual(['HEAD /patient', 'GET /patient'])
})

test('a connection that is cut is tried twice, and its reason is reported', async () => {
  expect(await answerOf('/cut')).toMatchObject({ state: 'unreachable' })
  expect(asked).toEqual(['HEAD /cut', 'GET /cut'])
})

test.each([
  ['/refused', 'the server answers 999'],
  ['/upgraded', 'the server ends the connection without an answer'],
])('%s, which is no answer of HTTP, has the reason: %s', async (path, reason) => {
  expect(await answerOf(path)).toEqual({ state: 'unreachable', reason })
})

test('a server that is too slow is named as such', async () => {
  const fetchLate: World['fetchAt'] = (url, _, init) =>
    fetchAt(url, ['127.0.0.1'], { ...init, signal: AbortSignal.timeout(1) })
  const url = `${base}/late`
  const answers = await askAll([url], { ...world, fetchAt: fetchLate })
  expect(answers.get(url)).toEqual({ state: 'unreachable', reason: 'no answer within 10 seconds' })
})

test('a host gets one request at a time, with a pause between two', async () => {
  mostBusy = 0
  pauses.length = 0
  const urls = Array.from({ length: 12 }, (_, index) => `${base}/fine/${index}`)
  const answers = await askAll(urls, world)
  expect([...answers.values()].every(({ state }) => state === 'fine')).toBe(true)
  expect(mostBusy).toBe(1)
  expect(pauses).toHaveLength(11)
})

test('a host is not asked of whose addresses one is private', async () => {
  asked.length = 0
  const addressesOf = async (): Promise<string[]> => ['203.0.113.1', '10.0.0.1']
  const [answer] = (await askAll([`${base}/fine-secret`], { ...world, addressesOf })).values()
  expect(answer).toMatchObject({ reason: expect.stringContaining('private network') as string })
  expect(asked).toEqual([])
})

test('a redirect into a private network is not followed', async () => {
  expect(await answerOf('/inwards')).toMatchObject({
    state: 'dead',
    reason: expect.stringContaining('private network'),
  })
  expect(asked).toEqual(['HEAD /inwards'])
})

test('a host is connected to at the addresses that were checked, not at those of a second question', async () => {
  let connected: readonly string[] = []
  const addresses = [['203.0.113.1'], ['127.0.0.1']]
  const url = `${base}/fine`
  await askAll([url], {
    ...world,
    addressesOf: async () => addresses.shift() ?? [],
    fetchAt: (to, at, init) => ((connected = at), fetchAt(to, ['127.0.0.1'], init)),
  })
  expect(connected).toEqual(['203.0.113.1'])
})

test('a redirect in a circle ends', async () => {
  expect(await answerOf('/round')).toMatchObject({ state: 'unreachable', reason: 'it redirects without end' })
})

test.each([
  '127.0.0.1',
  '127.8.8.8',
  '0.0.0.0',
  '10.1.2.3',
  '100.100.100.200',
  '169.254.169.254',
  '172.20.0.1',
  '192.168.1.1',
  '::1',
  '::',
  'fd00:ec2::254',
  'fe80::1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
])('%s is private', (address) => {
  expect(isPrivate(address)).toBe(true)
})

test.each(['1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111'])('%s is not', (address) => {
  expect(isPrivate(address)).toBe(false)
})
