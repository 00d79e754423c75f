import type { Browser, Page, Request } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { SHARED, sharedSites } from '../../support/run/shared-sites.ts'
import { filesOf } from '../../support/site.ts'
import { barriersOf } from '../support/axe.ts'
import { sharedBrowser } from '../support/browser.ts'
import { withoutPolicy } from '../support/kept.ts'
import { tooWideAt } from '../support/too-wide.ts'

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
const TABS = 3
const HEIGHT = 900
const MAX_SHIFT = 0.02
/** Parts of the font: of headings and of texts, each with a second one for characters that few pages have. */
const MOST_FONTS = 4

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

/**
 * Each width has a load of its own. Axe looks at both in the second one: there its code is compiled already. Colours of a narrow window,
 * which take it half of its time, are those of the fixture, where each section has them in every tone.
 */
async function lookAt(page: Page, place: Place): Promise<Look[]> {
  const wide = await load(page, place, 1440)
  const narrow = await load(page, place, 390)
  // The rule about the viewport is the one that a setting decides.
  const narrowBarriers = await barriersOf(page, 'meta-viewport', ...(place.name === 'real' ? ['color-contrast'] : []))
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
