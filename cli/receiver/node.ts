import type { IncomingMessage, ServerResponse } from 'node:http'

/** IP address of the connection of each request. */
const addresses = new WeakMap<Request, string>()

/**
 * Milliseconds in which a client may go on sending after the response. If the connection were closed at once, it could not read the
 * response.
 */
const LINGER_MS = 30_000

/** Answers a request of a Node server with a handler for web standard requests. `base`: the server's origin, `https://www.example.com`. */
export async function answerWith(
  handler: (request: Request) => Promise<Response>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  base: string,
): Promise<void> {
  // `Request` does not support TRACE.
  if (incoming.method === 'TRACE') return void outgoing.writeHead(405, { Allow: 'POST' }).end()
  const answer = await handler(requestOf(incoming, base))
  // The rest of the body is not read, so the connection cannot be reused.
  if (!incoming.complete) answer.headers.set('Connection', 'close')
  const body = Buffer.from(await answer.arrayBuffer())
  answer.headers.set('Content-Length', String(body.byteLength))
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers)).write(body)
  // Node closes the connection as soon as the response ends.
  await linger(incoming)
  outgoing.end()
}

/** The IP address of a request that came through `answerWith`; behind a reverse proxy, that of the proxy. */
export function connectionAddress(request: Request): string {
  return addresses.get(request) ?? 'unknown'
}

function requestOf(incoming: IncomingMessage, base: string): Request {
  const { method = 'GET' } = incoming
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return withoutBody(incoming, base, {
    method,
    // Node accepts any iterable of bytes as a body. Stopping to read must not close the connection, which the response needs.
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

/** Discards incoming data for a while. */
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
    // A listener is needed, because `resume` alone has no effect while the body's reader is attached.
    incoming.on('data', () => undefined)
    incoming.resume()
  })
}
