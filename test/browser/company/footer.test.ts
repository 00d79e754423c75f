import { expect, test } from 'vitest'
import { serveRealSite } from '../support/real.ts'

const site = serveRealSite()

/** Runs in the page: the lines of the address in the footer. */
function linesOfAddress(): number {
  const text = document.createRange()
  text.selectNodeContents(document.querySelector('.site-footer-reach [href^="mailto:"]') ?? document.body)
  return new Set(Array.from(text.getClientRects(), ({ top }) => top)).size
}

test.each(['de', 'en', 'es'])('the e-mail address in the footer (%s) is in one line at any width', async (locale) => {
  const { page, close } = await site().open({ javaScriptEnabled: false })
  await page.goto(`/${locale}/`)
  for (const width of [320, 390, 760, 768, 780, 800, 812, 840, 860, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(linesOfAddress), `${width} pixels`).toBe(1)
  }
  await close()
})
