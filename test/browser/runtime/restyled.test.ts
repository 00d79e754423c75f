import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { serveRealSite } from '../support/real.ts'

const real = serveRealSite()

interface TraceEvent {
  readonly name: string
  readonly args: {
    readonly elementCount?: number
    readonly data?: {
      readonly nodeName?: string
      readonly reason?: string
      readonly invalidationList?: readonly { readonly allDescendantsMightBeInvalid?: boolean }[]
    }
  }
}

/** What Chromium notes of the styles that it has to compute, and of what it has to draw again, while `work` runs. */
async function traced(page: Page, work: () => Promise<unknown>): Promise<readonly TraceEvent[]> {
  const session = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const includedCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline.invalidationTracking', 'cc']
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } })
  await work()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  await session.detach()
  return events
}

/** The elements of the page's frame whose whole content is styled again. */
function restyled(events: readonly TraceEvent[]): readonly string[] {
  const data = events.flatMap(({ args }) => args.data ?? [])
  return data
    .filter(({ invalidationList = [] }) => invalidationList.some((set) => set.allDescendantsMightBeInvalid))
    .flatMap(({ nodeName = '' }) => (/^(?:HTML|BODY|MAIN)/.test(nodeName) ? [nodeName] : []))
}

/** As the runtime does for links to styles, for what it says, and for the parts of a page. */
function addElements(page: Page): Promise<void> {
  return page.evaluate(async () => {
    document.head.append(document.createElement('link'))
    document.body.append(document.createElement('div'))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  })
}

/** As the runtime does when all parts of a page have been laid out. */
function markArrived(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (const isArriving of [true, false]) {
      document.documentElement.toggleAttribute('data-arriving', isArriving)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    }
  })
}

/** Whether the whole document is styled again, because a rule for `[data-arriving]` ends without a name. */
function isRestyled(events: readonly TraceEvent[]): boolean {
  return events.some(
    ({ args: { data } }) => data?.nodeName?.startsWith('HTML') && data.reason?.endsWith('invalidates subtree'),
  )
}

describe('an element that a script adds', () => {
  // It does if a rule says `:not(:has())`, or if the last part of one after `:has()` has no name: 15 to 30 ms for each element.
  test.each([
    '/de/',
    '/de/workplace/managed-workplace/',
    '/en/blog/',
    '/de/stellenanzeigen/',
    '/es/services-overview/',
    '/en/posts/what-eleven-minutes-look-like/',
    '/de/events/nis2-breakfast-graz/',
    '/de/casestudies/hallbrueck-maschinenbau/',
    '/en/company/contact-and-locations/',
    '/de/authors/',
    '/de/wpnus-25-trial/',
  ])('does not make the browser style the whole of %s again', async (address) => {
    const { page, close } = await real().open()
    await page.goto(address, { waitUntil: 'networkidle' })
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const events = await traced(page, () => addElements(page))
      expect(events.some(({ name }) => name === 'UpdateLayoutTree')).toBe(true)
      expect(restyled(events), `at ${width} pixels`).toEqual([])
      expect(isRestyled(await traced(page, () => markArrived(page))), `at ${width} pixels`).toBe(false)
    }
    await close()
  })
})

describe('a page that a link leads away from', () => {
  // It was if the new one came into it after a change of the head, of styles or of the root: half of a navigation's time on a phone.
  test('is not styled again before it goes', async () => {
    const { page, close } = await real().open()
    await page.goto('/en/services-overview/', { waitUntil: 'networkidle' })
    await page.setViewportSize({ width: 390, height: 800 })
    const elements = page.locator('main *')
    const left = await elements.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)
    const events = await traced(page, async () => {
      await page.locator('main a[href="/en/workplace/consulting-services/"]').first().click()
      await page.waitForURL('**/consulting-services/')
      await addElements(page)
    })
    const styled = events.map(({ args }) => args.elementCount ?? 0)
    expect(Math.max(...styled)).toBeGreaterThan(100)
    expect(Math.max(...styled)).toBeLessThan(left / 3)
    await close()
  })
})

describe('the bait for ad blockers', () => {
  // Between other elements it does: rules such as `> :nth-child(even)` make all that follow depend on it.
  test('does not make the browser style the page again when it is taken away', async () => {
    const { page, close } = await real().open()
    const bait = page.locator('.adblock-bait')
    // Holds back what takes it away until the trace runs.
    await page.addInitScript(() => {
      const start = window.setTimeout
      const holding = (run: () => void, delay: number, ...values: unknown[]) =>
        delay === 400 ? void Object.assign(window, { takeAway: run }) : start(run, delay, ...values)
      Object.assign(window, { setTimeout: holding })
    })
    await page.goto('/de/')
    await bait.waitFor({ state: 'attached' })
    await addElements(page)
    const takenAway = await traced(page, async () => {
      await page.evaluate(() => (window as unknown as { takeAway: () => void }).takeAway())
      await bait.waitFor({ state: 'detached' })
      await addElements(page)
    })
    expect(takenAway.some(({ name }) => name === 'UpdateLayoutTree')).toBe(true)
    expect(restyled(takenAway)).toEqual([])
    await close()
  })
})

describe('a part below the window', () => {
  /** Sets a style of an element and waits until it is drawn; gives the number of tiles that were drawn for it. */
  const tilesFor = async (page: Page, selector: string, style: string): Promise<number> => {
    const events = await traced(page, () =>
      page.$eval(
        selector,
        async (element, text) => {
          ;(element as HTMLElement).style.cssText = text
          for (let frames = 0; frames < 4; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
        },
        style,
      ),
    )
    return events.filter(({ name }) => name === 'RasterTask').length
  }

  // It does if what holds all parts has a background: for each part that arrives, the whole window.
  test.each(['/de/', '/de/workplace/managed-workplace/', '/de/casestudies/hallbrueck-maschinenbau/'])(
    'does not make the browser draw the window of %s again when it grows',
    async (address) => {
      const { page, close } = await real().open()
      await page.goto(address, { waitUntil: 'networkidle' })
      expect(await tilesFor(page, 'main > :first-child', 'opacity: 0.5')).toBeGreaterThan(0)
      expect(await tilesFor(page, 'main > :last-child', 'padding-block-end: 60rem')).toBe(0)
      await close()
    },
  )
})
