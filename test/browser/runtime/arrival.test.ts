import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { serveRealSite } from '../support/real.ts'
import { settle, type Tab } from '../support/browser.ts'

const real = serveRealSite()
const PHONE: BrowserContextOptions = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true }
const EVENT = '/de/events/nis2-breakfast-graz/'
const POST = '/de/posts/token-theft-on-one-page/'
const RUNTIME = /\/assets\/main\./

async function onPhone(work: (tab: Tab) => Promise<void>, options: BrowserContextOptions = {}): Promise<void> {
  const tab = await real().open({ ...PHONE, reducedMotion: 'no-preference', ...options, isFirstVisit: true })
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
  test('is painted without what is below the fold, and is whole soon after', () =>
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

  test.each(['/de/', '/de/security/managed-red-tenant/'])('does not shift while the rest of %s arrives', (address) =>
    onPhone(async ({ page }) => {
      await page.goto(address)
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
    }),
  )

  test.each([
    ['the code of an island in view', '/de/blog/', 'island-'],
    ['a map below the fold', '/de/', 'art.'],
  ])('asks for %s after it is painted', (_what, address, name) =>
    onPhone(async ({ page }) => {
      await page.goto(address)
      const asked = await page.waitForFunction((part) => {
        const first = performance.getEntriesByType('resource').find((entry) => entry.name.includes(`/assets/${part}`))
        const [paint] = performance.getEntriesByName('first-contentful-paint')
        return first && paint && [first.startTime, paint.startTime]
      }, name)
      const [start = 0, painted = 0] = (await asked.jsonValue()) || []
      expect(painted).toBeGreaterThan(0)
      expect(start).toBeGreaterThan(painted)
    }),
  )

  test.each([
    ['as the runtime lays it out whole', false],
    ['though the runtime does not come', true],
  ])('shows a place on it that a link leads to, %s', (_why, isLost) =>
    onPhone(async ({ page }) => {
      if (isLost) await page.route(RUNTIME, (route) => route.abort())
      await page.goto(`${EVENT}#request`)
      const top = page.locator('#request')
      const away = (): Promise<number> => top.evaluate((place) => Math.abs(place.getBoundingClientRect().top))
      await expect.poll(away).toBeLessThan(120)
      if (!isLost) await arrived(page)
      await settle(page)
      expect(await away()).toBeLessThan(120)
      expect((await leftOut(page)).length > 0).toBe(isLost)
    }),
  )

  test('is whole at once without script', async () => {
    await onPhone(
      async ({ page }) => {
        await page.goto('/de/')
        expect(await page.locator('.site-footer a').first().boundingBox()).not.toBeNull()
        expect((await page.locator('main').boundingBox())?.height).toBeGreaterThan(10_000)
      },
      { javaScriptEnabled: false },
    )
  })

  test.each([
    ['apart from the layout at the end of the document', '/de/blog/', false],
    ['before the first paint, where a query says what to show', '/de/blog/?topic=azure', true],
    ['before the first paint, where a hash does', `${EVENT}#request`, true],
  ])('starts the runtime %s', (_when, address, expected) =>
    onPhone(async ({ page }) => {
      await page.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', ({ timeStamp }) => {
          Object.assign(window, { startedAt: document.querySelector('.runtime-spoken') ? timeStamp : null })
        }),
      )
      await page.goto(address)
      await page.waitForSelector('.runtime-spoken', { state: 'attached' })
      const isStarted = await page.evaluate(
        () => (window as unknown as { startedAt: number | null }).startedAt !== null,
      )
      expect(isStarted).toBe(expected)
    }),
  )

  test('lays out a long text some blocks at a time, and other parts one by one', () =>
    onPhone(async ({ page }) => {
      await page.addInitScript(() => {
        const steps: { blocks: number; others: number }[] = []
        Object.assign(window, { steps })
        new MutationObserver((records) => {
          const blocks = records.filter(({ target }) => (target as Element).closest('[data-parts]')).length
          steps.push({ blocks, others: records.length - blocks })
        }).observe(document, { attributeFilter: ['data-arrived'], subtree: true })
      })
      await page.goto(POST)
      await arrived(page)
      const steps = await page.evaluate(() => (window as unknown as { steps: Record<string, number>[] }).steps)
      expect(Math.max(...steps.map(({ blocks = 0 }) => blocks))).toBe(6)
      expect(steps.filter(({ blocks }) => blocks === 6).length).toBeGreaterThan(4)
      expect(Math.max(...steps.map(({ others = 0 }) => others))).toBe(1)
    }))

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

/** Most that the fonts of a page may weigh. */
const FONT_BYTES = 24 * 1024
/** Height of what is left out: 8rem. */
const LEFT_OUT_PX = 128

function firstPaint(page: Page): Promise<number> {
  return page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)
}

/** When the page began to load a file; 0 until it does. */
function startOf(page: Page, name: RegExp): Promise<number> {
  return page.evaluate(
    (source) =>
      performance.getEntriesByType('resource').find((entry) => new RegExp(source).test(entry.name))?.startTime ?? 0,
    name.source,
  )
}

describe('what the first screen does not need', () => {
  test('a form below it: neither its code nor React is loaded before it is near', () =>
    onPhone(async ({ page, asked }) => {
      const code = (): string[] => asked.filter((address) => /island-|shared\./.test(address))
      await page.goto(EVENT, { waitUntil: 'networkidle' })
      await arrived(page)
      await settle(page)
      expect(code()).toEqual([])
      await page.locator('site-island').scrollIntoViewIfNeeded()
      await expect.poll(code).not.toEqual([])
    }))

  test.each(['/de/', '/en/posts/token-theft-on-one-page/', '/es/blog/'])(
    'further fonts: %s has all its characters in two small files',
    (path) =>
      onPhone(async ({ page, asked }) => {
        await page.goto(path, { waitUntil: 'networkidle' })
        await arrived(page)
        const fonts = asked.filter((address) => address.endsWith('.woff2'))
        expect(fonts).toHaveLength(2)
        const sizes = await page.evaluate(
          (files) => Promise.all(files.map(async (file) => (await (await fetch(file)).arrayBuffer()).byteLength)),
          fonts,
        )
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(FONT_BYTES)
      }),
  )

  test('the manifest, and modules beside the runtime: they are asked for after the first paint', () =>
    onPhone(async ({ page }) => {
      const html = await (await page.request.get('/de/')).text()
      expect(html).not.toMatch(/rel="manifest"|script-adblock[^"]*"><\/script>/)
      await page.goto('/de/')
      await page.waitForSelector('link[rel=manifest][href="/site.webmanifest"]', { state: 'attached' })
      await expect.poll(() => startOf(page, /script-adblock/)).toBeGreaterThan(await firstPaint(page))
    }))

  test('the rest of a long text, of which the first paint holds the beginning', () =>
    onPhone(async ({ page }) => {
      await page.route(RUNTIME, (route) => route.abort())
      await page.goto(POST)
      const shown = await page.evaluate(() =>
        [...document.querySelectorAll('.post-main > .prose > *')].map((part) => part.getBoundingClientRect().height),
      )
      expect(shown.filter((height) => height === LEFT_OUT_PX).length).toBeGreaterThan(shown.length / 2)
    }))
})
