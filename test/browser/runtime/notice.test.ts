import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Tab } from '../support/browser.ts'
import { serveRealSite } from '../support/real.ts'

const site = serveRealSite()

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

type Bait = 'laid' | 'taken away'

/** Tells what has become of the bait that the notice lays out for a blocker. It shows its card before it takes the bait away. */
async function watchBait(): Promise<() => Promise<Bait | undefined>> {
  await tab.page.addInitScript(() => {
    new MutationObserver(() => {
      const isThere = document.querySelector('.adblock-bait') !== null
      if (isThere) Object.assign(window, { bait: 'laid' })
      else if ('bait' in window) Object.assign(window, { bait: 'taken away' })
    }).observe(document, { childList: true, subtree: true })
  })
  return () => tab.page.evaluate(() => (window as { bait?: Bait }).bait)
}

/** Waits until the script of the notice has run, which loads late: an import of what is loaded already ends after that. */
async function noticeHasRun(): Promise<void> {
  const script = (): Promise<string | undefined> =>
    tab.page.evaluate(
      () =>
        performance.getEntriesByType('resource').find(({ name }) => /\/script-adblock\.[^/]+\.js$/.test(name))?.name,
    )
  await expect.poll(script).toBeDefined()
  // As text: the test's own compiler would rewrite an import.
  await tab.page.evaluate(`import(${JSON.stringify(await script())}).then(() => undefined)`)
}

beforeEach(async () => {
  tab = await site().open()
})
afterEach(async () => {
  await tab.close()
})

describe('the notice about ad blockers', () => {
  test('does not come where nothing is blocked', async () => {
    const bait = await watchBait()
    await tab.go('/de/')
    await expect.poll(bait).toBe('taken away')
    expect(await tab.page.locator(CARD).count()).toBe(0)
  })

  test.each([
    ['de', 'Bitte nehmen Sie www.stratalp.example in Ihre Ausnahmen auf', 'Verstanden'],
    ['en', 'please add www.stratalp.example to your allow list', 'Understood'],
    ['es', 'añada www.stratalp.example a su lista de excepciones', 'Entendido'],
  ])('asks for an exception in %s, takes no focus, and can be dismissed', async (locale, text, button) => {
    await block()
    await tab.go(`/${locale}/`)
    await tab.page.waitForSelector(CARD)
    expect(await tab.page.innerText(`[role=status] ${CARD}`)).toContain(text)
    expect(await tab.page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    await tab.page.getByRole('button', { name: button }).press('Enter')
    expect(await tab.page.locator(CARD).count()).toBe(0)
    const bait = await watchBait()
    await tab.go(`/${locale}/blog/`)
    await noticeHasRun()
    expect(await bait()).toBeUndefined()
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

  test('never covers the focused element', async () => {
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
