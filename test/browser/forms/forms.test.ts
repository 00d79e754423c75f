import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../support/run/locales.ts'
import { PROJECT } from '../../support/site.ts'
import { barriersIn } from '../support/axe.ts'
import { settle } from '../support/browser.ts'
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
  waitUntilReady,
} from '../support/company-form.ts'
import { serveRealSite } from '../support/real.ts'

/** The forms of the site as visitors meet them: what they say, and how they look. What they send is answered in the browser. */
const real = serveRealSite()
const { open, openReady, tab } = formTabs((options) => real().open(options))

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
    expect(await tab()?.isSameDocument()).toBe(true)
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
  expect(tab()?.asked.filter((address) => /assets\/(?:shared|island)/.test(address))).toEqual([])
  await page.goto(EVENT.de)
  await waitUntilReady(page)
  expect(tab()?.asked.filter((address) => /assets\/island-EventForm/.test(address))).toHaveLength(1)
})
