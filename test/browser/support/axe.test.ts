import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { barriersIn, barriersOf } from './axe.ts'
import { sharedBrowser } from './browser.ts'

const STYLE = `<style>
  body { background: #fff; color: #222 }
  .pale { color: #bbb }
  .dark { background: #333 }
  .faint { opacity: 0.3 }
  p:nth-child(3) { color: #ccc }
</style>`
const MANY = '<p>Some text.</p><p>Some text.</p>'

/** Contrast is measured once for all texts that look alike; each of these looks different in one way. */
describe('a text without contrast is found', () => {
  let page: Page
  beforeAll(async () => {
    page = await (await sharedBrowser()).newPage()
  })
  afterAll(() => page.close())

  const foundIn = async (html: string, part?: string): Promise<string[]> => {
    await page.setContent(`<!doctype html><html lang="en"><title>A</title>${STYLE}<main><h1>A</h1>${html}</main>`)
    const found = await (part === undefined ? barriersOf(page) : barriersIn(page, part))
    return found.filter((fault) => fault.startsWith('color-contrast'))
  }

  test.each([
    ['by a class', `<div>${MANY}</div><p class="pale">Some text.</p>`],
    ['by a style of its own', `<div>${MANY}</div><p style="color: #bbb">Some text.</p>`],
    ['by the background of an element around it', `<div>${MANY}</div><div class="dark"><p>Some text.</p></div>`],
    ['by an element around it that is see-through', `<div>${MANY}</div><div class="faint"><p>Some text.</p></div>`],
    ['by its place among others', `<div>${MANY}<p>Some text.</p></div>`],
    [
      'by the size of its letters',
      `<p style="color: #888; font-size: 40px">Some text.</p><p style="color: #888">Some text.</p>`,
    ],
    ['after one like it that is hidden', `<p class="pale" hidden>Some text.</p><p class="pale">Some text.</p>`],
    [
      'after one like it that is not read out',
      `<p class="pale" aria-hidden="true">A</p><p class="pale">Some text.</p>`,
    ],
    [
      'in a label, after that of a field that is disabled',
      `<form><label class="pale">One <input disabled></label><label class="pale">Two <input></label></form>`,
    ],
    ['in a field', `<form><label>One <input value="Some text" class="pale"></label></form>`],
  ])('%s', async (_, html) => {
    expect(await foundIn(html)).toHaveLength(1)
  })

  test('and one with contrast is not', async () => {
    expect(await foundIn(`<div>${MANY}</div>`)).toEqual([])
  })

  test('in a part, after one like it outside of it', async () => {
    expect(
      await foundIn('<p class="pale">Some text.</p><section><p class="pale">Some text.</p></section>', 'section'),
    ).toHaveLength(1)
  })
})
