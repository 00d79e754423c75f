import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const code = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Runs in the page. Only what is wrong leaves it: with all that is right as well, the answer is megabytes. */
const RUN = `(without) => axe.run(document, {
  resultTypes: ['violations'],
  // Else axe reads all sheets and media before it starts: of the rules it runs, only the one about autoplay needs them.
  preload: document.querySelector('audio[autoplay], video[autoplay]') !== null,
  rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
}).then(({ violations }) =>
  violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).slice(0, 3).join(', ')))`

/** Lays out all parts of the page at once, as `arrive` does one by one. */
const LAY_OUT = `for (const part of document.querySelectorAll('main > *, body > footer, [data-parts] > *, [data-part]')) part.setAttribute('data-arrived', '')`

/** What axe finds on a page, each with where, but by some rules. The tab is to have `bypassCSP`. */
export async function barriersOf(page: Page, ...without: readonly string[]): Promise<string[]> {
  // What is not laid out yet has no styles. On a busy machine, idle moments for one part after the other are rare.
  await page.evaluate(LAY_OUT)
  await page.waitForSelector('html:not([data-arriving])', { state: 'attached', timeout: 120_000 })
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(code)
  return (await page.evaluate(`(${RUN})(${JSON.stringify(without)})`)) as string[]
}
