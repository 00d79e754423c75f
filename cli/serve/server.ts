import http from 'node:http'
import { MendableError } from '../program.ts'
import type { MountedReceiver } from '../receiver/mount.ts'
import { currentBase } from './current-base.ts'
import { copiesOnRequest, type CopiesOnRequest } from './copies-on-request.ts'
import { compress, failed, guard, wellFormed } from './guards.ts'
import { currentRules } from './hosts/hosts.ts'
import { oneAfterOther } from './pipelined.ts'
import { HOST, type ServerOptions } from './server-options.ts'
import type { Middleware } from '../middleware.ts'
import { belowBase, files, notFound, redirects } from './static-files.ts'

/** The port is in use. */
class PortError extends MendableError {
  override readonly name = 'PortError'
}

/**
 * Serves an output folder as a static host would: folders by their index.html, 301 for redirects and missing slashes, 404 with the page of
 * the language, compression, and the headers that the host's own file names. Each request reads the folder's current state: a build may
 * replace it at any time. Requests for another host name are refused, so that no page elsewhere can read it through a name of its own (DNS
 * rebinding).
 */
export async function startServer(options: ServerOptions): Promise<{ url: string; close: () => Promise<void> }> {
  const server = http.createServer()
  // A client may end its side with its request, as `nc -N` does. `watch` learns by it that a page was closed.
  if (!options.uncached) Object.assign(server, { httpAllowHalfOpen: true })
  await listen(server, options.port)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : options.port
  const receiver = await mounted(options, port).catch(async (error: unknown) => {
    await close(server)
    throw error
  })
  const base = currentBase(options.out)
  const copies = options.uncached ? undefined : copiesOnRequest(options.out)
  const answer = inTurn(...handlersOf(options, base, receiver, copies))
  const listener = oneAfterOther((request, response) => {
    // During shutdown, an open connection gets one more response.
    if (!server.listening) response.shouldKeepAlive = false
    try {
      answer(request, response, () => undefined)
    } catch (error) {
      failed(response, error)
    }
  })
  server.on('request', listener)
  return {
    url: `http://${HOST}:${port}${base()}/`,
    close: () => finish(server, receiver).finally(() => copies?.remove()),
  }
}

/** The request handlers, in order. */
function handlersOf(
  options: ServerOptions,
  base: () => string,
  receiver: MountedReceiver | undefined,
  copies: CopiesOnRequest | undefined,
): Middleware[] {
  const rules = currentRules(options.as ?? 'cloudflare', options.out, base)
  return [
    guard,
    ...(options.actions ? [options.actions] : []),
    ...(receiver ? [forms(receiver)] : []),
    wellFormed,
    redirects(options, rules, base),
    belowBase(base),
    ...(options.before ? [options.before] : []),
    compress(),
    files(options, rules, base, copies),
    notFound(options, rules, base),
  ]
}

/** The receiver of the forms, for the origins that result from the port. */
async function mounted({ receiver }: ServerOptions, port: number): Promise<MountedReceiver | undefined> {
  return receiver?.([originOf(HOST, port), originOf('localhost', port)])
}

/** The origin in the form that browsers send, without port 80. */
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

/** Connections that wait to be accepted. Of more than that, the first try is lost, and browsers try again after one second, then three. */
const BACKLOG = 4096

function listen(server: http.Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new PortError(`Port ${port} is in use. Set another one with --port, or 0 for any free one.`)
          : error,
      ),
    )
    server.listen({ port, host: HOST, backlog: BACKLOG }, resolve)
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
