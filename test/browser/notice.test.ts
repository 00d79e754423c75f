import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Tab } from './browser.ts'
import { serveRealSite } from './real.ts'

const site = serveRealSite()

/** Longer than the notice waits for a blocker. */
const LATER_MS = 800
const CARD = '.adblock-notice-card'

let tab: Tab

/** Hides what the general lists of blockers hide, as an extension does: by a sheet of its own. */
async function block(): Promise<void> {
  await tab.page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.adsbox, .ad-banner { display: none !important }')
    document.adoptedStyleSheets = [sheet]
  })
}

beforeEach(async () => {
  tab = await site().open()
})
afterEach(async () => {
  await tab.close()
})

describe('the notice about ad blockers', () => {
  test('does not come where nothing is blocked', async () => {
    await tab.go('/de/')
    await tab.page.waitForTimeout(LATER_MS)
    expect(await tab.page.locator(CARD).count()).toBe(0)
  })

  test.each([
    ['de', 'Bitte nehmen Sie www.stratalp.example in Ihre Ausnahmen auf', 'Verstanden'],
    ['en', 'please add www.stratalp.example to your allow list', 'Understood'],
    ['es', 'añada www.stratalp.example a su lista de excepciones', 'Entendido'],
  ])('asks for an exception in %s, takes no focus, and goes when it is told to', async (locale, text, button) => {
    await block()
    await tab.go(`/${locale}/`)
    await tab.page.waitForSelector(CARD)
    expect(await tab.page.innerText(`[role=status] ${CARD}`)).toContain(text)
    expect(await tab.page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    await tab.page.getByRole('button', { name: button }).press('Enter')
    expect(await tab.page.locator(CARD).count()).toBe(0)
    await tab.go(`/${locale}/blog/`)
    await tab.page.waitForTimeout(LATER_MS)
    expect(await tab.page.locator(CARD).count()).toBe(0)
  })

  test('stores nothing until it is dismissed, and asks nobody', async () => {
    await block()
    await tab.go('/de/')
    await tab.page.waitForSelector(CARD)
    expect(await tab.page.evaluate(() => sessionStorage.getItem('site:adblock'))).toBeNull()
    expect(tab.asked.filter((address) => address.startsWith('http'))).toEqual([])
    expect(tab.said).toEqual([])
  })

  test('never lies on what has the focus', async () => {
    await block()
    await tab.page.setViewportSize({ width: 390, height: 700 })
    await tab.go('/de/')
    await tab.page.waitForSelector(CARD)
    const covered = await tab.page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLElement>('main a[href], footer a[href]')]
      const card = document.querySelector('.adblock-notice-card')
      return links.filter((link) => {
        link.focus()
        const { top, bottom, left, right } = link.getBoundingClientRect()
        const box = card?.getBoundingClientRect()
        const isUnder = box && bottom > box.top && top < box.bottom && right > box.left && left < box.right
        return isUnder && card && card.checkVisibility({ visibilityProperty: true })
      }).length
    })
    expect(covered).toBe(0)
    expect(await tab.page.locator(CARD).count()).toBe(1)
  })
})
