import { rmSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stopServer, withServer } from '../../support/process/server.ts'
import { edit, filesOf, site, siteFolder } from '../../support/site.ts'
import { barriersOf } from '../support/axe.ts'
import { openTab, serve, sharedBrowser } from '../support/browser.ts'

/** The site that `init` makes, in a language of its own and in one from right to left. */
const root = siteFolder('starter')
const out = path.join(root, 'output')

/** A group of the menu without a page of its own. */
const GROUP = `  - name: about
    languages: { de: { title: Über uns }, ar: { title: من نحن } }
    children: [news, contact]
`

let browser: Browser
let base = ''
let stop = (): Promise<void> => Promise.resolve()

beforeAll(async () => {
  rmSync(root, { recursive: true, force: true })
  expect(site(['init', root, '--name', 'Blue Harbour', '--languages', 'de,ar'])).toMatchObject({ code: 0 })
  edit(root, 'content/navigation.yaml', 'groups:\n', `groups:\n${GROUP}`)
  expect(site(['generate', '--root', root])).toMatchObject({ code: 0 })
  const { base: address, server } = await serve(out, '--data', path.join(root, '.data'))
  base = address
  stop = () => stopServer(server)
  browser = await sharedBrowser()
})
afterAll(async () => {
  await stop()
  rmSync(root, { recursive: true, force: true })
})

/** The addresses of all pages of the first language, and of two in the other. */
function pages(): string[] {
  const files = filesOf(out).filter((file) => /^(de\/.*|ar\/)(index|404)\.html$/.test(file))
  return files.map((file) => `/${file.replace(/index\.html$/, '')}`)
}

describe.each(['light', 'dark'] as const)('the site that init makes, %s', (colorScheme) => {
  test('axe finds nothing on any page, and no page is wider than a phone', async () => {
    const tab = await openTab(browser, base, { colorScheme, bypassCSP: true, viewport: { width: 390, height: 844 } })
    const faults: string[] = []
    for (const address of pages()) {
      await tab.go(address)
      faults.push(...(await barriersOf(tab.page)).map((fault) => `${address} ${fault}`))
      const over = await tab.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      if (over > 0) faults.push(`${address} is ${over} pixels too wide`)
    }
    await tab.close()
    expect(pages()).toHaveLength(8)
    expect(faults).toEqual([])
  })
})

test('on a phone, a button opens the menu of the site that init makes; Escape and a link close it', async () => {
  const tab = await openTab(browser, base, { viewport: { width: 390, height: 844 } })
  await tab.go('/de/')
  const { page } = tab
  const button = page.getByRole('button', { name: 'Menü' })
  const group = page.getByRole('navigation', { name: 'Menü' }).getByRole('button', { name: 'Über uns' })
  const height = await page.locator('header').evaluate((header) => header.clientHeight)
  expect(height).toBeLessThan(80)
  await button.press('Enter')
  await group.press('Enter')
  await expect.poll(() => group.getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.press('Escape')
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await group.isVisible()).toBe(false)
  await button.press('Enter')
  await page.getByRole('link', { name: 'Kontakt' }).first().click()
  await page.waitForURL('**/de/contact/')
  expect(await group.isVisible()).toBe(false)
  expect(tab.said).toEqual([])
  await tab.close()
})

test('the form of the site that init makes is sent by the browser and leads to the thank-you page', async () => {
  const tab = await openTab(browser, base)
  await tab.go('/de/contact/')
  await tab.page.getByLabel('Ihr Name').fill('Ada')
  await tab.page.getByLabel('Ihre E-Mail-Adresse').fill('ada@example.com')
  await tab.page.getByLabel('Ihre Nachricht').fill('Guten Tag')
  await tab.page.getByRole('button', { name: 'Abschicken' }).click()
  expect(new URL(tab.page.url()).pathname).toBe('/de/contact/')
  await tab.page.getByRole('checkbox').check()
  await tab.page.getByRole('button', { name: 'Abschicken' }).click()
  await tab.page.waitForURL('**/de/thanks/')
  expect(tab.said).toEqual([])
  await tab.close()
})

test('the gallery of the site that init makes shows its sections in light and dark', async () => {
  await withServer(['watch', '--root', root, '--port', '0'], async (url) => {
    const tab = await openTab(browser, url.replace(/\/$/, ''))
    await tab.page.goto('/_gallery/sections/hero/')
    const ground = () =>
      tab.page
        .frameLocator('iframe >> nth=0')
        .locator('body')
        .evaluate((body) => getComputedStyle(body).backgroundColor)
    await tab.page.getByRole('radio', { name: 'dark' }).check()
    await expect.poll(ground).toBe('rgb(20, 32, 28)')
    await tab.page.getByRole('radio', { name: 'light' }).check()
    await expect.poll(ground).toBe('rgb(250, 248, 243)')
    await tab.close()
  })
})
