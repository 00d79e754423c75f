import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const code = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const RUN = `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
  violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).slice(0, 3).join(', ')))`

/** What axe finds on a page, each with where. The tab is to have `bypassCSP`. */
export async function barriersOf(page: Page): Promise<string[]> {
  await page.evaluate(code)
  return (await page.evaluate(RUN)) as string[]
}
