import { stopServer } from '../../support/process/server.ts'
import { rmSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { copyFixture, generate } from '../../support/site.ts'
import { launch, openTab, serve, sharedBrowser, type Tab, type TabOptions } from './browser.ts'
import { addPages } from './pages.ts'

/** A built and served copy of the fixture site, and a browser, for all tests of a file. Its tabs show motion. */
export interface Built {
  readonly root: string
  readonly out: string
  readonly base: string
  readonly open: (options?: TabOptions) => Promise<Tab>
}

export function buildForBrowser(name: string, ...flags: string[]): () => Built {
  let built: Built | undefined
  const ends: (() => unknown)[] = []
  beforeAll(async () => {
    const root = copyFixture(name)
    ends.push(() => rmSync(root, { recursive: true, force: true }))
    addPages(root)
    const run = generate(root)
    if (run.code !== 0) throw new Error(run.stderr)
    const out = path.join(root, 'output')
    const { base, server } = await serve(out)
    ends.push(() => stopServer(server))
    const browser: Browser = await (flags.length > 0 ? launch(...flags) : sharedBrowser())
    if (flags.length > 0) ends.push(() => browser.close())
    built = {
      root,
      out,
      base,
      open: (options) => openTab(browser, base, { reducedMotion: 'no-preference', ...options }),
    }
  })
  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
  })
  return () => {
    if (!built) throw new Error('The site is not built yet')
    return built
  }
}
