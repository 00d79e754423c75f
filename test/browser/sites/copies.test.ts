import { stopServer } from '../../support/process/server.ts'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { copyFixture, edit, generate } from '../../support/site.ts'
import { barriersOf } from '../support/axe.ts'
import { openTab, serve, sharedBrowser, type Tab } from '../support/browser.ts'

let root = ''
let base = ''
let tab: Tab
const ends: (() => unknown)[] = []

beforeAll(async () => {
  root = copyFixture('browser-copies')
  ends.push(() => rmSync(root, { recursive: true, force: true }))
  for (const locale of ['de', 'en']) edit(root, `content/pages/imprint/${locale}.md`, 'es: link', 'es: copy')
  const text = 'See [the imprint](/imprint).'
  edit(root, 'content/pages/about/es.md', '## Second part', `${text}\n\n## Second part`)
  for (const locale of ['de', 'en']) edit(root, `content/pages/imprint/${locale}.md`, 'Alpha GmbH', 'See [us](/about).')
  const run = generate(root)
  if (run.code !== 0) throw new Error(run.stderr)
  const served = await serve(path.join(root, 'output'))
  base = served.base
  ends.push(() => stopServer(served.server))
}, 120_000)
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})
beforeEach(async () => {
  tab = await openTab(await sharedBrowser(), base, { bypassCSP: true })
})
afterEach(() => tab.close())

const language = (): Promise<unknown> =>
  tab.page.evaluate(() => [document.documentElement.lang, document.querySelector('main')?.lang])

test('a copy is reached and left without a document load, and the main part alone changes its language', async () => {
  await tab.go('/es/about/')
  await tab.page.click('main a[href="/es/imprint/"]')
  await tab.page.waitForFunction(() => document.title.startsWith('Imprint'))
  expect(await language()).toEqual(['es-ES', 'en-US'])
  await tab.page.click('main a[href="/es/about/"]')
  await tab.page.waitForFunction(() => document.title.startsWith('Sobre'))
  expect(await language()).toEqual(['es-ES', ''])
  expect(await tab.isSameDocument()).toBe(true)
})

test('a copy has no barriers that axe finds', async () => {
  await tab.go('/es/imprint/')
  expect(await tab.page.textContent('main [role=note]')).toContain('English')
  const other = await barriersOf(tab.page)
  await tab.go('/en/imprint/')
  // The fixture theme has faults of its own.
  expect(other).toEqual(await barriersOf(tab.page))
})
