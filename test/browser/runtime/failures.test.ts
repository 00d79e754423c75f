import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Request, Route } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addLink, holdBack, settle, waitForPaths, type Tab } from '../support/browser.ts'
import { buildForBrowser } from '../support/built.ts'

const site = buildForBrowser('browser-failures')

let tab: Tab
beforeEach(async () => {
  tab = await site().open()
})
afterEach(async () => {
  await tab.close()
})

const click = (href: string): Promise<void> =>
  tab.page.$eval(`a[href="${href}"]`, (link) => (link as HTMLElement).click())
const title = (text: string): Promise<unknown> =>
  tab.page.waitForFunction((expected) => document.title.startsWith(expected), text)
const where = (): string => tab.page.url().replace(site().base, '')

/** Puts a link on the page that is open, and follows it. */
async function followNew(href: string): Promise<void> {
  await addLink(tab, href, 'new')
  await tab.page.$eval('.new', (link) => (link as HTMLElement).click())
}

async function spoil(pattern: string, how: 'broken' | 'gone' | 'cut'): Promise<void> {
  await tab.page.route(pattern, (route) => {
    if (how === 'cut') return route.abort()
    return how === 'gone'
      ? route.fulfill({ status: 404, body: 'gone' })
      : route.fulfill({ body: '{"path":"/de/about/"}' })
  })
}

/** Keeps a request waiting until it is cut. */
async function holdAndCut(
  pattern: string,
): Promise<{ readonly asked: Promise<Request>; readonly cut: () => Promise<void> }> {
  const routes: Route[] = []
  await tab.page.route(pattern, (route) => void routes.push(route))
  return {
    asked: tab.page.waitForRequest((request) => request.url().includes('_payload')),
    cut: async () => void (await Promise.all(routes.map((route) => route.abort()))),
  }
}

const ABOUT = '**/de/about/_payload.json*'

describe('a payload that cannot be had', () => {
  test.each(['broken', 'gone', 'cut'] as const)(
    'because it is %s becomes a document load of the target',
    async (how) => {
      await spoil(ABOUT, how)
      await tab.go('/de/plain/')
      await click('/de/about/')
      await title('Über uns')
      expect(await tab.isSameDocument()).toBe(false)
      expect(where()).toBe('/de/about/')
    },
  )

  test('because it was asked for ahead and is never answered becomes a document load', async () => {
    await tab.page.addInitScript(() => {
      const real = AbortSignal.timeout.bind(AbortSignal)
      AbortSignal.timeout = (ms) => real(ms / 20)
    })
    const asked: string[] = []
    await tab.page.route(ABOUT, (route) => void asked.push(route.request().url()))
    await tab.go('/de/plain/')
    await tab.page.hover('a[href="/de/about/"]')
    await expect.poll(() => asked.length).toBe(1)
    await click('/de/about/')
    await title('Über uns')
    expect(await tab.isSameDocument()).toBe(false)
    expect(where()).toBe('/de/about/')
  })

  test('of another path than was asked for is none', async () => {
    await tab.page.route(ABOUT, async (route) =>
      route.fulfill({ body: readFileSync(path.join(site().out, 'de/blog/_payload.json')) }),
    )
    await tab.go('/de/plain/')
    await click('/de/about/')
    await title('Über uns')
    expect(await tab.isSameDocument()).toBe(false)
  })

  test('because another document has been asked for, as Firefox and Safari stop it then, leaves the way to that one', async () => {
    const [payload, letGo] = await Promise.all([holdAndCut(ABOUT), holdBack(tab.page, /\/en\/$/)])
    await tab.go('/de/plain/')
    await click('/de/about/')
    await payload.asked
    await followNew('/en/')
    await payload.cut()
    letGo()
    await tab.page.waitForURL('**/en/')
    expect(await tab.isSameDocument()).toBe(false)
  })

  test('because its file is gone from the host becomes a document load', async () => {
    const file = path.join(site().out, 'de/fields/_payload.json')
    renameSync(file, `${file}.away`)
    await tab.page.route('**/de/fields/_payload.json*', (route) => route.fulfill({ status: 404 }))
    await tab.go('/de/plain/')
    await click('/de/fields/')
    await title('fields')
    expect(await tab.isSameDocument()).toBe(false)
    renameSync(`${file}.away`, file)
  })

  test('twice within 10 seconds shows a message with a link that the browser follows', async () => {
    await spoil(ABOUT, 'gone')
    await tab.go('/de/plain/')
    await click('/de/about/')
    await title('Über uns')
    await tab.go('/de/plain/')
    await click('/de/about/')
    const message = tab.page.locator('[role=alert]')
    await message.waitFor()
    expect(await message.textContent()).toBe('Die Seite konnte nicht geladen werden. Noch einmal')
    expect(await tab.isSameDocument()).toBe(true)
    expect(where()).toBe('/de/plain/')
    await message.locator('a').click()
    await title('Über uns')
  })

  test('twice within 10 seconds keeps what was typed, also over the link of the message', async () => {
    await spoil(ABOUT, 'gone')
    await tab.go('/de/fields/')
    await tab.page.evaluate(
      (expires) => sessionStorage.setItem('site:reload', JSON.stringify({ path: '/de/about/', expires })),
      Date.now() + 10_000,
    )
    await click('/de/about/')
    const message = tab.page.locator('[role=alert]')
    await message.waitFor()
    await tab.page.fill('[name=text]', 'typed')
    await message.locator('a').click()
    await title('Über uns')
    await tab.go('/de/fields/')
    expect(await tab.page.inputValue('[name=text]')).toBe('typed')
  })

  test('after the 10 seconds is a document load again', async () => {
    await spoil(ABOUT, 'gone')
    await tab.go('/de/plain/')
    await tab.page.evaluate(
      (expires) => sessionStorage.setItem('site:reload', JSON.stringify({ path: '/de/about/', expires })),
      Date.now() - 1,
    )
    await click('/de/about/')
    await title('Über uns')
    expect(await tab.isSameDocument()).toBe(false)
  })

  test('where the storage is blocked becomes a document load all the same', async () => {
    await tab.page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    })
    await spoil(ABOUT, 'gone')
    await tab.go('/de/plain/')
    await click('/de/about/')
    await title('Über uns')
    expect(await tab.isSameDocument()).toBe(false)
  })

  test('without network is reported at once, and nothing typed is lost', async () => {
    await tab.go('/de/fields/')
    await tab.page.fill('[name=text]', 'typed')
    await tab.page.context().setOffline(true)
    await followNew('/de/posts/estuary/')
    await tab.page.locator('[role=alert]').waitFor()
    expect(await tab.page.inputValue('[name=text]')).toBe('typed')
  })

  test('keeps what was typed on the page that is left, until that page is shown again', async () => {
    await spoil(ABOUT, 'gone')
    await tab.go('/de/fields/')
    await tab.page.fill('[name=text]', 'typed')
    await tab.page.fill('[name=secret]', 'hidden')
    await click('/de/about/')
    await title('Über uns')
    await tab.go('/de/plain/')
    await click('/de/fields/')
    await title('fields')
    expect(await tab.page.inputValue('[name=text]')).toBe('typed')
    expect(await tab.page.inputValue('[name=secret]')).toBe('')
  })

  test('of the page that is open, but for the hash, is a load and no scrolling', async () => {
    await spoil('**/de/long/_payload.json*', 'gone')
    await tab.go('/de/long/#part-3')
    await followNew('/de/long/')
    await tab.page.waitForFunction(() => !('opened' in window))
    expect(where()).toBe('/de/long/')
  })

  test('when going back is a load of that page', async () => {
    await spoil('**/de/plain/_payload.json*', 'cut')
    await tab.go('/de/plain/')
    await click('/de/fields/')
    await title('fields')
    await tab.page.goBack()
    await title('plain')
    expect(await tab.isSameDocument()).toBe(false)
    expect(where()).toBe('/de/plain/')
  })
})

describe('route middleware', () => {
  /** Lets the payload of the guarded page name a middleware that the theme does not have. */
  const guardByStrangers = (): Promise<unknown> =>
    tab.page.route('**/de/guarded/_payload.json*', async (route) => {
      const payload = (await (await route.fetch()).json()) as object
      await route.fulfill({ json: { ...payload, middleware: ['strangers'] } })
    })

  test('that refuses leads to a page that says so', async () => {
    await tab.go('/de/plain/')
    await click('/de/guarded/')
    await title('Seite nicht zugänglich: /de/guarded/')
    expect(await tab.page.textContent('h1')).toBe('Seite nicht zugänglich: /de/guarded/')
    expect(where()).toBe('/de/guarded/')
    await tab.page.goBack()
    await title('plain')
    expect(await tab.isSameDocument()).toBe(true)
  })

  test('says it in the words of the specification in English', async () => {
    expect(
      (JSON.parse(readFileSync(path.join(site().root, 'i18n/messages/en.json'), 'utf8')) as Record<string, string>)[
        'refused'
      ],
    ).toBe('Page Not Found: {path}')
  })

  test('that agrees lets the page be shown', async () => {
    await tab.go('/de/plain/?who=member')
    await click('/de/guarded/')
    await title('guarded')
    expect(await tab.isSameDocument()).toBe(true)
  })

  test('may lead to another page of the site', async () => {
    await tab.go('/de/plain/?who=guest')
    await click('/de/guarded/')
    await title('Über uns')
    expect(where()).toBe('/de/about/')
    expect(await tab.isSameDocument()).toBe(true)
  })

  test('whose code cannot be loaded becomes a document load', async () => {
    await spoil('**/assets/middleware-members.*', 'gone')
    await tab.go('/de/plain/?who=member')
    await click('/de/guarded/')
    await title('guarded')
    expect(await tab.isSameDocument()).toBe(false)
  })

  test('of an unknown name throws, and the error page is shown', async () => {
    await guardByStrangers()
    await tab.go('/de/plain/')
    await click('/de/guarded/')
    await tab.page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Fehler')
    expect(tab.said).toEqual(["Unknown route middleware: 'strangers'."])
    expect(where()).toBe('/de/guarded/')
  })

  test('of an unknown name says so even without the error page', async () => {
    await spoil('**/de/error.html', 'gone')
    await guardByStrangers()
    await tab.go('/de/plain/')
    await click('/de/guarded/')
    await expect.poll(() => tab.page.textContent('h1')).toBe('Die Seite konnte nicht geladen werden.')
  })
})

describe('a path that no route matches', () => {
  beforeEach(async () => {
    const paths = waitForPaths(tab.page)
    await tab.go('/de/plain/')
    await paths
  })

  test('is shown without a request for it, by the not-found page in its layout', async () => {
    const before = tab.asked.length
    await followNew('/de/n%C3%B6where/')
    await title('Seite nicht gefunden: /de/nöwhere/')
    expect(await tab.page.textContent('h1')).toBe('Seite nicht gefunden: /de/nöwhere/')
    expect(tab.asked.slice(before).filter((url) => /where|html/.test(url))).toEqual(['/de/404.html'])
    const robots = await tab.page.$$eval('meta[name=robots]', (tags) => tags.map((tag) => tag.getAttribute('content')))
    expect(new Set(robots)).toEqual(new Set(['noindex']))
    expect(await tab.page.getAttribute('body', 'data-layout')).toBe('error')
    expect(await tab.isSameDocument()).toBe(true)
    expect(where()).toBe('/de/n%C3%B6where/')
  })

  test.each(['gone', 'cut'] as const)('shows a message where the not-found page is %s', async (how) => {
    await spoil('**/de/404.html', how)
    await followNew('/de/nowhere/')
    await title('Seite nicht gefunden: /de/nowhere/')
    expect(await tab.page.textContent('h1')).toBe('Seite nicht gefunden: /de/nowhere/')
    await tab.page.locator('main a[href="/de/"]').waitFor()
    expect(await tab.isSameDocument()).toBe(true)
  })

  test('is a document load where the not-found page has another header', async () => {
    await tab.page.route('**/de/404.html', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ body: (await response.text()).replace(/data-shell="\w+"/, 'data-shell="other"') })
    })
    await followNew('/de/nowhere/')
    await expect.poll(() => tab.page.textContent('h1')).toBe('Seite nicht gefunden: /de/nowhere/')
    expect(await tab.isSameDocument()).toBe(false)
  })

  test('cannot smuggle markup into the page', async () => {
    await followNew('/de/%3Cimg%20src=x%3E/')
    await title('Seite nicht gefunden: ')
    expect(await tab.page.locator('main img').count()).toBe(0)
  })

  test('leads to the home pages of the other languages, and back to the site', async () => {
    const languages = (): Promise<(string | null)[]> =>
      tab.page.$$eval('site-slot[name=languages] a', (links) => links.map((link) => link.getAttribute('href')))
    await followNew('/de/nowhere/')
    await title('Seite nicht gefunden')
    expect(await languages()).toEqual(['/de/', '/en/', '/es/'])
    await click('/de/')
    await title('Startseite')
    expect(await tab.isSameDocument()).toBe(true)
  })

  test('but a redirect does leads to its target', async () => {
    await followNew('/de/ueber/')
    await title('Über uns')
    expect(where()).toBe('/de/about/')
    expect(await tab.isSameDocument()).toBe(true)
  })
})

test('an unknown path before routes are known is the not-found page of the host', async () => {
  await tab.page.route('**/builds/latest.json*', (route) => route.abort())
  await tab.go('/de/plain/')
  await followNew('/de/nowhere/')
  await tab.page.waitForFunction(() =>
    document.querySelector('h1')?.textContent?.includes('Seite nicht gefunden: /de/nowhere/'),
  )
  expect(await tab.isSameDocument()).toBe(false)
})

describe('a new build', () => {
  const latest = (): string => path.join(site().out, 'builds/latest.json')
  let before = ''
  beforeEach(async () => {
    before = readFileSync(latest(), 'utf8')
    await tab.close()
    tab = await site().open({ clock: true })
  })
  /** Lets the page look once more; at first after a second, then at the interval of the settings. */
  const pass = (): Promise<void> => tab.page.clock.fastForward(1600)
  afterEach(() => writeFileSync(latest(), before))

  const looks = (): number => tab.asked.filter((url) => url.startsWith('/builds/latest.json')).length
  const answerWith = (id: string): Promise<unknown> =>
    tab.page.route('**/builds/latest.json*', (route) => route.fulfill({ json: { id, timestamp: 1 } }))

  /** Resolves when the page has read that this build is online. */
  const answersWith = async (id: string): Promise<void> => {
    await tab.page.waitForResponse(
      async (response) =>
        response.url().includes('/builds/latest.json') && ((await response.json()) as { id: string }).id === id,
    )
    // The page reads it in a task of its own.
    await tab.page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  }

  /** Lets time pass until something has happened: what the page asks for meanwhile takes time of its own. */
  const passUntil = async (happened: Promise<void>): Promise<void> => {
    let isOver = false
    void happened.then(() => (isOver = true))
    await expect
      .poll(async () => {
        await pass()
        return isOver
      })
      .toBe(true)
  }

  test('is looked for after a second, with a timestamp, and then at the interval of the settings', async () => {
    await tab.go('/de/plain/')
    await expect.poll(looks).toBeGreaterThan(0)
    expect(tab.asked.find((url) => url.startsWith('/builds/latest'))).toMatch(/^\/builds\/latest\.json\?\d{13}$/)
    await expect.poll(looks).toBeGreaterThan(1)
  })

  test('makes the next navigation a document load, and ends the looking', async () => {
    await tab.go('/de/plain/')
    await pass()
    await expect.poll(looks).toBeGreaterThan(0)
    const answered = answersWith('another')
    await answerWith('another')
    await passUntil(answered)
    const last = looks()
    expect(await tab.isSameDocument()).toBe(true)
    for (let times = 0; times < 3; times += 1) {
      await pass()
      await settle(tab.page)
    }
    expect(looks()).toBe(last)
    await click('/de/about/')
    await title('Über uns')
    expect(await tab.isSameDocument()).toBe(false)
  })

  test('is known by its vanished list of routes as well', async () => {
    await tab.page.route('**/builds/meta/*', (route) => route.fulfill({ status: 404 }))
    const list = tab.page.waitForResponse((response) => response.url().includes('/builds/meta/'))
    await tab.go('/de/plain/')
    await list
    await settle(tab.page)
    await click('/de/about/')
    await title('Über uns')
    expect(await tab.isSameDocument()).toBe(false)
  })

  test('is looked for on a very slow line too, without the list of all paths', async () => {
    await tab.page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: 'slow-2g' } }),
    )
    await tab.go('/de/plain/')
    await pass()
    await expect.poll(looks).toBeGreaterThan(0)
    const answered = answersWith('another')
    await answerWith('another')
    await passUntil(answered)
    await click('/de/about/')
    await title('Über uns')
    expect(await tab.isSameDocument()).toBe(false)
    expect(tab.asked.filter((url) => url.startsWith('/builds/meta'))).toEqual([])
  })

  test('is not looked for while nobody looks at the tab', async () => {
    await tab.page.addInitScript(() =>
      Object.defineProperty(document, 'hidden', {
        get: () => document.documentElement.dataset['visibility'] === 'hidden',
      }),
    )
    await tab.go('/de/plain/')
    await pass()
    await expect.poll(looks).toBeGreaterThan(0)
    await tab.page.evaluate(() => {
      document.documentElement.dataset['visibility'] = 'hidden'
    })
    const before = looks()
    for (let times = 0; times < 3; times += 1) {
      await pass()
      await settle(tab.page)
    }
    expect(looks()).toBe(before)
    await tab.page.evaluate(() => {
      document.documentElement.dataset['visibility'] = 'visible'
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect.poll(looks).toBeGreaterThan(before)
  })

  test('that cannot be asked for is no trouble', async () => {
    await tab.page.route('**/builds/latest.json*', (route) => route.fulfill({ status: 500 }))
    const failed = tab.page.waitForResponse((response) => response.status() === 500)
    await tab.go('/de/plain/')
    await pass()
    await failed
    await settle(tab.page)
    await click('/de/about/')
    await title('Über uns')
    expect(await tab.isSameDocument()).toBe(true)
  })
})
