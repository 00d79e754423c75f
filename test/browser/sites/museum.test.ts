import { stopServer } from '../../support/process/server.ts'
import type { ChildProcess } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyMuseum } from '../../support/museum.ts'
import { AT, filesOf, site, siteFolder } from '../../support/site.ts'
import { barriersOf } from '../support/axe.ts'
import { openTab, serve, sharedBrowser, takeTime } from '../support/browser.ts'

/** The museum built from the sources, which is faster than with the package, and served with a receiver for its form. */
const ROOT = siteFolder('museum')
const OUT = path.join(ROOT, 'output')
const DATA = path.join(ROOT, 'data')

/** One page of each kind. */
const KINDS = ['', 'exhibitions/', 'visit/', 'booking/', 'about/', 'privacy/', '404.html']
const PAGES = [
  ...['fr', 'ar'].flatMap((locale) => KINDS.map((kind) => `/${locale}/${kind}`)),
  '/',
  '/fr/expositions/alphabet-of-bales/',
  '/ar/exhibitions/thread-and-net/',
  '/fr/maisons/cotton-store/',
  '/ar/houses/villa-mareotis/',
]
const LOOKS = [
  { viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
] as const
const WIDTHS = [320, 390, 820, 1440]

let browser: Browser
let server: ChildProcess
let base: string

beforeAll(async () => {
  rmSync(ROOT, { recursive: true, force: true })
  mkdirSync(ROOT, { recursive: true })
  copyMuseum(ROOT)
  const { code, stdout, stderr } = site(['generate', '--root', ROOT, '--at', AT])
  if (code !== 0) throw new Error(stdout + stderr)
  browser = await sharedBrowser()
  ;({ base, server } = await serve(OUT, '--data', DATA))
}, 120_000)

afterAll(() => server && stopServer(server))

test('axe finds nothing, on a small light screen and on a large dark one', async () => {
  const found: string[] = []
  const tab = await openTab(browser, base, { bypassCSP: true })
  for (const address of PAGES) {
    await tab.go(address).catch(() => undefined)
    // Both in one document: in the second one the code of axe is compiled already.
    for (const { viewport, colorScheme } of LOOKS) {
      await tab.page.setViewportSize(viewport)
      await tab.page.emulateMedia({ colorScheme })
      found.push(...(await barriersOf(tab.page)).map((fault) => `${address} ${colorScheme}: ${fault}`))
    }
  }
  await tab.page.context().close()
  expect(found).toEqual([])
}, 180_000)

test('no page is wider than its window, and no script or policy complains', async () => {
  const all = filesOf(OUT).filter((file) => file.endsWith('.html') && !file.startsWith('404'))
  const tab = await openTab(browser, base)
  const wide: string[] = []
  for (const file of all) {
    await tab.go(`/${file.replace(/index\.html$/, '')}`)
    for (const width of WIDTHS) {
      await tab.page.setViewportSize({ width, height: 800 })
      const over = await tab.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      if (over > 0) wide.push(`${file} at ${width}: ${over} px`)
    }
  }
  expect(all.length).toBeGreaterThan(30)
  expect(wide).toEqual([])
  expect(tab.said.filter((line) => !line.includes('404'))).toEqual([])
  await tab.close()
}, 120_000)

test('Arabic runs from the right: name, text and arrows; telephone numbers do not', async () => {
  const tab = await openTab(browser, base, { viewport: { width: 1440, height: 900 } })
  const seen = (): Promise<unknown> =>
    tab.page.evaluate(() => {
      const part = (selector: string): Element => document.querySelector(selector) ?? document.body
      const left = (selector: string): number => part(selector).getBoundingClientRect().left
      return {
        nameFirst: left('.brand') > left('.menu'),
        textFirst: left('.opening-text') > left('.opening-picture'),
        arrow: getComputedStyle(part('main .arrow')).scale,
        phone: getComputedStyle(part('footer a[href^="tel:"]')).direction,
        heading: getComputedStyle(part('h1')).direction,
      }
    })
  await tab.go('/ar/')
  expect(await seen()).toEqual({ nameFirst: true, textFirst: true, arrow: '-1 1', phone: 'ltr', heading: 'rtl' })
  await tab.go('/fr/')
  expect(await seen()).toEqual({ nameFirst: false, textFirst: false, arrow: 'none', phone: 'ltr', heading: 'ltr' })
  await tab.close()
})

describe('the booking form', () => {
  test('says in Arabic what is missing, and leads to it', async () => {
    const tab = await openTab(browser, base)
    await tab.go('/ar/booking/')
    await ready(tab.page)
    await tab.page.getByRole('button').click()
    const faults = tab.page.getByRole('alert').getByRole('link')
    await expect.poll(() => faults.count()).toBe(7)
    expect(await faults.first().textContent()).toBe('اختر إجابة من القائمة.')
    await tab.close()
  })

  test('takes the digits of an Arabic keyboard, and hands them on as 0 to 9', async () => {
    const tab = await openTab(browser, base)
    await tab.go('/ar/exhibitions/thread-and-net/')
    await ready(tab.page)
    const { page } = tab
    await page.locator('[name=visit]').selectOption('guided')
    await page.locator('[name=tongue]').selectOption('ar')
    await page.locator('[name=date]').fill('2099-05-01')
    await page.locator('[name=people]').fill('١٢')
    await page.locator('[name=name]').fill('هدى')
    await page.locator('[name=email]').fill('hoda@example.org')
    await page.locator('[name=phone]').fill('٠١٠ ٥٥٥٠ ١٢٣')
    await page.locator('[name=consent]').check()
    await takeTime(page)
    await page.locator('button[type=submit]').click()
    await expect.poll(() => page.locator('.form-sent h3').textContent(), { timeout: 10_000 }).toBe('وصلنا طلبك')
    expect(stored()).toMatchObject([
      {
        form: 'booking',
        subject: 'thread-and-net',
        locale: 'ar',
        values: { visit: 'guided', people: '12', phone: '010 5550 123' },
      },
    ])
    await tab.close()
  })
})

/** Waits until the script has the form: it then leaves the checks to us. */
async function ready(page: Page): Promise<void> {
  await page.locator('form').scrollIntoViewIfNeeded()
  await page.locator('form[novalidate]').waitFor()
}

/** What the receiver has kept. */
function stored(): unknown[] {
  const names = readdirSync(DATA, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
  const values = names.map((name) => JSON.parse(readFileSync(path.join(DATA, name), 'utf8')) as object)
  return values.filter((value) => 'values' in value)
}
