import { stopServer } from '../../support/process/server.ts'
import type { ChildProcess } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LOCALES } from '../../support/run/locales.ts'
import { SHARED } from '../../support/run/shared-sites.ts'
import { filesOf, PROJECT, read } from '../../support/site.ts'
import { holdBack, openTab, serve, settle, sharedBrowser, takeTime } from '../support/browser.ts'
import {
  answer,
  apply,
  ARRIVED,
  button,
  describedBy,
  EVENT,
  field,
  fill,
  form,
  formTabs,
  heading,
  JOB,
  PDF,
  pdfNamed,
  takeOutAll,
  texts,
  TYPED,
  typed,
  waitUntilReady,
} from '../support/company-form.ts'

/** The site with its receiver: what is sent arrives, or stays in the form. */
const OUT = path.join(PROJECT, '.cache/test-forms')
const DATA = path.join(PROJECT, '.cache/test-forms-data')

/** These tests send more in ten minutes than a visitor may. */
function liftLimit(file: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/"hourlyLimit": \d+/g, '"hourlyLimit": 1000'))
}

let browser: Browser
let server: ChildProcess
let base = ''

beforeAll(async () => {
  for (const folder of [OUT, DATA]) rmSync(folder, { recursive: true, force: true })
  cpSync(SHARED.real, OUT, { recursive: true })
  liftLimit(path.join(OUT, 'forms.json'))
  ;({ base, server } = await serve(OUT, '--data', DATA))
  browser = await sharedBrowser()
}, 120_000)

afterAll(async () => {
  if (server) await stopServer(server)
  for (const folder of [OUT, DATA]) rmSync(folder, { recursive: true, force: true })
})

const { open, openReady, tab } = formTabs((options) => openTab(browser, base, options))

/** What the receiver has stored, newest last. */
function stored(): { values: Record<string, string>; [key: string]: unknown }[] {
  return filesOf(DATA)
    .filter((file) => file.endsWith('request.json'))
    .map((file) => JSON.parse(read(DATA, file)) as { values: Record<string, string> })
}

function storedFrom(company: string) {
  return stored().filter(({ values }) => values['company'] === company)
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
    expect(tab()?.said).toEqual([])
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
    expect(tab()?.said).toEqual([])
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
    expect(await tab()?.isSameDocument()).toBe(true)
    expect(await typed(page)).toEqual(TYPED)
    expect(await field(page, 'dataprotection').isChecked()).toBe(true)
    expect(tab()?.said).toEqual([])
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
