import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { barriersIn } from '../support/axe.ts'
import { holdBack, type Tab } from '../support/browser.ts'
import { serveRealSite } from '../support/real.ts'

/** The site itself: its header has all that a header may have. */
const site = serveRealSite()

let tab: Tab

const WIDE = { viewport: { width: 1440, height: 900 } } as const
const PHONE = { viewport: { width: 390, height: 844 } } as const

async function open(options: BrowserContextOptions, address = '/de/'): Promise<Page> {
  await tab?.close()
  tab = await site().open(options)
  await tab.page.goto(address)
  return tab.page
}
afterEach(() => tab.close())

/** Opens a page whose script comes only when the returned function is called. */
async function openLate(options: BrowserContextOptions, address = '/de/'): Promise<{ page: Page; letGo: () => void }> {
  await tab?.close()
  tab = await site().open(options)
  const { page } = tab
  const letGo = await holdBack(page, /\/assets\/main\./)
  await page.goto(address, { waitUntil: 'commit' })
  // Browsers pass on no key before they have painted.
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
  return { page, letGo }
}

const button = (name: string): string => `.menu-group[data-group="${name}"] > button`
const expanded = (page: Page): Promise<(string | null)[]> =>
  page.$$eval('.menu-group > button', (buttons) => buttons.map((one) => one.getAttribute('aria-expanded')))
const openPanels = (page: Page): Promise<string[]> =>
  page.$$eval('.mega-menu', (panels) => panels.filter((panel) => panel.checkVisibility()).map(({ id }) => id))
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.closest('[data-group]')?.getAttribute('data-group') ?? '')

describe('the menu on wide screens', () => {
  let page: Page
  beforeEach(async () => {
    page = await open(WIDE)
    await page.waitForSelector(button('workplace'))
  })

  test('has a button for each panel, and names the panel it opens', async () => {
    const buttons = await page.$$eval('.menu-group > button', (all) =>
      all.map((one) => ({
        said: one.textContent.trim(),
        panel: document.getElementById(one.getAttribute('aria-controls') ?? '')?.className,
      })),
    )
    expect(buttons.length).toBeGreaterThan(3)
    expect(new Set(buttons.map(({ panel }) => panel))).toEqual(new Set(['mega-menu']))
    expect(buttons.every(({ said }) => said !== '')).toBe(true)
    expect(await page.locator('.menu-group summary:visible').count()).toBe(0)
    expect(new Set(await expanded(page))).toEqual(new Set(['false']))
  })

  test.each(['Enter', 'Space'])('opens and closes on %s', async (key) => {
    await page.focus(button('azure'))
    await page.keyboard.press(key)
    await expect.poll(() => openPanels(page)).toEqual(['menu-azure'])
    await expect.poll(() => page.getAttribute(button('azure'), 'aria-expanded')).toBe('true')
    await page.keyboard.press(key)
    await expect.poll(() => openPanels(page)).toEqual([])
    await expect.poll(() => page.getAttribute(button('azure'), 'aria-expanded')).toBe('false')
  })

  test('closes on Escape and gives the focus back to its button', async () => {
    await page.click(button('azure'))
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('azure')
    await page.keyboard.press('Escape')
    await expect.poll(() => openPanels(page)).toEqual([])
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-controls'))).toBe('menu-azure')
  })

  test('says below each name what the page is about, in a place that the panel keeps for it', async () => {
    await page.click(button('workplace'))
    const lines = page.locator('#menu-workplace a > .mega-menu-line')
    await expect.poll(() => lines.first().textContent()).toBe('Geräte und Service-Desk zum Festpreis')
    const texts = await lines.allTextContents()
    expect(texts.length).toBeGreaterThan(8)
    expect(texts.filter((text) => text.trim() === '')).toEqual([])
    const empty = await lines.first().evaluate((line) => {
      const [before] = [line.getBoundingClientRect().height, (line.textContent = '')]
      return { before, after: line.getBoundingClientRect().height }
    })
    expect(empty.after).toBeCloseTo(empty.before)
  })

  test('underlines what the pointer is on, the languages too', async () => {
    for (const control of [button('azure'), '.site-links a', '.language-button']) {
      const line = page.locator(control).first()
      await line.hover()
      await expect
        .poll(() => line.evaluate((one) => getComputedStyle(one, '::after').opacity), { message: control })
        .toBe('1')
    }
  })

  test('has one panel open at a time', async () => {
    await page.click(button('azure'))
    await page.click(button('security'))
    await expect.poll(() => openPanels(page)).toEqual(['menu-security'])
    await expect.poll(async () => (await expanded(page)).filter((value) => value === 'true')).toHaveLength(1)
  })

  test('opens, and closes on Escape, without moving the page', async () => {
    await expect.poll(() => page.locator('.mega-menu-line').first().textContent()).not.toBe('')
    await page.evaluate(() => window.scrollTo(0, 900))
    await page.locator(button('azure')).dispatchEvent('click')
    expect(await openPanels(page)).toEqual(['menu-azure'])
    expect(await page.evaluate(() => window.scrollY)).toBe(900)
    await page.locator('#menu-azure a').first().press('Escape')
    expect(await focused(page)).toBe('azure')
    expect(await page.evaluate(() => window.scrollY)).toBe(900)
  })

  test('takes the focus, like all of the bar, without moving the page', async () => {
    await page.evaluate(() => window.scrollTo(0, 900))
    for (const part of ['.site-header-home', button('azure'), '.language-button', '.search-link', '.alarm-button']) {
      await page.focus(part)
      expect(await page.evaluate(() => window.scrollY), part).toBe(900)
    }
  })

  test('closes on a click beside it', async () => {
    await page.click(button('azure'))
    await expect.poll(() => openPanels(page)).toEqual(['menu-azure'])
    await page.mouse.click(700, 880)
    await expect.poll(() => openPanels(page)).toEqual([])
  })

  test('is in the order of the page, and closes when the focus leaves it', async () => {
    await page.click(button('workplace'))
    const links = await page.locator('#menu-workplace a:visible').count()
    await page.focus(button('workplace'))
    for (let step = 0; step < links; step += 1) await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('workplace')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('azure')
    await expect.poll(() => openPanels(page)).toEqual([])
  })

  test('is closed on the next page, whose area it marks', async () => {
    await page.click(button('security'))
    await page.click('#menu-security .mega-menu-link >> nth=0')
    await page.waitForFunction(() => document.body.dataset['section'] === 'security')
    await expect.poll(() => openPanels(page)).toEqual([])
    expect(
      await page.$$eval('[data-current]', (groups) => groups.map((one) => one.getAttribute('data-group'))),
    ).toEqual(['security'])
    expect(new Set(await expanded(page))).toEqual(new Set(['false']))
  })
})

describe('the group of the page', () => {
  const current = (page: Page): Promise<unknown> =>
    page.$$eval('.menu-toggle', (controls) =>
      controls
        .filter((control) => control.hasAttribute('aria-current'))
        .map((control) => [control.localName, control.getAttribute('aria-current'), control.textContent]),
    )

  test('is announced to screen readers by its button, also after a navigation', async () => {
    const page = await open({ ...WIDE, bypassCSP: true })
    await page.click(button('security'))
    await page.click('#menu-security .mega-menu-link >> nth=0')
    await page.waitForFunction(() => document.body.dataset['section'] === 'security')
    expect(await current(page)).toEqual([['button', 'true', 'Security']])
    expect(await barriersIn(page, 'body > header')).toEqual([])
    await page.reload()
    await page.locator('button.menu-toggle').first().waitFor()
    expect(await current(page)).toEqual([['button', 'true', 'Security']])
  })

  test('is not marked on pages that have a link of their own in the bar', async () => {
    const page = await open(WIDE, '/de/company/contact-and-locations/')
    const marked = (): Promise<(string | null)[]> =>
      page.$$eval('.menu-toggle[aria-current], .site-links [aria-current]', (all) =>
        all.map(({ textContent }) => textContent),
      )
    expect(await marked()).toEqual(['Kontakt'])
    await page.click('.site-links a >> text=Karriere')
    await page.waitForURL(/career/)
    await expect.poll(marked).toEqual(['Karriere'])
    await page.click('.site-footer-groups a[href$="/facts-and-figures/"]')
    await page.waitForURL(/facts/)
    await expect.poll(marked).toEqual(['Unternehmen'])
  })

  test('has a summary as its label where there is no script', async () => {
    tab = await site().open({ ...WIDE, bypassCSP: true })
    await tab.page.route('**/assets/main.*', (route) => route.abort())
    await tab.page.goto('/de/security/are-you-under-attack/')
    expect(await current(tab.page)).toEqual([['summary', 'true', 'Security']])
    expect(await barriersIn(tab.page, 'body > header')).toEqual([])
  })
})

test('a node of the home map lights the entry of its area, for the pointer and for the keyboard', async () => {
  const page = await open(WIDE)
  const lit = (): Promise<(string | undefined)[]> =>
    page.$$eval('.menu-group', (groups) =>
      groups
        .filter((group) => getComputedStyle(group.querySelector('.menu-toggle') ?? group, '::after').opacity === '1')
        .map((group) => (group as HTMLElement).dataset['group']),
    )
  expect(await lit()).toEqual([])
  await page.locator('.hero-map-art [data-leads="cobalt"]').focus()
  await expect.poll(lit).toEqual(['azure'])
  await page.locator('.hero-map-art [data-leads="cobalt"]').blur()
  await page.locator('.hero-map-art [data-leads="plum"] circle').hover()
  await expect.poll(lit).toEqual(['security'])
})

test.each(['/de/', '/de/workplace/managed-workplace/', '/de/career/', '/es/azure/index-v2/'])(
  'names on the map of %s are within the page, from 320 to 1440 px',
  async (address) => {
    const page = await open({ viewport: { width: 320, height: 900 } }, address)
    for (const width of [320, 360, 390, 820, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const names = page.locator('.hero-map-art [font-size="14"] text')
      const outside = await names.evaluateAll(
        (texts, end) =>
          texts.flatMap((text) => {
            const { left, right } = text.getBoundingClientRect()
            return left < 0 || right > end ? [`${text.textContent} ${Math.round(left)} to ${Math.round(right)}`] : []
          }),
        width,
      )
      expect(outside, `at ${width} px`).toEqual([])
      expect(await names.count()).toBeGreaterThan(2)
    }
  },
)

describe('the menu on phones', () => {
  test('has a button that says what it does next, and shows an event', async () => {
    const page = await open(PHONE)
    const label = (): Promise<string> => page.locator('.menu-button').innerText()
    expect(await label()).toBe('Menü')
    await page.click('.menu-button')
    await expect.poll(label).toBe('Schließen')
    expect(await page.locator('.menu-event').isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(label).toBe('Menü')
  })

  test('is a sheet whose groups open one below the other', async () => {
    const page = await open(PHONE)
    await page.click('.menu-button')
    await page.click(button('azure'))
    await expect.poll(() => openPanels(page)).toEqual(['menu-azure'])
    const widths = await page.evaluate(
      (selector) =>
        [document.querySelector(selector), document.querySelector('.site-nav')].map((one) => one?.clientWidth),
      button('azure'),
    )
    expect(widths[0]).toBe(widths[1])
  })

  test('keeps the head of a group in sight while one above it closes', async () => {
    const page = await open(PHONE)
    await expect.poll(() => page.locator('.mega-menu-line').first().textContent()).not.toBe('')
    const top = (name: string): Promise<number> =>
      page.locator(button(name)).evaluate((head) => head.getBoundingClientRect().top)
    await page.click('.menu-button')
    await page.click(button('workplace'))
    await page.click(button('azure'))
    expect(await top('azure')).toBeGreaterThan(64)
    await page.locator('.menu-group[data-group="azure"] a:visible').last().focus()
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('security')
    await expect.poll(() => openPanels(page)).toEqual([])
    expect(await top('security')).toBeGreaterThan(64)
  })
})

/** Which of the parts behind the sheet cannot be reached. */
const inert = (page: Page): Promise<boolean[]> =>
  page.$$eval('main, body > footer, site-slot:has(.blog-switch)', (parts) =>
    parts.map((part) => (part as HTMLElement).inert),
  )
const ALL = [true, true, true]
const NONE = [false, false, false]

describe('behind the open sheet of a phone', () => {
  let page: Page
  beforeEach(async () => {
    page = await open(PHONE, '/de/blog/')
    await page.click('.menu-button')
    await expect.poll(() => inert(page)).toEqual(ALL)
  })

  test('the keyboard reaches nothing, but the sheet, the bar and the skip link', async () => {
    await page.click(button('azure'))
    const places = new Set<string>()
    const stops = await page.locator('.site-menu :is(a, button):visible').count()
    for (let step = 0; step < stops + 10; step += 1) {
      await page.keyboard.press('Tab')
      places.add(
        await page.evaluate(
          () =>
            document.activeElement?.closest('main, footer, .blog-switch, .site-menu, .alarm-button, .skip-link')
              ?.classList[0] ?? '',
        ),
      )
    }
    expect([...places].filter(Boolean).toSorted()).toEqual(['alarm-button', 'site-menu', 'skip-link'])
  })

  test('a link that gets the focus is not under the foot', async () => {
    await page.click(button('azure'))
    const hidden = await page.$$eval('.site-nav a, .site-nav button', (stops) =>
      stops.flatMap((stop) => {
        if (!stop.checkVisibility()) return []
        ;(stop as HTMLElement).focus()
        const foot = document.querySelector('.site-menu-foot')?.getBoundingClientRect().top ?? 0
        return stop.getBoundingClientRect().bottom > foot ? [stop.textContent] : []
      }),
    )
    expect(hidden).toEqual([])
  })

  test('everything can be reached again after Escape', async () => {
    await page.keyboard.press('Escape')
    await expect.poll(() => inert(page)).toEqual(NONE)
  })

  test('everything can be reached when the window has grown, and the bar holds the menu', async () => {
    await page.setViewportSize(WIDE.viewport)
    await expect.poll(() => inert(page)).toEqual(NONE)
    expect(await page.locator('.site-header-bar > .site-menu .site-links').isVisible()).toBe(true)
    expect(await page.evaluate(outOfPlace)).toEqual([])
  })

  test('everything can be reached on the next page', async () => {
    await page.click('.site-links a >> nth=1')
    await page.waitForURL('**/company/contact-and-locations/')
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('main')
    await expect.poll(() => inert(page)).toEqual([false, false])
  })

  test('the content is reached by the skip link, which closes the sheet', async () => {
    await page.focus('.skip-link')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('main')
    expect(await page.locator('.site-menu').isVisible()).toBe(false)
    expect(await inert(page)).toEqual(NONE)
  })
})

describe('a script that comes late', () => {
  test('keeps the focus and an open panel', async () => {
    const { page, letGo } = await openLate(WIDE)
    await page.locator('[data-group="azure"] summary').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => openPanels(page)).toEqual(['menu-azure'])
    letGo()
    await page.waitForSelector(button('azure'))
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('button')
    expect(await focused(page)).toBe('azure')
    expect(await openPanels(page)).toEqual(['menu-azure'])
    expect(await page.getAttribute(button('azure'), 'aria-expanded')).toBe('true')
  })

  test('leaves nothing to be reached behind a sheet that was opened before', async () => {
    const { page, letGo } = await openLate(PHONE, '/de/blog/')
    await page.click('.menu-button')
    await expect.poll(() => page.locator('.site-menu').isVisible()).toBe(true)
    expect(await inert(page)).not.toContain(true)
    letGo()
    await expect.poll(() => inert(page)).toEqual(ALL)
  })
})

describe('the header of a campaign', () => {
  const CAMPAIGN = '/de/it-workaholics-v2/'
  const WAYS = '.site-links a[href="/de/career/"], .site-links a[href="/de/company/contact-and-locations/"]'

  test.each([
    ['wide', WIDE],
    ['tablet', { viewport: { width: 820, height: 1180 } }],
  ])('shows career, contact and languages in the bar (%s)', async (_name, options) => {
    const page = await open(options, CAMPAIGN)
    expect(await page.locator(`:is(${WAYS}):visible`).count()).toBe(2)
    expect(await page.locator('.language-button').first().isVisible()).toBe(true)
    expect(await page.locator('.menu-button').isVisible()).toBe(false)
  })

  test('has them in a small sheet on phones, and the emergency button beside it', async () => {
    const page = await open(PHONE, CAMPAIGN)
    expect(await page.locator('.alarm-button:visible').count()).toBe(1)
    await page.click('.menu-button')
    await expect.poll(() => page.locator(`:is(${WAYS}):visible`).count()).toBe(2)
    expect(await page.locator('.site-menu .language-list').isVisible()).toBe(true)
    expect((await page.locator('.site-menu').boundingBox())?.height).toBeLessThan(200)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('.site-menu').isVisible()).toBe(false)
  })
})

describe('the menu without script', () => {
  test.each([
    ['wide', WIDE],
    ['phone', PHONE],
  ])('opens and closes by itself (%s)', async (_name, options) => {
    const page = await open({ ...options, javaScriptEnabled: false })
    if (options === PHONE) await page.click('.menu-button')
    await page.click('[data-group="azure"] summary')
    await expect.poll(() => page.locator('#menu-azure').isVisible()).toBe(true)
    await page.click('[data-group="security"] summary')
    await expect.poll(() => page.locator('#menu-azure').isVisible()).toBe(false)
    expect(await page.locator('#menu-security').isVisible()).toBe(true)
  })
})

test.each([
  ['wide', WIDE],
  ['phone', PHONE],
])('an entry of the menu has the same place and size with and without script (%s)', async (_name, options) => {
  const boxes: unknown[] = []
  for (const javaScriptEnabled of [true, false]) {
    const page = await open({ ...options, javaScriptEnabled })
    if (options === PHONE) await page.click('.menu-button')
    boxes.push(await page.locator(`[data-group="azure"] ${javaScriptEnabled ? 'button' : 'summary'}`).boundingBox())
  }
  expect(boxes[0]).toEqual(boxes[1])
})

describe('a page that is shown with text of twice its size', () => {
  test.each(['/de/', '/en/blog/', '/es/workplace/managed-workplace/'])(
    'keeps all of the header in its place at 1440 and 820 pixels (%s)',
    async (address) => {
      const page = await open(WIDE, address)
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('html { font-size: 200% }')
        document.adoptedStyleSheets = [sheet]
      })
      for (const width of [1440, 820]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await page.evaluate(outOfPlace), `${width} pixels`).toEqual([])
        await page.click('.menu-button')
        await page.click(button('workplace'))
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
        await page.click(button('workplace'))
        await page.keyboard.press('Escape')
        await expect.poll(() => page.locator('.site-menu').isVisible()).toBe(false)
      }
    },
  )
})

test('the emergency number is beside the widest menu, and the name of the company in one line', async () => {
  const page = await open(WIDE, '/es/security/are-you-under-attack/')
  for (const width of [1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(outOfPlace), `${width} pixels`).toEqual([])
    const { height = 0 } = (await page.locator('.site-header .wordmark-name').boundingBox()) ?? {}
    expect(height, `${width} pixels`).toBeLessThan(40)
  }
})

/** Runs in the page: what of the header's bar leaves it, or lies over its neighbour. */
function outOfPlace(): string[] {
  const bar = document.querySelector('.site-header')?.getBoundingClientRect() ?? new DOMRect()
  const boxes = [...document.querySelectorAll('.site-header-bar > :is(a, button, div)')]
    .filter((part) => part.checkVisibility())
    .map((part) => ({ name: part.className, box: part.getBoundingClientRect() }))
  return boxes.flatMap(({ name, box }, index) => {
    const isOut = box.left < bar.left || box.right > bar.right || box.top < bar.top || box.bottom > bar.bottom
    const next = boxes[index + 1]?.box
    return isOut || (next && box.right > next.left) ? [name] : []
  })
}
