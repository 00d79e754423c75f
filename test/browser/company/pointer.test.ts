import type { ElementHandle, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { serveRealSite } from '../support/real.ts'

const site = serveRealSite()

/**
 * Runs in the page: of each kind of control, the first that can be seen and leads elsewhere. Kinds are told apart by the classes around them.
 */
function controlsOfKinds(): Element[] {
  const kinds = new Map<string, Element>()
  for (const control of document.querySelectorAll('a[href]:not([aria-current], .skip-link), button, summary')) {
    const kind = [control.parentElement?.parentElement, control.parentElement, control]
      .map((one) => `${one?.tagName}.${one?.getAttribute('class')}`)
      .join(' ')
    const { width } = control.getBoundingClientRect()
    if (width > 8 && control.checkVisibility({ visibilityProperty: true }) && !kinds.has(kind)) kinds.set(kind, control)
  }
  return [...kinds.values()]
}

/** Runs in the page: all that may answer the pointer in the look of an element and of what is in it. */
function lookOf(element: Element): string {
  const parts = [element, ...element.querySelectorAll('*')].flatMap((one) =>
    ['', '::before', '::after'].map((pseudo) => {
      const { color, backgroundColor, borderColor, boxShadow, opacity, textDecoration, translate } = getComputedStyle(
        one,
        pseudo,
      )
      return [color, backgroundColor, borderColor, boxShadow, opacity, textDecoration, translate].join(';')
    }),
  )
  return parts.join('\n')
}

async function seenControls(page: Page): Promise<ElementHandle<Element>[]> {
  const list = await page.evaluateHandle(controlsOfKinds)
  const properties = await list.getProperties()
  return [...properties.values()].flatMap((one) => one.asElement() ?? []) as ElementHandle<Element>[]
}

/** The controls whose look is the same with and without the pointer, or when they are pressed. */
async function unmoved(page: Page): Promise<{ tried: number; still: string[] }> {
  const controls = await seenControls(page)
  const still: string[] = []
  for (const control of controls) {
    await control.scrollIntoViewIfNeeded()
    await page.mouse.move(1, 1)
    const atRest = await control.evaluate(lookOf)
    await control.hover({ force: true })
    const pointedAt = await control.evaluate(lookOf)
    if (atRest === pointedAt) still.push(await control.evaluate((one) => one.outerHTML.slice(0, 200)))
  }
  return { tried: controls.length, still }
}

test.each([
  ['/de/', 1440],
  ['/de/', 820],
  ['/de/azure/azure-managed-services/', 1440],
  ['/de/blog/', 1440],
  ['/de/posts/what-eleven-minutes-look-like/', 390],
])('all that can be pressed on %s, at %d pixels, answers the pointer', async (address, width) => {
  const { page, close } = await site().open({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  await page.goto(address)
  await page.waitForSelector('html:not([data-arriving])', { state: 'attached' })
  const { tried, still } = await unmoved(page)
  expect(tried).toBeGreaterThan(8)
  expect(still).toEqual([])
  await close()
})

test('what is pressed answers the press', async () => {
  const { page, close } = await site().open({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await page.goto('/de/azure/azure-managed-services/')
  for (const control of ['.search-link', '.action-primary', '.faq-items summary', '.site-footer ul a']) {
    const one = page.locator(control).first()
    await one.hover()
    const before = await one.evaluate(lookOf)
    await page.mouse.down()
    expect(await one.evaluate(lookOf), control).not.toBe(before)
    await page.mouse.move(1, 1)
    await page.mouse.up()
  }
  await close()
})
