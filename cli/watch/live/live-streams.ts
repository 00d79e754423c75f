import type { IncomingMessage, ServerResponse } from 'node:http'
import type { LiveIssue, LiveMessage, Ribbon, StyleSwap } from '../../../renderer/client/watch/live-message.ts'
import { createReconnections, type Reconnections } from './reconnections.ts'
import { createRevisions } from './revisions.ts'

/** The streams of events to the pages that are open in a browser. */
export interface Streams {
  /** Keeps the stream of a page open that asks for events. */
  readonly connect: (request: IncomingMessage, response: ServerResponse, asked: URLSearchParams) => void
  readonly send: (message: LiveMessage) => void
  /** Sets why visitors do not see a page, by path, and tells the open pages. */
  readonly mark: (ribbonOf: (path: string) => string | null) => void
  /** The issues that open pages show. */
  readonly issues: () => readonly LiveIssue[]
  /** Paths of the pages that are open in a browser. */
  readonly open: () => ReadonlySet<string>
  /** Waits for pages that were told to reload, see `Reconnections`. */
  readonly reloaded: Reconnections['of']
  /** Number of messages so far; a page is served with it. */
  readonly revision: () => number
  readonly end: () => void
}

/** A page that is open in a browser, and the ribbon that it shows. */
interface Stream {
  readonly page: string
  ribbon: string | null
}

/** `base` is the path of the site, which only browsers know. */
export function createStreams(base: () => string): Streams {
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
  const connect: Streams['connect'] = (request, response, asked) => {
    const page = (asked.get('page') ?? '').slice(base().length)
    const stream: Stream = { page, ribbon: null }
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' })
    const hasMissed = revisions.hasMissed(page, Number(asked.get('since') ?? Infinity))
    tell(response, hasMissed ? { type: 'reload', pages: [page] } : last)
    streams.set(response, stream)
    reconnections.note(page)
    request.on('close', () => streams.delete(response))
    markStream(stream, response)
  }
  return {
    connect,
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
    open: () => new Set(Array.from(streams.values(), ({ page }) => page)),
    reloaded: reconnections.of,
    revision: revisions.now,
    end: () => {
      for (const response of streams.keys()) response.end()
      // Nothing may be written to them any more.
      streams.clear()
    },
  }
}

/** The message with the addresses that browsers use. */
function below(base: string, message: LiveMessage | Ribbon): LiveMessage | Ribbon {
  if (message.type === 'styles')
    return { ...message, swaps: message.swaps.map(([from, to]): StyleSwap => [base + from, base + to]) }
  return message.type === 'reload' ? { ...message, pages: message.pages.map((page) => base + page) } : message
}
