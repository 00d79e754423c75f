import type { ServerResponse } from 'node:http'
import { createStreams, type Streams } from './live-streams.ts'
import type { Middleware } from '../../middleware.ts'

export interface Live extends Omit<Streams, 'connect' | 'revision'> {
  readonly middleware: Middleware
  /** Adds the script to a page. */
  readonly decorate: (html: string) => string
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
 * events open. `base` is the path of the site, which only browsers know.
 */
export function createLive(
  script: string,
  readPage: (pathname: string) => PageAnswer | undefined,
  base: () => string = () => '',
): Live {
  const { connect, revision, ...streams } = createStreams(base)
  const decorate = (html: string): string => addScript(html, revision())
  return {
    ...streams,
    decorate,
    middleware: (request, response, next) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
      if (pathname === EVENTS) return connect(request, response, searchParams)
      if (pathname === SCRIPT) return sendText(response, 'text/javascript', script)
      const page = request.method === 'GET' ? readPage(pathname) : undefined
      if (page === undefined) return next()
      sendText(response, 'text/html', decorate(page.html), page.status)
    },
  }
}

function addScript(page: string, revision: number): string {
  const script = `<script type="module" src="${SCRIPT}" data-watch-revision="${revision}"></script>`
  return page.replace('</head>', () => `${script}\n</head>`)
}

/** Other websites that are open in the browser cannot load it, as drafts are not public. */
const OWN = { 'Cross-Origin-Resource-Policy': 'same-origin', 'X-Content-Type-Options': 'nosniff' }

function sendText(response: ServerResponse, type: string, text: string, status = 200): void {
  const headers = { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store', ...OWN }
  response.writeHead(status, headers).end(text)
}
