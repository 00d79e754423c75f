import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesOf } from '../../support/site.ts'
import { serveRealSite } from '../support/real.ts'

const real = serveRealSite()
const SERVICE = '/de/workplace/managed-workplace/'

/** Whether the bar covers what has the focus, or, of what is higher than the room between header and bar, its beginning. */
const COVERED = `(() => {
  const { activeElement } = document
  if (activeElement === document.body || activeElement.closest('.page-bar, header')) return false
  const bar = document.querySelector('.page-bar').getBoundingClientRect()
  const header = document.querySelector('header').getBoundingClientRect()
  const focused = activeElement.getBoundingClientRect()
  const isHigh = focused.height > bar.top - Math.max(header.bottom, 0)
  return focused.top < bar.bottom && (isHigh ? focused.top : focused.bottom) > bar.top
})()`

describe.each([390, 1440])('the bar of a long page, at %d pixels,', (width) => {
  const options = { viewport: { width, height: 800 } }

  test('comes when the hero with its action is gone', async () => {
    const { page, close } = await real().open(options)
    await page.goto(SERVICE)
    const isVisible = async () => page.locator('.page-bar-row').isVisible()
    expect(await isVisible()).toBe(false)
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }))
    await expect.poll(isVisible).toBe(true)
    await close()
  })

  test('leads to a section of the page, and its contents close', async () => {
    const { page, close } = await real().open(options)
    await page.goto(SERVICE)
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }))
    await page.click('.page-bar-button')
    const link = page.locator('.page-contents a').nth(2)
    const hash = (await link.getAttribute('href')) ?? ''
    await link.click()
    await expect.poll(() => page.evaluate(() => window.location.hash)).toBe(hash)
    await expect.poll(() => page.locator('.page-contents').isVisible()).toBe(false)
    await expect.poll(async () => (await page.locator(hash).boundingBox())?.y).toBeGreaterThan(60)
    await close()
  })

  test('never covers what has the focus', async () => {
    const { page, close } = await real().open(options)
    await page.goto(SERVICE)
    await page.waitForSelector('html:not([data-arriving])', { state: 'attached' })
    await page.focus('main a')
    const covered: string[] = []
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab')
      if (await page.evaluate(COVERED)) covered.push(await page.evaluate('document.activeElement.outerHTML'))
    }
    expect(covered).toEqual([])
    await close()
  })
})

test('takes one row on phones, also with long words', async () => {
  const { page, close } = await real().open({ viewport: { width: 360, height: 800 } })
  await page.goto('/es/azure/azure-consulting/')
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }))
  await expect.poll(async () => (await page.locator('.page-bar').boundingBox())?.height).toBeLessThan(80)
  await close()
})

test('says of each service what it costs', () => {
  const { out } = real()
  const documents = filesOf(out).filter((file) => file.endsWith('index.html'))
  const bars = documents.filter((file) => readFileSync(path.join(out, file), 'utf8').includes('class="page-bar '))
  expect(bars.length).toBeGreaterThan(90)
  const silent = bars.filter((file) => !readFileSync(path.join(out, file), 'utf8').includes('class="page-bar-price"'))
  expect(silent).toEqual([])
})

test('the contents open without script', async () => {
  const { page, close } = await real().open({ viewport: { width: 390, height: 800 }, javaScriptEnabled: false })
  await page.goto(SERVICE)
  await page.mouse.wheel(0, 1500)
  await page.click('.page-bar-button')
  await expect.poll(() => page.locator('.page-contents').isVisible()).toBe(true)
  await close()
})

test.each([
  ['a page that names a price in passing', '/de/workplace/microsoft-windows/'],
  ['a page that names none', '/de/authors/'],
])('%s says what prices exclude once, in the footer', async (_, address) => {
  const { page, close } = await real().open()
  await page.goto(address)
  expect(await page.locator('.vat-note:visible').count()).toBe(1)
  expect(await page.locator('.site-footer .vat-note').isVisible()).toBe(true)
  await close()
})

test('a page with a list of prices and examples of them says it below the list and in the footer', async () => {
  const { page, close } = await real().open()
  await page.goto('/de/services-overview/')
  expect(await page.locator('.vat-note:visible').count()).toBe(2)
  expect(await page.locator('.service-index .vat-note, [id=index] .vat-note').isVisible()).toBe(true)
  await close()
})

test('a page that is no service has none', async () => {
  const { page, close } = await real().open()
  await page.goto('/de/security/are-you-under-attack/')
  expect(await page.locator('.page-bar').count()).toBe(0)
  await close()
})

test('the page for emergencies has a call bar on phones, above all that follows', async () => {
  const { page, close } = await real().open({ viewport: { width: 390, height: 800 } })
  await page.goto('/de/security/are-you-under-attack/')
  // The page grows as its parts are laid out.
  const belowAt = (top: number): Promise<string | undefined> =>
    page.evaluate((place) => {
      window.scrollTo({ top: place, behavior: 'instant' })
      return document.elementFromPoint(195, 780)?.closest('a')?.href
    }, top)
  expect(await belowAt(0)).toBeUndefined()
  await expect.poll(() => belowAt(2500)).toBe('tel:+498999998700')
  const endsAbove = (): Promise<boolean> =>
    page.evaluate(() => {
      window.scrollTo({ top: 99_999, behavior: 'instant' })
      const [bar, languages] = ['.call-bar', '.site-footer .language-list'].map((part) =>
        document.querySelector(part)?.getBoundingClientRect(),
      )
      return bar !== undefined && languages !== undefined && languages.bottom <= bar.top
    })
  await expect.poll(endsAbove).toBe(true)
  await close()
})
