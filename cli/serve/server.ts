import { existsSync, readFileSync, statSync } from 'node:fs'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { constants } from 'node:zlib'
import compression from 'compression'
import send from 'send'
import type { MountedReceiver } from '../receiver/mount.ts'
import { MendableError } from '../program.ts'
import { currentBase } from './current-base.ts'
import { copyFor } from './precompressed.ts'
import { currentRules, type HostName } from './hosts/hosts.ts'
import type { HostRules } from './hosts/rules.ts'

/** A request handler that may pass a request on. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

export interface ServerOptions {
  readonly out: string
  readonly port: number
  /** The host whose file decides how to answer; `cloudflare` by default. */
  readonly as?: HostName | undefined
  /** Makes browsers revalidate every file, for `watch`, instead of caching as long as the host allows. */
  readonly uncached: boolean
  /** Runs first and may take requests of any method. */
  readonly actions?: Middleware
  /** Runs before files are served. */
  readonly before?: Middleware
  /** Changes a not-found page before it is sent. */
  readonly decorate?: (html: string) => string
  /** Creates the receiver of the forms, for pages of these origins. */
  readonly receiver?: (origins: readonly [string, ...string[]]) => MountedReceiver
}

/** The port is in use. */
class PortError extends MendableError {
  override readonly name = 'PortError'
}

/** Only this machine: the server is for previews, and the folder may contain drafts. */
const HOST = '127.0.0.1'

/**
 * Serves an output folder as a static host would: folders by their index.html, 301 for redirects and missing slashes, 404
 * with the page of the language, compression, and the headers that the host's own file names. Each request looks at the folder as it is then:
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
  const base = currentBase(options.out)
  const rules = currentRules(options.as ?? 'cloudflare', options.out, base)
  const handlers = [
    guard,
    ...(options.actions ? [options.actions] : []),
    ...(receiver ? [forms(receiver)] : []),
    wellFormed,
    redirects(options, rules, base),
    belowBase(base),
    ...(options.before ? [options.before] : []),
    compress(),
    files(options, rules, base),
    notFound(options, rules, base),
  ]
  server.on('request', (request, response) => {
    // During shutdown, an open connection gets one more response.
    if (!server.listening) response.shouldKeepAlive = false
    try {
      run(handlers, request, response)
    } catch (error) {
      failed(response, error)
    }
  })
  return {
    url: `http://${HOST}:${port}${base()}/`,
    close: () => finish(server, receiver),
  }
}

/** The receiver of the forms, for the origins that result from the port. */
async function mounted({ receiver }: ServerOptions, port: number): Promise<MountedReceiver | undefined> {
  return receiver?.([originOf(HOST, port), originOf('localhost', port)])
}

/** As browsers write it: port 80 is omitted. */
function originOf(host: string, port: number): string {
  return new URL(`http://${host}:${port}`).origin
}

function forms(receiver: MountedReceiver): Middleware {
  return (request, response, next) => {
    if (!receiver.handle(request, response)) next()
  }
}

/** Combines handlers. */
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

/** Accepts no new connections, and waits for forms being sent, whose uploads would otherwise have to start again. */
async function finish(server: http.Server, receiver: MountedReceiver | undefined): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  await receiver?.close()
  server.closeAllConnections()
  await closed
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

/** Refuses what a static host does not support, and ignores invalid ranges, as RFC 9110 says. */
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

/** A failing request must not end the server, for example when a file disappears while it is read. */
function failed(response: ServerResponse, error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  if (response.headersSent) response.destroy()
  else refuse(response, 500, 'The request failed.')
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
}

/** The default of the package, 4, compresses style sheets worse than gzip does. 5 takes a millisecond longer per page. */
const BROTLI_QUALITY = 5

function compress(): Middleware {
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }
  // Ranges refer to the bytes of the file itself, not of its compressed form.
  const filter: compression.CompressionFilter = (request, response) =>
    !response.hasHeader('Content-Range') && compression.filter(request, response)
  // The package has the types of Express, whose requests extend those of Node.
  return compression({ brotli, filter }) as unknown as Middleware
}

/** Redirects old paths, adds the trailing slash of pages, and leads from `/` to the path of the site. */
function redirects({ out }: ServerOptions, rules: () => HostRules, base: () => string): Middleware {
  return (request, response, next) => {
    const { pathname, search } = new URL(request.url ?? '/', `http://${HOST}`)
    const target =
      rules().redirect(decoded(pathname), search) ??
      withSlash(out, pathname, search, base()) ??
      (pathname === '/' && base() !== '' ? `${base()}/` : undefined)
    if (target === undefined) next()
    else response.writeHead(301, { Location: target.replaceAll(/[^!-~]+/g, encodeURIComponent) }).end()
  }
}

/** The decoded path; an invalid one is returned as it is. */
function decoded(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

/** Passes requests on with the path that they have within the output. */
function belowBase(base: () => string): Middleware {
  return (request, response, next) => {
    const { url = '/' } = request
    if (base() !== '' && !url.startsWith(`${base()}/`) && !url.startsWith('/__watch/'))
      return refuse(response, 404, `This site is at ${base()}/.`)
    if (!url.startsWith('/__watch/')) request.url = url.slice(base().length)
    next()
  }
}

function withSlash(out: string, pathname: string, search: string, base: string): string | undefined {
  if (pathname.endsWith('/') || !/^(\/[a-z0-9][a-z0-9._~-]*)+$/i.test(pathname)) return undefined
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return undefined
  return existsSync(path.join(out, pathname.slice(base.length), 'index.html')) ? `${pathname}/${search}` : undefined
}

/** A dot folder that hosts publish, RFC 8615. Others that may be in an output, such as `.git/`, are hidden. */
const WELL_KNOWN = '/.well-known/'

function files({ out, uncached }: ServerOptions, rules: () => HostRules, base: () => string): Middleware {
  return (request, response, next) => {
    const [pathname = '/'] = (request.url ?? '/').split('?')
    const shown = decoded(base() + pathname)
    if (rules().isHidden(shown)) return next()
    const dotfiles = pathname.startsWith(WELL_KNOWN) ? 'allow' : 'ignore'
    const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname
    const copy = copyFor(request, path.join(out, decoded(file)))
    send(request, copy ? file + copy.ending : pathname, { root: out, cacheControl: false, dotfiles })
      .on('headers', () => setHeaders(response, { ...copy?.headers, ...rules().headers(shown) }, uncached))
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

/** Without HSTS, which would bind this host name to HTTPS. */
function setHeaders(
  response: ServerResponse,
  { 'Strict-Transport-Security': _hsts, ...headers }: Readonly<Record<string, string>>,
  uncached: boolean,
): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  if (uncached) response.setHeader('Cache-Control', 'no-cache')
}

/** Sends the not-found page of the host for a path, with status 404. */
function notFound(
  { out, uncached, decorate = (html) => html }: ServerOptions,
  rules: () => HostRules,
  base: () => string,
): Middleware {
  return (request, response) => {
    const { file, headers } = rules().notFound(decoded(base() + ((request.url ?? '/').split('?')[0] ?? '/')))
    const page = [file.slice(base().length), '404.html'].map((name) => path.join(out, name)).find(isFile)
    if (!page) return refuse(response, 404, 'Not found')
    setHeaders(response, headers, uncached)
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end(request.method === 'HEAD' ? undefined : decorate(readFileSync(page, 'utf8')))
  }
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false
}
