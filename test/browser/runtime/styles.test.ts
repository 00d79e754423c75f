import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { SHARED, sharedSites } from '../../support/run/shared-sites.ts'
import { filesOf } from '../../support/site.ts'
import { openTab, settle, sharedBrowser } from '../support/browser.ts'
import { serveRealSite } from '../support/real.ts'

const real = serveRealSite()
const LIST = '/de/blog/'
const POST = '/de/posts/token-theft-on-one-page/'

/** The computed look of what a page shows, without what depends on the moment. */
const LOOK = `JSON.stringify([...document.querySelectorAll('main *')].slice(0, 400).map((element) => {
  const { color, fontSize, display, paddingTop, borderTopWidth, gap } = getComputedStyle(element)
  return [element.className, color, fontSize, display, paddingTop, borderTopWidth, gap]
}))`

/** Where everything stands, and how it is drawn. */
const PLACES = `[...document.querySelectorAll('main *')].map((element) => {
  const { x, y, width, height } = element.getBoundingClientRect()
  const { color, backgroundColor, fontSize, borderTopWidth, display } = getComputedStyle(element)
  return [element.tagName, element.getAttribute('class'), x, y, width, height, color, backgroundColor, fontSize, borderTopWidth, display].join(' ')
})`

/** The first place that is another than when this was asked first on the page, and at that width. */
const CHANGE = `((width) => {
  const places = ${PLACES}
  const before = ((window.seen ??= {})[width] ??= places)
  const length = Math.max(places.length, before.length)
  const first = Array.from({ length }, (_, index) => index).find((index) => places[index] !== before[index])
  return first === undefined ? [] : ['at ' + width + ': ' + before[first] + ' → ' + places[first]]
})`

const WIDTHS = [390, 1440] as const

/** An animation that follows the scroll position takes effect with the second frame after a layout. */
const TWO_FRAMES = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))'

/**
 * What has moved or looks different since the first call on a page, at each width. The places stay in the page, as they are many.
 * A window that changes its size costs less than a page that is loaded twice.
 */
async function changesIn(page: Page): Promise<string[]> {
  const changes: string[] = []
  const isWide = (page.viewportSize()?.width ?? 0) > WIDTHS[0]
  for (const width of isWide ? WIDTHS.toReversed() : WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(TWO_FRAMES)
    changes.push(...((await page.evaluate(`${CHANGE}(${width})`)) as string[]))
  }
  return changes
}

/** The sheets that a page's own is made of, the shared one first, since it says which layer is above which. */
function sheetsOf(file: string): readonly [shared: string, ...parts: string[]] {
  const payload = readFileSync(path.join(SHARED.sections, file.replace('index.html', '_payload.json')), 'utf8')
  const [, shared = '', ...parts] = (JSON.parse(payload) as { styles: string[] }).styles
  return [shared, ...parts]
}

function replaceSheets(page: Page, urls: readonly string[]): Promise<unknown> {
  return page.evaluate((hrefs) => {
    const old = [...document.querySelectorAll('link[rel=stylesheet]')]
    const links = hrefs.map((href) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
    const loaded = links.map((link) => new Promise((done) => link.addEventListener('load', done)))
    old.at(-1)?.after(...links)
    return Promise.all(loaded).then(() => old.forEach((link) => link.remove()))
  }, urls)
}

/** Follows a link, as a visitor does. */
function follow(page: Page, to: string): Promise<void> {
  return page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'on' })
    document.querySelector('main')?.append(link)
    link.click()
  }, to)
}

describe('styles by kind of page', () => {
  test.each([
    [LIST, POST],
    [POST, LIST],
    [POST, '/de/azure/azure-consulting/'],
    ['/de/impressum/', '/de/'],
  ])('a page looks the same whether %s led to %s or it was opened itself', async (from, to) => {
    const { page, close } = await real().open()
    await page.goto(to)
    await page.waitForSelector('html:not([data-arriving])')
    await settle(page)
    const opened = await page.evaluate(LOOK)
    await page.goto(from)
    await page.waitForSelector('.runtime-spoken', { state: 'attached' })
    await page.evaluate(() => Object.assign(window, { stays: true }))
    await follow(page, to)
    await page.waitForFunction((path) => location.pathname === path && document.querySelector('main h1'), to)
    await page.waitForSelector('html:not([data-arriving])')
    expect(await page.evaluate('window.stays')).toBe(true)
    await expect.poll(() => page.evaluate(LOOK)).toBe(opened)
    await close()
  })

  test('a document loads one sheet, and visits of other kinds load each part once', async () => {
    const { page, close } = await real().open()
    // What was prefetched is in the browser's cache, so that it is requested again but not transferred.
    const loaded = (): Promise<readonly string[]> =>
      page.evaluate(() => {
        const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
        const sheets = entries.filter(({ name, transferSize }) => name.endsWith('.css') && transferSize > 0)
        return sheets.map(({ name }) => new URL(name).pathname)
      })
    const session = await page.context().newCDPSession(page)
    await session.send('Network.clearBrowserCache')
    await page.goto('/de/impressum/')
    expect((await loaded()).map((url) => url.replace(/\..*/, ''))).toEqual(['/assets/style'])
    for (const to of [POST, '/de/azure/azure-consulting/', LIST, POST, '/de/impressum/']) {
      await follow(page, to)
      await page.waitForFunction((path) => location.pathname === path, to)
    }
    const sheets = await loaded()
    expect(sheets.length).toBeGreaterThan(3)
    expect(new Set(sheets).size).toBe(sheets.length)
    await close()
  })

  test('a page whose styles cannot be loaded is loaded as a document', async () => {
    const { page, close } = await real().open()
    await page.route(/\/assets\/part\./, (route) => route.abort())
    await followToDocument(page)
    expect(await page.locator('main h1').count()).toBe(1)
    await close()
  })

  test('a page whose styles never come is loaded as a document', async () => {
    const { page, close } = await real().open()
    // The time that a visitor waits.
    await page.addInitScript(() => {
      const set = window.setTimeout
      const shorter = (work: TimerHandler, ms?: number, ...rest: unknown[]) => set(work, ms === 1e4 ? 500 : ms, ...rest)
      Object.assign(window, { setTimeout: shorter })
    })
    await page.route(/\/assets\/part\./, () => new Promise(() => undefined))
    await followToDocument(page)
    expect(await page.locator('main h1').count()).toBe(1)
    await close()
  })

  test('at 390 and 1440 pixels, a page has all styles that it needs, in any order of its parts', async () => {
    const documents = filesOf(SHARED.sections).filter((file) => /^de\/.*index\.html$/.test(file))
    const everyPart = new Set(documents.flatMap((file) => sheetsOf(file).slice(1)))
    const { base } = (await sharedSites()).sections
    const { page, close } = await openTab(await sharedBrowser(), base)
    // The runtime would load parts by itself. A route would also switch off the cache.
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.setBlockedURLs', { urls: ['*.js'] })
    const changed: string[] = []
    for (const file of documents) {
      await page.goto(`/${file.replace('index.html', '')}`)
      await page.evaluate(`document.documentElement.removeAttribute('data-arriving')`)
      await changesIn(page)
      const [shared, ...own] = sheetsOf(file)
      // As after visits of pages of all other kinds, and with its own parts the other way round.
      const others = [...everyPart].filter((part) => !own.includes(part))
      await replaceSheets(page, [shared, ...others, ...own.toReversed()])
      changed.push(...(await changesIn(page)).map((change) => `${file} ${change}`))
    }
    expect(documents.length).toBeGreaterThan(10)
    expect(changed).toEqual([])
    await session.detach()
    await close()
  }, 240_000)
})

/** Follows the link to a post, and waits until it has been loaded as a document. */
async function followToDocument(page: Page): Promise<void> {
  await page.goto('/de/impressum/', { waitUntil: 'load' })
  await page.evaluate(() => Object.assign(window, { stays: true }))
  await follow(page, POST)
  await page.waitForURL(`**${POST}`)
  await page.waitForFunction(() => !('stays' in window))
}
