import { afterEach, describe, expect, test } from 'vitest'
import { LOCALES } from '../../support/run/locales.ts'
import { PROJECT, read } from '../../support/site.ts'
import { waitForPaths, type Tab } from '../support/browser.ts'
import { serveRealSite } from '../support/real.ts'

/** Addresses that lead nowhere, on the company's own site: by a wrong address, and by a wrong link. */
const real = serveRealSite()

let tab: Tab | undefined
afterEach(async () => {
  await tab?.close()
})

describe.each(LOCALES)('in %s', (locale) => {
  const texts = JSON.parse(read(PROJECT, `i18n/messages/${locale}.json`)) as Record<string, string>
  const path = `/${locale}/azure/nowhere/`
  const sentence = texts['error.notFound']?.replace('{path}', path)

  test('the sentence with the path is one text, which can be copied', async () => {
    tab = await real().open()
    await tab.go(path)
    expect(await tab.page.textContent('.entry-hero-lead')).toBe(sentence)
  })

  test('without script the sentence ends before the path', async () => {
    tab = await real().open({ javaScriptEnabled: false })
    await tab.page.goto(path)
    expect(await tab.page.textContent('.entry-hero-lead')).toBe(sentence?.replace(`: ${path}`, ''))
  })

  test('a wrong link shows the same page without a document load', async () => {
    tab = await real().open()
    const { page } = tab
    await tab.go(path)
    const expected = await page.evaluate(() => [
      document.title,
      document.body.dataset['layout'],
      document.querySelector('main')?.textContent,
    ])
    const paths = waitForPaths(page)
    await tab.go(`/${locale}/`)
    await paths
    await page.$eval(
      'main a',
      (link, to) => {
        link.setAttribute('href', to)
        ;(link as HTMLElement).click()
      },
      path,
    )
    await page.locator('[data-layout=error]').waitFor()
    const shown = await page.evaluate(() => [
      document.title,
      document.body.dataset['layout'],
      document.querySelector('main')?.textContent,
    ])
    expect(shown).toEqual(expected)
    expect(expected.slice(0, 2)).toEqual([`${sentence} | Stratalp`, 'error'])
    expect(await tab.isSameDocument()).toBe(true)
  })
})
