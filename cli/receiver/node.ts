import type { IncomingMessage, ServerResponse } from 'node:http'

/** Address that a request came from, over the connection itself. */
const addresses = new WeakMap<Request, string>()

/** How long a client may go on sending after it has been answered. It reads its answer only if the connection is not cut. */
const LINGER_MS = 30_000

/** Mounts a handler on a plain Node server. `base` is the origin that the server answers under, `https://www.example.com`. */
export async function answerWith(
  handler: (request: Request) => Promise<Response>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  base: string,
): Promise<void> {
  // `Request` cannot say it.
  if (incoming.method === 'TRACE') return void outgoing.writeHead(405, { Allow: 'POST' }).end()
  const answer = await handler(requestOf(incoming, base))
  // What the client has not sent yet is not read: the connection cannot be used again.
  if (!incoming.complete) answer.headers.set('Connection', 'close')
  const body = Buffer.from(await answer.arrayBuffer())
  answer.headers.set('Content-Length', String(body.byteLength))
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers)).write(body)
  // Node cuts the connection as soon as the answer ends.
  await linger(incoming)
  outgoing.end()
}

/** The address behind a request that came through `answerWith`; behind a reverse proxy that is the proxy's. */
export function connectionAddress(request: Request): string {
  return addresses.get(request) ?? 'unknown'
}

function requestOf(incoming: IncomingMessage, base: string): Request {
  const { method = 'GET' } = incoming
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return withoutBody(incoming, base, {
    method,
    // Node takes any iterable of bytes for a body. Who stops reading it does not cut the connection, which the answer needs.
    ...(hasBody && { body: incoming.iterator({ destroyOnReturn: false }) as unknown as BodyInit, duplex: 'half' }),
  })
}

/** The address and the headers of a request; a tenth of the work. */
export function withoutBody(incoming: IncomingMessage, base: string, init: RequestInit = {}): Request {
  const headers = Object.entries(incoming.headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
  )
  const request = new Request(new URL(incoming.url ?? '/', base), { ...init, headers })
  addresses.set(request, incoming.socket.remoteAddress ?? 'unknown')
  return request
}

/** Reads past what still comes, for a while. */
function linger(incoming: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    if (incoming.complete || incoming.destroyed) return resolve()
    const timer = setTimeout(resolve, LINGER_MS)
    timer.unref()
    incoming.on('error', () => undefined)
    incoming.once('close', () => {
      clearTimeout(timer)
      resolve()
    })
    // Listened to, for what reads the body may still hold on to it, and then `resume` alone does nothing.
    incoming.on('data', () => undefined)
    incoming.resume()
  })
}
