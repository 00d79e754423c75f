import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { sharedSites } from '../../support/run/shared-sites.ts'
import { openTab, sharedBrowser } from '../support/browser.ts'

/** A page of the fixture that shows every section, in a tab that is closed when the work is done. */
async function at(address: string, options: BrowserContextOptions, work: (page: Page) => Promise<void>): Promise<void> {
  const { base } = (await sharedSites()).sections
  const { page, close } = await openTab(await sharedBrowser(), base, options)
  try {
    await page.goto(address)
    await work(page)
  } finally {
    await close()
  }
}

const WITHOUT_SCRIPT = { javaScriptEnabled: false }

/** Emergency notice: the fixture site has it switched on. */
describe('the emergency banner', () => {
  test('is on security pages only, and closes there without script', () =>
    at('/de/light-long/', WITHOUT_SCRIPT, async (page) => {
      expect(await page.locator('.emergency-banner').isVisible()).toBe(false)
      await page.goto('/de/light-compound/')
      expect(await page.locator('.emergency-banner').isVisible()).toBe(true)
      await page.locator('.emergency-banner summary').click()
      expect(await page.locator('.emergency-banner').isVisible()).toBe(false)
    }))

  test('does not close on the emergency page', () =>
    at('/de/under-attack/', {}, async (page) => {
      expect(await page.locator('.emergency-banner').isVisible()).toBe(true)
      expect(await page.locator('.emergency-banner summary').isVisible()).toBe(false)
    }))
})

describe('a comparison', () => {
  test('is a table where there is room, and its options one by one on a phone', () =>
    at('/de/light-short/', { ...WITHOUT_SCRIPT, viewport: { width: 1440, height: 900 } }, async (page) => {
      const table = page.locator('.compare table')
      const options = (): Promise<number> =>
        page
          .locator('.compare details > summary')
          .evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)
      expect([await table.isVisible(), await options()]).toEqual([true, 0])
      await page.setViewportSize({ width: 390, height: 900 })
      expect(await table.isVisible()).toBe(false)
      expect(await options()).toBeGreaterThanOrEqual(2)
    }))

  test('says on a phone all that its table says', () =>
    at('/de/light-long/', { ...WITHOUT_SCRIPT, viewport: { width: 390, height: 900 } }, async (page) => {
      const texts = (selector: string): Promise<string[]> =>
        page.locator(`.compare ${selector}`).evaluateAll((all) => all.map((one) => one.textContent ?? ''))
      const options = (await texts('.option-list')).join(' ')
      const cells = await texts('table :is(caption, tbody th, tbody td)')
      expect(cells.length).toBeGreaterThan(8)
      expect(cells.filter((cell) => !options.includes(cell.trim()))).toEqual([])
    }))

  test('the names of the options stay in sight below the header while the table is read', () =>
    at('/de/light-long/', { viewport: { width: 1440, height: 500 } }, async (page) => {
      const top = await page.locator('.compare').evaluate((section) => {
        const last = section.querySelector('.row-strong') as HTMLElement
        window.scrollTo(0, last.getBoundingClientRect().top + window.scrollY - 200)
        return section.querySelector('thead th:last-child')?.getBoundingClientRect().top
      })
      expect(top).toBe(80)
    }))
})

test('a table of four columns in a text is one from 820 pixels on, and on phones a record for each row; nothing scrolls', () =>
  at('/de/posts/full/', {}, async (page) => {
    for (const [width, display] of [
      [320, 'grid'],
      [390, 'grid'],
      [820, 'table-row'],
      [1440, 'table-row'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const shown = await page.getByRole('group', { name: 'Tabelle: Ebene' }).evaluate((table) => ({
        display: getComputedStyle(table.querySelector('tbody tr') as HTMLElement).display,
        scrolls: table.scrollWidth > table.clientWidth,
      }))
      expect(shown, `${width} pixels`).toEqual({ display, scrolls: false })
    }
  }))
