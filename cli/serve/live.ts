import type { IncomingMessage, ServerResponse } from 'node:http'
import type { StyleSwap } from './style-swaps.ts'
import type { LiveMessage } from './live-message.ts'
import { createReconnections, type Reconnections } from './reconnections.ts'
import { createRevisions } from './revisions.ts'
import type { Middleware } from '../middleware.ts'
import type { ShownIssue } from './shown-issues.ts'

export interface Live {
  readonly middleware: Middleware
  /** Adds the script to a page. */
  readonly decorate: (html: string) => string
  readonly send: (message: LiveMessage) => void
  /** Sets why visitors do not see a page, by path, and tells the open pages. */
  readonly mark: (ribbonOf: (path: string) => string | null) => void
  /** The issues that open pages show. */
  readonly issues: () => readonly ShownIssue[]
  /** Paths of the pages that are open in a browser. */
  readonly open: () => ReadonlySet<string>
  /** Waits for pages that were told to reload, see `Reconnections`. */
  readonly reloaded: Reconnections['of']
  readonly end: () => void
}

/** A page to be sent. */
export interface PageAnswer {
  readonly html: string
  readonly status: number
}

/** A page that is open in a browser, and the ribbon that it shows. */
interface Stream {
  readonly page: string
  ribbon: string | null
}

const SCRIPT = '/__watch/client.js'
const EVENTS = '/__watch/events'

/**
 * Live reload for `watch`: adds its script to HTML when it is served (the files stay as `generate` writes them), and keeps a stream of
 * events open. `base` is the path of the site, which only browsers know.
 */
export function createLive(
  script: string,
  readPage: (pathname: string) => PageAnswer | undefined,
  base: () => string = () => '',
): Live {
  const streams = new Map<ServerResponse, Stream>()
  const revisions = createRevisions()
  const reconnections = createReconnections()
  let last: LiveMessage = { type: 'fine' }
  let ribbonOf: (path: string) => string | null = () => null
  const tell = (response: ServerResponse, message: LiveMessage | Ribbon): void => {
    response.write(`data: ${JSON.stringify({ ...below(base(), message), revision: revisions.now() })}\n\n`)
  }
  const markStream = (stream: Stream, response: ServerResponse): void => {
    const ribbon = ribbonOf(stream.page)
    if (ribbon === stream.ribbon) return
    stream.ribbon = ribbon
    tell(response, { type: 'ribbon', text: ribbon })
  }
  /** The message for a page that has just connected. */
  const firstFor = (page: string, since: number): LiveMessage =>
    revisions.hasMissed(page, since) ? { type: 'reload', pages: [page] } : last
  /** Keeps the stream of a page open that asks for events. */
  const connect = (request: IncomingMessage, response: ServerResponse, asked: URLSearchParams): void => {
    const page = (asked.get('page') ?? '').slice(base().length)
    const stream: Stream = { page, ribbon: null }
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' })
    tell(response, firstFor(page, Number(asked.get('since') ?? Infinity)))
    streams.set(response, stream)
    reconnections.note(page)
    request.on('close', () => streams.delete(response))
    markStream(stream, response)
  }
  const withScript = (html: string): string => addScript(html, revisions.now())
  return {
    middleware: (request, response, next) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
      if (pathname === EVENTS) return connect(request, response, searchParams)
      if (pathname === SCRIPT) return sendText(response, 'text/javascript', script)
      const page = request.method === 'GET' ? readPage(pathname) : undefined
      if (page === undefined) return next()
      sendText(response, 'text/html', withScript(page.html), page.status)
    },
    decorate: withScript,
    send: (message) => {
      last = message.type === 'issues' ? message : { type: 'fine' }
      revisions.note(message)
      for (const response of streams.keys()) tell(response, message)
    },
    mark: (now) => {
      ribbonOf = now
      for (const [response, stream] of streams) markStream(stream, response)
    },
    issues: () => (last.type === 'issues' ? last.issues : []),
    reloaded: reconnections.of,
    open: () => new Set(Array.from(streams.values(), ({ page }) => page)),
    end: () => {
      for (const response of streams.keys()) response.end()
      // Nothing may be written to them any more.
      streams.clear()
    },
  }
}

function addScript(page: string, revision: number): string {
  const script = `<script type="module" src="${SCRIPT}" data-watch-revision="${revision}"></script>`
  return page.replace('</head>', () => `${script}\n</head>`)
}

/** The label over a page that visitors do not see. */
interface Ribbon {
  readonly type: 'ribbon'
  readonly text: string | null
}

/** The message with the addresses that browsers use. */
function below(base: string, message: LiveMessage | Ribbon): LiveMessage | Ribbon {
  if (message.type === 'styles')
    return { ...message, swaps: message.swaps.map(([from, to]): StyleSwap => [base + from, base + to]) }
  return message.type === 'reload' ? { ...message, pages: message.pages.map((page) => base + page) } : message
}

function sendText(response: ServerResponse, type: string, text: string, status = 200): void {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' }).end(text)
}
