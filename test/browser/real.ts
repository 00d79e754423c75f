import path from 'node:path'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { AT, PROJECT, site } from '../support/site.ts'
import { launch, openTab, serve, type Tab } from './browser.ts'

/** The company's own site, built, served and open to tabs. */
export interface Real {
  readonly out: string
  readonly base: string
  readonly open: (options?: BrowserContextOptions) => Promise<Tab>
}

/** Builds the company's site for the tests of a file; what an earlier file has built is built upon. */
export function buildRealSite(): () => Real {
  let real: Real | undefined
  const ends: (() => unknown)[] = []
  beforeAll(async () => {
    const out = path.join(PROJECT, '.cache', 'test-real')
    const run = site(['generate', '--out', out, '--at', AT])
    if (run.code !== 0) throw new Error(run.stderr)
    const { base, server } = await serve(out)
    ends.push(() => server.kill())
    const browser: Browser = await launch()
    ends.push(() => browser.close())
    real = { out, base, open: (options) => openTab(browser, base, options) }
  })
  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
  })
  return () => {
    if (!real) throw new Error('The site is not built yet')
    return real
  }
}
