import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { barriersIn } from '../support/axe.ts'
import { holdBack, type Tab } from '../support/browser.ts'
import { serveRealSite } from '../support/real.ts'

const site = serveRealSite()
const OPTION = '.search-dialog [role=option]'

let tab: Tab
beforeEach(async () => {
  tab = await site().open()
})
afterEach(() => tab.close())

const hasScript = (): Promise<boolean> =>
  tab.page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/script-search.')))
/** Presses the key until the search is coming; gives its link, which tells so. */
const askForSearch = async () => {
  const link = tab.page.locator('.search-link')
  await expect
    .poll(async () => {
      await tab.page.keyboard.press('/')
      return link.getAttribute('aria-busy')
    })
    .toBe('true')
  return link
}
const status = (): Promise<string | null> => tab.page.locator('.search-status').textContent()

/** Opens the search as soon as its script, which loads late, listens. */
async function open(): Promise<void> {
  const isOpen = () => tab.page.locator('.search-dialog[open]').isVisible()
  await expect.poll(hasScript).toBe(true)
  await expect
    .poll(async () => {
      await tab.page.keyboard.press('/')
      return isOpen()
    })
    .toBe(true)
}

async function type(text: string): Promise<void> {
  await tab.page.locator('.search-dialog input').fill(text)
  await expect.poll(() => tab.page.locator(OPTION).count()).toBeGreaterThan(0)
}

const activeOption = (): Promise<string | null> =>
  tab.page.evaluate(() => {
    const id = document.querySelector('.search-dialog input')?.getAttribute('aria-activedescendant')
    return id ? (document.querySelector<HTMLAnchorElement>(`#${id}`)?.pathname ?? null) : null
  })

describe('the search', () => {
  test.each([
    ['de', 'VPN ablösen', '/de/security/global-secure-access/'],
    ['en', 'move mailboxes', '/en/workplace/exchange-online/'],
    ['es', 'buzon', '/es/workplace/exchange-online/'],
  ])('in %s finds %s, and Enter leads there without a new document', async (locale, query, address) => {
    await tab.page.goto(`/${locale}/`)
    await open()
    await type(query)
    await expect.poll(activeOption).toBe(address)
    await tab.page.evaluate(() => Object.assign(window, { isFirst: true }))
    await tab.page.keyboard.press('Enter')
    await expect.poll(() => new URL(tab.page.url()).pathname).toBe(address)
    expect(await tab.page.evaluate(() => 'isFirst' in window)).toBe(true)
    expect(await tab.page.locator('.search-dialog[open]').count()).toBe(0)
  })

  test('moves with the arrows, and closes with Escape to where the focus was', async () => {
    await tab.page.goto('/de/')
    await tab.page.locator('.search-link').focus()
    await open()
    await type('intune')
    const first = await activeOption()
    await tab.page.keyboard.press('ArrowDown')
    const second = await activeOption()
    await tab.page.keyboard.press('ArrowUp')
    expect(second).not.toBe(first)
    expect(await activeOption()).toBe(first)
    expect(await tab.page.locator(`${OPTION}[aria-selected=true]`).count()).toBe(1)
    await tab.page.keyboard.press('Escape')
    await expect.poll(() => tab.page.evaluate(() => document.activeElement?.className)).toBe('search-link')
  })

  test('shows results by kind, the kind of the best one first, and the arrows go through them in order', async () => {
    await tab.page.goto('/de/')
    await open()
    await type('copilot')
    const groups = await tab.page
      .locator('.search-dialog [role=group]')
      .evaluateAll((all) =>
        all.map((group) => [
          document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
          ...Array.from(group.querySelectorAll<HTMLAnchorElement>('[role=option]'), ({ pathname }) => pathname),
        ]),
      )
    const named = new Map(groups.map(([name = '', ...paths]) => [name, paths]))
    expect(groups.length).toBeGreaterThan(2)
    expect(named.size).toBe(groups.length)
    expect(named.get('Betriebsnotizen')?.every((address) => address?.startsWith('/de/posts/'))).toBe(true)
    expect(named.get('Termine')?.every((address) => address?.startsWith('/de/events/'))).toBe(true)
    const walked: (string | null)[] = []
    for (const address of groups.flatMap(([, ...paths]) => paths)) {
      expect(await activeOption()).toBe(address)
      walked.push(await activeOption())
      await tab.page.keyboard.press('ArrowDown')
    }
    expect(await activeOption()).toBe(walked[0])
    const edges = await tab.page.evaluate(() =>
      ['.search-bar', '[aria-selected=true]'].map((one) => document.querySelector(one)?.getBoundingClientRect()),
    )
    expect(edges[1]?.top).toBeGreaterThan((edges[0]?.bottom ?? Infinity) - 2)
  })

  test('leads to the section that has the words', async () => {
    await tab.page.goto('/de/')
    await open()
    await type('lizenz')
    await expect.poll(() => tab.page.locator(`${OPTION}[href*="#"]`).count()).toBeGreaterThan(0)
    const link = tab.page.locator(`${OPTION}[href*="#"]`).first()
    const anchor = new URL((await link.getAttribute('href')) ?? '', tab.page.url()).hash
    await link.click()
    await expect.poll(() => new URL(tab.page.url()).hash).toBe(anchor)
    expect(await tab.page.locator(anchor).count()).toBe(1)
  })

  test('says how many pages it has found, and what to do if there are none', async () => {
    await tab.page.goto('/en/')
    await open()
    await type('azure')
    await expect.poll(() => tab.page.locator('.search-status').textContent()).toMatch(/^Results: \d+$/)
    await tab.page.locator('.search-dialog input').fill('qqqqqqq')
    await expect.poll(() => tab.page.locator('.search-status').textContent()).toMatch(/^Nothing found/)
    expect(await tab.page.locator('.search-foot a').getAttribute('href')).toMatch(/\/en\/sitemap\/$/)
  })

  test('says so if it cannot be reached, and works when it can', async () => {
    await tab.page.goto('/en/')
    await tab.page.route('**/_search-index.json', (route) => route.abort())
    await open()
    await tab.page.locator('.search-dialog input').fill('azure')
    await expect.poll(() => tab.page.locator('.search-status').textContent()).toMatch(/^Search cannot be reached/)
    await tab.page.unroute('**/_search-index.json')
    await type('azure ad')
  })

  test('says that it is loading, and shows nothing of what was typed before', async () => {
    await tab.page.goto('/de/')
    await open()
    await type('intune')
    const letGo = await holdBack(tab.page, '**/assets/search-*.json')
    await tab.page.locator('.search-dialog input').fill('zertifikat')
    await expect.poll(status).toBe('Die Suche lädt noch …')
    expect(await tab.page.locator(OPTION).count()).toBe(0)
    letGo()
    await expect.poll(status).toMatch(/^Treffer: /)
  })

  test('keeps room for passages that are still to come, so that results do not move away', async () => {
    await tab.page.setViewportSize({ width: 390, height: 800 })
    await tab.page.goto('/en/')
    await open()
    const letGo = await holdBack(tab.page, '**/_search.json')
    // Each of its first pages has a whole passage; where there is only a heading, less room is needed.
    await type('intune')
    const fourth = tab.page.locator(OPTION).nth(3)
    const early = await fourth.boundingBox()
    letGo()
    await expect.poll(() => fourth.locator('[style]').count()).toBe(0)
    expect(await fourth.locator('.search-text').count()).toBe(1)
    expect(Math.abs(((await fourth.boundingBox())?.y ?? 0) - (early?.y ?? 0))).toBeLessThan(80)
    // The last one, which is out of view, has no passage until somebody goes there.
    const last = tab.page.locator(OPTION).last()
    expect(await last.locator('[style]').count()).toBe(1)
    await tab.page.keyboard.press('ArrowUp')
    await expect.poll(() => last.locator('[style]').count()).toBe(0)
  })

  test('reads its index again if a deploy has removed the files that it names', async () => {
    await tab.page.goto('/de/')
    await open()
    await type('intune')
    let isRead = false
    await tab.page.route('**/assets/search-*.json', (route) =>
      isRead ? route.continue() : route.fulfill({ status: 404 }),
    )
    await tab.page.route('**/_search-index.json', (route) => {
      isRead = true
      return route.continue()
    })
    await tab.page.locator('.search-dialog input').fill('zertifikat')
    await expect.poll(() => isRead).toBe(true)
    await expect.poll(() => tab.page.locator(OPTION).first().textContent()).toMatch(/zertifikat/i)
  })

  test('shows no results below the message that it cannot be reached', async () => {
    await tab.page.goto('/de/')
    await open()
    await type('intune')
    await tab.page.route('**/assets/search-*.json', (route) => route.fulfill({ status: 404 }))
    await tab.page.locator('.search-dialog input').fill('zertifikat')
    await expect.poll(status).toMatch(/^Die Suche ist gerade nicht erreichbar/)
    expect(await tab.page.locator(OPTION).count()).toBe(0)
    await tab.page.keyboard.press('Enter')
    expect(new URL(tab.page.url()).pathname).toBe('/de/')
  })

  test('shows at once that it is coming, and leads to the list of all pages if it does not come', async () => {
    await tab.close()
    tab = await site().open({ isFirstVisit: true })
    // The time that a visitor waits.
    await tab.page.addInitScript(() => {
      const real = window.setTimeout
      const shorter = (work: TimerHandler, ms?: number, ...rest: unknown[]) =>
        real(work, ms === 6000 ? 1500 : ms, ...rest)
      Object.assign(window, { setTimeout: shorter })
    })
    let asked = 0
    await tab.page.route(/search-labels/, () => {
      asked += 1
      return new Promise(() => undefined)
    })
    await tab.page.goto('/en/')
    await expect.poll(hasScript).toBe(true)
    await askForSearch()
    await expect.poll(() => tab.page.locator('.runtime-indicator').count()).toBe(1)
    await expect.poll(() => new URL(tab.page.url()).pathname).toBe('/en/sitemap/')
    expect(asked).toBe(1)
  })

  test('has what is typed while it is coming, and what is typed then', async () => {
    await tab.close()
    tab = await site().open({ isFirstVisit: true })
    const letGo = await holdBack(tab.page, /search-labels/)
    await tab.page.goto('/de/')
    await expect.poll(hasScript).toBe(true)
    const link = await askForSearch()
    await tab.page.keyboard.type('VPN  ab')
    await tab.page.keyboard.press('Backspace')
    expect(await tab.page.evaluate(() => window.scrollY)).toBe(0)
    letGo()
    await expect.poll(() => link.getAttribute('aria-busy')).toBe(null)
    await tab.page.keyboard.type('blösen')
    expect(await tab.page.inputValue('.search-dialog input')).toBe('VPN  ablösen')
    await expect.poll(activeOption).toBe('/de/security/global-secure-access/')
  })

  test('stays where the visitor has gone meanwhile, and leaves it to the runtime to say that the list cannot be loaded', async () => {
    await tab.close()
    tab = await site().open({ isFirstVisit: true })
    await tab.page.route(/sitemap\/_payload/, (route) => route.abort())
    const letGo = await holdBack(tab.page, /search-labels/)
    await tab.page.goto('/en/')
    await expect.poll(hasScript).toBe(true)
    const link = await askForSearch()
    await tab.page.locator('.site-footer a[href="/en/imprint/"]').first().click()
    await expect.poll(() => new URL(tab.page.url()).pathname).toBe('/en/imprint/')
    letGo()
    await expect.poll(() => link.getAttribute('aria-busy')).toBe(null)
    expect(await tab.page.locator('.search-dialog').count()).toBe(0)
    await tab.page.route(/search-labels/, (route) => route.abort())
    await tab.page.context().setOffline(true)
    await tab.page.keyboard.press('/')
    const retry = tab.page.locator('.runtime-message a')
    // The link to try again asks again, in this document.
    await retry.evaluate((one) => (one.textContent = 'old'))
    await retry.click()
    await expect.poll(() => retry.textContent()).toBe('Try again')
    expect(new URL(tab.page.url()).pathname).toBe('/en/imprint/')
  })

  test('has nothing that axe finds at 390 and 1440 px', async () => {
    await tab.page.goto('/de/')
    await open()
    await type('copilot')
    for (const width of [390, 1440]) {
      await tab.page.setViewportSize({ width, height: 800 })
      expect(await barriersIn(tab.page, '.search-dialog'), `${width} pixels`).toEqual([])
      expect(await tab.page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    }
  })
})

test('on phones the menu has the link to the search, and keeps a press on it until the code is there', async () => {
  await tab.page.setViewportSize({ width: 390, height: 800 })
  const letGo = await holdBack(tab.page, /script-search/)
  await tab.page.goto('/de/')
  await tab.page.locator('.menu-button').click()
  await tab.page.locator('.search-menu-link').click()
  await expect.poll(() => tab.page.locator('.runtime-indicator').count()).toBe(1)
  letGo()
  await expect.poll(() => tab.page.locator('.search-dialog[open]').count()).toBe(1)
  expect(await tab.page.locator('.site-menu:popover-open').count()).toBe(0)
})
