import type { Page } from 'playwright-core'

/** What is wider than a window of so many pixels: the first three elements that leave it. */
export async function tooWideAt(page: Page, width: number): Promise<string[]> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 })
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= window.innerWidth) return []
    const beyond = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > window.innerWidth + 1 && !element.closest('svg'),
    )
    return beyond.slice(0, 3).map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`)
  })
}
