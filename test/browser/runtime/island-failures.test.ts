import type { Page, Route } from 'playwright-core'
import { afterEach, describe, expect, test } from 'vitest'
import { PROJECT, read } from '../../support/site.ts'
import { theme } from '../../../templates/index.ts'
import type { Tab } from '../support/browser.ts'
import { serveRealSite } from '../support/real.ts'

/** The code of an island that cannot be had: the page is loaded anew once, then says so, and shows nothing that would not work. */
const real = serveRealSite()

let tab: Tab | undefined
afterEach(async () => {
  await tab?.close()
})

const texts = JSON.parse(read(PROJECT, 'i18n/messages/en.json')) as Record<string, string>
const MESSAGE = `${texts['runtime.incomplete']} ${texts['runtime.retry']}`

/** Islands on a page that needs them. */
const FORMS = {
  ApplicationForm: '/en/job-offers/spanish-speaking-service-manager/',
  ContactForm: '/en/company/contact-and-locations/',
  EventForm: '/en/events/copilot-workshop/',
}
const FILTERS = {
  BlogFilter: '/en/blog/?topic=azure',
  ListFilter: '/en/job-offers/?language=es&type=internship',
  ServiceFinder: '/en/services-overview/?area=azure&budget=once-10000',
}

const NAME = 'form.form :is([name=firstname], [name=name])'

type Answer = Parameters<Route['fulfill']>[0]
const script = (body: string): Answer => ({ contentType: 'text/javascript', body })
/** What comes in the place of the code; null: nothing. */
const FAULTS: readonly [string, Answer | null][] = [
  ['is blocked', null],
  ['is cut off', script('import"/assets/shared.js";export const mount = (element')],
  ['is a page of somebody else', { contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }],
  ['is another module', script('export const other = 1')],
]

async function open(options: Parameters<ReturnType<typeof real>['open']>[0] = {}): Promise<Tab> {
  tab = await real().open(options)
  return tab
}

/** Answers in the place of the code of an island, when it is let go. */
async function spoil(page: Page, name: string, answer: Answer | null, held = Promise.resolve()): Promise<void> {
  await page.route(`**/assets/island-${name}.*`, async (route) => {
    await held
    await (answer === null ? route.abort() : route.fulfill(answer))
  })
}

/** A promise, and what keeps it. */
function held(): readonly [Promise<void>, () => void] {
  let letGo = (): void => undefined
  const promise = new Promise<void>((resolve) => (letGo = resolve))
  return [promise, letGo]
}

/** Does what wakes an island: one waits to be seen, another to be pointed at. */
async function reach(page: Page, name: string): Promise<void> {
  await page.locator(`site-island[data-name=${name}]`).scrollIntoViewIfNeeded()
  if (name in FILTERS) await page.locator('.filter .chip').first().dispatchEvent('pointerover')
}

const message = (page: Page) => page.locator('.runtime-message')
/** How often the document of a path has been asked for. */
const loads = (path: string): number => tab?.asked.filter((address) => address === path).length ?? 0
const pressable = (page: Page) =>
  page.locator('.filter :is(button, select, [role=button]):visible, [data-item] input:visible')

test('every island of the theme is looked at', () => {
  expect(Object.keys({ ...FORMS, ...FILTERS }).toSorted()).toEqual(Object.keys(theme.islands).toSorted())
})

describe.each(FAULTS)('code that %s', (_, answer) => {
  test.each(Object.entries(FILTERS))(
    'of %s leaves the whole list, and no filter that would do nothing',
    async (name, path) => {
      const { page } = await open()
      await spoil(page, name, answer)
      await page.goto(path)
      await message(page).waitFor()
      expect(await message(page).innerText()).toBe(MESSAGE)
      expect(loads(path)).toBe(2)
      expect(await pressable(page).count()).toBe(0)
      expect(await page.locator('[data-pending]').count()).toBe(0)
      expect(await page.locator('main [data-item]:not(:visible)').count()).toBe(0)
      const links = await page.$$eval('.filter a.chip', (chips) => chips.map((chip) => chip.getAttribute('href')))
      expect(links.every((href) => href?.startsWith('/en/'))).toBe(true)
      expect(links.length > 0).toBe(name === 'BlogFilter')
    },
  )

  test.each(Object.entries(FORMS))(
    'of %s leaves a form that a browser sends, with all that was typed',
    async (name, path) => {
      const { page } = await open()
      const [wait, letGo] = held()
      await spoil(page, name, answer, wait)
      await page.goto(path)
      await reach(page, name)
      await page.fill(NAME, 'Zoë')
      await page.check('form.form [name=dataprotection]')
      letGo()
      await message(page).waitFor()
      expect(await message(page).innerText()).toBe(MESSAGE)
      expect(loads(path)).toBe(2)
      expect(await page.inputValue(NAME)).toBe('Zoë')
      expect(await page.isChecked('form.form [name=dataprotection]')).toBe(true)

      await page.$$eval('form.form [required]', (fields) => {
        for (const field of fields) field.removeAttribute('required')
      })
      await page.route('**/forms/*', (route) => route.fulfill({ contentType: 'text/html', body: 'received' }))
      const request = page.waitForRequest((one) => one.url().includes('/forms/') && one.isNavigationRequest())
      await page.locator('form.form .action-primary').click()
      expect((await request).method()).toBe('POST')
    },
  )
})

describe.each(Object.entries({ ...FORMS, ...FILTERS }))('code of %s that comes late', (name, path) => {
  test('is waited for ten seconds, then reported without a load, and lives when it comes', async () => {
    const { page, asked } = await open({ clock: true })
    const [wait, letGo] = held()
    await page.route(`**/assets/island-${name}.*`, async (route) => {
      await wait
      await route.continue()
    })
    await page.goto(path)
    await reach(page, name)
    await expect.poll(() => asked.some((address) => address.includes(`island-${name}`))).toBe(true)
    await page.clock.fastForward(9000)
    expect(await message(page).count()).toBe(0)
    expect(await page.locator('[data-lost]').count()).toBe(0)
    await page.clock.fastForward(2000)
    await message(page).waitFor()
    expect(await pressable(page).count()).toBe(0)
    letGo()
    await message(page).waitFor({ state: 'detached' })
    expect(await page.locator('[data-lost]').count()).toBe(0)
    if (name in FILTERS) await pressable(page).first().waitFor()
    else await page.locator('form.form[novalidate]').waitFor()
    expect(loads(path)).toBe(1)
  })
})

describe.each(Object.entries(FORMS))('the texts of %s', (name, path) => {
  test.each([
    ['do not come', (route: Route) => route.abort()],
    [
      'are a page of somebody else',
      (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    ],
  ])('that %s leave a form that a browser sends, and the page says so', async (_, answer) => {
    const { page } = await open()
    await page.route('**/assets/props.*', answer)
    await page.goto(path)
    await reach(page, name)
    await message(page).waitFor()
    expect(await message(page).innerText()).toBe(MESSAGE)
    expect(loads(path)).toBe(1)
    expect(await page.locator('site-island[data-lost] form.form:not([novalidate])').count()).toBe(1)
  })
})

describe('a page whose island is lost', () => {
  const { ListFilter: jobs } = FILTERS
  const { ApplicationForm: job } = FORMS

  test('and that was shown without a document load becomes one as well', async () => {
    const { page } = await open()
    await spoil(page, 'ListFilter', null)
    await page.goto('/en/events/')
    await page
      .locator('header a[href="/en/job-offers/"], footer a[href="/en/job-offers/"]')
      .first()
      .evaluate((link) => {
        ;(link as HTMLElement).click()
      })
    await page.waitForURL('**/en/job-offers/')
    await message(page).waitFor()
    expect(loads('/en/job-offers/')).toBe(1)
    expect(await pressable(page).count()).toBe(0)
  })

  test('lives after the link of the message has been followed, with what was typed', async () => {
    const { page } = await open()
    const [wait, letGo] = held()
    await spoil(page, 'ApplicationForm', null, wait)
    await page.goto(`${job}#apply`)
    // The address wakes the island already: the load that follows the loss must not come while the page is scrolled.
    await reach(page, 'ApplicationForm')
    letGo()
    await message(page).waitFor()
    await page.fill(NAME, 'Zoë')
    await page.unroute('**/assets/island-ApplicationForm.*')
    await message(page).locator('a').click()
    await page.locator('form.form[novalidate]').waitFor()
    expect(await page.inputValue(NAME)).toBe('Zoë')
  })

  test('is not loaded again where that would cost a file that was chosen', async () => {
    const { page } = await open()
    const [wait, letGo] = held()
    await spoil(page, 'ApplicationForm', null, wait)
    await page.goto(job)
    await reach(page, 'ApplicationForm')
    const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
    await page.setInputFiles('form.form [name=attachments]', file)
    letGo()
    await message(page).waitFor()
    expect(loads(job)).toBe(1)
    expect(await page.inputValue('form.form [name=attachments]')).toContain('cv.pdf')
  })

  test('is not loaded for ever where the storage is blocked', async () => {
    const { page } = await open()
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    })
    await spoil(page, 'ListFilter', null)
    await page.goto(jobs)
    await message(page).waitFor()
    expect(loads(jobs)).toBe(1)
  })

  test('without network is reported at once', async () => {
    const { page } = await open({ isFirstVisit: true })
    await page.route('**/assets/island-*', () => undefined)
    await page.goto(job)
    await page.unroute('**/assets/island-*')
    await page.context().setOffline(true)
    await reach(page, 'ApplicationForm')
    await message(page).waitFor()
    expect(loads(job)).toBe(1)
  })

  test('because a part of React is missing is no different', async () => {
    const { page } = await open()
    await page.route('**/assets/shared.*', (route) => route.abort())
    await page.goto(jobs)
    await message(page).waitFor()
    expect([loads(jobs), await pressable(page).count()]).toEqual([2, 0])
  })
})
