import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { TestRunner } from 'vitest'

/** A context with its one page. */
export interface Place {
  readonly context: BrowserContext
  readonly page: Page
  /** What it was made of, but for the size of its window: only who asks for the same may have it. */
  readonly made: string
  readonly options: BrowserContextOptions
}

/** A page of an origin costs less than half in a tab that has shown that origin: its process, caches and compiled code are there. */
const free: Place[] = []
/** As many as a test opens at a time. */
const MOST = 4

/** A place that no test uses, or a new one; a second try of a test always gets a new one. */
export async function takePlace(browser: Browser, options: BrowserContextOptions): Promise<Place> {
  const made = madeOf(options)
  const index = isSecondTry() ? -1 : free.findIndex((place) => place.made === made && isAlive(place, browser))
  const [known] = index < 0 ? [] : free.splice(index, 1)
  if (!known) return newPlace(browser, options)
  if (options.viewport) await known.page.setViewportSize(options.viewport)
  return known
}

function madeOf(options: BrowserContextOptions): string {
  return JSON.stringify({ ...options, viewport: undefined })
}

function isSecondTry(): boolean {
  return (TestRunner.getCurrentTest()?.result?.retryCount ?? 0) > 0
}

function isAlive({ context, page }: Place, browser: Browser): boolean {
  return context.browser() === browser && browser.isConnected() && !page.isClosed()
}

/** A context as of a new visitor. */
export async function newPlace(browser: Browser, options: BrowserContextOptions): Promise<Place> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  collectInitScripts(page)
  if (options.bypassCSP) withoutPolicy.add(page)
  return { context, page, made: madeOf(options), options }
}

/** Tabs whose pages may load what their policy forbids. */
export const withoutPolicy = new WeakSet<Page>()

const initScripts = new WeakMap<Page, { dispose: () => Promise<void> }[]>()

/** Notes what scripts a test lets run before those of a page, as Playwright has no list of them. */
function collectInitScripts(page: Page): void {
  const scripts: { dispose: () => Promise<void> }[] = []
  initScripts.set(page, scripts)
  const add = page.addInitScript.bind(page)
  page.addInitScript = async (script, argument, options) => {
    const added = await add(script, argument, options)
    scripts.push(added)
    return added
  }
}

/** Takes a place back when a test is done with it. What cannot be made as new is closed. */
export async function giveBack(place: Place): Promise<void> {
  try {
    await clear(place)
    free.unshift(place)
  } catch {
    await place.context.close()
  }
  for (const old of free.splice(MOST)) await old.context.close()
}

/** What a page is shown with at first, as Playwright has no way to take an emulation back. */
function mediaOf({ colorScheme, forcedColors, reducedMotion }: BrowserContextOptions) {
  return {
    media: null,
    colorScheme: colorScheme ?? 'light',
    forcedColors: forcedColors ?? 'none',
    reducedMotion: reducedMotion ?? 'no-preference',
  }
}

const EVENTS = ['console', 'dialog', 'download', 'pageerror', 'popup', 'request', 'requestfailed', 'response'] as const

/** Leaves nothing of a test but what was loaded: no listener, route, script, tab, medium, cookie, storage, or place of the mouse. */
async function clear({ context, page, options }: Place): Promise<void> {
  for (const event of EVENTS) page.removeAllListeners(event)
  await Promise.all([
    page.unrouteAll({ behavior: 'ignoreErrors' }),
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    context.setOffline(false),
    page.emulateMedia(mediaOf(options)),
    ...(initScripts.get(page)?.splice(0) ?? []).map((script) => script.dispose()),
    ...context.pages().map((other) => (other === page ? undefined : other.close())),
  ])
  // Of the same origin, so that the process stays, and without a script that could store something once more.
  const response = await page.goto('/robots.txt')
  if (!response?.headers()['content-type']?.startsWith('text/plain')) throw new Error('This site has no plain page')
  await page.evaluate(() => {
    sessionStorage.clear()
    localStorage.clear()
  })
  await Promise.all([context.clearCookies(), page.mouse.move(-1, -1)])
}
