import { stopServer } from '../../support/process/server.ts'
import { rmSync } from 'node:fs'
import path from 'node:path'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { copyCompanyWithParts } from '../../support/company.ts'
import { generate } from '../../support/site.ts'
import { openTab, serve, sharedBrowser, type Tab } from './browser.ts'

/** The path that the copy of the company's site is below. */
export const PATH = '/it'
/** The page with the map of another company. */
export const CONTACT = '/de/company/contact-and-locations/'

/** A built and served copy of the company's site that uses every part of the generator. */
export interface Company {
  readonly out: string
  /** Without the path of the site. */
  readonly base: string
}

/** Builds and serves the copy for all tests of a file. */
export function serveCompany(name: string): () => Company {
  let company: Company = { out: '', base: '' }
  const ends: (() => unknown)[] = []
  beforeAll(async () => {
    const root = copyCompanyWithParts(name)
    ends.push(() => rmSync(root, { recursive: true, force: true }))
    const run = generate(root)
    if (run.code !== 0) throw new Error(run.stderr)
    const out = path.join(root, 'output')
    const { base, server } = await serve(out)
    ends.push(() => stopServer(server))
    company = { out, base: new URL(base).origin }
  }, 300_000)
  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
  })
  return () => company
}

export interface Visit extends Tab {
  readonly dialog: Locator
  /** What was asked of other hosts. */
  readonly foreign: readonly string[]
}

/** Opens the contact page; for the hosts of the services, which no network leads to, answers are made up. */
export async function visitContact(base: string, width: number, run: (visit: Visit) => Promise<void>): Promise<void> {
  const tab = await openTab(await sharedBrowser(), base, { viewport: { width, height: 844 } })
  const foreign: string[] = []
  await tab.page.context().route(/^https:\/\/(?:maps|visits)\.example\//, async (route) => {
    const address = route.request().url()
    foreign.push(address)
    const [contentType, body] = address.endsWith('.js')
      ? ['text/javascript', "document.cookie = '_visit=1; Path=/'"]
      : ['text/html', '<!doctype html><html lang="de"><title>Stadtplan</title><main><h1>Graz</h1></main>']
    await route.fulfill({ contentType, body })
  })
  await tab.go(`${PATH}${CONTACT}`)
  const dialog = tab.page.locator('dialog#services')
  await expect.poll(() => dialog.isVisible()).toBe(true)
  await run({ ...tab, dialog, foreign })
  await tab.close()
}
