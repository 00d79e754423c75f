import type { Locator, Page } from 'playwright-core'
import { afterEach } from 'vitest'
import type { SiteLocale as Locale } from '../../support/run/locales.ts'
import { PROJECT, read } from '../../support/site.ts'
import type { Tab, TabOptions } from './browser.ts'

/** Pages of the company with a form, and what a visitor does in it. */
export const EVENT: Record<Locale, string> = {
  de: '/de/events/terraform-lab/',
  en: '/en/events/terraform-lab/',
  es: '/es/events/terraform-lab/',
}
export const JOB: Record<Locale, string> = {
  de: '/de/stellenanzeigen/spanish-speaking-service-manager/',
  en: '/en/job-offers/spanish-speaking-service-manager/',
  es: '/es/jobs/spanish-speaking-service-manager/',
}

export const texts = (locale: Locale): Record<string, string> =>
  JSON.parse(read(PROJECT, `i18n/messages/${locale}.json`)) as Record<string, string>
export const form = (page: Page): Locator => page.locator('form.form')
export const field = (page: Page, name: string): Locator => form(page).locator(`[name=${name}]`)
export const button = (page: Page): Locator => form(page).locator('.action-primary')
export const heading = (page: Page): Locator => page.locator('.form-sent h3')

/** Opens pages for the tests of a file: one at a time, which is closed after its test. */
export function formTabs(openTab: (options: TabOptions) => Promise<Tab>) {
  let tab: Tab | undefined
  const close = async (): Promise<void> => {
    await tab?.close()
    tab = undefined
  }
  afterEach(close)

  async function open(address: string, options: TabOptions = {}): Promise<Page> {
    await close()
    tab = await openTab(options)
    // What React finds different from the server's HTML, for one.
    await tab.page.addInitScript(() => window.addEventListener('site:fault', (event) => console.error(event)))
    await tab.go(address)
    return tab.page
  }

  /** Opens a page and waits until a script has taken over its form. */
  async function openReady(address: string, options: TabOptions = {}): Promise<Page> {
    const page = await open(address, options)
    await waitUntilReady(page)
    return page
  }

  return { open, openReady, tab: () => tab }
}

export async function waitUntilReady(page: Page): Promise<void> {
  await form(page).scrollIntoViewIfNeeded()
  await page.locator('form.form[novalidate]').waitFor()
}

export const TYPED = {
  firstname: 'Zoë',
  lastname: 'Übermaß',
  function: 'IT',
  company: 'Hallbrück',
  email: 'zoe@hallbrueck.example',
  participants: '12',
  date: '2099-02-18',
  message: 'Zwei Zeilen\nund eine dritte.',
}

export async function fill(page: Page, values: Readonly<Record<string, string>> = TYPED): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
  await field(page, 'dataprotection').check()
}

export async function apply(page: Page): Promise<void> {
  const { firstname, lastname, email, message } = TYPED
  await fill(page, { firstname, lastname, email, message })
}

export const PDF = { name: 'Lebenslauf Zoë.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nAda') }
export const pdfNamed = (name: string): typeof PDF => ({ ...PDF, name })

export const typed = (page: Page): Promise<Record<string, string>> =>
  form(page).evaluate((element: HTMLFormElement, names) => {
    const fields = new Map([...new FormData(element)].filter((entry): entry is [string, string] => entry[1] !== null))
    return Object.fromEntries(names.map((name) => [name, (fields.get(name) ?? '').replaceAll('\r\n', '\n')]))
  }, Object.keys(TYPED))

/** Answers the form in place of the receiver, as often as the form asks. */
export async function answer(page: Page, status: number, body: unknown): Promise<void> {
  await page.route('**/forms/*', (route) =>
    route.fulfill({ status, body: typeof body === 'string' ? body : JSON.stringify(body) }),
  )
}

export const ARRIVED = { ok: true, id: 'f00d' }

/** The text of all that `aria-describedby` names; the field says that it is wrong. */
export async function describedBy(control: Locator): Promise<string> {
  await control.and(control.page().locator('[aria-invalid=true]')).waitFor()
  return control.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent ?? '')
      .join(' '),
  )
}

export async function takeOutAll(page: Page): Promise<void> {
  const buttons = page.locator('.form-files button')
  while ((await buttons.count()) > 0) await buttons.first().click()
}
