import { type ServerResponse } from 'node:http'
import compression from 'compression'
import { constants } from 'node:zlib'
import { HOST } from './server-options.ts'
import type { Middleware } from '../middleware.ts'
import { messageOf } from '../../renderer/definitions/message-of.ts'

/** Lets requests through whose host is this machine, and whose address is one: `//` is none. */
export const guard: Middleware = ({ url = '/', headers }, response, next) => {
  const name = headers.host?.replace(/:\d+$/, '').toLowerCase()
  if (name !== HOST && name !== 'localhost')
    refuse(response, 403, 'This server answers on 127.0.0.1 and localhost only.')
  else if (URL.canParse(url, `http://${HOST}`)) next()
  else refuse(response, 400, 'The address is not valid.')
}

/** Refuses what a static host does not support, and ignores invalid ranges, as RFC 9110 says. */
export const wellFormed: Middleware = (request, response, next) => {
  const { method = 'GET', headers } = request
  if (method !== 'GET' && method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return refuse(response, 405, 'This server answers GET and HEAD only.')
  }
  const [, start, end] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? []
  if (start === undefined || start + end === '' || (start && end && Number(end) < Number(start))) delete headers.range
  next()
}

/** A failing request must not end the server, for example when a file disappears while it is read. */
export function failed(response: ServerResponse, error: unknown): void {
  process.stderr.write(`${messageOf(error)}\n`)
  if (response.headersSent) response.destroy()
  else refuse(response, 500, 'The request failed.')
}

export function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
}

/** The default of the package, 4, compresses style sheets worse than gzip does. 5 takes a millisecond longer per page. */
const BROTLI_QUALITY = 5

/** Compresses texts as the browser accepts it: with Brotli, gzip or deflate. */
export function compress(): Middleware {
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }
  // Ranges refer to the bytes of the file itself, not of its compressed form.
  const filter: compression.CompressionFilter = (request, response) =>
    !response.hasHeader('Content-Range') && compression.filter(request, response)
  // The package has the types of Express, whose requests extend those of Node.
  return compression({ brotli, filter }) as unknown as Middleware
}
