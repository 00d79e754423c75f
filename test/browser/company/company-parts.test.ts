import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { SHARED } from '../../support/run/shared-sites.ts'
import { barriersOf } from '../support/axe.ts'
import { openTab, sharedBrowser, type Tab } from '../support/browser.ts'
import { CONTACT, PATH, serveCompany, visitContact, type Visit } from '../support/company.ts'

const company = serveCompany('company-parts')
const visit = (run: (visit: Visit) => Promise<void>): Promise<void> => visitContact(company().base, 390, run)

/** Runs at the width of a phone and at that of a desk. */
async function atBothWidths(page: Page, run: (width: number) => Promise<void>): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await run(width)
  }
}

const press = (dialog: Locator, name: string): Promise<void> => dialog.getByRole('button', { name }).click()

/** Focuses each link and button of the page beside the dialog; gives those that it covers. */
function coveredBy(dialog: Locator): Promise<string[]> {
  return dialog.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect()
    const stops = [...document.querySelectorAll<HTMLElement>('main :is(a, button), footer :is(a, button)')]
    const isCovered = (stop: HTMLElement): boolean => {
      stop.focus()
      const box = stop.getBoundingClientRect()
      return document.activeElement === stop && box.left >= left && box.top >= top
    }
    return stops.filter(isCovered).map(({ innerText }) => innerText)
  })
}

/** Size and look of a button. */
function lookOf(button: Locator): Promise<unknown> {
  return button.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect()
    const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element)
    return [Math.round(width), Math.round(height), color, backgroundColor, borderColor, fontSize, fontWeight]
  })
}

describe("on the company's site with services, at 390 and 1440 pixels,", () => {
  test('nothing is loaded before a visitor decides, who can reject as easily as accept', () =>
    visit(async ({ page, dialog, foreign, said }) => {
      const [reject, accept] = ['Alle ablehnen', 'Alle annehmen'].map((name) => dialog.getByRole('button', { name }))
      await atBothWidths(page, async (width) => {
        expect(await lookOf(reject as Locator), `${width} pixels`).toEqual(await lookOf(accept as Locator))
        for (const button of [reject, accept]) {
          const { y = 0, height = 0 } = (await button?.boundingBox()) ?? {}
          expect(y + height, `${width} pixels`).toBeLessThan(844)
        }
      })
      expect(await dialog.locator('input:checked').count()).toBe(0)
      await press(dialog, 'Alle ablehnen')
      await page.reload()
      await page.locator('[data-service-settings]:visible').waitFor()
      expect(await dialog.isVisible()).toBe(false)
      expect(await page.evaluate(() => document.cookie)).toBe('')
      expect(foreign).toEqual([])
      expect(said).toEqual([])
    }))

  test('the question comes before the content by keyboard, and hides no stop of it', () =>
    visit(async ({ page, dialog }) => {
      await atBothWidths(page, async (width) => {
        expect(await coveredBy(dialog), `${width} pixels`).toEqual([])
      })
      await dialog.getByRole('button', { name: 'Alle ablehnen' }).press('Enter')
      await page.keyboard.press('Tab')
      expect(
        await page
          .locator('main a')
          .first()
          .evaluate((link) => link === document.activeElement),
      ).toBe(true)
    }))

  test('the place of the map fits, shows it when asked, and the counter comes with consent', () =>
    visit(async ({ page, dialog, foreign, said }) => {
      await press(dialog, 'Später entscheiden')
      await atBothWidths(page, async (width) => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        const place = await page.locator('#map .facade').boundingBox()
        const text = await page.locator('#map .facade-text').boundingBox()
        expect(text?.y, `${width} pixels`).toBeGreaterThan(place?.y ?? Infinity)
      })
      await page.locator('#map').getByRole('button', { name: 'Stadtplan hier zeigen' }).click()
      await expect.poll(() => page.frameLocator('#map iframe').getByRole('heading').innerText()).toBe('Graz')
      expect(foreign).toEqual(['https://maps.example/graz'])
      await page.locator('[data-service-settings]').press('Enter')
      await press(dialog, 'Alle annehmen')
      await expect.poll(() => page.evaluate(() => document.cookie)).toContain('_visit=1')
      expect(said).toEqual([])
    }))

  test('axe finds nothing in the dialog, in the place of the map and in what is shown there', () =>
    visit(async ({ page, dialog }) => {
      const expectNoBarrier = (): Promise<void> =>
        atBothWidths(page, async (width) => {
          // Axe takes a document that is embedded for the background of a bar that lies above it.
          await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
          expect(await barriersOf(page), `${width} pixels`).toEqual([])
        })
      await expectNoBarrier()
      await page.locator('[data-service-settings]').press('Enter')
      await expectNoBarrier()
      await press(dialog, 'Alle ablehnen')
      await page.locator('#map [data-show=once]').click()
      await page.frameLocator('#map iframe').getByRole('heading').waitFor()
      await expectNoBarrier()
    }))
})

const html = (site: string, address: string): string => readFileSync(path.join(site, address, 'index.html'), 'utf8')
const fileOf = (page: string, pattern: RegExp): string => pattern.exec(page)?.[1] ?? ''
const gzip = (site: string, file: string): number => gzipSync(readFileSync(path.join(site, file))).length

test('services add little to what a page loads, and nothing where a site has none', () => {
  const { out } = company()
  const sheet = (site: string): string => fileOf(html(site, CONTACT), /href="(?:\/it)?(\/assets\/style\.[^"]+)"/)
  expect(gzip(out, sheet(out)) - gzip(SHARED.real, sheet(SHARED.real))).toBeLessThan(1000)
  expect(gzip(out, fileOf(html(out, CONTACT), /"\/it(\/assets\/services\.[^"]+)"/))).toBeLessThan(11_000)
  expect(readFileSync(path.join(SHARED.real, sheet(SHARED.real)), 'utf8')).not.toContain('.services-actions')
})

test.each([
  ['de', 'Alle ablehnen', 'Nur wenn Sie Besuchszählung zustimmen'],
  ['en', 'Reject all', 'Only if you agree to Visit counter'],
])('in %s, the dialog and the list of what is stored speak the language of the page', (locale, reject, set) => {
  const page = html(company().out, `/${locale}/cookies/`).replaceAll('\u00AD', '')
  expect(
    [`>${reject}</button>`, 'data-storage="site:consent"', 'data-storage="_visit"', set].filter(
      (text) => !page.includes(text),
    ),
  ).toEqual([])
})

describe("the company's site below a path", () => {
  const at = async (address: string, width: number, run: (tab: Tab) => Promise<void>): Promise<void> => {
    const tab = await openTab(await sharedBrowser(), company().base, { viewport: { width, height: 900 } })
    await tab.go(`${PATH}${address}`)
    await run(tab)
    expect(tab.asked.filter((one) => !one.startsWith(`${PATH}/`) && !one.startsWith('data:'))).toEqual([])
    expect(tab.said).toEqual([])
    await tab.close()
  }

  test.each([390, 1440])(
    'at %d pixels, loads one file of each picture, in a format that the browser prefers',
    (width) =>
      at('/de/posts/finops-meeting-in-twenty-minutes/', width, async ({ page, asked }) => {
        const pictures = page.locator('.picture img')
        expect(await pictures.count()).toBeGreaterThan(0)
        for (const picture of await pictures.all()) {
          await picture.scrollIntoViewIfNeeded()
          await expect
            .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
            .toBe(true)
        }
        const loaded = asked.filter((address) => address.includes('/assets/pictures/'))
        expect(loaded.filter((address) => !address.endsWith('.avif'))).toEqual([])
        expect(loaded).toHaveLength(await pictures.count())
      }),
  )

  test('leads to a section within a text, and to a post from a table, without a new document', () =>
    at('/de/security/nis2/', 1440, async ({ page, isSameDocument }) => {
      const text = page.locator('main', { hasText: 'Was die Leitung nicht delegieren kann' })
      expect(await text.count()).toBe(1)
      expect(await text.innerText()).not.toContain('::block')
      await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/it/de/blog/"]')?.click())
      await page.waitForURL('**/it/de/blog/')
      await page.evaluate(() =>
        document.querySelector<HTMLAnchorElement>('a[href="/it/de/posts/from-elsewhere/"]')?.click(),
      )
      await page.waitForURL('**/it/de/posts/from-elsewhere/')
      await expect.poll(() => page.locator('main').innerText()).toContain('Dieser Text stand in einer Tabelle.')
      expect(await isSameDocument()).toBe(true)
    }))

  test('shows the imprint in Spanish surroundings with a notice, without a barrier', () =>
    at('/es/imprint/', 390, async ({ page }) => {
      expect(await page.evaluate(() => [document.documentElement.lang, document.querySelector('main')?.lang])).toEqual([
        'es-ES',
        'en-US',
      ])
      expect(await page.locator('main [role=note]').innerText()).toContain('en inglés')
      expect(await barriersOf(page)).toEqual([])
    }))

  test('has a page without any script, with its menu', () =>
    at('/de/datenschutz/', 390, async ({ page }) => {
      expect(
        await page.evaluate(() => [...document.scripts].filter(({ type }) => type !== 'application/ld+json').length),
      ).toBe(0)
      await page.getByText('Menü', { exact: true }).first().click()
      await expect.poll(() => page.locator('#menu summary', { hasText: 'Workplace' }).isVisible()).toBe(true)
    }))
})
