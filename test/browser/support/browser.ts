import type { ChildProcess } from 'node:child_process'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { findHeadless } from '../../../cli/setup.mjs'
import { FLAGS } from '../../bench/browser.mjs'
import { startSite } from '../../support/site.ts'
import { giveBack, newPlace, takePlace } from './kept.ts'

/**
 * What Chromium is to leave out. Of two flags with lists the last one holds, so what Playwright leaves out stands here again;
 * then the pages of the address bar, two in each new window: without them a context costs half the time; and the process that
 * waits for a page of another site.
 */
const WITHOUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
]

let shared: Promise<Browser> | undefined

/**
 * The one Chromium of all test files that a worker runs (`isolate: false` keeps this module between them). It ends with the
 * worker; a test closes what it has opened. One that has crashed is started anew.
 */
export async function sharedBrowser(): Promise<Browser> {
  const known = await shared
  if (known?.isConnected()) return known
  shared = launch()
  return shared
}

/** Without windows, Chromium would round the widths of letters to whole pixels, which no visitor sees. */
const LETTERS = '--font-render-hinting=none'

/**
 * Several Chromiums keep all processors busy: the threads with which V8 compiles and collects beside a page only take more of them
 * (a look of axe: a sixth).
 */
const ONE_THREAD = '--js-flags=--single-threaded'

/** Drawing takes no process of its own: what these would tell each other is a twelfth of the work. */
const ONE_PROCESS = '--in-process-gpu'

/** A Chromium of one's own, for other flags. */
export function launch(...flags: string[]): Promise<Browser> {
  const args = [...FLAGS, LETTERS, ONE_THREAD, ONE_PROCESS, `--disable-features=${WITHOUT.join(',')}`, ...flags]
  return chromium.launch({ executablePath: findHeadless() ?? '', args })
}

/** Serves an output; gives its address without a slash at the end. */
export async function serve(out: string, ...flags: string[]): Promise<{ base: string; server: ChildProcess }> {
  const server = startSite(['serve', '--out', out, '--port', '0', ...flags])
  const base = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      const url = /at (http:\S+)\//.exec(chunk.toString())?.[1]
      if (url) resolve(url)
    })
    server.once('exit', () => reject(new Error('The server ended')))
  })
  return { base, server }
}

/** A tab, and all that it says and asks for. */
export interface Tab {
  readonly page: Page
  /** Messages of the console, errors of scripts, and violations of the content security policy. */
  readonly said: string[]
  /** Paths with query that were asked for. */
  readonly asked: string[]
  readonly go: (path: string) => Promise<void>
  readonly close: () => Promise<void>
  /** Whether the document is the one that was opened by `go`. */
  readonly isSameDocument: () => Promise<boolean>
}

export interface TabOptions extends BrowserContextOptions {
  /** With a clock that runs as the real one does, and can be put forward. */
  readonly clock?: true
  /** That of a first visit: with nothing in its caches. Others may be given to the next test, as if new but for the caches. */
  readonly isFirstVisit?: true
}

/** Without motion, with which a page takes twice the CPU: tests of it ask for it. */
export async function openTab(browser: Browser, base: string, options: TabOptions = {}): Promise<Tab> {
  const { clock, isFirstVisit, ...others } = options
  const isItsOwn = clock ?? isFirstVisit ?? false
  const place = await (isItsOwn ? newPlace : takePlace)(browser, {
    baseURL: base,
    viewport: { width: 1000, height: 700 },
    reducedMotion: 'reduce',
    ...others,
  })
  const { context, page } = place
  if (clock) await page.clock.install()
  const said: string[] = []
  const asked: string[] = []
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', (error) => said.push(error.message))
  page.on('request', (request) => asked.push(request.url().replace(base, '')))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => console.error(`policy: ${event.violatedDirective}`))
  })
  let closed: Promise<void> | undefined
  return {
    page,
    said,
    asked,
    go: async (path) => {
      await page.goto(path)
      await page.evaluate(() => Object.assign(window, { opened: true }))
    },
    // Given back once: after a second time, two tests would have the same tab.
    close: () => (closed ??= isItsOwn ? context.close() : giveBack(place)),
    isSameDocument: () => page.evaluate(() => 'opened' in window),
  }
}

/** Makes a page as old as a person needs for a form: who is faster is taken for a machine. A tab with a `clock` would cost a new context. */
export function takeTime(page: Page): Promise<void> {
  return page.evaluate(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + 3200
  })
}

/**
 * Resolves when the page has done what it had put off: three times a frame, an idle moment and a task. After a sign that something
 * could have happened, this is when it has happened, or does not.
 */
export function settle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let times = 0; times < 3; times += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
      await new Promise((resolve) => setTimeout(resolve))
    }
  })
}

/** Resolves when the page has read the list of all paths of its site; to be called before the page is opened. */
export async function waitForPaths(page: Page): Promise<void> {
  const response = await page.waitForResponse((one) => one.url().includes('/builds/meta/'))
  await response.finished()
  await settle(page)
}

/** Holds back what a page asks for, until the returned function is called. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(address, (route) => held.then(() => route.continue()))
  return letGo
}

/** Puts a link at the end of what is shown, as a page of the site could have one there. */
export async function addLink({ page }: Tab, href: string, text: string): Promise<void> {
  await page.$eval(
    'main',
    (main, [to = '', words = '']) => {
      const link = document.createElement('a')
      link.className = 'new'
      link.href = to
      link.textContent = words
      main.append(link)
    },
    [href, text],
  )
}

export function payloadsIn(asked: readonly string[]): string[] {
  return asked.filter((path) => path.includes('_payload.json')).map((path) => path.replace(/_payload\.json.*$/, ''))
}
