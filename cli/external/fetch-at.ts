import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIPv6, type LookupFunction } from 'node:net'
import { pipeline, Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

/** What a request is sent with. */
export interface Init {
  /** GET if it is not given. */
  readonly method?: 'GET' | 'HEAD'
  readonly headers: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}

/**
 * A request that connects to one of these addresses, and follows no redirect. `fetch` would look the host up again, and a host can
 * answer with another address than the one that was checked.
 */
export async function fetchAt(url: string, addresses: readonly string[], init: Init): Promise<Response> {
  const { method = 'GET', headers, signal } = init
  const { request } = new URL(url).protocol === 'https:' ? https : http
  const lookup = lookupOf(addresses)
  // An agent could have a connection to another address.
  const sent = request(url, {
    method,
    agent: false,
    headers: { ...headers, 'Accept-Encoding': 'gzip, br' },
    lookup,
    signal,
  })
  const incoming = await answerTo(sent.end())
  return responseOf(incoming)
}

function lookupOf(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))
  return (host, { all }, callback) => {
    const [first] = found
    if (!first) callback(Object.assign(new Error(`${host} has no address`), { code: 'ENOTFOUND' }), [])
    else if (all) callback(null, found)
    else callback(null, first.address, first.family)
  }
}

/**
 * The listener for errors stays: a connection that breaks later also fails its response, which is where it is reported. Where a server
 * wants another protocol, Node closes the connection without an error.
 */
function answerTo(sent: http.ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    sent.on('response', resolve).on('error', reject)
    sent.on('close', () => reject(new Error('the server ends the connection without an answer')))
  })
}

const DECODERS = new Map([
  ['gzip', createGunzip],
  ['br', createBrotliDecompress],
  ['deflate', createInflate],
])

/** Headers that callers read. */
const KEPT = ['content-type', 'location', 'retry-after']

/** Statuses with which a `Response` has no body. */
const EMPTY = new Set([204, 205, 304])

/** Throws an Error for a status that HTTP does not have, as 999 of servers that refuse programs: a `Response` cannot have it. */
function responseOf(incoming: IncomingMessage): Response {
  const { statusCode: status = 0, headers } = incoming
  if (status < 200 || status > 599) {
    incoming.destroy()
    throw new Error(`the server answers ${status}`)
  }
  const told = KEPT.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]] as const] : []))
  const init = { status, headers: Object.fromEntries(told) }
  if (!EMPTY.has(status)) return new Response(bodyOf(incoming) as globalThis.ReadableStream, init)
  incoming.destroy()
  return new Response(null, init)
}

/** The body, decoded as `fetch` does it. */
function bodyOf(incoming: IncomingMessage): ReadableStream {
  const decoder = DECODERS.get(incoming.headers['content-encoding']?.toLowerCase() ?? '')
  // An error of one stream is that of the last, which is read.
  return Readable.toWeb(decoder ? pipeline(incoming, decoder(), () => undefined) : incoming)
}
