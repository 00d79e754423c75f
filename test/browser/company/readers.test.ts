import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { serveRealSite } from '../support/real.ts'
import { tooWideAt } from '../support/too-wide.ts'

const real = serveRealSite()

/** Pages to be read with text of twice the size. */
const LARGE_TEXT = [
  '/de/',
  '/es/workplace/managed-workplace/',
  '/de/posts/what-eleven-minutes-look-like/',
  '/es/blog/',
  '/de/blog/tags/intune/',
]

/**
 * Where no word is divided with such text, nor a line too long: titles with words that stay together, names
 * with a portrait, facts, bars, buttons, rows of tables, hours, addresses.
 */
const WHOLE_WORDS = [
  ['/de/posts/what-eleven-minutes-look-like/', 'h1'],
  ['/de/authors/', '.author-card-name a'],
  ['/de/authors/leopold-prueckl/', 'h1'],
  ['/de/stellenanzeigen/soc-analyst/', '.figure-strip dd'],
  ['/de/azure/devops-automation/', '.chart-figure'],
  ['/de/', 'main :is(.action-label, .customer-mark b)'],
  ['/en/', ':is(.site-footer-folds, .cta-panel-name, .site-footer-reach) a, .site-footer-name'],
  ['/en/azure/devops-automation/', '.diagram-name'],
  ['/en/authors/', '.records :is(th, td, .roster-lead)'],
  ['/en/career/', '.records .range'],
  ['/en/services-overview/', '.service-index-area :is(th a, td, strong)'],
  ['/en/microsoft-cloud-services/', '.raci :is(th, td, strong)'],
  ['/en/azure/avd-foundation/', '.option-list :is(dt, dd)'],
  ['/en/events/finops-roundtable/', '.event-card-date span'],
  ['/en/workplace/sharepoint-power-platform/', '.screen :is(.screen-name, dt)'],
  ['/en/company/facts-and-figures/', '.records-many :is(th, td)'],
  ['/en/company/contact-and-locations/', '.locations-facts span, .contact-routes-channel'],
  ['/en/casestudies/hallbrueck-maschinenbau/', '.chart-pairs td'],
  ['/en/jobs/', '.entry-hero-side'],
  ['/es/career/', '.action :is(.action-label, .link-hint)'],
  ['/en/blog/', '.cta-inline a'],
] as const

/** Words and figures that end on another line than they begin on, without a hyphen. */
function dividedIn(labels: readonly Element[]): string[] {
  const isDivided = (node: Node, { index, 0: word }: RegExpExecArray): boolean => {
    const range = document.createRange()
    range.setStart(node, index)
    range.setEnd(node, index + word.length)
    return range.getClientRects().length > 1
  }
  const texts = labels.flatMap((label) => [...label.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
  return texts.flatMap((text) =>
    Array.from((text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu))
      .filter((match) => isDivided(text, match))
      .map(([word]) => word),
  )
}

/** How many lines a text has. */
function linesOf(text: Element): number {
  const range = document.createRange()
  range.selectNodeContents(text)
  return range.getClientRects().length
}

/** Where the longest line of a text ends, in pixels from the left. */
function endOfLines(text: Element): number {
  const range = document.createRange()
  range.selectNodeContents(text)
  return Math.max(...Array.from(range.getClientRects(), ({ right }) => right))
}

/** A tab at an address, closed when the work is done. */
async function at(address: string, options: BrowserContextOptions, work: (page: Page) => Promise<void>): Promise<void> {
  const { page, close } = await real().open({ viewport: { width: 1440, height: 800 }, ...options })
  try {
    await page.goto(address)
    await work(page)
  } finally {
    await close()
  }
}

describe('readers who need it otherwise', () => {
  test('text of twice the size leaves the header in order at 390 and 1440 pixels, and nothing scrolls sideways', async () => {
    // A tab of its own, since the size stays with it.
    const { page, close } = await real().open({ isFirstVisit: true })
    // What a reader's own font size does, media queries included. A style on <html> would leave those out.
    const session = await page.context().newCDPSession(page)
    await session.send('Page.enable')
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    for (const address of LARGE_TEXT) {
      await page.goto(address)
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await page.evaluate(overlapsInHeader), `${address} at ${width}`).toEqual([])
        expect(await tooWideAt(page, width), `${address} at ${width}`).toEqual([])
      }
    }
    // In the screen of a tool, a name has the width of its row.
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/en/security/cloud-security-operations-center/')
    await page.waitForSelector('html:not([data-arriving])', { state: 'attached' })
    const names = page.locator('.screen tbody th')
    expect(Math.min(...(await names.evaluateAll((all) => all.map((one) => one.clientWidth))))).toBeGreaterThan(160)
    for (const [address, parts] of WHOLE_WORDS) {
      await page.goto(address)
      await page.waitForSelector('html:not([data-arriving])', { state: 'attached' })
      expect(await page.locator(parts).evaluateAll(dividedIn), address).toEqual([])
      expect(await tooWideAt(page, 390), address).toEqual([])
    }
    // On the narrowest phones, a table with room for outlines is not wider than the page.
    await page.goto('/de/company/facts-and-figures/')
    expect(await tooWideAt(page, 320)).toEqual([])
    await page.setViewportSize({ width: 390, height: 800 })
    // Facts in one column have a line above each.
    await page.goto('/en/')
    const lines = page
      .locator('.figure-strip > div')
      .evaluateAll((all) => all.map((one) => one.computedStyleMap().get('border-top-width')?.toString()))
    expect(new Set(await lines)).toEqual(new Set(['1px']))
    // Names of what is stored, which have no place for a break, stay in their column.
    await page.goto('/de/cookies/')
    const rooms = await page.locator('.storage-table th:has(code)').evaluateAll((all) =>
      all.map((one) => {
        const name = one.querySelector('code')?.getBoundingClientRect()
        return one.getBoundingClientRect().right - (name?.right ?? Infinity)
      }),
    )
    expect(Math.min(...rooms)).toBeGreaterThanOrEqual(-1)
    await close()
  })

  test('with more space between letters and words, a page with wide tables does not scroll sideways', () =>
    at('/de/company/facts-and-figures/', { viewport: { width: 390, height: 844 }, bypassCSP: true }, async (page) => {
      await page.addStyleTag({ content: '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' })
      await page.waitForSelector('html:not([data-arriving])', { state: 'attached' })
      expect(await tooWideAt(page, 390)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    }))

  test('with wide letters, no button leaves the header, and the caption of a list stays beside its text', () =>
    at('/es/services-overview/', { viewport: { width: 1024, height: 800 }, bypassCSP: true }, async (page) => {
      await page.addStyleTag({ content: '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' })
      const caption = await page.locator('.entry-hero-side').boundingBox()
      const lead = await page.locator('.hero-text-lead').evaluate(endOfLines)
      expect(lead).toBeLessThan(caption?.x ?? 0)
      for (const width of [1024, 1200, 1350]) expect(await tooWideAt(page, width), `${width}`).toEqual([])
    }))

  test.each(['de', 'en', 'es'])('the name in the header (%s) is whole, and its links are in one row', (locale) =>
    at(`/${locale}/`, {}, async (page) => {
      for (const width of [1200, 1344, 1366, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        const name = page.locator('.site-header .wordmark-name')
        expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth), `${width}`).toBe(0)
        expect((await page.locator('.site-links').boundingBox())?.height, `${width}`).toBeLessThan(60)
      }
    }),
  )

  test.each(['de', 'en', 'es'])('the name in the header (%s) is whole or, where it does not fit, not there', (locale) =>
    at(`/${locale}/`, {}, async (page) => {
      const name = page.locator('.site-header .wordmark-name')
      const cut: number[] = []
      for (let width = 320; width <= 500; width += 4) {
        await page.setViewportSize({ width, height: 800 })
        if (await name.evaluate((one) => one.scrollWidth > one.clientWidth)) cut.push(width)
      }
      expect(cut).toEqual([])
    }),
  )

  test('at 320 pixels, the hours of an event are one line, and no word of a title in a list is divided', () =>
    at('/en/events/ignite/', { viewport: { width: 320, height: 640 } }, async (page) => {
      const hours = page.locator('.event-card dd').first()
      expect(await hours.innerText()).toContain('p.m.')
      expect(await hours.evaluate(linesOf)).toBe(1)
      await page.goto('/en/events/')
      await page.waitForSelector('html:not([data-arriving])', { state: 'attached' })
      expect(await page.locator('.event-row-title a').evaluateAll(dividedIn)).toEqual([])
    }))

  test('forced colours keep the shapes of buttons and art', () =>
    at('/de/', { forcedColors: 'active' }, async (page) => {
      const shapes = await page.evaluate(() => ({
        button: getComputedStyle(document.querySelector('.action-primary') ?? document.body).borderTopWidth,
        panel: getComputedStyle(document.querySelector('.cta-panel-box') ?? document.body).borderTopWidth,
        node: getComputedStyle(document.querySelector('.art-node') ?? document.body).stroke,
        text: getComputedStyle(document.body).color,
      }))
      expect(shapes).toEqual({ button: '1px', panel: '1px', node: shapes.text, text: shapes.text })
    }))

  test('forced colours leave no dark ground under the dark text of the footer', () =>
    at('/de/', { forcedColors: 'active', colorScheme: 'light' }, async (page) => {
      expect(await page.locator('.site-footer-canvas').evaluate((one) => getComputedStyle(one).display)).toBe('none')
    }))

  test('on the narrowest screens, browsers divide what would be torn', () =>
    at('/de/services-overview/', { viewport: { width: 320, height: 800 } }, async (page) => {
      const rule = (): Promise<string> =>
        page
          .locator('td')
          .first()
          .evaluate((one) => getComputedStyle(one).hyphens)
      expect(await rule()).toBe('auto')
      await page.setViewportSize({ width: 390, height: 800 })
      expect(await rule()).toBe('manual')
    }))

  test('with reduced motion nothing draws itself, and the page is complete', () =>
    at('/de/', { reducedMotion: 'reduce' }, async (page) => {
      const running = await page.evaluate(
        () =>
          document
            .getAnimations()
            .filter((animation) => animation.timeline === document.timeline && animation.playState === 'running')
            .length,
      )
      expect(running).toBe(0)
    }))

  test('without script a page reads to its end, and the groups of its menu open by themselves', () =>
    at('/de/workplace/managed-workplace/', { javaScriptEnabled: false }, async (page) => {
      const text = await page.locator('main').innerText()
      expect(text.replaceAll('\u00a0', ' ')).toContain('Einwände, die wir oft hören')
      expect(await page.locator('.menu-group summary').count()).toBeGreaterThan(3)
    }))

  test('on paper, no head of a table ends a sheet, notes and quotations are on one, and the footer is not alone', () =>
    at('/de/azure/6r-model/', {}, async (page) => {
      await page.emulateMedia({ media: 'print' })
      const stylesOf = (selector: string, name: 'breakAfter' | 'breakBefore' | 'breakInside'): Promise<string[]> =>
        page.locator(selector).evaluateAll((all, key) => all.map((one) => getComputedStyle(one)[key]), name)
      expect(await stylesOf('#routes :is(caption, thead)', 'breakAfter')).toEqual(['avoid', 'avoid'])
      expect(await stylesOf('.callout-box, .quote', 'breakInside')).toEqual(['avoid', 'avoid'])
      expect(await stylesOf('.site-footer', 'breakBefore')).toEqual(['avoid'])
    }))

  test('on paper, what a party has to do is on the sheet of its name', () =>
    at('/de/workplace/managed-workplace/', {}, async (page) => {
      await page.emulateMedia({ media: 'print' })
      const names = page.locator('.process-roles dt')
      expect(await names.evaluateAll((all) => all.map((one) => getComputedStyle(one).breakAfter))).toEqual([
        'avoid',
        'avoid',
      ])
    }))

  test('on paper, who answers a request is on one sheet', () =>
    at('/de/events/copilot-workshop/', {}, async (page) => {
      await page.emulateMedia({ media: 'print' })
      const contact = page.locator('.cta-panel-contact')
      expect(await contact.evaluate((one) => getComputedStyle(one).breakInside)).toBe('avoid')
    }))

  test.each([
    ['a text begins on the sheet of its title', '/de/posts/token-theft-on-one-page/', '.post-columns', /^block/],
    ['a list has one card in a row', '/de/blog/', '.post-list-items', /^grid (?:none|[\d.]+px)$/],
  ])('on paper, %s, because Firefox divides no grid', (_what, address, selector, display) =>
    at(address, {}, async (page) => {
      await page.setViewportSize({ width: 820, height: 900 })
      await page.emulateMedia({ media: 'print' })
      const shown = await page
        .locator(selector)
        .first()
        .evaluate((part) => `${getComputedStyle(part).display} ${getComputedStyle(part).gridTemplateColumns}`)
      expect(shown).toMatch(display)
    }),
  )

  test.each(['de', 'en', 'es'])('the emergency page (%s) prints on one sheet', (locale) =>
    at(`/${locale}/security/are-you-under-attack/`, {}, async (page) => {
      const pdf = await page.pdf({ format: 'A4' })
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
      await page.emulateMedia({ media: 'print' })
      for (const part of ['.hero-alarm-number', '.hero-alarm-steps', '.checklist', '.table'])
        expect(await page.locator(`main ${part}`).first().isVisible(), part).toBe(true)
    }),
  )
})

/** Runs in the page: pairs of links and buttons of the header's bar that lie over each other, or leave the window. */
function overlapsInHeader(): string[] {
  const parts = [...document.querySelectorAll('.site-header-bar :is(a, button, summary)')].filter(
    (part) => part.checkVisibility() && !part.closest('.mega-menu, [popover]:not(:popover-open)'),
  )
  const boxes = parts
    .map((part) => ({ name: part.textContent.trim().slice(0, 20), box: part.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0)
  const outside = boxes
    .filter(({ box }) => box.right > window.innerWidth + 1 || box.left < -1)
    .map(({ name }) => `${name} leaves the window`)
  const over = boxes.flatMap(({ name, box }, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          box.left < other.box.right - 1 &&
          other.box.left < box.right - 1 &&
          box.top < other.box.bottom - 1 &&
          other.box.top < box.bottom - 1,
      )
      .map((other) => `${name} over ${other.name}`),
  )
  return [...outside, ...over]
}
