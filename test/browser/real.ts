import { stopServer } from '../support/server.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { SHARED } from '../support/shared-sites.ts'
import { openTab, serve, sharedBrowser, type Tab, type TabOptions } from './browser.ts'

/** The company's own site, served and open to tabs. */
interface Real {
  readonly out: string
  readonly base: string
  readonly open: (options?: TabOptions) => Promise<Tab>
}

/** Serves the company's site, as it was built for all files of tests: those of one file. */
export function serveRealSite(): () => Real {
  let real: Real | undefined
  const ends: (() => unknown)[] = []
  beforeAll(async () => {
    const out = SHARED.real
    const { base, server } = await serve(out)
    ends.push(() => stopServer(server))
    const browser: Browser = await sharedBrowser()
    real = { out, base, open: (options) => openTab(browser, base, options) }
  })
  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
  })
  return () => {
    if (!real) throw new Error('The site is not served yet')
    return real
  }
}
