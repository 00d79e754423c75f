import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addLink, holdBack, payloadsIn, settle, type Tab } from '../support/browser.ts'
import { buildForBrowser } from '../support/built.ts'

const site = buildForBrowser('browser-navigation')

let tab: Tab
beforeEach(async () => {
  tab = await site().open()
})
afterEach(async () => {
  await tab.close()
})

const title = (text: string): Promise<unknown> =>
  tab.page.waitForFunction((expected) => document.title.startsWith(expected), text)
const path = (): string => new URL(tab.page.url()).pathname
const scrolled = (): Promise<number> => tab.page.evaluate(() => window.scrollY)

async function follow(href: string, expected: string): Promise<void> {
  await tab.page.click(`a[href="${href}"] >> nth=0`)
  await title(expected)
}

describe('a link to a page of the same language', () => {
  beforeEach(async () => {
    await tab.go('/de/plain/')
    await follow('/de/about/', 'Über uns')
  })

  test('is followed without a document load', async () => {
    expect(await tab.isSameDocument()).toBe(true)
    expect(path()).toBe('/de/about/')
  })

  test('exchanges the tags of the page in the head and keeps those of the shell', async () => {
    const head = await tab.page.evaluate(() => ({
      titles: document.querySelectorAll('title').length,
      canonical: [...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]')].map(({ href }) => href),
      alternates: document.querySelectorAll('link[rel=alternate][hreflang]').length,
      feeds: document.querySelectorAll('link[rel=alternate][type$="+xml"]').length,
      description: [...document.querySelectorAll<HTMLMetaElement>('meta[name=description]')].map(
        ({ content }) => content,
      ),
      shell: document.querySelectorAll(
        'meta[charset], meta[http-equiv], meta[name=viewport], link[rel=stylesheet], script[src], #site-data',
      ).length,
    }))
    expect(head).toEqual({
      titles: 1,
      canonical: ['https://alpha.example/de/about/'],
      alternates: 4,
      feeds: 2,
      description: ['Über uns the fixture site.'],
      shell: 6,
    })
  })

  test('leaves header, footer, head and body as a document load of the page does', async () => {
    const shell = async (): Promise<string[]> => {
      // Until then parts of the page are being marked as laid out.
      await tab.page.waitForSelector('html:not([data-arriving])')
      // The runtime adds it when the page has been painted.
      await tab.page.waitForSelector('head > link[rel=manifest]', { state: 'attached' })
      return tab.page.evaluate(() => {
        const attributes = [...document.body.attributes].map(({ name, value }) => `${name}=${value}`)
        const head = [...document.head.children].map(({ outerHTML }) => outerHTML)
        return [
          ...attributes,
          ...head,
          ...['header', 'main', 'footer'].map((name) => document.querySelector(name)?.outerHTML ?? ''),
        ].filter((part) => part !== '')
      })
    }
    const clean = (parts: string[]): string[] => parts.map((part) => part.replace(' tabindex="-1"', ''))
    const navigated = clean(await shell())
    await tab.go('/de/about/')
    expect(navigated).toEqual(clean(await shell()))
  })

  test('moves the focus to the main part and reads the title aloud', async () => {
    expect(await tab.page.evaluate(() => document.activeElement?.localName)).toBe('main')
    expect(await tab.page.textContent('[role=status]')).toBe('Über uns | Alpha')
  })

  test('marks the current page and group', async () => {
    expect(await tab.page.getAttribute('header nav a[href="/de/about/"]', 'aria-current')).toBe('page')
    expect(await tab.page.locator('[data-group][data-current]').getAttribute('data-group')).toBe('company')
    expect(await tab.page.locator('header a[aria-current=page]:not([href="/de/about/"])').count()).toBe(0)
  })

  test('is silent', () => {
    expect(tab.said).toEqual([])
  })
})

describe('left to the browser', () => {
  beforeEach(() => tab.go('/de/plain/'))

  test.each(['Control', 'Shift'] as const)('a click with the key %s', async (key) => {
    const other = tab.page.context().waitForEvent('page')
    await tab.page.click('a[href="/de/about/"] >> nth=0', { modifiers: [key] })
    await other
    expect(path()).toBe('/de/plain/')
  })

  test.each([
    ['another target', 'target', '_blank'],
    ['a download', 'download', ''],
    ['a file', 'href', '/favicon.svg'],
    ['another host', 'href', 'https://other.example/de/about/'],
    ['another language', 'href', '/en/about/'],
  ])('%s', async (_, attribute, value) => {
    const prevented = await tab.page.$eval(
      'main a[href="/de/about/"]',
      (link, [name = '', text = '']) => {
        link.setAttribute(name, text)
        return new Promise((resolve) => {
          window.addEventListener('click', (event) => {
            resolve(event.defaultPrevented)
            event.preventDefault()
          })
          ;(link as HTMLElement).click()
        })
      },
      [attribute, value],
    )
    expect(prevented).toBe(false)
  })

  test('a place on the page that is open, and the link back from it', async () => {
    await tab.go('/de/long/')
    const before = tab.asked.length
    await tab.page.click('a[href="#part-9"]')
    await tab.page.waitForFunction(() => window.scrollY > 500)
    await tab.page.goBack()
    await tab.page.waitForFunction(() => window.scrollY === 0)
    expect(payloadsIn(tab.asked.slice(before)).includes('/de/long/')).toBe(false)
    expect(await tab.isSameDocument()).toBe(true)
  })

  test('the page of another language is a document of that language', async () => {
    await tab.go('/de/about/')
    await tab.page.click('header a[href="/en/about/"]')
    await title('About')
    expect(await tab.isSameDocument()).toBe(false)
    expect(await tab.page.getAttribute('html', 'lang')).toBe('en-US')
  })
})

describe('payloads', () => {
  test('are asked for with a timestamp first, and with the build id when it is known', async () => {
    await tab.go('/de/plain/')
    await tab.page.hover('a[href="/de/about/"] >> nth=0')
    await expect.poll(() => tab.asked.filter((url) => url.startsWith('/de/about/_payload')).length).toBe(1)
    await tab.page.waitForResponse((response) => response.url().includes('/builds/meta/'))
    const { id } = (await (await tab.page.request.get('/builds/latest.json')).json()) as { id: string }
    await follow('/de/fields/', 'fields')
    await follow('/de/long/', 'long')
    await addLink(tab, '/de/posts/cobble/', 'late')
    await follow('/de/posts/cobble/', 'Cobble')
    expect(tab.asked.find((url) => url.startsWith('/de/about/_payload'))).toMatch(/\?\d{13}$/)
    expect(tab.asked.find((url) => url.startsWith('/de/posts/cobble/_payload'))).toMatch(new RegExp(`\\?${id}$`))
  })

  test('are asked for once', async () => {
    await tab.go('/de/plain/')
    await follow('/de/fields/', 'fields')
    await follow('/de/plain/', 'plain')
    await follow('/de/fields/', 'fields')
    expect(payloadsIn(tab.asked).filter((asked) => asked === '/de/fields/')).toHaveLength(1)
  })
})

describe('places', () => {
  test('a new page begins at its top', async () => {
    await tab.go('/de/long/')
    await tab.page.evaluate(() => window.scrollTo(0, 3000))
    await tab.page.$eval('main a[href="/de/plain/"]', (link) => (link as HTMLElement).click())
    await title('plain')
    expect(await scrolled()).toBe(0)
  })

  test('a hash leads to its place, and the focus goes along', async () => {
    await tab.go('/de/plain/')
    await tab.page.$eval('main a[href="/de/long/"]', (link) => link.setAttribute('href', '/de/long/#part-9'))
    await tab.page.click('main a[href="/de/long/#part-9"]')
    await title('long')
    expect(
      await tab.page.evaluate(() => Math.round(document.querySelector('#part-9')?.getBoundingClientRect().top ?? -1)),
    ).toBeLessThan(20)
    expect(await tab.page.evaluate(() => document.activeElement?.id)).toBe('part-9')
  })

  test('back and forward restore scroll position and what was typed', async () => {
    await tab.go('/de/long/')
    await tab.page.evaluate(() => window.scrollTo(0, 2000))
    await tab.page.$eval('main a[href="/de/fields/"]', (link) => (link as HTMLElement).click())
    await title('fields')
    await tab.page.fill('[name=text]', 'typed')
    await tab.page.fill('[name=area]', 'more')
    await tab.page.fill('[name=secret]', 'hidden')
    await tab.page.check('[name=check]')
    await tab.page.selectOption('[name=choice]', 'bravo')
    await tab.page.goBack()
    await title('long')
    expect(await scrolled()).toBe(2000)
    await tab.page.goForward()
    await title('fields')
    const form = await tab.page.evaluate(() =>
      Object.fromEntries(new FormData(document.querySelector('form') ?? undefined)),
    )
    expect(form).toEqual({ text: 'typed', area: 'more', secret: '', check: 'on', choice: 'bravo' })
    expect(await tab.isSameDocument()).toBe(true)
  })

  test('going back focuses the link that led away, so that the keyboard goes on from there', async () => {
    const focused = (): Promise<string> =>
      tab.page.evaluate(() => document.activeElement?.getAttribute('href') ?? document.activeElement?.localName ?? '')
    await tab.go('/de/long/')
    await tab.page.focus('main a[href="/de/fields/"]')
    await tab.page.keyboard.press('Enter')
    await title('fields')
    expect(await focused()).toBe('main')
    await tab.page.goBack()
    await title('long')
    expect(await focused()).toBe('/de/fields/')
    await tab.page.goForward()
    await title('fields')
    expect(await focused()).toBe('main')
  })

  test('a reload and a way back over a document load restore the position too', async () => {
    await tab.go('/de/long/')
    await tab.page.evaluate(() => window.scrollTo(0, 1500))
    await tab.page.waitForFunction(() => (history.state as { y?: number }).y === 1500)
    await tab.page.reload()
    await tab.page.waitForFunction(() => window.scrollY === 1500)
    await tab.page.goto('/en/about/')
    await tab.page.goBack()
    await expect.poll(scrolled).toBe(1500)
  })
})

describe('waiting', () => {
  test('is shown after 300 ms, and no longer than it takes', async () => {
    await tab.close()
    tab = await site().open({ clock: true })
    const { clock } = tab.page
    const letGo = await holdBack(tab.page, '**/de/about/_payload.json*')
    await tab.go('/de/plain/')
    await clock.pauseAt(Date.now() + 60_000)
    await tab.page.$eval('main a[href="/de/about/"]', (link) => (link as HTMLElement).click())
    await clock.runFor(250)
    expect(await tab.page.locator('.runtime-indicator').count()).toBe(0)
    await clock.runFor(100)
    await tab.page.waitForSelector('.runtime-indicator')
    expect(await tab.page.textContent('[role=status]')).toBe('Wird geladen')
    await clock.resume()
    letGo()
    await title('Über uns')
    expect(await tab.page.locator('.runtime-indicator').count()).toBe(0)
  })

  /** Holds the payload of a page back; gives what lets it go, and then waits until a late answer has been dealt with. */
  const hold = async (path: string): Promise<() => Promise<void>> => {
    let letGo = (): void => undefined
    const held = new Promise<void>((resolve) => (letGo = resolve))
    let answered = (): void => undefined
    const answer = new Promise<void>((resolve) => (answered = resolve))
    await tab.page.route(`**${path}_payload.json*`, async (route) => {
      await held
      await route.continue().catch(() => undefined)
      await (await route.request().response())?.finished()
      answered()
    })
    return async () => {
      letGo()
      await answer
      await settle(tab.page)
    }
  }
  const clickOn = (href: string): Promise<void> =>
    tab.page.$eval(`main a[href="${href}"]`, (link) => (link as HTMLElement).click())

  test('the latest of several navigations wins', async () => {
    const letGo = await hold('/de/about/')
    await tab.go('/de/plain/')
    await clickOn('/de/about/')
    await clickOn('/de/fields/')
    await title('fields')
    await letGo()
    expect(await tab.page.title()).toBe('fields | Alpha')
    expect(path()).toBe('/de/fields/')
  })

  test('going back while a page is being loaded gives that page up', async () => {
    const letGo = await hold('/de/about/')
    await tab.go('/de/fields/')
    await follow('/de/plain/', 'plain')
    await clickOn('/de/about/')
    await tab.page.goBack()
    await title('fields')
    await letGo()
    expect(path()).toBe('/de/fields/')
  })
})

describe('view transitions', () => {
  const counting = (): Promise<unknown> =>
    tab.page.addInitScript(() => {
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (update) => {
        document.documentElement.dataset['transitions'] = 'yes'
        return start(update)
      }
    })

  test.each([
    ['no-preference', 'yes'],
    ['reduce', null],
  ] as const)('with motion %s', async (reducedMotion, expected) => {
    await tab.close()
    tab = await site().open({ reducedMotion })
    await counting()
    await tab.go('/de/plain/')
    await follow('/de/about/', 'Über uns')
    expect(await tab.page.getAttribute('html', 'data-transitions')).toBe(expected)
  })

  test('that a next navigation cuts short are no errors', async () => {
    await tab.go('/de/plain/')
    await tab.page.evaluate(async () => {
      for (const name of ['fields', 'plain', 'fields', 'plain', 'long']) {
        document.querySelector<HTMLElement>(`main a[href="/de/${name}/"]`)?.click()
        await new Promise((resolve) => setTimeout(resolve, 40))
      }
    })
    await title('long')
    expect(tab.said).toEqual([])
  })
})

test('a page of another shell is a document load', async () => {
  await tab.page.route('**/de/about/_payload.json*', async (route) => {
    const payload = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...payload, shell: 'another' } })
  })
  await tab.go('/de/plain/')
  await follow('/de/about/', 'Über uns')
  expect(await tab.isSameDocument()).toBe(false)
})
