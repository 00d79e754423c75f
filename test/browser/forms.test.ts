import { stopServer } from '../support/server.ts'
import type { ChildProcess } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { LOCALES, type SiteLocale as Locale } from '../support/locales.ts'
import { SHARED } from '../support/shared-sites.ts'
import { filesOf, PROJECT, read } from '../support/site.ts'
import { barriersIn } from './axe.ts'
import { holdBack, openTab, serve, settle, sharedBrowser, takeTime, type Tab, type TabOptions } from './browser.ts'

/** The site itself with its receiver: the forms as visitors meet them. */
const OUT = path.join(PROJECT, '.cache/test-forms')
const DATA = path.join(PROJECT, '.cache/test-forms-data')
const EVENT: Record<Locale, string> = {
  de: '/de/events/terraform-lab/',
  en: '/en/events/terraform-lab/',
  es: '/es/events/terraform-lab/',
}
const JOB: Record<Locale, string> = {
  de: '/de/stellenanzeigen/spanish-speaking-service-manager/',
  en: '/en/job-offers/spanish-speaking-service-manager/',
  es: '/es/jobs/spanish-speaking-service-manager/',
}

/** These tests send more in ten minutes than a visitor may. */
function liftLimit(file: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/"hourlyLimit": \d+/g, '"hourlyLimit": 1000'))
}

let browser: Browser
let server: ChildProcess
let base = ''
let tab: Tab | undefined

beforeAll(async () => {
  for (const folder of [OUT, DATA]) rmSync(folder, { recursive: true, force: true })
  cpSync(SHARED.real, OUT, { recursive: true })
  liftLimit(path.join(OUT, 'forms.json'))
  ;({ base, server } = await serve(OUT, '--data', DATA))
  browser = await sharedBrowser()
}, 120_000)

afterEach(async () => {
  await tab?.close()
})

afterAll(async () => {
  if (server) await stopServer(server)
  for (const folder of [OUT, DATA]) rmSync(folder, { recursive: true, force: true })
})

const texts = (locale: Locale): Record<string, string> =>
  JSON.parse(read(PROJECT, `i18n/messages/${locale}.json`)) as Record<string, string>
const form = (page: Page): Locator => page.locator('form.form')
const field = (page: Page, name: string): Locator => form(page).locator(`[name=${name}]`)
const button = (page: Page): Locator => form(page).locator('.action-primary')
const heading = (page: Page): Locator => page.locator('.form-sent h3')

async function open(address: string, options: TabOptions = {}): Promise<Page> {
  tab = await openTab(browser, base, options)
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

async function waitUntilReady(page: Page): Promise<void> {
  await form(page).scrollIntoViewIfNeeded()
  await page.locator('form.form[novalidate]').waitFor()
}

const TYPED = {
  firstname: 'Zoë',
  lastname: 'Übermaß',
  function: 'IT',
  company: 'Hallbrück',
  email: 'zoe@hallbrueck.example',
  participants: '12',
  date: '2099-02-18',
  message: 'Zwei Zeilen\nund eine dritte.',
}

async function fill(page: Page, values: Readonly<Record<string, string>> = TYPED): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
  await field(page, 'dataprotection').check()
}

async function apply(page: Page): Promise<void> {
  const { firstname, lastname, email, message } = TYPED
  await fill(page, { firstname, lastname, email, message })
}

const PDF = { name: 'Lebenslauf Zoë.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nAda') }
const pdfNamed = (name: string): typeof PDF => ({ ...PDF, name })

const typed = (page: Page): Promise<Record<string, string>> =>
  form(page).evaluate((element: HTMLFormElement, names) => {
    const fields = new Map([...new FormData(element)].filter((entry): entry is [string, string] => entry[1] !== null))
    return Object.fromEntries(names.map((name) => [name, (fields.get(name) ?? '').replaceAll('\r\n', '\n')]))
  }, Object.keys(TYPED))

/** Answers the form in place of the receiver, as often as the form asks. */
async function answer(page: Page, status: number, body: unknown): Promise<void> {
  await page.route('**/forms/*', (route) =>
    route.fulfill({ status, body: typeof body === 'string' ? body : JSON.stringify(body) }),
  )
}

const ARRIVED = { ok: true, id: 'f00d' }

/** What the receiver has stored, newest last. */
function stored(): { values: Record<string, string>; [key: string]: unknown }[] {
  return filesOf(DATA)
    .filter((file) => file.endsWith('request.json'))
    .map((file) => JSON.parse(read(DATA, file)) as { values: Record<string, string> })
}

function storedFrom(company: string) {
  return stored().filter(({ values }) => values['company'] === company)
}

describe.each(LOCALES)('the words in %s', (locale) => {
  test('of an empty request are shown at their fields, in the summary, and in the title', async () => {
    const t = texts(locale)
    const page = await openReady(EVENT[locale])
    const title = await page.title()
    await button(page).click()
    const names = ['firstname', 'lastname', 'function', 'company', 'email', 'participants', 'date'] as const
    for (const name of names) expect(await describedBy(field(page, name))).toContain(t[`form.error.${name}`])
    expect(await describedBy(field(page, 'dataprotection'))).toContain(t['form.error.text'])
    const lines = await page.locator('.form-summary li').allInnerTexts()
    expect(lines.slice(0, -1)).toEqual(names.map((name) => t[`form.error.${name}`]))
    expect(lines.at(-1)).toBe(`${t['form.label.dataprotection']}: ${t['form.error.text']}`)
    expect(await page.title()).toBe(t['form.errorTitle']?.replace('{title}', title))
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('form-summary')

    await answer(page, 201, ARRIVED)
    await fill(page)
    await button(page).click()
    await heading(page).waitFor()
    expect(await page.title()).toBe(title)
    expect(await heading(page).innerText()).toBe(t['event.sent.heading'])
  })

  test('of attachments are those of the catalogue', async () => {
    const t = texts(locale)
    const page = await openReady(JOB[locale])
    const files = field(page, 'attachments')
    await button(page).click()
    expect(await describedBy(files)).toContain(t['form.error.attachments'])
    await files.setInputFiles(pdfNamed('cv.exe'))
    expect(await describedBy(files)).toContain(t['form.error.filesType'])
    await takeOutAll(page)
    await files.setInputFiles(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map(pdfNamed))
    expect(await describedBy(files)).toContain(t['form.error.filesTooMany']?.replace('{max}', '3'))
    await takeOutAll(page)
    const large = path.join(PROJECT, `.cache/too-large-${locale}.pdf`)
    // From a file: the bytes of a buffer would go through the pipe to Chromium.
    writeFileSync(large, Buffer.alloc(10 * 1024 * 1024 + 1))
    await files.setInputFiles(large)
    expect(await describedBy(files)).toContain(t['form.error.filesTooLarge'])
    rmSync(large)
  })
})

/** The text of all that `aria-describedby` names; the field says that it is wrong. */
async function describedBy(control: Locator): Promise<string> {
  await control.and(control.page().locator('[aria-invalid=true]')).waitFor()
  return control.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent ?? '')
      .join(' '),
  )
}

async function takeOutAll(page: Page): Promise<void> {
  const buttons = page.locator('.form-files button')
  while ((await buttons.count()) > 0) await buttons.first().click()
}

describe('checking', () => {
  test('before the first submit tells of what was entered wrong, and not of what is still empty', async () => {
    const page = await openReady(EVENT.en)
    const title = await page.title()
    await field(page, 'email').pressSequentially('zoe@')
    expect(await page.locator('.field-message').count()).toBe(0)
    await field(page, 'company').focus()
    expect(await describedBy(field(page, 'email'))).toContain(texts('en')['form.error.emailInvalid'])
    await field(page, 'company').press('Tab')
    expect(await page.locator('.field-message').count()).toBe(1)
    expect([await page.locator('.form-summary').count(), await page.title()]).toEqual([0, title])
    await field(page, 'email').fill('')
    await field(page, 'company').focus()
    await page.locator('.field-message').waitFor({ state: 'detached' })
  })

  test('moves nothing away from under a pressed button of the mouse', async () => {
    const page = await openReady(EVENT.en)
    await button(page).click()
    const consent = field(page, 'dataprotection')
    await field(page, 'participants').fill('3')
    await consent.scrollIntoViewIfNeeded()
    const place = await consent.boundingBox()
    await page.mouse.move((place?.x ?? 0) + 9, (place?.y ?? 0) + 9)
    await page.mouse.down()
    await settle(page)
    await page.mouse.up()
    expect(await consent.isChecked()).toBe(true)
    await page.waitForFunction(() => document.querySelectorAll('.field-message').length === 7)
  })

  test('of years beyond the calendar and of numbers beyond the field asks for another, not for a shorter text', async () => {
    const page = await openReady(EVENT.en)
    await fill(page, { ...TYPED, participants: '99999' })
    await button(page).click()
    expect(await describedBy(field(page, 'participants'))).toContain(texts('en')['form.error.participants'])
    expect(await field(page, 'date').getAttribute('max')).toBe('9999-12-31')
  })

  test('after a failed submit happens when a field is left, and not while it is typed in', async () => {
    const page = await openReady(EVENT.en)
    await button(page).click()
    await field(page, 'firstname').pressSequentially('Ada')
    expect(await page.locator('.field-message').count()).toBe(8)
    await field(page, 'firstname').press('Tab')
    await page.waitForFunction(() => document.querySelectorAll('.field-message').length === 7)
    expect(await page.locator('.form-summary li').count()).toBe(7)
  })

  test('of a single mistake puts the focus into the summary, which leads to the field', async () => {
    const page = await openReady(EVENT.en)
    await fill(page)
    await field(page, 'email').fill('nobody')
    await button(page).click()
    await page.locator('.form-summary').and(page.locator(':focus')).waitFor()
    expect(await page.locator('.form-summary li').count()).toBe(1)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
  })

  test('leaves its mark in the title of this page only', async () => {
    const page = await openReady(EVENT.en)
    await button(page).click()
    await page.locator('.form-summary').waitFor()
    await page.locator('footer a[href="/en/events/"]').first().click()
    await page.waitForURL('**/en/events/')
    await page.waitForFunction(() => document.title.startsWith('Events'))
    expect(await tab?.isSameDocument()).toBe(true)
  })

  test('has the day of an event that is still to come, and sends it or another one', async () => {
    const page = await openReady('/en/events/copilot-workshop/')
    expect(await field(page, 'date').inputValue()).toBe('2027-02-18')
    await button(page).click()
    await page.locator('.form-summary').waitFor()
    expect(await field(page, 'date').getAttribute('aria-invalid')).toBe('false')
    await field(page, 'date').fill('2027-03-01')
    await button(page).click()
    expect(await field(page, 'date').inputValue()).toBe('2027-03-01')
    expect(await field(await openReady(EVENT.en), 'date').inputValue()).toBe('')
  })

  test('takes no day before tomorrow, and the calendar offers none', async () => {
    const page = await openReady(EVENT.en)
    await fill(page, { ...TYPED, date: '2020-01-01' })
    await button(page).click()
    expect(await describedBy(field(page, 'date'))).toContain(texts('en')['form.error.dateTooEarly'])
    expect(await field(page, 'date').getAttribute('min')).toMatch(/^\d{4}-\d\d-\d\d$/)
  })
})

describe('by keyboard alone', () => {
  test('a request is corrected from the summary, sent with Enter, and its success is read out', async () => {
    const page = await openReady(EVENT.en)
    await answer(page, 201, ARRIVED)
    await button(page).focus()
    await page.keyboard.press('Enter')
    await page.locator('.form-summary').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('firstname')
    expect(await labelTop(page, 'firstname')).toBeGreaterThan(0)
    for (const text of ['Ada', 'Au', 'CIO', 'Au AG', 'ada@au.example', '3']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.type('02182099')
    await field(page, 'message').focus()
    await page.keyboard.type('Hello')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await field(page, 'company').focus()
    await page.keyboard.press('Enter')
    await heading(page).waitFor()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H3')
    expect(await form(page).count()).toBe(0)
  })

  test('the trap is never met', async () => {
    const page = await openReady(EVENT.en)
    await field(page, 'dataprotection').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('submit')
  })
})

function labelTop(page: Page, name: string): Promise<number> {
  return field(page, name).evaluate((element) => element.closest('.field')?.getBoundingClientRect().top ?? -1)
}

describe('without script', () => {
  test('the browser checks by itself what is needed and of what kind', async () => {
    const page = await open(EVENT.en, { javaScriptEnabled: false })
    const wrong = form(page).locator('input:invalid, textarea:invalid')
    expect(await wrong.count()).toBe(8)
    await button(page).click()
    await fill(page, { ...TYPED, participants: '0', email: 'nobody' })
    expect(await wrong.count()).toBe(2)
    expect(page.url()).toBe(base + EVENT.en)
    expect(await field(page, 'message').getAttribute('maxlength')).toBe('4000')
  })

  test.each(LOCALES)('a request (%s) reaches the receiver, and the page that says thanks', async (locale) => {
    const page = await open(EVENT[locale], { javaScriptEnabled: false })
    const company = `Ohne Skript ${locale}`
    await fill(page, { ...TYPED, company })
    await button(page).click()
    await page.waitForURL(`**/${locale}/events/request-received/`)
    expect(storedFrom(company)).toMatchObject([
      { form: 'event-request', locale, subject: 'terraform-lab', values: { ...TYPED, company } },
    ])
  })

  test('an application with a file reaches the receiver', async () => {
    const page = await open(JOB.es, { javaScriptEnabled: false })
    await apply(page)
    await field(page, 'attachments').setInputFiles(PDF)
    await button(page).click()
    await page.waitForURL('**/es/empleo/candidatura-recibida/')
    expect(stored()).toContainEqual(
      expect.objectContaining({ form: 'application', attachments: [expect.objectContaining({ name: PDF.name })] }),
    )
  })

  test('or with code that does not load, the form works all the same', async () => {
    const page = await open('/de/')
    await page.route('**/assets/island-*', (route) => route.abort())
    await page.goto(EVENT.de)
    // The page is loaded once more before it gives up, and may then begin at its top.
    const isGivenUp = async (): Promise<boolean> => {
      await form(page).scrollIntoViewIfNeeded()
      return page.locator('.runtime-message').isVisible()
    }
    await expect.poll(isGivenUp).toBe(true)
    await fill(page, { ...TYPED, company: 'Ohne Insel' })
    await button(page).click()
    await page.waitForURL('**/de/events/request-received/')
    expect(storedFrom('Ohne Insel')).toHaveLength(1)
  })
})

describe('when sending fails', () => {
  const failures: readonly [string, (page: Page) => Promise<unknown>, string][] = [
    ['the receiver is down', (page) => page.route('**/forms/*', (route) => route.abort()), 'form.unanswered'],
    ['the device is offline', (page) => page.context().setOffline(true), 'form.offline'],
    ['a proxy says 500', (page) => answer(page, 500, '<h1>Internal Server Error</h1>'), 'form.refusal.failed'],
    [
      'the receiver refuses',
      (page) => answer(page, 429, { ok: false, error: 'too-many-requests', message: 'Later, please.' }),
      'Later, please.',
    ],
  ]

  test.each(failures)('because %s, everything stays, and it can be sent again', async (_, spoil, expected) => {
    const page = await openReady(EVENT.en)
    await fill(page)
    await spoil(page)
    await button(page).click()
    const alert = form(page).locator('[role=alert]')
    await alert.locator('h3').waitFor()
    expect(await alert.innerText()).toContain(texts('en')[expected] ?? expected)
    expect(await alert.locator('a[href^="tel:"], a[href^="mailto:"]').count()).toBe(2)
    expect(await typed(page)).toEqual(TYPED)

    await page.unroute('**/forms/*')
    await page.context().setOffline(false)
    await answer(page, 201, ARRIVED)
    await button(page).click()
    await heading(page).waitFor()
  })

  test('because nobody answers, the wait has an end', async () => {
    const page = await openReady(EVENT.en, { clock: true })
    await page.route('**/forms/*', () => undefined)
    await fill(page)
    await button(page).click()
    await page.clock.fastForward(31_000)
    await form(page).locator('[role=alert] h3').waitFor()
    expect(await form(page).locator('[role=alert]').innerText()).toContain(texts('en')['form.unanswered'])
  })

  test('at fields that only the receiver finds wrong, its messages stand there', async () => {
    const page = await openReady(EVENT.en)
    const fields = {
      email: { fault: 'invalid', message: 'No such host.' },
      date: { fault: 'too-early', message: 'Full.' },
    }
    await answer(page, 422, { ok: false, error: 'invalid', message: 'Check.', fields })
    await fill(page)
    await button(page).click()
    expect(await describedBy(field(page, 'email'))).toContain('No such host.')
    expect(await page.locator('.form-summary li').allInnerTexts()).toEqual(['No such host.', 'Full.'])
    expect(await typed(page)).toEqual(TYPED)
  })

  const garbage = [
    { ok: false, error: 'invalid', fields: { email: null } },
    { ok: false, error: 'invalid', fields: { elsewhere: { message: 'No.' } } },
    { ok: false, error: 'teapot', message: 7 },
  ]

  test.each(garbage)(
    'with an answer that nobody can read (%j), the form says so, and can be sent again',
    async (body) => {
      const page = await openReady(JOB.en)
      await apply(page)
      await field(page, 'attachments').setInputFiles(PDF)
      await answer(page, 422, body)
      await button(page).click()
      await form(page).locator('[role=alert] h3').waitFor()
      expect(await form(page).locator('[role=alert]').innerText()).toContain(texts('en')['form.refusal.failed'])
      expect(await button(page).innerText()).toBe(texts('en')['runtime.retry'])
      expect(await button(page).getAttribute('aria-disabled')).toBe(null)
    },
  )

  test('with success that lacks its number, that is success', async () => {
    const page = await openReady(EVENT.en)
    await answer(page, 201, { ok: true })
    await fill(page)
    await button(page).click()
    await heading(page).waitFor()
    expect(await form(page).count()).toBe(0)
  })

  test('what happened comes into view, also after Enter in the first field of a phone', async () => {
    const page = await openReady(EVENT.en, { viewport: { width: 390, height: 500 } })
    await answer(page, 500, '')
    await fill(page)
    await field(page, 'firstname').press('Enter')
    await form(page).locator('[role=alert] h3').waitFor()
    const isInView = () =>
      form(page)
        .locator('[role=alert] h3')
        .evaluate(
          (title) => title.getBoundingClientRect().top > 0 && title.getBoundingClientRect().bottom < innerHeight,
        )
    await expect.poll(isInView).toBe(true)
  })

  test('because it had arrived before, that is success', async () => {
    const page = await openReady(EVENT.en)
    await answer(page, 409, { ok: false, error: 'duplicate', message: 'Known.' })
    await fill(page)
    await button(page).click()
    await heading(page).waitFor()
    expect(await form(page).count()).toBe(0)
  })
})

describe('sending', () => {
  test('twice is impossible, by clicks and by Enter', async () => {
    const page = await openReady(EVENT.en)
    const bodies: string[] = []
    let answerAll = (): void => undefined
    const held = new Promise<void>((resolve) => (answerAll = resolve))
    await page.route('**/forms/*', async (route) => {
      bodies.push(route.request().postData() ?? '')
      await held
      await route.fulfill({ status: 201, body: JSON.stringify(ARRIVED) })
    })
    await fill(page)
    await button(page).dblclick()
    await field(page, 'company').press('Enter')
    expect(await form(page).getAttribute('aria-busy')).toBe('true')
    await settle(page)
    answerAll()
    await heading(page).waitFor()
    expect(bodies).toHaveLength(1)
    expect(new URLSearchParams(bodies[0]).get('submission')).toMatch(/^[\w-]{16,}$/)
  })

  test('ends at the real receiver, which keeps what was typed', async () => {
    const page = await openReady(EVENT.de)
    await fill(page, { ...TYPED, company: 'Mit Skript' })
    await takeTime(page)
    await button(page).click()
    await heading(page).waitFor()
    expect(await page.locator('.form-sent').innerText()).toContain('Ylva Kesselring')
    expect(storedFrom('Mit Skript')).toMatchObject([{ values: { ...TYPED, company: 'Mit Skript' } }])
    expect(tab?.said).toEqual([])
  })

  test('too fast is reported, and waiting helps', async () => {
    const page = await openReady(EVENT.en)
    await fill(page, { ...TYPED, company: 'Zu schnell' })
    await form(page).evaluate((element: HTMLFormElement) => element.requestSubmit())
    const retry = button(page).filter({ hasText: texts('en')['runtime.retry'] ?? '' })
    await page.locator('.form-sent h3').or(retry).waitFor()
    // A loaded machine may have needed the three seconds already.
    if (await retry.isVisible()) {
      await takeTime(page)
      await retry.click()
    }
    await heading(page).waitFor()
    expect(storedFrom('Zu schnell')).toHaveLength(1)
  })
})

describe('attachments', () => {
  test('that cannot be sent are reported at once', async () => {
    const page = await openReady(JOB.en)
    await field(page, 'attachments').setInputFiles(pdfNamed('cv.exe'))
    expect(await describedBy(field(page, 'attachments'))).toContain(texts('en')['form.error.filesType'])
    await takeOutAll(page)
    expect(await page.locator('.field-message').count()).toBe(0)
  })

  test('are listed, can be taken out, dropped, and arrive with a bar that says how far they are', async () => {
    const page = await openReady(JOB.en)
    await apply(page)
    const files = field(page, 'attachments')
    await files.setInputFiles(PDF)
    await files.setInputFiles(pdfNamed('wrong.pdf'))
    const dropped = await page.evaluateHandle(() => {
      const transfer = new DataTransfer()
      transfer.items.add(new File(['%PDF-1.7 dropped'], 'dropped.pdf'))
      return transfer
    })
    await page.dispatchEvent('.form-drop', 'drop', { dataTransfer: dropped })
    const list = page.locator('.form-files li')
    expect(await list.count()).toBe(3)
    await page.getByRole('button', { name: 'Remove wrong.pdf' }).click()
    expect(await list.count()).toBe(2)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('attachments')
    expect(await files.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(2)

    const letGo = await holdBack(page, '**/forms/*')
    await takeTime(page)
    await button(page).click()
    await page.locator('progress').waitFor()
    letGo()
    await heading(page).waitFor()
    const application = stored().find(({ values, locale }) => locale === 'en' && values['company'] === undefined)
    expect(application).toMatchObject({
      subject: 'spanish-speaking-service-manager',
      attachments: [{ name: PDF.name }, { name: 'dropped.pdf' }],
    })
  })

  test('stay when sending fails', async () => {
    const page = await openReady(JOB.en)
    await apply(page)
    await field(page, 'attachments').setInputFiles(PDF)
    await page.route('**/forms/*', (route) => route.abort())
    await button(page).click()
    await form(page).locator('[role=alert] h3').waitFor()
    expect(await page.locator('.form-files li').count()).toBe(1)
    expect(await field(page, 'attachments').evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe(
      PDF.name,
    )
  })

  test('of a disguised type are refused by the receiver, at the field', async () => {
    const page = await openReady(JOB.en)
    await apply(page)
    await field(page, 'attachments').setInputFiles({ ...PDF, buffer: Buffer.from('MZ not a document') })
    await takeTime(page)
    await button(page).click()
    expect(await describedBy(field(page, 'attachments'))).toContain(texts('en')['form.error.filesType'])
  })
})

describe('a screen reader', () => {
  test('hears the whole sentence as the name of the consent, each name once, and that it is being sent', async () => {
    const page = await openReady(JOB.en)
    expect(
      await form(page).getByRole('checkbox', { name: 'I have read the privacy notice.', exact: true }).count(),
    ).toBe(1)
    expect(await form(page).getByRole('group').count()).toBe(0)
    await apply(page)
    await field(page, 'attachments').setInputFiles(PDF)
    await page.route('**/forms/*', () => undefined)
    await button(page).click()
    const status = page.locator('site-island > [role=status]')
    await status.filter({ hasText: texts('en')['form.sending'] ?? '' }).waitFor()
    expect(await status.evaluate((element) => element.closest('[aria-busy]'))).toBe(null)
  })
})

const ISLANDS = '**/assets/island-*'

describe('what was typed', () => {
  test('before the script came is still there when it has come', async () => {
    const page = await open('/en/')
    const letGo = await holdBack(page, ISLANDS)
    await page.goto(EVENT.en)
    await form(page).scrollIntoViewIfNeeded()
    await fill(page)
    letGo()
    await waitUntilReady(page)
    expect(await typed(page)).toEqual(TYPED)
    expect(await field(page, 'dataprotection').isChecked()).toBe(true)
    expect(tab?.said).toEqual([])
  })

  test('slowly, with a script that comes late, is not taken for the work of a machine', async () => {
    const page = await open('/en/')
    const letGo = await holdBack(page, ISLANDS)
    await page.goto(EVENT.en)
    await form(page).scrollIntoViewIfNeeded()
    await fill(page, { ...TYPED, company: 'Langsames Netz' })
    await takeTime(page)
    letGo()
    await waitUntilReady(page)
    await button(page).click()
    await page.locator('.form-sent h3, [role=alert] h3').waitFor()
    expect(storedFrom('Langsames Netz')).toHaveLength(1)
  })

  test('is there again after a look at another page of the site', async () => {
    const page = await openReady(EVENT.en)
    const title = await page.title()
    await fill(page)
    await page.locator('footer a[href="/en/events/"]').first().click()
    await page.waitForURL('**/en/events/')
    await page.waitForFunction(() => document.title.startsWith('Events'))
    await page.goBack()
    await page.waitForFunction((before) => document.title === before, title)
    await waitUntilReady(page)
    expect(await tab?.isSameDocument()).toBe(true)
    expect(await typed(page)).toEqual(TYPED)
    expect(await field(page, 'dataprotection').isChecked()).toBe(true)
    expect(tab?.said).toEqual([])
  })

  test('survives the reload after a part of the site could not be loaded', async () => {
    const page = await openReady('/de/events/')
    await fill(page)
    await page.route('**/de/events/_payload.json*', (route) => route.abort())
    await page.locator('footer a[href="/de/events/"]').first().click()
    await page.waitForFunction(() => !('opened' in window))
    await waitUntilReady(page)
    expect(await typed(page)).toEqual(TYPED)
    expect(await field(page, 'dataprotection').isChecked()).toBe(true)
  })

  test('is not lost to a file that is dropped beside its place', async () => {
    const page = await openReady(JOB.en)
    await apply(page)
    const prevented = await page.evaluate(
      () => !document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true })),
    )
    expect(prevented).toBe(true)
  })
})

describe('looks', () => {
  test('who answers stays beside a long form, and never on its heading', async () => {
    const page = await openReady(EVENT.en, { viewport: { width: 1440, height: 700 } })
    await button(page).scrollIntoViewIfNeeded()
    const top = (selector: string) =>
      page.locator(`#request ${selector}`).evaluate((element) => element.getBoundingClientRect())
    const [head, ways] = [await top('.section-head'), await top('.form-panel + *')]
    expect(ways.top).toBeGreaterThan(0)
    expect(ways.top).toBeGreaterThanOrEqual(head.bottom)
    expect(ways.bottom).toBeLessThan(700)
  })

  const states: readonly [string, (page: Page) => Promise<unknown>][] = [
    ['with errors', (page) => button(page).click()],
    [
      'with a failure and a file',
      async (page) => {
        await apply(page)
        await field(page, 'attachments').setInputFiles(PDF)
        await answer(page, 500, '')
        await button(page).click()
        await form(page).locator('[role=alert] h3').waitFor()
      },
    ],
    [
      'when it has arrived',
      async (page) => {
        await apply(page)
        await field(page, 'attachments').setInputFiles(PDF)
        await answer(page, 201, ARRIVED)
        await button(page).click()
        await heading(page).waitFor()
      },
    ],
  ]

  test.each(states)('axe finds nothing in the form %s, by day and by night', async (_, reach) => {
    const page = await openReady(JOB.de, { bypassCSP: true, viewport: { width: 390, height: 800 } })
    await reach(page)
    for (const tone of ['sunken', 'night']) {
      await page.evaluate((name) => document.querySelector('#apply')?.setAttribute('data-tone', name), tone)
      expect(await barriersIn(page, '#apply'), tone).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })

  test('in forced colours a wrong field still differs from a right one', async () => {
    const page = await openReady(EVENT.en, { forcedColors: 'active' })
    await button(page).click()
    const width = (name: string) => field(page, name).evaluate((element) => getComputedStyle(element).borderTopWidth)
    expect([await width('email'), await width('message')]).toEqual(['2px', '1px'])
  })
})

test('pages without a form load no React, and those with one load it when it comes into view', async () => {
  const page = await open('/de/workplace/managed-workplace/')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.waitForLoadState('networkidle')
  await settle(page)
  expect(tab?.asked.filter((address) => /assets\/(?:shared|island)/.test(address))).toEqual([])
  await page.goto(EVENT.de)
  await waitUntilReady(page)
  expect(tab?.asked.filter((address) => /assets\/island-EventForm/.test(address))).toHaveLength(1)
})
