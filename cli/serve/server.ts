import { existsSync, readFileSync, statSync } from 'node:fs'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { constants } from 'node:zlib'
import compression from 'compression'
import send from 'send'
import { CACHING, FRESH, TYPES } from '../../renderer/outputs/hosts/headers.ts'
import type { MountedReceiver } from '../receiver/mount.ts'
import { MendableError } from '../program.ts'

/** A request handler that may pass a request on. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

export interface ServerOptions {
  readonly out: string
  readonly port: number
  /** Browsers ask for every file anew, as `watch` wants it, instead of keeping files as long as `_headers` allows. */
  readonly uncached: boolean
  /** Comes before the files. */
  readonly before?: Middleware
  /** Changes a not-found page before it is sent. */
  readonly decorate?: (html: string) => string
  /** Makes the receiver of the forms, for pages of these origins. */
  readonly receiver?: (origins: readonly [string, ...string[]]) => MountedReceiver
}

/** A port that something else listens on. */
class PortError extends MendableError {
  override readonly name = 'PortError'
}

/** Only this machine: the server is for looking at a site, and the folder may hold drafts. */
const HOST = '127.0.0.1'

/**
 * Serves an output folder as a static host would: folders by their index.html, 301 for redirects and missing slashes, 404
 * with the page of the language, compression, and the headers of `_headers`. Each request looks at the folder as it is then:
 * a build may replace it at any time. Requests for another host name are refused,
 * so that no page elsewhere can read it through a name of its own (DNS rebinding).
 */
export async function startServer(options: ServerOptions): Promise<{ url: string; close: () => Promise<void> }> {
  const server = http.createServer()
  await listen(server, options.port)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : options.port
  const receiver = await mounted(options, port).catch(async (error: unknown) => {
    await close(server)
    throw error
  })
  const handlers = [
    guard,
    ...(receiver ? [forms(receiver)] : []),
    wellFormed,
    ...(options.before ? [options.before] : []),
    compress(),
    redirects(options),
    files(options),
    notFound(options),
  ]
  server.on('request', (request, response) => {
    try {
      run(handlers, request, response)
    } catch (error) {
      failed(response, error)
    }
  })
  return {
    url: `http://${HOST}:${port}/`,
    close: async () => {
      await close(server)
      await receiver?.close()
    },
  }
}

/** The receiver of the forms, for the origins that the port makes known. */
async function mounted({ receiver }: ServerOptions, port: number): Promise<MountedReceiver | undefined> {
  return receiver?.([originOf(HOST, port), originOf('localhost', port)])
}

/** As a browser writes it: port 80 is left out. */
function originOf(host: string, port: number): string {
  return new URL(`http://${host}:${port}`).origin
}

function forms(receiver: MountedReceiver): Middleware {
  return (request, response, next) => {
    if (!receiver.handle(request, response)) next()
  }
}

/** Several handlers as one. */
export function inTurn(...handlers: readonly Middleware[]): Middleware {
  return (request, response, next) => {
    const pass = (index: number): void => {
      const handler = handlers[index]
      if (handler) handler(request, response, () => pass(index + 1))
      else next()
    }
    pass(0)
  }
}

function run([first, ...rest]: readonly Middleware[], request: IncomingMessage, response: ServerResponse): void {
  first?.(request, response, () => run(rest, request, response))
}

function listen(server: http.Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new PortError(`Port ${port} is in use. Set another one with --port, or 0 for any free one.`)
          : error,
      ),
    )
    server.listen(port, HOST, resolve)
  })
}

function close(server: http.Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

const guard: Middleware = (request, response, next) => {
  const name = request.headers.host?.replace(/:\d+$/, '').toLowerCase()
  if (name === HOST || name === 'localhost') next()
  else refuse(response, 403, 'This server answers on 127.0.0.1 and localhost only.')
}

/** Refuses what a static host does not do, and leaves out a range that is none, as RFC 9110 has it. */
const wellFormed: Middleware = (request, response, next) => {
  const { method = 'GET', url = '/', headers } = request
  if (method !== 'GET' && method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return refuse(response, 405, 'This server answers GET and HEAD only.')
  }
  if (!URL.canParse(url, `http://${HOST}`)) return refuse(response, 400, 'This is not an address.')
  const [, start, end] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? []
  if (start === undefined || start + end === '' || (start && end && Number(end) < Number(start))) delete headers.range
  next()
}

/** One request that fails must not end the server for all others, e.g. when a file vanishes while it is being read. */
function failed(response: ServerResponse, error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  if (response.headersSent) response.destroy()
  else refuse(response, 500, 'The request failed.')
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
}

/** 4, the default of the package, makes more of a style sheet than gzip does. 5 takes a millisecond longer for a page. */
const BROTLI_QUALITY = 5

function compress(): Middleware {
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }
  // Ranges refer to the bytes of the file itself, not of its compressed form.
  const filter: compression.CompressionFilter = (request, response) =>
    !response.hasHeader('Content-Range') && compression.filter(request, response)
  // The types of the package are those of Express, whose requests are Node's with more in them.
  return compression({ brotli, filter }) as unknown as Middleware
}

/** `_redirects`, and the slash that every address of the site ends with. */
function redirects({ out }: ServerOptions): Middleware {
  return (request, response, next) => {
    const known = readRedirects(out)
    const { pathname, search } = new URL(request.url ?? '/', `http://${HOST}`)
    const target = known.get(pathname) ?? known.get(`${pathname}/`) ?? withSlash(out, pathname)
    if (target === undefined) next()
    else response.writeHead(301, { Location: target.startsWith('/') ? target + search : target }).end()
  }
}

function withSlash(out: string, pathname: string): string | undefined {
  if (pathname.endsWith('/') || !/^(\/[a-z0-9][a-z0-9._-]*)+$/.test(pathname)) return undefined
  return existsSync(path.join(out, pathname, 'index.html')) ? `${pathname}/` : undefined
}

function readRedirects(out: string): Map<string, string> {
  const file = path.join(out, '_redirects')
  if (!statSync(file, { throwIfNoEntry: false })) return new Map()
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return new Map(lines.map((line) => line.split(' ')).map(([from = '', to = '']) => [from, to]))
}

/** A folder with a dot that hosts do publish, RFC 8615. Others, `.git/` or `.env`, may lie in an output and are nobody's business. */
const WELL_KNOWN = '/.well-known/'

function files({ out, uncached }: ServerOptions): Middleware {
  return (request, response, next) => {
    const [pathname = '/'] = (request.url ?? '/').split('?')
    const dotfiles = pathname.startsWith(WELL_KNOWN) ? 'allow' : 'ignore'
    send(request, pathname, { root: out, cacheControl: false, dotfiles })
      .on('headers', () => setHeaders(response, pathname, readHeaders(out), uncached))
      .on('directory', next)
      .on('error', (error: HttpError) => {
        if (error.status === 416) refuse(response, 416, 'The file has no such part.')
        else if (error.status < 500) next()
        else failed(response, error)
      })
      .pipe(response)
  }
}

/** Events of `send`. */
interface HttpError extends Error {
  readonly status: number
}

function setHeaders(
  response: ServerResponse,
  pathname: string,
  headers: readonly (readonly [string, string])[],
  uncached: boolean,
): void {
  for (const [name, value] of headers) response.setHeader(name, value)
  const caching = CACHING.find(({ pattern }) =>
    pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern,
  )
  const type = TYPES.find(({ ending }) => pathname.endsWith(ending))
  if (type) response.setHeader('Content-Type', type.value)
  response.setHeader('Cache-Control', uncached ? 'no-cache' : (caching?.value ?? FRESH))
}

/** The headers of `/*` in `_headers`. HSTS is left out: it would bind this host name to https. */
function readHeaders(out: string): (readonly [string, string])[] {
  const file = path.join(out, '_headers')
  if (!statSync(file, { throwIfNoEntry: false })) return []
  const [block = ''] = readFileSync(file, 'utf8').split(/\n(?=\/)/)
  const pairs = block
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/:\s*(.*)/))
  return pairs
    .filter(([name]) => name && name !== 'Strict-Transport-Security')
    .map(([name = '', value = '']) => [name, value] as const)
}

/** The not-found page of the address's language, else the common one, with status 404. */
function notFound({ out, decorate = (html) => html }: ServerOptions): Middleware {
  return (request, response) => {
    const language = /^\/([a-z]{2})\//.exec(request.url ?? '')?.[1]
    const candidates = [language && path.join(out, language, '404.html'), path.join(out, '404.html')].filter(
      (file) => typeof file === 'string',
    )
    const page = candidates.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
    if (!page) return refuse(response, 404, 'Not found')
    for (const [name, value] of readHeaders(out)) response.setHeader(name, value)
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': FRESH })
    response.end(request.method === 'HEAD' ? undefined : decorate(readFileSync(page, 'utf8')))
  }
}
