import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { SHARED, sharedSites } from '../support/shared-sites.ts'
import { filesOf } from '../support/site.ts'
import { barriersOf } from './axe.ts'
import { sharedBrowser } from './browser.ts'
import { withoutPolicy } from './kept.ts'

type SiteName = keyof typeof SHARED

/** One page of each kind of the real site. */
const REAL = [
  '/de/',
  '/de/workplace/managed-workplace/',
  '/de/security/cloud-security-operations-center/',
  '/de/security/are-you-under-attack/',
  '/de/services-overview/',
  '/de/company/contact-and-locations/',
  '/de/career/',
  '/de/blog/',
  '/de/posts/what-eleven-minutes-look-like/',
  '/de/authors/',
  '/de/authors/dagny-oberrauch/',
  '/de/events/',
  '/de/events/copilot-workshop/',
  '/de/events/it-sa-2025/',
  '/de/events/request-received/',
  '/de/casestudies/hallbrueck-maschinenbau/',
  '/de/stellenanzeigen/',
  '/de/stellenanzeigen/soc-analyst/',
  '/de/datenschutz/',
  '/de/cookies/',
  '/de/404.html',
  '/de/error.html',
  '/en/azure/azure-foundation/',
  '/es/workplace/managed-workplace/',
  '/de/azure/azure-foundation-it-workaholics/',
  '/es/workplace/managed-workplace-it-workaholics/',
]
/** Pages to be read with text of twice the size. */
const LARGE_TEXT = [
  '/de/',
  '/es/workplace/managed-workplace/',
  '/de/posts/what-eleven-minutes-look-like/',
  '/es/blog/',
  '/de/blog/tags/intune/',
]
const TABS = 3
const HEIGHT = 900
const MAX_SHIFT = 0.02
/** Parts of the font: of headings and of texts, each with a second one for characters that few pages have. */
const MOST_FONTS = 4
const PAGE_BYTES = 30 * 1024
const SERVICE_PAGES = /^(?:de|en|es)\/(?:workplace|azure|security)\//

interface Place {
  readonly name: SiteName
  readonly address: string
}

/** What a page did while it was loaded at one width. */
interface Loaded {
  readonly place: string
  readonly imagesWithoutSize: readonly string[]
  readonly shift: number
  readonly fonts: number
  readonly foreign: readonly string[]
}

/** What one look at a page at one width found. */
interface Look extends Loaded {
  readonly violations: readonly string[]
  /** What is wider than a window of 320 pixels. */
  readonly tooWide: readonly string[]
}

let browser: Browser
const bases = {} as Record<SiteName, string>
let looks: readonly Look[] = []

beforeAll(async () => {
  browser = await sharedBrowser()
  const sites = await sharedSites()
  for (const name of ['real', 'sections'] as const) bases[name] = sites[name].base
  const places = [
    ...REAL.map((address) => ({ name: 'real', address }) as const),
    ...fixturePages().map((address) => ({ name: 'sections', address }) as const),
  ]
  looks = (await inTabs(places, lookAt)).flat()
}, 600_000)

/** The pages of the fixture in the language that has all of them. */
function fixturePages(): string[] {
  const documents = filesOf(SHARED.sections).filter((file) => file.startsWith('de/') && file.endsWith('.html'))
  return documents.map((file) => `/${file.replace(/index\.html$/, '')}`)
}

/** Runs a few jobs at a time, each tab of a few in one context: what one finds in the cache of another costs nothing. */
async function inTabs<Job, Result>(
  jobs: readonly Job[],
  run: (page: Page, job: Job) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' })
  await context.addInitScript(watchShifts)
  const tab = async (): Promise<void> => {
    const page = await context.newPage()
    withoutPolicy.add(page)
    for (let index = next; index < jobs.length; index = next) {
      next += 1
      results[index] = await run(page, jobs[index] as Job)
    }
  }
  await Promise.all(Array.from({ length: TABS }, tab))
  await context.close()
  return results
}

/** Each width has a load of its own. Axe looks at both in the second one: there its code is compiled already. */
async function lookAt(page: Page, place: Place): Promise<Look[]> {
  const wide = await load(page, place, 1440)
  const narrow = await load(page, place, 390)
  // The rule about the viewport is the one that a setting decides.
  const narrowBarriers = await barriersOf(page, 'meta-viewport')
  const tooWide = await tooWideAt(page, 320)
  await page.setViewportSize({ width: 1440, height: HEIGHT })
  const wideBarriers = await barriersOf(page, 'meta-viewport')
  return [
    { ...narrow, violations: narrowBarriers, tooWide },
    { ...wide, violations: wideBarriers, tooWide: [] },
  ]
}

/** On a loaded machine a font can be late once: what moves twice is a fault. */
async function load(page: Page, place: Place, width: number): Promise<Loaded> {
  const loaded = await loadOnce(page, place, width)
  return loaded.shift > MAX_SHIFT ? loadOnce(page, place, width) : loaded
}

async function loadOnce(page: Page, { name, address }: Place, width: number): Promise<Loaded> {
  const foreign: string[] = []
  const note = (request: Request): void => {
    if (!Object.values(bases).some((base) => request.url().startsWith(base))) foreign.push(request.url())
  }
  await page.setViewportSize({ width, height: HEIGHT })
  page.on('request', note)
  await page.goto(bases[name] + address)
  // What lies below the fold is laid out part by part; axe would measure colours of what is not there yet.
  await page.waitForSelector('html:not([data-arriving])', { state: 'attached', timeout: 120_000 })
  const measured = await page.evaluate(measure)
  page.off('request', note)
  return { place: `${name} ${address} at ${width}`, foreign, ...measured }
}

/** Runs in the page, before its own scripts. */
function watchShifts(): void {
  Object.assign(window, { shift: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput)
        Object.assign(window, { shift: (window as unknown as { shift: number }).shift + entry.value })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page. */
function measure(): { imagesWithoutSize: string[]; shift: number; fonts: number } {
  const images = [...document.images].filter((image) => !image.hasAttribute('width') || !image.hasAttribute('height'))
  const resources = performance.getEntriesByType('resource').map((entry) => entry.name)
  return {
    imagesWithoutSize: images.map((image) => image.outerHTML),
    shift: (window as unknown as { shift: number }).shift,
    fonts: new Set(resources.filter((address) => /\.(?:woff2?|ttf|otf)$/.test(address))).size,
  }
}

async function tooWideAt(page: Page, width: number): Promise<string[]> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 })
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= window.innerWidth) return []
    const beyond = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > window.innerWidth + 1 && !element.closest('svg'),
    )
    return beyond.slice(0, 3).map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`)
  })
}

/** Of each look what it found wrong, with its place. */
function faults(of: (look: Look) => readonly string[]): string[] {
  return looks.flatMap((look) => of(look).map((fault) => `${look.place}: ${fault}`))
}

describe('every kind of page and every section, at 390 and 1440 pixels', () => {
  test('axe finds nothing', () => {
    expect(faults(({ violations }) => violations)).toEqual([])
  })

  test('nothing scrolls sideways at 320 pixels', () => {
    expect(faults(({ tooWide }) => tooWide)).toEqual([])
  })

  test('images have sizes, and nothing moves while the page loads', () => {
    expect(faults(({ imagesWithoutSize }) => imagesWithoutSize)).toEqual([])
    expect(faults(({ shift }) => (shift > MAX_SHIFT ? [`shift of ${shift.toFixed(3)}`] : []))).toEqual([])
  })

  test('two parts of the font are enough but for rare characters, and nothing comes from elsewhere', () => {
    expect(faults(({ fonts }) => (fonts >= 2 && fonts <= MOST_FONTS ? [] : [`${fonts} fonts`]))).toEqual([])
    expect(faults(({ foreign }) => foreign)).toEqual([])
  })
})

describe('budgets', () => {
  test('a service page with its art has at most 30 kB', () => {
    const large = filesOf(SHARED.real)
      .filter((file) => SERVICE_PAGES.test(file) && file.endsWith('.html'))
      .filter((file) => zipped(path.join(SHARED.real, file)) > PAGE_BYTES)
    expect(large).toEqual([])
  })
})

function zipped(file: string): number {
  return gzipSync(readFileSync(file)).length
}

describe('readers who need it otherwise', () => {
  test.each([390, 1440])(
    'at %d pixels, text of twice the size leaves the header in order, and nothing scrolls sideways',
    async (width) => {
      const { context, page } = await openReal({ viewport: { width, height: 800 } })
      // What a reader's own font size does, media queries included. A style on <html> would leave those out.
      const session = await context.newCDPSession(page)
      await session.send('Page.enable')
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
      for (const address of LARGE_TEXT) {
        await page.goto(address)
        expect(await page.evaluate(overlapsInHeader), address).toEqual([])
        expect(await tooWideAt(page, width), address).toEqual([])
      }
      await context.close()
    },
  )

  test('with more space between letters and words, a wide table scrolls, and the page does not', async () => {
    const { context, page } = await openReal({ viewport: { width: 390, height: 844 }, bypassCSP: true })
    await page.goto('/de/company/facts-and-figures/')
    await page.addStyleTag({ content: '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' })
    await page.waitForSelector('html:not([data-arriving])', { state: 'attached' })
    expect(await tooWideAt(page, 390)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await context.close()
  })

  test('forced colours keep the shapes of buttons and art', async () => {
    const { context, page } = await openReal({ forcedColors: 'active' })
    await page.goto('/de/')
    const shapes = await page.evaluate(() => ({
      button: getComputedStyle(document.querySelector('.action-primary') ?? document.body).borderTopWidth,
      panel: getComputedStyle(document.querySelector('.cta-panel-box') ?? document.body).borderTopWidth,
      node: getComputedStyle(document.querySelector('.art-node') ?? document.body).stroke,
      text: getComputedStyle(document.body).color,
    }))
    expect(shapes).toEqual({ button: '1px', panel: '1px', node: shapes.text, text: shapes.text })
    await context.close()
  })

  test('forced colours leave no dark ground under the dark text of the footer', async () => {
    const { context, page } = await openReal({ forcedColors: 'active', colorScheme: 'light' })
    await page.goto('/de/')
    expect(await page.locator('.site-footer-canvas').evaluate((one) => getComputedStyle(one).display)).toBe('none')
    await context.close()
  })

  test('on the narrowest screens, browsers divide what would be torn', async () => {
    const { context, page } = await openReal({ viewport: { width: 320, height: 800 } })
    await page.goto('/de/services-overview/')
    const rule = (): Promise<string> =>
      page
        .locator('td')
        .first()
        .evaluate((one) => getComputedStyle(one).hyphens)
    expect(await rule()).toBe('auto')
    await page.setViewportSize({ width: 390, height: 800 })
    expect(await rule()).toBe('manual')
    await context.close()
  })

  test('with reduced motion nothing draws itself, and the page is complete', async () => {
    const { context, page } = await openReal({ reducedMotion: 'reduce' })
    await page.goto('/de/')
    const running = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter((animation) => animation.timeline === document.timeline && animation.playState === 'running').length,
    )
    expect(running).toBe(0)
    await context.close()
  })

  test('without script the pages have the same text', async () => {
    const { context, page } = await openReal({ javaScriptEnabled: false })
    await page.goto('/de/workplace/managed-workplace/')
    const text = await page.locator('main').innerText()
    expect(text.replaceAll('\u00a0', ' ')).toContain('Einwände, die wir oft hören')
    expect(await page.locator('.menu-group summary').count()).toBeGreaterThan(3)
    await context.close()
  })

  test('on paper, neither the head of a table ends a sheet nor is the footer alone on one', async () => {
    const { context, page } = await openReal({})
    await page.emulateMedia({ media: 'print' })
    await page.goto('/de/company/facts-and-figures/')
    const heads = page.locator('#people :is(caption, thead)')
    const styles = await heads.evaluateAll((all) => all.map((one) => getComputedStyle(one).breakAfter))
    expect(styles).toEqual(['avoid', 'avoid'])
    const footer = page.locator('.site-footer')
    expect(await footer.evaluate((one) => getComputedStyle(one).breakBefore)).toBe('avoid')
    await context.close()
  })

  test.each(['de', 'en', 'es'])('the emergency page (%s) prints on one sheet', async (locale) => {
    const { context, page } = await openReal({})
    await page.goto(`/${locale}/security/are-you-under-attack/`)
    const pdf = await page.pdf({ format: 'A4' })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    await page.emulateMedia({ media: 'print' })
    for (const part of ['.hero-alarm-number', '.hero-alarm-steps', '.checklist', '.table'])
      expect(await page.locator(`main ${part}`).first().isVisible(), part).toBe(true)
    await context.close()
  })
})

async function openReal(
  options: Parameters<Browser['newContext']>[0],
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL: bases.real, viewport: { width: 1440, height: 800 }, ...options })
  return { context, page: await context.newPage() }
}

/** A page of the fixture as those see it who have no script. */
async function openSections(address: string, width: number): Promise<{ context: BrowserContext; page: Page }> {
  const viewport = { width, height: 900 }
  const context = await browser.newContext({ baseURL: bases.sections, viewport, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(address)
  return { context, page }
}

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

/** Emergency notice: the fixture site has it switched on. */
describe('the emergency banner', () => {
  test('is on security pages only, and closes there without script', async () => {
    const context = await browser.newContext({ baseURL: bases.sections, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/de/light-long/')
    expect(await page.locator('.emergency-banner').isVisible()).toBe(false)
    await page.goto('/de/light-compound/')
    expect(await page.locator('.emergency-banner').isVisible()).toBe(true)
    await page.locator('.emergency-banner summary').click()
    expect(await page.locator('.emergency-banner').isVisible()).toBe(false)
    await context.close()
  })

  test('does not close on the emergency page', async () => {
    const context = await browser.newContext({ baseURL: bases.sections })
    const page = await context.newPage()
    await page.goto('/de/under-attack/')
    expect(await page.locator('.emergency-banner').isVisible()).toBe(true)
    expect(await page.locator('.emergency-banner summary').isVisible()).toBe(false)
    await context.close()
  })
})

describe('a comparison', () => {
  type Shown = { readonly table: boolean; readonly options: number }

  const shown = async (width: number): Promise<Shown> => {
    const { context, page } = await openSections('/de/light-short/', width)
    const summaries = page.locator('.compare details > summary')
    const options = await summaries.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)
    const table = await page.locator('.compare table').isVisible()
    await context.close()
    return { table, options }
  }

  test('is a table where there is room, and its options one by one on a phone', async () => {
    expect(await shown(1440)).toEqual({ table: true, options: 0 })
    const narrow = await shown(390)
    expect(narrow.table).toBe(false)
    expect(narrow.options).toBeGreaterThanOrEqual(2)
  })

  test('says on a phone all that its table says', async () => {
    const { context, page } = await openSections('/de/light-long/', 390)
    const texts = (selector: string): Promise<string[]> =>
      page.locator(`.compare ${selector}`).evaluateAll((all) => all.map((one) => one.textContent ?? ''))
    const options = (await texts('.option-list')).join(' ')
    const cells = await texts('table :is(caption, tbody th, tbody td)')
    expect(cells.length).toBeGreaterThan(8)
    expect(cells.filter((cell) => !options.includes(cell.trim()))).toEqual([])
    await context.close()
  })

  test('the names of the options stay in sight below the header while the table is read', async () => {
    const context = await browser.newContext({ baseURL: bases.sections, viewport: { width: 1440, height: 500 } })
    const page = await context.newPage()
    await page.goto('/de/light-long/')
    const top = await page.locator('.compare').evaluate((section) => {
      const last = section.querySelector('.row-strong') as HTMLElement
      window.scrollTo(0, last.getBoundingClientRect().top + window.scrollY - 200)
      return section.querySelector('thead th:last-child')?.getBoundingClientRect().top
    })
    expect(top).toBe(80)
    await context.close()
  })
})

describe('a table of four columns in a text', () => {
  const shown = async (width: number): Promise<{ readonly display: string; readonly scrolls: boolean }> => {
    const context = await browser.newContext({ baseURL: bases.sections, viewport: { width, height: 900 } })
    const page = await context.newPage()
    await page.goto('/de/posts/full/')
    const found = await page.getByRole('group', { name: 'Tabelle: Ebene' }).evaluate((table) => ({
      display: getComputedStyle(table.querySelector('tbody tr') as HTMLElement).display,
      scrolls: table.scrollWidth > table.clientWidth,
    }))
    await context.close()
    return found
  }

  test.each([820, 1440])('is a table at %i pixels', async (width) => {
    expect(await shown(width)).toEqual({ display: 'table-row', scrolls: false })
  })

  test.each([320, 390])('is a record for each row at %i pixels, and nothing scrolls', async (width) => {
    expect(await shown(width)).toEqual({ display: 'grid', scrolls: false })
  })
})
