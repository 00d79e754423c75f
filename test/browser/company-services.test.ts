import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyCompanyWithServices } from '../support/company.ts'
import { SHARED } from '../support/shared-sites.ts'
import { generate } from '../support/site.ts'
import { barriersOf } from './axe.ts'
import { openTab, serve, sharedBrowser, type Tab } from './browser.ts'

const CONTACT = '/de/company/contact-and-locations/'
const ends: (() => unknown)[] = []
let base = ''
let out = ''

beforeAll(async () => {
  const root = copyCompanyWithServices('company-services')
  ends.push(() => rmSync(root, { recursive: true, force: true }))
  const run = generate(root)
  if (run.code !== 0) throw new Error(run.stderr)
  out = path.join(root, 'output')
  const served = await serve(out)
  base = served.base
  ends.push(() => served.server.kill())
}, 300_000)
afterAll(() => {
  for (const end of ends.toReversed()) end()
})

interface Visit extends Tab {
  readonly dialog: Locator
  /** What was asked of other hosts. */
  readonly foreign: readonly string[]
}

/** Opens the contact page; for the hosts of the services, which no network leads to, answers are made up. */
async function visit(width: number, run: (visit: Visit) => Promise<void>, bypassCSP = false): Promise<void> {
  const tab = await openTab(await sharedBrowser(), base, { viewport: { width, height: 844 }, bypassCSP })
  const foreign: string[] = []
  await tab.page.context().route(/^https:\/\/(?:maps|visits)\.example\//, async (route) => {
    const address = route.request().url()
    foreign.push(address)
    const isScript = address.endsWith('.js')
    const [contentType, body] = isScript
      ? ['text/javascript', "document.cookie = '_visit=1; Path=/'"]
      : ['text/html', '<!doctype html><html lang="de"><title>Stadtplan</title><main><h1>Graz</h1></main>']
    await route.fulfill({ contentType, body })
  })
  await tab.go(CONTACT)
  const dialog = tab.page.locator('dialog#services')
  await expect.poll(() => dialog.isVisible()).toBe(true)
  await run({ ...tab, dialog, foreign })
  await tab.close()
}

const press = (dialog: Locator, name: string): Promise<void> => dialog.getByRole('button', { name }).click()

/** Size and look of a button. */
function lookOf(button: Locator): Promise<unknown> {
  return button.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect()
    const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element)
    return [Math.round(width), Math.round(height), color, backgroundColor, borderColor, fontSize, fontWeight]
  })
}

describe.each([390, 1440])("on the company's site with services, at %d pixels,", (width) => {
  test('nothing is loaded before a visitor decides, who can reject as easily as accept', () =>
    visit(width, async ({ page, dialog, foreign, said }) => {
      const [reject, accept] = ['Alle ablehnen', 'Alle annehmen'].map((name) => dialog.getByRole('button', { name }))
      expect(await lookOf(reject as Locator)).toEqual(await lookOf(accept as Locator))
      for (const button of [reject, accept]) {
        const { y = 0, height = 0 } = (await button?.boundingBox()) ?? {}
        expect(y + height).toBeLessThan(844)
      }
      expect(await dialog.locator('input:checked').count()).toBe(0)
      await press(dialog, 'Alle ablehnen')
      await page.reload()
      await page.locator('[data-service-settings]:visible').waitFor()
      expect(await dialog.isVisible()).toBe(false)
      expect(await page.evaluate(() => document.cookie)).toBe('')
      expect(foreign).toEqual([])
      expect(said).toEqual([])
    }))

  test('the place of the map fits, shows it when asked, and the counter comes with consent', () =>
    visit(width, async ({ page, dialog, foreign, said }) => {
      await press(dialog, 'Später entscheiden')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await page.locator('#map').getByRole('button', { name: 'Stadtplan hier zeigen' }).click()
      await expect.poll(() => page.frameLocator('#map iframe').getByRole('heading').innerText()).toBe('Graz')
      expect(foreign).toEqual(['https://maps.example/graz'])
      await page.locator('[data-service-settings]').press('Enter')
      await press(dialog, 'Alle annehmen')
      await expect.poll(() => page.evaluate(() => document.cookie)).toContain('_visit=1')
      expect(said).toEqual([])
    }))

  test('axe finds nothing in the dialog, in the place of the map and in what is shown there', () =>
    visit(
      width,
      async ({ page, dialog }) => {
        expect(await barriersOf(page)).toEqual([])
        await page.locator('[data-service-settings]').press('Enter')
        expect(await barriersOf(page)).toEqual([])
        await press(dialog, 'Alle ablehnen')
        await page.locator('#map [data-show=once]').click()
        await page.frameLocator('#map iframe').getByRole('heading').waitFor()
        expect(await barriersOf(page)).toEqual([])
      },
      true,
    ))
})

const html = (site: string, address: string): string => readFileSync(path.join(site, address, 'index.html'), 'utf8')
const fileOf = (page: string, pattern: RegExp): string => pattern.exec(page)?.[1] ?? ''
const gzip = (site: string, file: string): number => gzipSync(readFileSync(path.join(site, file))).length

test('services add little to what a page loads, and nothing where a site has none', () => {
  const sheet = (site: string): string => fileOf(html(site, CONTACT), /href="(\/assets\/style\.[^"]+)"/)
  expect(gzip(out, sheet(out)) - gzip(SHARED.real, sheet(SHARED.real))).toBeLessThan(1000)
  expect(gzip(out, fileOf(html(out, CONTACT), /"(\/assets\/services\.[^"]+)"/))).toBeLessThan(11_000)
  expect(readFileSync(path.join(SHARED.real, sheet(SHARED.real)), 'utf8')).not.toContain('.services-actions')
})

test.each([
  ['de', 'Alle ablehnen', 'Nur wenn Sie Besuchszählung zustimmen'],
  ['en', 'Reject all', 'Only if you agree to Visit counter'],
])('in %s, the dialog and the list of what is stored speak the language of the page', (locale, reject, set) => {
  const page = html(out, `/${locale}/cookies/`).replaceAll('\u00AD', '')
  expect(
    [`>${reject}</button>`, 'data-storage="site:consent"', 'data-storage="_visit"', set].filter(
      (text) => !page.includes(text),
    ),
  ).toEqual([])
})
