import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addLink, holdBack, payloadsIn, settle, type Tab } from '../support/browser.ts'
import { buildForBrowser } from '../support/built.ts'

const site = buildForBrowser('browser-parts')

let tab: Tab
beforeEach(async () => {
  tab = await site().open()
})
afterEach(async () => {
  await tab.close()
})

const title = (text: string): Promise<unknown> =>
  tab.page.waitForFunction((expected) => document.title.startsWith(expected), text)
const click = (href: string): Promise<void> =>
  tab.page.$eval(`a[href="${href}"]`, (link) => (link as HTMLElement).click())
const payloads = (): string[] => payloadsIn(tab.asked)

function connectionIs(value: { readonly saveData?: boolean; readonly effectiveType?: string }): Promise<unknown> {
  return tab.page.addInitScript(
    (connection) => Object.defineProperty(navigator, 'connection', { value: connection }),
    value,
  )
}

describe('prefetch', () => {
  /** Without idle time nothing is loaded because it is in view. */
  const neverIdle = (): Promise<unknown> =>
    tab.page.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })

  test('a link that is pointed at', async () => {
    await neverIdle()
    await tab.go('/de/plain/')
    expect(payloads()).toEqual([])
    await tab.page.hover('main a[href="/de/about/"]')
    await expect.poll(payloads).toEqual(['/de/about/'])
  })

  test('a link that has the focus', async () => {
    await neverIdle()
    await tab.go('/de/plain/')
    await tab.page.focus('main a[href="/de/fields/"]')
    await expect.poll(payloads).toEqual(['/de/fields/'])
  })

  test('a link that is touched', async () => {
    await tab.close()
    tab = await site().open({ hasTouch: true })
    await neverIdle()
    await tab.page.addInitScript(() => {
      window.addEventListener(
        'click',
        (event) => {
          event.preventDefault()
          event.stopImmediatePropagation()
        },
        true,
      )
    })
    await tab.go('/de/plain/')
    await tab.page.tap('main a[href="/de/long/"]')
    await expect.poll(payloads).toEqual(['/de/long/'])
  })

  test('links in view when there is time, and no others', async () => {
    await tab.go('/de/long/')
    await expect.poll(payloads).toContain('/de/plain/')
    await addLink(tab, '/de/posts/cobble/', 'far below')
    await settle(tab.page)
    expect(payloads()).not.toContain('/de/posts/cobble/')
  })

  test('no more than 20 links of a page', async () => {
    await tab.go('/de/many/')
    await expect.poll(() => payloads().length).toBe(20)
    await settle(tab.page)
    expect(payloads()).toHaveLength(20)
  })

  test('no more than a million characters', async () => {
    const payload = (await (await tab.page.request.get('/de/numbered/n1/_payload.json')).json()) as { path: string }
    await tab.page.route('**/numbered/*/_payload.json*', (route) => {
      const path = new URL(route.request().url()).pathname.replace('_payload.json', '')
      return route.fulfill({ json: { ...payload, path, filler: 'x'.repeat(600_000) } })
    })
    const numbered = (): string[] => payloads().filter((path) => path.includes('numbered'))
    await tab.go('/de/many/')
    await expect.poll(() => numbered().length).toBe(2)
    await settle(tab.page)
    expect(numbered()).toHaveLength(2)
    await tab.page.hover('a[href="/de/numbered/n30/"]')
    await expect.poll(numbered).toContain('/de/numbered/n30/')
  })

  test('nothing that leads elsewhere, nor the page itself', async () => {
    await tab.go('/de/about/')
    await settle(tab.page)
    expect(payloads().filter((path) => !path.startsWith('/de/') || path === '/de/about/')).toEqual([])
  })

  test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'nothing with %o',
    async (connection) => {
      await connectionIs(connection)
      await tab.go('/de/plain/')
      await tab.page.hover('main a[href="/de/about/"]')
      await settle(tab.page)
      expect(payloads()).toEqual([])
      await click('/de/about/')
      await title('Über uns')
      expect(await tab.isSameDocument()).toBe(true)
    },
  )
})

describe('languages', () => {
  const cookies = async (): Promise<unknown[]> =>
    (await tab.page.context().cookies()).map(({ name, value }) => `${name}=${value}`)

  test.each([
    ['es-ES', '/es/'],
    ['en-GB', '/en/'],
    ['fr-FR', '/de/'],
  ])('the root page leads a browser in %s to %s', async (locale, path) => {
    await tab.close()
    tab = await site().open({ locale })
    await tab.page.goto('/?a=1#b')
    await expect.poll(() => tab.page.url()).toBe(`${site().base}${path}?a=1#b`)
  })

  test('the root page follows the cookie before the browser', async () => {
    await tab.page.context().addCookies([{ name: 'i18n_redirected', value: 'es', url: site().base }])
    await tab.page.goto('/')
    await expect.poll(() => tab.page.url()).toBe(`${site().base}/es/`)
  })

  test('no cookie is set unless somebody chooses', async () => {
    await tab.go('/en/about/')
    await settle(tab.page)
    expect(await cookies()).toEqual([])
  })

  test('a choice is kept for a year, and query and hash go along', async () => {
    await tab.go('/de/about/?filter=a#history')
    await tab.page.click('header a[data-locale=en]')
    await tab.page.waitForURL('**/en/about/?filter=a#history')
    expect(await cookies()).toEqual(['i18n_redirected=en'])
    const [cookie] = await tab.page.context().cookies()
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', httpOnly: false })
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365)
  })

  test('a page that replaces a missing one gets neither query nor hash', async () => {
    await tab.go('/de/deep/er/est/?filter=a#x')
    await tab.page.click('header a[data-locale=en]')
    await tab.page.waitForURL('**/en/about/')
    expect(tab.page.url()).not.toContain('filter')
  })
})

/** What the console says of an island of the fixture that fails on purpose. */
const FAULTY = 'The island Faulty has failed: Error: This island always fails in a browser.'

describe('islands', () => {
  const scripts = (): string[] => tab.asked.filter((path) => /\/assets\/(?:island|shared)/.test(path))
  const counters = (): Promise<string | null> => tab.page.getAttribute('html', 'data-counters')
  const increase = async (id: string): Promise<string | null> => {
    await tab.page.click(`#${id} button`)
    return tab.page.textContent(`#${id} output`)
  }

  test('are HTML first, with ids that hydration keeps', async () => {
    const html = await (await tab.page.request.get('/de/islands/')).text()
    expect(html).toMatch(/<output id="_?[^"]*i1-[^"]*">3<\/output>/)
    expect(html).toMatch(/<output id="_?[^"]*i2-[^"]*">5<\/output>/)
  })

  test('come to life in view, when there is time, or when they are touched', async () => {
    await tab.go('/de/islands/')
    await expect.poll(counters).toBe('2')
    expect(await increase('visible')).toBe('4')
    expect(await increase('idle')).toBe('6')
    expect(await counters()).toBe('2')
    await tab.page.hover('#touched button')
    await expect.poll(counters).toBe('3')
    expect(await increase('touched')).toBe('8')
  })

  test('are fetched ahead of a touch, unless the visitor saves data', async () => {
    const ahead = () => tab.page.locator('link[rel=modulepreload]').count()
    await tab.go('/de/islands/')
    await expect.poll(ahead).toBeGreaterThan(0)
    await connectionIs({ saveData: true })
    await tab.go('/de/islands/')
    await expect.poll(counters).toBe('2')
    await settle(tab.page)
    expect(await ahead()).toBe(0)
  })

  test.each(['visible', 'idle', 'touched'])('%s: show that a click waits for their code', async (id) => {
    const letGo = await holdBack(tab.page, '**/assets/island-*')
    await tab.page.goto('/de/islands/')
    const before = Number(await tab.page.textContent(`#${id} output`))
    await tab.page.click(`#${id} button`)
    const indicator = tab.page.locator('.runtime-indicator')
    await indicator.waitFor({ state: 'attached' })
    letGo()
    await indicator.waitFor({ state: 'detached' })
    expect(await tab.page.textContent(`#${id} output`)).toBe(String(before + 1))
  })

  test('bring React to the pages that have them, and to no others', async () => {
    await tab.go('/de/plain/')
    await settle(tab.page)
    expect(scripts()).toEqual([])
    await click('/de/islands/')
    await title('islands')
    await expect.poll(counters).toBe('2')
    expect(scripts().length).toBeGreaterThan(1)
  })

  test('are taken down before another page is shown', async () => {
    await tab.go('/de/islands/')
    await expect.poll(counters).toBe('2')
    await click('/de/about/')
    await title('Über uns')
    expect(await counters()).toBe('0')
    expect(tab.said.filter((text) => !text.startsWith(FAULTY))).toEqual([])
  })

  test('that fail by themselves leave their HTML, and a message, without a load, and say why in the console', async () => {
    await tab.go('/de/islands/')
    await expect.poll(counters).toBe('2')
    await tab.page.locator('.runtime-message').waitFor()
    expect(await tab.page.textContent('.faulty')).toBe('It stays.')
    expect(await tab.page.$$eval('[data-lost]', (lost) => lost.map((one) => one.getAttribute('data-name')))).toEqual([
      'Faulty',
    ])
    expect(await tab.isSameDocument()).toBe(true)
    expect(tab.said).toEqual([expect.stringContaining(FAULTY)])
  })

  test('whose code cannot be loaded leave their HTML, and say why', async () => {
    await tab.page.route('**/assets/island-Counter*', (route) => route.fulfill({ status: 404 }))
    await tab.page.goto('/de/islands/')
    await tab.page.locator('.runtime-message').waitFor()
    expect(await tab.page.textContent('#visible output')).toBe('3')
    const said = tab.said.filter((text) => !text.startsWith('Failed to load resource') && !text.startsWith(FAULTY))
    expect(said.length).toBeGreaterThan(0)
    expect(said.filter((text) => !/TypeError: .*\/island-Counter/.test(text))).toEqual([])
  })
})

describe('menus and lists of contents', () => {
  const isOpen = (): Promise<boolean> =>
    tab.page.$eval('details[name=nav]', (menu) => (menu as HTMLDetailsElement).open)

  beforeEach(async () => {
    await tab.go('/de/about/')
    await tab.page.click('header [aria-expanded]')
    await expect.poll(isOpen).toBe(true)
  })

  test('Escape closes a menu and gives the focus back', async () => {
    await tab.page.keyboard.press('Tab')
    await tab.page.keyboard.press('Escape')
    expect(await isOpen()).toBe(false)
    await expect.poll(() => tab.page.evaluate(() => document.activeElement?.ariaExpanded)).toBe('false')
  })

  test('a click beside it closes a menu, one in it does not', async () => {
    await tab.page.$eval('details[name=nav] ul', (list) => (list as HTMLElement).click())
    expect(await isOpen()).toBe(true)
    await tab.page.click('h1')
    expect(await isOpen()).toBe(false)
  })

  test('a navigation closes a menu', async () => {
    await click('/de/impressum/')
    await title('Impressum')
    expect(await isOpen()).toBe(false)
  })

  test('the heading that is being read is marked in the list of contents', async () => {
    const marked = (): Promise<string[]> =>
      tab.page.$$eval('[data-contents] [aria-current=true]', (links) => links.map((link) => link.textContent ?? ''))
    await tab.go('/de/long/')
    await tab.page.evaluate(() => document.querySelector('#part-7')?.scrollIntoView({ block: 'start' }))
    await tab.page.evaluate(() => window.scrollBy(0, -100))
    await expect.poll(marked).toEqual(['part-7'])
    // The part before it is read again, while the heading is still in the window.
    await tab.page.evaluate(() => window.scrollBy(0, -300))
    await expect.poll(marked).toEqual(['part-6'])
    await tab.page.evaluate(() => window.scrollTo(0, 0))
    await expect.poll(marked).toEqual([])
  })
})
