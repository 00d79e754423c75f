import { stopServer } from '../../support/process/server.ts'
import type { ChildProcess } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { edit, filesOf, generate, PROJECT, siteFolder } from '../../support/site.ts'
import { openTab, serve, sharedBrowser } from '../support/browser.ts'

/** The site that shows every section, with its German pages a second time as Arabic ones. */
const ROOT = siteFolder('right-to-left')
const OUT = path.join(ROOT, 'output')

let browser: Browser
let server: ChildProcess
let base: string

beforeAll(async () => {
  makeSite()
  const { code, stdout, stderr } = generate(ROOT)
  if (code !== 0) throw new Error(`The site could not be built.\n${stdout}${stderr}`)
  browser = await sharedBrowser()
  ;({ base, server } = await serve(OUT))
}, 300_000)

afterAll(() => server && stopServer(server))

function makeSite(): void {
  rmSync(ROOT, { recursive: true, force: true })
  mkdirSync(path.join(ROOT, 'i18n'), { recursive: true })
  cpSync(path.join(PROJECT, 'test/sections/content'), path.join(ROOT, 'content'), { recursive: true })
  cpSync(path.join(PROJECT, 'i18n/messages'), path.join(ROOT, 'i18n/messages'), { recursive: true })
  symlinkSync(path.join(PROJECT, 'templates'), path.join(ROOT, 'templates'))
  edit(
    ROOT,
    'content/site.yaml',
    '[de, en, es]\ndefaultLocale',
    // Pictures for links on other sites are looked at elsewhere.
    '[de, en, es, ar]\nsocialImages: false\nuntranslated: { ar: link }\ndefaultLocale',
  )
  const content = path.join(ROOT, 'content')
  for (const file of filesOf(content).filter((name) => name.endsWith('/de.md')))
    cpSync(path.join(content, file), path.join(content, file.replace(/de\.md$/, 'ar.md')))
  const german = messages('de')
  const arabic = Object.entries(german).map(([key, text]) => [key, withForms(text)])
  writeFileSync(path.join(ROOT, 'i18n/messages/ar.json'), JSON.stringify(Object.fromEntries(arabic)))
}

function messages(locale: string): Record<string, string> {
  return JSON.parse(readFileSync(path.join(PROJECT, 'i18n/messages', `${locale}.json`), 'utf8')) as Record<
    string,
    string
  >
}

/** A text that counts says its numbers in all forms of Arabic: `other` in the place of each. */
function withForms(text: string): string {
  return text.replaceAll(/one \{[^{}]*\} other (\{[^{}]*\})/g, (_, other) =>
    ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => `${form} ${other}`).join(' '),
  )
}

test('no page is wider than its window', async () => {
  const pages = filesOf(OUT).filter((file) => file.startsWith('ar/') && file.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(15)
  const wide: string[] = []
  const tab = await openTab(browser, base)
  for (const file of pages) {
    await tab.go(`/${file.replace(/index\.html$/, '')}`)
    for (const width of [390, 1280]) {
      await tab.page.setViewportSize({ width, height: 800 })
      const over = await tab.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      if (over > 0) wide.push(`${file} at ${width}: ${over} px`)
    }
  }
  await tab.close()
  expect(wide).toEqual([])
}, 120_000)

test('header, text and arrows run from the right, phone numbers from the left', async () => {
  const tab = await openTab(browser, base, { viewport: { width: 1280, height: 800 } })
  await tab.go('/ar/')
  const seen = await tab.page.evaluate(() => {
    const part = (selector: string): Element => {
      const found = document.querySelector(selector)
      if (!found) throw new Error(`no ${selector}`)
      return found
    }
    return {
      wordmark: part('header a').getBoundingClientRect().left > window.innerWidth / 2,
      heading: Math.round(window.innerWidth - part('h1').getBoundingClientRect().right) < 200,
      arrow: getComputedStyle(part('main .arrow')).scale,
      phone: getComputedStyle(part('footer a[href^="tel:"]')).direction,
    }
  })
  expect(seen).toEqual({ wordmark: true, heading: true, arrow: '-1 1', phone: 'ltr' })
  await tab.go('/de/')
  expect(
    await tab.page.evaluate(() => getComputedStyle(document.querySelector('main .arrow') ?? document.body).scale),
  ).toBe('none')
  await tab.close()
})
