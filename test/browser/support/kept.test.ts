import { expect, test } from 'vitest'
import { settle, type Tab } from './browser.ts'
import { serveRealSite } from './real.ts'

/** What a test leaves in a tab is not there for the next test that gets it. */
const real = serveRealSite()
const PAGE = '/de/blog/'

/** Runs in the page, before its own scripts. */
function noteMouse(): void {
  for (const type of ['pointerover', 'mousemove'] as const)
    document.addEventListener(type, () => Object.assign(window, { isTouched: true }), true)
}

/** All that could be left, as a page sees it. */
function left({ page }: Tab): Promise<unknown> {
  return page.evaluate(() => ({
    cookie: document.cookie,
    storage: [sessionStorage.length, localStorage.length],
    script: 'early' in window,
    mouse: 'isTouched' in window || document.querySelector('.chip:hover') !== null,
    size: [innerWidth, innerHeight],
    scroll: scrollY,
    state: document.activeElement?.tagName,
    media: ['print', '(forced-colors: active)', '(prefers-color-scheme: dark)'].filter(
      (query) => matchMedia(query).matches,
    ),
  }))
}

const NOTHING = { cookie: '', script: false, mouse: false, size: [1000, 700], scroll: 0, state: 'BODY', media: [] }

/** Opens the page, and uses everything that a test may. */
async function use(tab: Tab): Promise<void> {
  const { page } = tab
  await page.addInitScript(() => Object.assign(window, { early: true }))
  await page.route('**/_posts.json', (route) => route.abort())
  await page.context().route('**/site.webmanifest', (route) => route.abort())
  await tab.go(PAGE)
  await page.evaluate(() => {
    document.cookie = 'i18n_redirected=es; Path=/'
    sessionStorage.setItem('one', '1')
    localStorage.setItem('two', '2')
  })
  await page.context().setOffline(true)
  await page.setViewportSize({ width: 390, height: 600 })
  await page.locator('.chip').first().hover()
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  await page.emulateMedia({ media: 'print', forcedColors: 'active', colorScheme: 'dark' })
}

test('a tab that is used again has nothing of its last test but what was loaded', async () => {
  const first = await real().open()
  await use(first)
  await first.close()

  const second = await real().open()
  expect(second.page).toBe(first.page)
  await second.page.addInitScript(noteMouse)
  await second.go(PAGE)
  await settle(second.page)
  expect(await left(second)).toMatchObject(NOTHING)
  expect(await second.page.evaluate(() => [sessionStorage.getItem('one'), localStorage.length])).toEqual([null, 0])
  const status = await second.page.evaluate(async () => (await fetch('/de/blog/_posts.json')).status)
  expect([status, second.said]).toEqual([200, []])
  expect(first.asked.filter((address) => second.asked.includes(address) && address === PAGE)).toHaveLength(1)
  await second.close()
})

test('a tab of a first visit, of other options, or whose page has gone is never used again', async () => {
  const visits = [await real().open({ isFirstVisit: true }), await real().open({ hasTouch: true })]
  for (const { close } of visits) await close()
  const broken = await real().open()
  await broken.page.close()
  await broken.close()
  const tab = await real().open()
  expect([...visits, broken].map(({ page }) => page)).not.toContain(tab.page)
  await tab.close()
})

test('a tab that is closed twice is given to one test', async () => {
  const first = await real().open()
  await first.close()
  await first.close()
  const [second, third] = [await real().open(), await real().open()]
  expect(third.page).not.toBe(second.page)
  await Promise.all([second.close(), third.close()])
})
