import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriersIn, barriersOf } from '../support/axe.ts'
import { addLink, holdBack } from '../support/browser.ts'
import { serveRealSite, visiting } from '../support/real.ts'
import { watchShown } from '../support/shown.ts'

const real = serveRealSite()
const ENGLISH = '/en/services-overview/'

const at = visiting(real)

const rows = (page: Page) => page.locator('[data-item]:visible')
const keys = (page: Page): Promise<(string | null)[]> =>
  rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-item')))
const prices = (page: Page): Promise<string[]> => page.locator('td[data-column=price]').allInnerTexts()
const chip = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name} \\d+$`) })
const headings = (page: Page) => page.locator('.service-index-area h3')
const status = (page: Page) => page.locator('.filter [role=status]')
const pair = (page: Page) => page.locator('.service-pair [role=status]')
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Compare ${name}`, exact: true })
const comparison = (page: Page) => page.locator('.comparison table')
const query = (page: Page): string => decodeURIComponent(new URL(page.url()).search)

describe('the filter', () => {
  test('narrows by area, model and budget together, counts, and says how many are left', () =>
    at(ENGLISH, async ({ page }) => {
      expect(await rows(page).count()).toBe(37)
      await chip(page, 'Security').click()
      await expect.poll(() => headings(page).allInnerTexts()).toEqual(['Security'])
      await chip(page, 'Fixed-price project').click()
      await chip(page, 'Up to €10,000').click()
      await expect.poll(() => keys(page)).toEqual(['nis2', 'data-security-service'])
      expect(await status(page).innerText()).toBe('2 services')
      await expect.poll(() => query(page)).toBe('?area=security&model=project&budget=once-10000')
    }))

  test('finds what costs something once and then by the month in both budgets', () =>
    at(`${ENGLISH}?area=security&budget=month`, async ({ page }) => {
      await expect.poll(() => keys(page)).toContain('managed-red-tenant')
      await chip(page, 'Over €20,000').click()
      await chip(page, 'Per month').click()
      await expect.poll(() => keys(page)).toEqual(['managed-red-tenant'])
    }))

  test('says that nothing matches, and leads back and on; the focus stays in the filter', () =>
    at(`${ENGLISH}?area=azure&budget=once-10000&model=time&model=ongoing&compare=nis2`, async ({ page }) => {
      await chip(page, 'By day or hour').click()
      await expect.poll(() => status(page).innerText()).toBe('No services found')
      expect(await page.locator('.empty-note a').getAttribute('href')).toBe('/en/company/contact-and-locations/')
      await page.getByRole('button', { name: 'Reset filters' }).click()
      await expect.poll(() => rows(page).count()).toBe(37)
      expect(await page.evaluate(() => document.activeElement?.closest('.filter') !== null)).toBe(true)
      // What has been picked for a comparison is no filter.
      await expect.poll(() => query(page)).toBe('?compare=nis2')
    }))
})

describe('a click before the code is there', () => {
  test('counts beside what the address asks for', () =>
    at('/en/', async ({ page, go }) => {
      const letGo = await holdBack(page, /island-/)
      await go(`${ENGLISH}?area=security&budget=once-10000`)
      await chip(page, 'Fixed-price project').click()
      letGo()
      await expect.poll(() => query(page)).toBe('?area=security&model=project&budget=once-10000')
      expect(await status(page).innerText()).toBe('2 services')
    }))
})

describe('the order by price', () => {
  test('groups by what a price is for, ascending or descending in each group, and names the area', () =>
    at(ENGLISH, async ({ page }) => {
      const sort = page.getByLabel('Sort')
      await sort.focus()
      await sort.selectOption({ label: 'price, low to high' })
      await expect.poll(() => headings(page).first().innerText()).toBe('One-time')
      const amounts = async (): Promise<number[]> => {
        const texts = await page.locator('.service-index-area').first().locator('td[data-column=price]').allInnerTexts()
        return texts.map((text) => Number(/€([\d,]+)/.exec(text)?.[1]?.replace(',', '')))
      }
      const up = await amounts()
      expect(up.length).toBeGreaterThan(10)
      expect(up).toEqual(up.toSorted((one, other) => one - other))
      expect(await rows(page).first().locator('.note').innerText()).toBe('Workplace and identity')
      await sort.selectOption({ label: 'price, high to low' })
      await expect.poll(amounts).toEqual(up.toReversed())
      await expect.poll(() => query(page)).toBe('?sort=price-down')
      expect(await rows(page).count()).toBe(37)
      await sort.selectOption({ label: 'by area' })
      await expect.poll(() => headings(page).count()).toBe(3)
      await expect.poll(() => query(page)).toBe('')
    }))

  test('counts as well if it is chosen before the code is there', () =>
    at('/en/', async ({ page, go }) => {
      const letGo = await holdBack(page, /island-/)
      await go(ENGLISH)
      await page.getByLabel('Sort').focus()
      await page.getByLabel('Sort').selectOption('price')
      letGo()
      await expect.poll(() => headings(page).first().innerText()).toBe('One-time')
      await expect.poll(() => query(page)).toBe('?sort=price')
    }))
})

describe('the comparison', () => {
  test('is a table of two services with captions, and headers for rows and columns', () =>
    at(ENGLISH, async ({ page }) => {
      await box(page, 'Managed Workplace').click()
      await expect.poll(() => pair(page).innerText()).toMatch(/^Managed Workplace is selected\. Pick a second/)
      await box(page, 'Security Operations Center').click()
      await expect
        .poll(() => comparison(page).locator('thead th a').allInnerTexts())
        .toEqual(['Managed Workplace', 'Security Operations Center'])
      expect(await comparison(page).locator('caption').innerText()).toBe(
        'Managed Workplace and Security Operations Center compared',
      )
      expect(await comparison(page).locator('tbody th[scope=row]').allInnerTexts()).toEqual([
        'Price',
        'Model',
        'Duration',
        'For whom',
        'Included',
        'Term and payment',
        'Response time',
      ])
      const [price, , , , , term, response] = await comparison(page).locator('tbody tr td:last-child').allInnerTexts()
      expect([price, term, response].map((text) => text?.replaceAll('\u00A0', ' '))).toEqual([
        'from €7.90 per identity per month',
        'Minimum 12 months, notice period 3 months',
        'P1: 15 min',
      ])
    }))

  test('refuses a third service and says why; the button leads to the table', () =>
    at(`${ENGLISH}?compare=nis2&compare=managed-intune`, async ({ page }) => {
      await comparison(page).waitFor()
      const third = box(page, 'Managed Entra')
      expect(await third.getAttribute('aria-disabled')).toBe('true')
      await third.click({ force: true })
      await expect.poll(() => pair(page).innerText()).toContain('deselect one of these first')
      expect(await third.isChecked()).toBe(false)
      expect(query(page)).toBe('?compare=nis2&compare=managed-intune')
      await page.getByRole('button', { name: 'See comparison' }).click()
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
        'Managed Intune and NIS2 gap analysis compared',
      )
      await page.getByRole('button', { name: 'Clear selection' }).click()
      await expect.poll(() => comparison(page).count()).toBe(0)
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('pick-managed-intune')
      await expect.poll(() => query(page)).toBe('')
    }))

  test('keeps its services whatever the filter shows, and states only what the page of a service does', () =>
    at(`${ENGLISH}?area=azure&compare=exchange-online&compare=azure-foundation`, async ({ page }) => {
      await expect.poll(() => comparison(page).locator('tbody tr').count()).toBe(6)
      const included = comparison(page).locator('tr', { hasText: 'Included' }).locator('td')
      // Without an offer, what the steps result in.
      expect(await included.first().locator('li').count()).toBe(4)
      const payment = comparison(page).locator('tr', { hasText: 'Term and payment' }).locator('td')
      expect(await payment.first().innerText()).toBe('not stated here, see the service’s page')
      expect(await included.last().locator('li').count()).toBe(5)
      await expect.poll(() => keys(page)).not.toContain('exchange-online')
    }))
})

describe('the address', () => {
  const STATE = '?area=azure&sort=price&compare=azure-foundation&compare=avd-foundation'

  test('is enough to get the same, survives a reload, and Back from a service restores it', () =>
    at(`${ENGLISH}${STATE}`, async ({ page }) => {
      const restored = async (): Promise<unknown> => [
        await rows(page).count(),
        await page.getByLabel('Sort').inputValue(),
        await comparison(page).count(),
        await page.getByRole('checkbox', { checked: true }).count(),
      ]
      await expect.poll(restored).toEqual([13, 'price', 1, 2])
      await page.reload()
      await expect.poll(restored).toEqual([13, 'price', 1, 2])
      await page.getByRole('link', { name: 'AVD Foundation' }).first().click()
      await page.waitForURL('**/en/azure/avd-foundation/')
      await page.goBack()
      await expect.poll(restored).toEqual([13, 'price', 1, 2])
      expect(query(page)).toBe(STATE)
    }))

  test('with values that nobody knows is that of the whole list', () =>
    at(`${ENGLISH}?area=moon&sort=random&compare=x&budget=1`, async ({ page }) => {
      await expect.poll(() => rows(page).count()).toBe(37)
      expect(await pair(page).innerText()).toBe('')
    }))

  test('shows what it asks for and never the whole list before it', async () => {
    const { page, go, close } = await real().open({
      viewport: { width: 1000, height: 1600 },
      reducedMotion: 'no-preference',
    })
    const seen = await watchShown(page, '[data-item] th')
    await page.route(/island-/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.continue()
    })
    await go(`${ENGLISH}?area=security&budget=once-10000`)
    await expect.poll(async () => (await seen()).texts).toEqual(['NIS2 gap analysis|Data security assessment'])
    expect((await seen()).shift).toBeLessThan(0.002)
    await close()
  })
})

describe('everybody', () => {
  test.each(['de', 'en', 'es'])(
    'sees the first service with its price on the first screen of a phone, a tablet and a desk (%s)',
    (locale) =>
      at(`/${locale}/services-overview/`, async ({ page }) => {
        for (const [width, height] of [
          [390, 844],
          [820, 1180],
          [1440, 900],
        ] as const) {
          await page.setViewportSize({ width, height })
          const price = await rows(page).first().locator('td[data-column=price]').boundingBox()
          expect((price?.y ?? height) + (price?.height ?? 0), `${width} pixels`).toBeLessThan(height)
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        }
      }),
  )

  test('on a phone unfolds the further choices, and the address unfolds them as well', () =>
    at(
      ENGLISH,
      async ({ page, go }) => {
        expect(await chip(page, 'Ongoing').isVisible()).toBe(false)
        await page.getByRole('button', { name: 'Filter and sort' }).click()
        await expect.poll(() => chip(page, 'Ongoing').isVisible()).toBe(true)
        await go(`${ENGLISH}?model=time`)
        await expect.poll(() => chip(page, 'By day or hour').isVisible()).toBe(true)
      },
      { viewport: { width: 390, height: 844 } },
    ))

  test('can do all of it with the keyboard', () =>
    at(ENGLISH, async ({ page }) => {
      await page.locator('.chip').first().focus()
      await page.keyboard.press('Space')
      await expect.poll(() => query(page)).toBe('?area=workplace')
      await page.getByLabel('Sort').focus()
      await page.keyboard.press('ArrowDown')
      await expect.poll(() => query(page)).toBe('?area=workplace&sort=price')
      await rows(page).first().locator('a').focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await expect.poll(() => comparison(page).count()).toBe(1)
      expect(await page.evaluate(() => document.activeElement?.matches('[data-item] input'))).toBe(true)
    }))

  test('without script has the whole list with all prices, and nothing that looks like a control', () =>
    at(
      '/de/services-overview/',
      async ({ page }) => {
        expect(await rows(page).count()).toBe(37)
        expect((await prices(page)).filter((text) => text.trim() === '')).toEqual([])
        expect(await page.locator('.service-index :is(button, input, select, label, fieldset):visible').count()).toBe(0)
        expect(await page.getByRole('columnheader', { name: 'Vergleich', exact: true }).count()).toBe(0)
      },
      { javaScriptEnabled: false },
    ))

  test.each(['de', 'en', 'es'])('axe finds nothing in %s: before, sorted, compared and without a match', (locale) =>
    at(
      `/${locale}/services-overview/`,
      async (tab) => {
        const { page, said, isSameDocument } = tab
        expect(await barriersOf(page, 'meta-viewport')).toEqual([])
        // By links, which keep the document, and in it the code of axe.
        for (const [asked, sign] of [
          ['?sort=price&compare=nis2&compare=exchange-online', '.comparison table'],
          ['?area=azure&model=time&budget=month', '.empty-note a'],
        ] as const) {
          await addLink(tab, asked, 'on')
          await page.$eval('main a.new', (link) => (link as HTMLElement).click())
          await page.locator(sign).waitFor()
          await page.$eval('main a.new', (link) => link.remove()).catch(() => undefined)
          expect(await barriersIn(page, 'main'), asked).toEqual([])
        }
        expect(await isSameDocument()).toBe(true)
        expect(said.filter((text) => !text.includes('axe'))).toEqual([])
      },
      { bypassCSP: true },
    ),
  )
})
