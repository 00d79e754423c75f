import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { createLive } from '../../../../../cli/watch/live/live.ts'
import type { LiveMessage } from '../../../../../renderer/client/watch/live-message.ts'

/** A server of one page, and what browsers get from it. */
function server() {
  const live = createLive('', () => ({ html: '<head></head>', status: 200 }))
  const get = (url: string): { readonly body: () => string; readonly headers: () => object } => {
    let body = ''
    let sent = {}
    const write = (chunk: string): void => void (body += chunk)
    const writeHead = (_status: number, headers: object): object => {
      sent = headers
      return response
    }
    const response = { writeHead, write, end: write }
    // Only what the code under test uses.
    const request = Object.assign(new EventEmitter(), { url, method: 'GET' }) as IncomingMessage
    live.middleware(request, response as unknown as ServerResponse, () => undefined)
    return { body: () => body, headers: () => sent }
  }
  const revisionOf = (page: string): string => /data-watch-revision="(\d+)"/.exec(get(page).body())?.[1] ?? ''
  const connect = (page: string, since: string): (() => LiveMessage[]) => {
    const { body } = get(`/__watch/events?page=${encodeURIComponent(page)}&since=${since}`)
    return () => Array.from(body().matchAll(/data: (.*)/g), ([, data = '']) => JSON.parse(data) as LiveMessage)
  }
  return { live, get, revisionOf, connect }
}

test('a page with drafts is loaded by no other website that is open in the browser', () => {
  expect(server().get('/de/').headers()).toMatchObject({
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  })
})

describe('a page that connects', () => {
  test('gets no message if nothing has changed since it was served', () => {
    const { connect, revisionOf } = server()
    expect(connect('/de/', revisionOf('/de/'))()).toEqual([{ type: 'fine', revision: 0 }])
  })

  test.each<[string, LiveMessage]>([
    ['its text', { type: 'reload', pages: ['/de/'] }],
    ['the style sheet', { type: 'styles', swaps: [['/a.css', '/b.css']] }],
  ])('is reloaded if %s has changed while it was loading', (_, message) => {
    const { live, connect, revisionOf } = server()
    const since = revisionOf('/de/')
    live.send(message)
    expect(connect('/de/', since)()).toEqual([{ type: 'reload', pages: ['/de/'], revision: 1 }])
  })

  test('is not reloaded for another page, nor for what it was served with', () => {
    const { live, connect, revisionOf } = server()
    live.send({ type: 'reload', pages: ['/de/'] })
    const since = revisionOf('/de/')
    live.send({ type: 'reload', pages: ['/en/'] })
    expect(connect('/de/', since)()).toEqual([{ type: 'fine', revision: 2 }])
  })

  test('learns the number of each message, to name it when it connects again', () => {
    const { live, connect } = server()
    const messages = connect('/de/', '0')
    live.send({ type: 'reload', pages: ['/en/'] })
    live.send({ type: 'fine' })
    expect(messages().map((message) => 'revision' in message && message.revision)).toEqual([0, 1, 2])
  })

  test('gets nothing more when the server ends', () => {
    const { live, connect } = server()
    const messages = connect('/de/', '0')
    live.end()
    live.send({ type: 'reload', pages: ['/de/'] })
    expect(messages()).toHaveLength(1)
  })
})
