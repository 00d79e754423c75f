import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Middleware } from './server.ts'

/** Messages to open pages: reload, or the issues of the content. */
type LiveMessage =
  | { readonly type: 'styles'; readonly from: string; readonly to: string }
  | { readonly type: 'reload'; readonly pages: readonly string[] }
  | { readonly type: 'issues'; readonly text: string }
  | { readonly type: 'fine' }

export interface Live {
  readonly middleware: Middleware
  /** Adds the script to a page. */
  readonly decorate: (html: string) => string
  readonly send: (message: LiveMessage) => void
  /** Paths of the pages that are open in a browser. */
  readonly open: () => ReadonlySet<string>
  readonly end: () => void
}

/** A page to be sent. */
export interface PageAnswer {
  readonly html: string
  readonly status: number
}

const SCRIPT = '/__watch/client.js'
const EVENTS = '/__watch/events'

/**
 * Live reload for `watch`: adds its script to HTML when it is served (the files stay as `generate` writes them), and keeps a stream of
 * events open.
 */
export function createLive(script: string, readPage: (pathname: string) => PageAnswer | undefined): Live {
  const streams = new Map<ServerResponse, string>()
  let last: LiveMessage = { type: 'fine' }
  return {
    middleware: (request, response, next) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
      if (pathname === EVENTS) return listen(request, response, last, streams, searchParams.get('page') ?? '')
      if (pathname === SCRIPT) return sendText(response, 'text/javascript', script)
      const page = request.method === 'GET' ? readPage(pathname) : undefined
      if (page === undefined) return next()
      sendText(response, 'text/html', withScript(page.html), page.status)
    },
    decorate: withScript,
    send: (message) => {
      last = message.type === 'issues' ? message : { type: 'fine' }
      for (const stream of streams.keys()) stream.write(`data: ${JSON.stringify(message)}\n\n`)
    },
    open: () => new Set(streams.values()),
    end: () => {
      for (const stream of streams.keys()) stream.end()
    },
  }
}

function withScript(page: string): string {
  return page.replace('</head>', () => `<script type="module" src="${SCRIPT}"></script>\n</head>`)
}

function listen(
  request: IncomingMessage,
  response: ServerResponse,
  last: LiveMessage,
  streams: Map<ServerResponse, string>,
  page: string,
): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' })
  response.write(`data: ${JSON.stringify(last)}\n\n`)
  streams.set(response, page)
  request.on('close', () => streams.delete(response))
}

function sendText(response: ServerResponse, type: string, text: string, status = 200): void {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' }).end(text)
}

/**
 * Page that `watch` shows at every address until a build has succeeded: its live script shows the errors, and loads the page
 * that was asked for when they are mended. Undefined for addresses of other files.
 */
export function shellPage(pathname: string): PageAnswer | undefined {
  if (/\.[a-z0-9]+$/.test(pathname) && !pathname.endsWith('.html')) return undefined
  return { html: HTML, status: 503 }
}

const HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Nothing has been built yet</title>
</head>
<body>
<h1>Nothing has been built yet</h1>
<p>The site has errors: they are shown here and in the terminal. When they are mended, this page loads by itself.</p>
</body>
</html>
`
