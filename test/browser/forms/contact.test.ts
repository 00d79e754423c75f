import { stopServer } from '../../support/process/server.ts'
import type { ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOCALES, type SiteLocale as Locale } from '../../support/run/locales.ts'
import { SHARED } from '../../support/run/shared-sites.ts'
import { filesOf, PROJECT, read } from '../../support/site.ts'
import { barriersIn } from '../support/axe.ts'
import { openTab, serve, sharedBrowser, takeTime } from '../support/browser.ts'
import { field, formTabs, texts } from '../support/company-form.ts'

/** The contact form of the site, and the way to it. */
const DATA = path.join(PROJECT, '.cache/test-contact-data')
const SERVICE = (locale: Locale): string => `/${locale}/azure/azure-foundation/`
const CONTACT = (locale: Locale): string => `/${locale}/company/contact-and-locations/`

let browser: Browser
let server: ChildProcess
let base = ''

beforeAll(async () => {
  rmSync(DATA, { recursive: true, force: true })
  ;({ base, server } = await serve(SHARED.real, '--data', DATA))
  browser = await sharedBrowser()
})

afterAll(async () => {
  if (server) await stopServer(server)
  rmSync(DATA, { recursive: true, force: true })
})

const { open, tab } = formTabs((options) => openTab(browser, base, options))

const send = (page: Page) => page.locator('form.form button.action-primary').click()

/** Follows the main action of the page and waits until a script has taken over the form. */
async function follow(page: Page): Promise<void> {
  await page.locator('.hero-text-actions .action-primary, .hero-split .action-primary').first().click()
  await page.locator('form.form[novalidate]').waitFor()
}

async function fill(page: Page, company: string): Promise<void> {
  await field(page, 'name').fill('Zoë Übermaß')
  await field(page, 'company').fill(company)
  await field(page, 'email').fill('zoe@hallbrueck.example')
  await field(page, 'message').fill('Wann können Sie anfangen?')
  await field(page, 'call').selectOption('noon')
  await field(page, 'phone').fill('+49 89 99998 1')
  await field(page, 'dataprotection').check()
}

function storedFrom(company: string) {
  return filesOf(DATA)
    .filter((file) => file.endsWith('request.json'))
    .map((file) => JSON.parse(read(DATA, file)) as { subject: string; values: Record<string, string> })
    .filter(({ values }) => values['company'] === company)
}

test.each(LOCALES)(
  'asked on the page of a service (%s), a question arrives with that page and its topic',
  async (locale) => {
    const page = await open(SERVICE(locale))
    await follow(page)
    expect(new URL(page.url()).pathname).toBe(CONTACT(locale))
    expect(await tab()?.isSameDocument()).toBe(true)
    await expect.poll(() => field(page, 'topic').inputValue()).toBe('azure')
    const line = page.locator('.form-about a')
    expect([await line.innerText(), await line.getAttribute('href')]).toEqual(['Azure Foundation', SERVICE(locale)])

    const company = `Mit Skript ${locale}`
    await fill(page, company)
    await takeTime(page)
    await send(page)
    await page.locator('.form-sent h3').waitFor()
    expect(await page.locator('.form-sent').innerText()).toContain(texts(locale)['contact.sent.answer'])
    expect(storedFrom(company)).toMatchObject([
      { form: 'contact', locale, subject: SERVICE(locale), values: { topic: 'azure', size: '', call: 'noon' } },
    ])
    expect(tab()?.said).toEqual([])
  },
)

test('an empty form says what it needs, and a choice mends its message', async () => {
  const t = texts('en')
  const page = await open(`${CONTACT('en')}?about=/en/casestudies/#request`)
  await page.locator('form.form[novalidate]').waitFor()
  await send(page)
  const lines = await page.locator('.form-summary li').allInnerTexts()
  expect(lines.slice(0, 4)).toEqual(['name', 'company', 'email', 'topic'].map((name) => t[`form.error.${name}`]))
  expect(lines[4]).toBe(`${t['form.label.message']}: ${t['form.error.text']}`)
  expect(lines).toHaveLength(6)
  expect(await field(page, 'topic').getAttribute('aria-invalid')).toBe('true')
  await field(page, 'topic').focus()
  await field(page, 'topic').selectOption('other')
  await field(page, 'topic').blur()
  await expect.poll(() => field(page, 'topic').getAttribute('aria-invalid')).toBe('false')

  await field(page, 'call').selectOption('morning')
  await send(page)
  await page.locator('.form-summary li', { hasText: t['form.error.phoneForCall'] ?? '' }).waitFor()
})

test('what is no path of a site is not shown, and a choice that was made stays', async () => {
  const page = await open(`${CONTACT('de')}?about=${encodeURIComponent('//evil.example/')}`)
  await field(page, 'topic').selectOption('security')
  await page.locator('form.form').scrollIntoViewIfNeeded()
  await page.locator('form.form[novalidate]').waitFor()
  expect(await page.locator('.form-about').count()).toBe(0)
  expect(await field(page, 'topic').inputValue()).toBe('security')
  expect(await field(page, 'about').inputValue()).toBe('')
})

test('without script the question arrives with the page too, and leads to the page that says thanks', async () => {
  const page = await open(SERVICE('es'), { javaScriptEnabled: false })
  await page.locator('.hero-text-actions .action-primary, .hero-split .action-primary').first().click()
  await page.waitForURL((url) => url.pathname === CONTACT('es'))
  expect(await page.locator('form.form :invalid').count()).toBe(6)
  await fill(page, 'Sin script')
  await field(page, 'topic').selectOption('azure')
  await send(page)
  await page.waitForURL('**/es/company/request-received/')
  expect(storedFrom('Sin script')).toMatchObject([{ form: 'contact', locale: 'es', subject: SERVICE('es') }])
})

test('axe finds nothing in the form, filled and wrong, by day and by night, and it fits a small screen', async () => {
  const options = { bypassCSP: true, viewport: { width: 320, height: 800 } } as const
  const page = await open(`${CONTACT('de')}?about=${SERVICE('de')}#request`, options)
  await page.locator('form.form[novalidate]').waitFor()
  await send(page)
  await page.locator('.form-summary').waitFor()
  for (const tone of ['light', 'sunken', 'night']) {
    await page.evaluate((name) => document.querySelector('#request')?.setAttribute('data-tone', name), tone)
    expect(await barriersIn(page, '#request'), tone).toEqual([])
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('select boxes have an arrow, which is that of the browser in forced colours', async () => {
  const page = await open(CONTACT('en'))
  const arrow = (): Promise<string> =>
    page
      .locator('.field select')
      .first()
      .evaluate((select) => {
        const { appearance, backgroundImage } = getComputedStyle(select)
        return appearance === 'none' ? (backgroundImage.match(/[a-z]+-gradient/)?.[0] ?? 'none') : 'native'
      })
  expect(await arrow()).toBe('linear-gradient')
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await arrow()).toBe('native')
})
