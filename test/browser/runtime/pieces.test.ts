import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTab, sharedBrowser } from '../support/browser.ts'
import { serveRealSite } from '../support/real.ts'
import { watchShown } from '../support/shown.ts'

const PIECE_BYTES = 3000
const PAUSE_MS = 30
/** More than the first screen of a page has. */
const SLOW_BYTES = 72_000
/** A shift of two hundredths is felt by nobody; a map that jumps with its hero has 0.04. */
const MAX_SHIFT = 0.02

const real = serveRealSite()
let slow: Server
let base: string

beforeAll(async () => {
  slow = servePieces(real().base).listen(0, '127.0.0.1')
  await new Promise((resolve) => slow.once('listening', resolve))
  base = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`
})
afterAll(() => {
  slow.close()
})

/** Another server's responses; documents in pieces, as a slow connection has them. */
function servePieces(origin: string): Server {
  return createServer((asked, answer) => {
    const { host: _host, 'accept-encoding': _coding, ...headers } = asked.headers
    const passed = request(origin + asked.url, { method: asked.method, headers }, async (response) => {
      answer.writeHead(response.statusCode ?? 500, response.headers)
      if (!response.headers['content-type']?.startsWith('text/html')) return response.pipe(answer)
      const body = await buffer(response)
      for (let at = 0; at < SLOW_BYTES; at += PIECE_BYTES) {
        answer.write(body.subarray(at, at + PIECE_BYTES))
        await pause(PAUSE_MS)
      }
      return answer.end(body.subarray(SLOW_BYTES))
    })
    passed.end()
  })
}

describe('a document that comes in pieces', () => {
  test.each([
    ['a list with a map', '/de/services-overview/'],
    ['a landing page', '/de/'],
    ['a service', '/de/workplace/managed-workplace/'],
    ['a list of posts', '/en/blog/'],
    ['a case', '/de/casestudies/hallbrueck-maschinenbau/'],
    ['an event', '/de/events/nis2-breakfast-graz/'],
  ])('of %s does not move what is painted', async (_kind, address) => {
    const options = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', isFirstVisit: true } as const
    const tab = await openTab(await sharedBrowser(), base, options)
    const seen = await watchShown(tab.page, 'h1')
    await tab.page.goto(address, { waitUntil: 'networkidle' })
    expect((await seen()).shift).toBeLessThan(MAX_SHIFT)
    await tab.close()
  })
})
