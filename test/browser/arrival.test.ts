import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { serveRealSite } from './real.ts'
import type { Tab } from './browser.ts'

const real = serveRealSite()
const PHONE: BrowserContextOptions = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true }
const EVENT = '/de/events/nis2-breakfast-graz/'
const RUNTIME = /\/assets\/main\./

async function onPhone(work: (tab: Tab) => Promise<void>, options: BrowserContextOptions = {}): Promise<void> {
  const tab = await real().open({ ...PHONE, ...options })
  await work(tab).finally(() => tab.close())
}

/** What of the page the browser leaves out, by class. */
function leftOut(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main > *, body > footer')]
      .filter(({ firstElementChild: child }) => child?.checkVisibility({ contentVisibilityAuto: true }) === false)
      .map(({ className }) => className),
  )
}

const arrived = (page: Page): Promise<unknown> => page.waitForSelector('html:not([data-arriving])')

describe('the first page of a visit', () => {
  test('is painted without what lies below the fold, and is whole soon after', () =>
    onPhone(async ({ page }) => {
      let begin = (): void => undefined
      const held = new Promise<void>((resolve) => (begin = resolve))
      await page.route(RUNTIME, (route) => held.then(() => route.continue()))
      await page.goto('/de/', { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      expect(await leftOut(page)).toContain('site-footer')
      expect((await leftOut(page)).length).toBeGreaterThan(4)
      begin()
      await arrived(page)
      expect(await leftOut(page)).toEqual([])
    }))

  test('does not shift while the rest of it arrives', () =>
    onPhone(async ({ page }) => {
      await page.goto('/de/security/managed-red-tenant/')
      await arrived(page)
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) => {
              const values = list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value)
              resolve(values.reduce((sum, value) => sum + value, 0))
            }).observe({ type: 'layout-shift', buffered: true })
            setTimeout(() => resolve(0), 500)
          }),
      )
      expect(shift).toBeLessThan(0.01)
    }))

  test('is whole at once for a place on it, and without script', async () => {
    await onPhone(async ({ page }) => {
      await page.route(RUNTIME, (route) => route.abort())
      await page.goto(`${EVENT}#main`)
      expect(await leftOut(page)).toEqual([])
    })
    await onPhone(
      async ({ page }) => {
        await page.goto('/de/')
        expect(await page.locator('.site-footer a').first().boundingBox()).not.toBeNull()
        expect((await page.locator('main').boundingBox())?.height).toBeGreaterThan(10_000)
      },
      { javaScriptEnabled: false },
    )
  })

  test('is found again where it was left, further down than was laid out', () =>
    onPhone(async ({ page }) => {
      await page.goto('/de/')
      await arrived(page)
      await page.evaluate(() => window.scrollTo({ top: 9000, behavior: 'instant' }))
      await page.waitForFunction(() => (history.state as { y?: number } | null)?.y === 9000)
      await page.reload()
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(9000)
    }))
})

describe('what the first screen does not need', () => {
  test('a form below it: neither its code nor React is loaded before it is near', () =>
    onPhone(async ({ page, asked }) => {
      const code = (): string[] => asked.filter((address) => /island-|shared\./.test(address))
      await page.goto(EVENT, { waitUntil: 'networkidle' })
      await arrived(page)
      await page.waitForTimeout(500)
      expect(code()).toEqual([])
      await page.locator('site-island').scrollIntoViewIfNeeded()
      await expect.poll(code).not.toEqual([])
    }))

  test('a second font: one file serves the whole page', () =>
    onPhone(async ({ page, asked }) => {
      await page.goto('/de/', { waitUntil: 'networkidle' })
      expect(asked.filter((address) => address.endsWith('.woff2'))).toHaveLength(1)
    }))
})
