import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { withoutPolicy } from './kept.ts'
import { LOOK, markLooks } from './looks.ts'

const code = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const address = addressOf(code)

async function addressOf(script: string): Promise<string> {
  const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'max-age=31536000, immutable' }
  const server = createServer((_, response) => response.writeHead(200, headers).end(script)).listen(0, '127.0.0.1')
  server.unref()
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/axe.js`
}

/** Chromium compiles a file once for many pages; what is evaluated, on each: a sixth of a look. Most policies forbid such a file. */
async function addAxe(page: Page): Promise<void> {
  if (withoutPolicy.has(page)) await page.addScriptTag({ url: await address })
  else await page.evaluate(code)
}

/** Runs in the page. Only what is wrong leaves it: with all that is right as well, the answer is megabytes. */
const RUN = `(part, without) => axe.run(part ?? document, {
  resultTypes: ['violations'],
  // Else axe reads all sheets and media before it starts: of the rules it runs, only the one about autoplay needs them.
  preload: document.querySelector('audio[autoplay], video[autoplay]') !== null,
  rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
}).then(({ violations }) =>
  violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).slice(0, 3).join(', ')))`

/** Lays out all parts of the page at once, as `arrive` does one by one. */
const LAY_OUT = `for (const part of document.querySelectorAll('main > *, body > footer, [data-parts] > *, [data-part]')) part.setAttribute('data-arrived', '')`

/** What axe finds on a page, each with where, but by some rules. Faster in a tab with `bypassCSP`. */
export async function barriersOf(page: Page, ...without: readonly string[]): Promise<string[]> {
  // What is not laid out yet has no styles. On a busy machine, idle moments for one part after the other are rare.
  await page.evaluate(LAY_OUT)
  await page.waitForSelector('html:not([data-arriving])', { state: 'attached', timeout: 120_000 })
  return found(page, null, without)
}

/** What axe finds in a part of a page that is laid out already. */
export function barriersIn(page: Page, selector: string): Promise<string[]> {
  return found(page, selector, [])
}

async function found(page: Page, part: string | null, without: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await addAxe(page)
  await page.evaluate(`axe.configure({ rules: [{ id: 'color-contrast', selector: '[${LOOK}]' }] })`)
  await page.evaluate(markLooks, { part, mark: LOOK })
  return (await page.evaluate(`(${RUN})(${JSON.stringify(part)}, ${JSON.stringify(without)})`)) as string[]
}
