import type { Page } from 'playwright-core'
import { afterEach, describe, expect, test } from 'vitest'
import { LOCALES, type SiteLocale as Locale } from '../../support/run/locales.ts'
import { PROJECT, read } from '../../support/site.ts'
import type { Tab } from '../support/browser.ts'
import { serveRealSite } from '../support/real.ts'

/** Every mistake in every field and language, sent in every way: each time its message, the summary, and nothing that leaves the page. */
const real = serveRealSite()

let tab: Tab | undefined
afterEach(async () => {
  await tab?.close()
})

/** How a form is sent. */
const WAYS = ['mouse', 'touch', 'Enter'] as const

/** All ways in one language; in the others, which differ in their words and not in their code, the ways take turns. */
function waysIn(locale: Locale, turn: number): readonly (typeof WAYS)[number][] {
  return locale === 'de' ? WAYS : WAYS.slice(turn % WAYS.length, (turn % WAYS.length) + 1)
}

/** A mistake: the value, and the name of its message in the catalogue. Files are told by their names. */
type Mistake = readonly [field: string, value: string, message: string]

interface Form {
  readonly island: string
  readonly paths: Record<Locale, string>
  readonly right: Readonly<Record<string, string>>
  readonly mistakes: readonly Mistake[]
}

const missing = (...names: readonly string[]): Mistake[] => names.map((name) => [name, '', `form.error.${name}`])
const CONSENT: Mistake = ['dataprotection', '', 'form.error.text']
const LONG: Mistake = ['message', 'x'.repeat(4001), 'form.error.tooLong']

const FORMS: Readonly<Record<string, Form>> = {
  'event request': {
    island: 'EventForm',
    paths: {
      de: '/de/events/terraform-lab/',
      en: '/en/events/terraform-lab/',
      es: '/es/events/terraform-lab/',
    },
    right: {
      firstname: 'Zoë',
      lastname: 'Au',
      function: 'IT',
      company: 'Au',
      email: 'zoe@au.example',
      participants: '3',
      date: '2099-02-18',
      message: '',
      dataprotection: 'on',
    },
    mistakes: [
      ...missing('firstname', 'lastname', 'function', 'company', 'email', 'participants', 'date'),
      ['email', 'nobody', 'form.error.emailInvalid'],
      ['participants', '0', 'form.error.participants'],
      ['date', '2020-01-01', 'form.error.dateTooEarly'],
      LONG,
      CONSENT,
    ],
  },
  application: {
    island: 'ApplicationForm',
    paths: {
      de: '/de/stellenanzeigen/spanish-speaking-service-manager/',
      en: '/en/job-offers/spanish-speaking-service-manager/',
      es: '/es/jobs/spanish-speaking-service-manager/',
    },
    right: {
      firstname: 'Zoë',
      lastname: 'Au',
      email: 'zoe@au.example',
      phone: '',
      message: '',
      attachments: 'cv.pdf',
      dataprotection: 'on',
    },
    mistakes: [
      ...missing('firstname', 'lastname', 'email', 'attachments'),
      ['email', 'nobody', 'form.error.emailInvalid'],
      ['phone', 'none', 'form.error.phone'],
      ['attachments', 'cv.exe', 'form.error.filesType'],
      LONG,
      CONSENT,
    ],
  },
  inquiry: {
    island: 'ContactForm',
    paths: {
      de: '/de/company/contact-and-locations/',
      en: '/en/company/contact-and-locations/',
      es: '/es/company/contact-and-locations/',
    },
    right: {
      name: 'Zoë Au',
      company: 'Au',
      email: 'zoe@au.example',
      topic: 'azure',
      message: 'When?',
      phone: '',
      dataprotection: 'on',
    },
    mistakes: [
      ...missing('name', 'company', 'email', 'topic'),
      ['message', '', 'form.error.text'],
      ['email', 'nobody', 'form.error.emailInvalid'],
      ['phone', 'none', 'form.error.phone'],
      LONG,
      CONSENT,
    ],
  },
}

describe.each(LOCALES)('in %s', (locale) => {
  const texts = JSON.parse(read(PROJECT, `i18n/messages/${locale}.json`)) as Record<string, string>
  const textOf = (message: string): string => texts[message]?.replace('{max}', '4000') ?? message
  // A message that says nothing of its field is preceded by the label.
  const lineOf = ([field, , message]: Mistake): string => {
    if (message !== 'form.error.text') return textOf(message)
    return `${texts[`form.label.${field}`]}: ${textOf(message)}`
  }

  test.each(Object.entries(FORMS))('a form for an %s says what is wrong, however it is sent', async (_, form) => {
    tab = await real().open({ hasTouch: true, viewport: { width: 1000, height: 300 } })
    const { page, asked } = tab
    await tab.go(form.paths[locale])
    await page.locator('form.form').scrollIntoViewIfNeeded()
    await page.locator('form.form[novalidate]').waitFor()
    await page.evaluate(leaveOnly, form.island)

    let turn = 0
    const check = async (mistakes: readonly Mistake[], focused: string | null): Promise<void> => {
      const wrong = Object.fromEntries(mistakes.map(([field, value]) => [field, value]))
      for (const way of waysIn(locale, turn++)) {
        await send(page, way, focused, await fillAnew(page, form.island, { ...form.right, ...wrong }, focused))
        const what = mistakes.map(([field, value]) => `${field} “${value.slice(0, 20)}”`).join(', ')
        expect.soft(await saidBy(page), `${what}, sent by ${way}, with the focus on ${focused ?? 'no field'}`).toEqual({
          messages: Object.fromEntries(mistakes.map(([field, , message]) => [field, textOf(message)])),
          summary: mistakes.map(lineOf),
          focus: 'form-summary',
        })
      }
    }
    for (const mistake of form.mistakes) for (const focused of [mistake[0], null]) await check([mistake], focused)
    const empty = form.mistakes.filter(([, value]) => value === '')
    for (const [focused] of empty) await check(empty, focused)
    expect(asked.filter((address) => address.includes('/forms/'))).toEqual([])
  })
})

type Point = readonly [x: number, y: number]

/** Runs in the page: takes away what stands beside the form, which some hundred cases would lay out and draw again. */
function leaveOnly(island: string): void {
  let kept = document.querySelector(`site-island[data-name=${island}]`)
  while (kept && kept !== document.body) {
    const { parentElement } = kept
    for (const child of parentElement?.children ?? [])
      if (child !== kept && !child.matches('script, style, link')) child.remove()
    kept = parentElement
  }
}

/**
 * Puts the form of the page back to what the server wrote, wakes it again, and fills it in; gives the middle of its button. All of
 * it is one script, as there are some hundred cases.
 */
async function fillAnew(
  page: Page,
  name: string,
  values: Readonly<Record<string, string>>,
  focused: string | null,
): Promise<Point> {
  await page.evaluate(wakeAnew(name))
  return page.evaluate(fillIn, { values, focused })
}

/** A script for the page, as text: vitest would make another thing of its import. */
function wakeAnew(name: string): string {
  return `(async () => {
    const island = document.querySelector('site-island[data-name=${name}]')
    window.unmount?.()
    // The policy of the page refuses HTML from strings; a request may answer with a document.
    window.written ??= await new Promise((resolve) => {
      const request = Object.assign(new XMLHttpRequest(), { responseType: 'document' })
      request.addEventListener('load', () => resolve(request.response.querySelector('site-island[data-name=${name}]')))
      request.open('GET', location.href)
      request.send()
    })
    const fresh = document.importNode(window.written, true)
    island.replaceWith(fresh)
    const { mount } = await import(fresh.dataset.src)
    window.unmount = mount(fresh, { live() {}, lose() {} })
    while (!fresh.querySelector('form[novalidate]')) await new Promise((resolve) => setTimeout(resolve))
  })()`
}

/** Runs in the page. */
function fillIn({
  values,
  focused,
}: {
  readonly values: Readonly<Record<string, string>>
  readonly focused: string | null
}): Point {
  for (const [name, value] of Object.entries(values)) {
    const control = document.querySelector<HTMLInputElement>(`form.form [name=${name}]`)
    if (!control) throw new Error(`There is no field ${name}`)
    if (control.type === 'checkbox') control.checked = value !== ''
    else if (control.type !== 'file') control.value = value
    else if (value !== '') {
      const transfer = new DataTransfer()
      transfer.items.add(new File(['%PDF-1.7'], value))
      control.files = transfer.files
      control.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
  if (focused) document.querySelector<HTMLElement>(`form.form [name=${focused}]`)?.focus()
  const button = document.querySelector('form.form .action-primary')
  button?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x = 0, y = 0, width = 0, height = 0 } = button?.getBoundingClientRect() ?? {}
  return [x + width / 2, y + height / 2]
}

async function send(page: Page, way: (typeof WAYS)[number], focused: string | null, button: Point): Promise<void> {
  if (way === 'touch') return page.touchscreen.tap(...button)
  if (way === 'mouse') return page.mouse.click(...button)
  // A text takes Enter for itself, and choices and file fields open.
  if (!focused || ['message', 'attachments', 'topic'].includes(focused))
    await page.$eval('form.form .action-primary', (element) => (element as HTMLElement).focus())
  await page.keyboard.press('Enter')
}

interface Said {
  readonly messages: Readonly<Record<string, string>>
  readonly summary: readonly string[]
  readonly focus: string
}

/** What the form says once everything that was put off has been done. */
function saidBy(page: Page): Promise<Said> {
  return page.evaluate(async () => {
    for (let count = 0; count < 3; count += 1) await new Promise((resolve) => setTimeout(resolve))
    const wrong = [...document.querySelectorAll<HTMLInputElement>('form.form [aria-invalid=true]')]
    const messageOf = (control: Element): string =>
      document.querySelector(`#${CSS.escape(`${control.id}-message`)}`)?.textContent ?? ''
    return {
      messages: Object.fromEntries(
        wrong.map((control) => [
          control.name,
          control.getAttribute('aria-describedby')?.includes(`${control.id}-message`) ? messageOf(control) : '',
        ]),
      ),
      summary: [...document.querySelectorAll('.form-summary li')].map((line) => line.textContent),
      focus: document.activeElement?.className ?? '',
    }
  })
}
