import { stopServer } from '../../support/process/server.ts'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addGallery } from '../../support/samples/rasters.ts'
import { copyFixture, generate } from '../../support/site.ts'
import { barriersIn } from '../support/axe.ts'
import { openTab, serve, sharedBrowser, type Tab } from '../support/browser.ts'

const ends: (() => unknown)[] = []
let base = ''

beforeAll(async () => {
  const root = copyFixture('browser-pictures')
  ends.push(() => rmSync(root, { recursive: true, force: true }))
  await addGallery(root)
  const run = generate(root)
  if (run.code !== 0) throw new Error(run.stderr)
  const served = await serve(path.join(root, 'output'))
  base = served.base
  ends.push(() => stopServer(served.server))
})
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})

async function opened(width: number): Promise<Tab> {
  return openTab(await sharedBrowser(), base, { viewport: { width, height: 800 }, isFirstVisit: true })
}

/** Name of the file that the browser has chosen for a picture. */
function chosen({ page }: Tab, id: string): Promise<string> {
  const source = page.locator(`#${id} img`).evaluate((img: HTMLImageElement) => (img.complete ? img.currentSrc : ''))
  return source.then((url) => /[^/]*$/.exec(url)?.[0].replace(/\.[0-9a-f]{10}/, '') ?? '')
}

describe('a browser loads one file of each picture', () => {
  test.each([
    [390, 'narrow-600.avif', 'square on a phone: the picture for narrow windows'],
    [1440, 'screen-1280.avif', 'the width that the layout shows'],
  ])('at %i px: %s, %s', async (width, file) => {
    const tab = await opened(width)
    await tab.go('/en/gallery/')
    await expect.poll(() => chosen(tab, 'first')).toBe(file)
    await expect.poll(() => chosen(tab, 'square')).toMatch(/^screen-(160|320)\.avif$/)
    const asked = tab.asked.filter((address) => address.startsWith('/assets/pictures/'))
    expect(new Set(asked).size).toBe(3)
    expect(tab.said).toEqual([])
    await tab.close()
  })
})

test('nothing moves when pictures arrive late, and until then their colours are seen in their place', async () => {
  const tab = await opened(1000)
  const { page } = tab
  let arrive = (): void => undefined
  const late = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/assets/pictures/**', async (route) => {
    await late
    await route.continue()
  })
  await page.goto('/en/gallery/', { waitUntil: 'domcontentloaded' })
  // A file has whole pixels, so that its ratio may differ from the announced one by less than a pixel.
  const boxes = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll('.picture'), (one) => {
        const { top, height } = one.getBoundingClientRect()
        return [Math.floor(top), Math.floor(height)]
      }),
    )
  await expect.poll(async () => (await boxes()).length).toBe(3)
  const before = await boxes()
  await page.evaluate(() => {
    const seen = new PerformanceObserver((list) =>
      list.getEntries().forEach(() => console.error('something has moved')),
    )
    seen.observe({ type: 'layout-shift', buffered: true })
  })
  const ground = await page.locator('#first .picture-ground').boundingBox()
  expect(ground?.height).toBeGreaterThan(300)
  arrive()
  await expect.poll(() => chosen(tab, 'first')).not.toBe('')
  expect(await boxes()).toEqual(before)
  expect(tab.said).toEqual([])
  await tab.close()
})

test('axe finds nothing in pictures', async () => {
  const tab = await opened(1000)
  await tab.go('/en/gallery/')
  expect(await barriersIn(tab.page, 'main')).toEqual([])
  await tab.close()
})
