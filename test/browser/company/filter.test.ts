import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContextOptions, Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriersOf } from '../support/axe.ts'
import { holdBack, settle, type Tab } from '../support/browser.ts'
import { serveRealSite } from '../support/real.ts'
import { watchShown } from '../support/shown.ts'

/** The blog of the site itself. */
const real = serveRealSite()

interface Post {
  readonly key: string
  readonly title: string
  readonly terms: Readonly<Record<'topic' | 'tag' | 'author', readonly string[]>>
}

function postsIn(locale: string): Post[] {
  return JSON.parse(readFileSync(path.join(real().out, locale, 'blog/_posts.json'), 'utf8')) as Post[]
}

/** A tab with the blog, whose filter somebody has pointed at. */
async function openBlog(query = '', options: BrowserContextOptions = {}, locale = 'de'): Promise<Tab> {
  const tab = await real().open(options)
  await tab.go(`/${locale}/blog/${query}`)
  await lives(tab.page)
  return tab
}

async function lives(page: Page): Promise<void> {
  await page.locator('.filter .chip').first().dispatchEvent('pointerover')
  await page.locator('.chip[role=button]').first().waitFor()
}

const chip = (page: Page, name: string) => page.locator('.filter .chip', { hasText: name })
const pressed = (page: Page): Promise<string[]> =>
  page.locator('.chip[aria-pressed=true]').evaluateAll((chips) => chips.map((one) => one.firstChild?.textContent ?? ''))
const titles = (page: Page): Promise<string[]> => page.locator('.post-card-title a').allInnerTexts()
const status = (page: Page) => page.locator('.filter [role=status]')
const search = (page: Page): string => new URL(page.url()).search

async function shows(page: Page, posts: readonly Post[]): Promise<void> {
  await expect.poll(() => titles(page)).toEqual(posts.map(({ title }) => title))
}

describe('choosing', () => {
  test('choices of two groups are combined, and each tells what it would show', async () => {
    const { page, close, said } = await openBlog()
    const posts = postsIn('de')
    await chip(page, 'Azure').click()
    await shows(
      page,
      posts.filter(({ terms }) => terms.topic.includes('azure')),
    )
    await page.locator('.filter summary').click()
    const both = posts.filter(({ terms }) => terms.topic.includes('azure') && terms.tag.includes('finops'))
    expect(await chip(page, 'FinOps').innerText()).toMatch(new RegExp(`${both.length}$`))
    await chip(page, 'FinOps').click()
    await shows(page, both)
    expect(await status(page).innerText()).toBe(`${both.length} Beiträge`)
    await expect.poll(() => search(page)).toBe('?topic=azure&tag=finops')
    expect(said).toEqual([])
    await close()
  })

  test('two choices of a group show what has one of them; a second press takes one out', async () => {
    const { page, close } = await openBlog()
    await chip(page, 'Azure').click()
    await chip(page, 'Security').click()
    await shows(
      page,
      postsIn('de').filter(({ terms }) => terms.topic.some((key) => key === 'azure' || key === 'security')),
    )
    await chip(page, 'Azure').click()
    expect(await pressed(page)).toEqual(['Security'])
    await expect.poll(() => search(page)).toBe('?topic=security')
    await close()
  })

  test('reset brings the page back, and the focus to the first choice', async () => {
    const { page, close } = await openBlog('?topic=azure')
    const all = postsIn('de').slice(0, 7)
    await page.getByRole('button', { name: 'Filter zurücksetzen' }).click()
    await shows(page, all)
    await expect.poll(() => search(page)).toBe('')
    expect(
      await page
        .locator('.chip')
        .first()
        .evaluate((one) => one === document.activeElement),
    ).toBe(true)
    expect(await status(page).innerText()).toBe('12 Beiträge')
    await close()
  })

  test.each([
    ['de', 'Keine Artikel gefunden'],
    ['en', 'No Posts founds'],
    ['es', 'No se han encontrado artículos'],
  ])('where nothing is found, %s says “%s” and offers a way on', async (locale, text) => {
    const { page, close } = await openBlog('?topic=company&tag=soc', {}, locale)
    await expect.poll(() => status(page).innerText()).toBe(text)
    expect(await page.locator('.empty-note a').getAttribute('href')).toMatch(new RegExp(`^/${locale}/company/`))
    expect(await barriersOf(page, 'meta-viewport')).toEqual([])
    await close()
  })

  test('the keyboard is enough: Tab, Space and Enter', async () => {
    const { page, close } = await openBlog()
    await page.locator('.chip').first().focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect.poll(() => pressed(page)).toEqual(['Azure'])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => pressed(page)).toEqual(['Azure', 'Security'])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await page.locator('.filter details').evaluate((details: HTMLDetailsElement) => details.open)).toBe(true)
    await close()
  })

  test('more than a dozen are shown in steps, and the focus goes to the first new one', async () => {
    const tab = await real().open()
    const many = Array.from({ length: 30 }, (_, index) => {
      const post = { ...postsIn('de')[0], key: `n${index}`, title: `Beitrag ${index}` }
      return { ...post, terms: { topic: ['azure'], tag: [], author: [] } }
    })
    await tab.page.route('**/_posts.json', (route) => route.fulfill({ json: many }))
    await tab.go('/de/blog/?topic=azure')
    const more = tab.page.getByRole('button', { name: 'Weitere Beiträge zeigen' })
    await more.click()
    expect(await titles(tab.page)).toHaveLength(24)
    expect(await tab.page.evaluate(() => document.activeElement?.textContent)).toBe('Beitrag 12')
    await more.click()
    expect(await titles(tab.page)).toHaveLength(30)
    expect(await more.count()).toBe(0)
    await tab.close()
  })
})

describe('the address', () => {
  test('is enough to get the same list, and survives a reload', async () => {
    const { page, close } = await openBlog('?tag=intune&topic=workplace&source=mail')
    const wanted = postsIn('de').filter(
      ({ terms }) => terms.topic.includes('workplace') && terms.tag.includes('intune'),
    )
    await shows(page, wanted)
    await page.reload()
    await shows(page, wanted)
    await expect.poll(() => search(page)).toBe('?tag=intune&topic=workplace&source=mail')
    expect(await pressed(page)).toEqual(['Workplace', 'Intune'])
    await close()
  })

  test('with values that nobody knows is that of the whole list', async () => {
    const { page, close, asked, go } = await real().open()
    await go('/de/blog/?topic=%3Cb%3E&tag=nothing')
    // The query wakes the filter. A touch, as of the other tests, would ask for the posts.
    await page.locator('.chip[role=button]').first().waitFor()
    expect(await pressed(page)).toEqual([])
    expect(await titles(page)).toHaveLength(7)
    expect(asked.filter((address) => address.includes('_posts.json'))).toEqual([])
    await close()
  })

  test('back from a post restores what was chosen, without a document load', async () => {
    const tab = await openBlog()
    const { page } = tab
    await chip(page, 'Azure').click()
    await expect.poll(() => search(page)).toBe('?topic=azure')
    const wanted = postsIn('de').filter(({ terms }) => terms.topic.includes('azure'))
    await shows(page, wanted)
    await page.locator('.post-card-title a').first().click()
    await page.waitForURL('**/de/posts/**')
    await page.goBack()
    await shows(page, wanted)
    expect(await pressed(page)).toEqual(['Azure'])
    expect(await tab.isSameDocument()).toBe(true)
    await tab.close()
  })

  test('in a link is followed without a document load, back and forth', async () => {
    const tab = await real().open()
    await tab.go('/de/blog/topics/azure/')
    const { page } = tab
    await page.getByRole('link', { name: 'Azure mit weiteren Filtern verbinden' }).click()
    await expect.poll(() => pressed(page)).toEqual(['Azure'])
    await expect.poll(() => search(page)).toBe('?topic=azure')
    await page.goBack()
    await expect.poll(() => page.locator('h1').innerText()).toMatch(/^Azure/)
    await page.goForward()
    await expect.poll(() => pressed(page)).toEqual(['Azure'])
    expect(await tab.isSameDocument()).toBe(true)
    await tab.close()
  })

  test('a jump on the page leaves the choice and its focus alone', async () => {
    const { page, close } = await openBlog()
    await chip(page, 'Azure').click()
    await chip(page, 'Azure').evaluate((one) => Object.assign(one, { marked: true }))
    await page.evaluate(() => (location.hash = 'main'))
    await settle(page)
    expect(await chip(page, 'Azure').evaluate((one) => 'marked' in one)).toBe(true)
    expect(await pressed(page)).toEqual(['Azure'])
    await close()
  })
})

describe('what is loaded', () => {
  const react = (asked: readonly string[]): string[] => asked.filter((address) => address.includes('/island-'))

  test('React comes with the pages of the whole list, and with no others', async () => {
    const list = await openBlog()
    expect(react(list.asked)).toHaveLength(1)
    await list.close()
    const others = await real().open()
    for (const address of [
      '/de/',
      '/de/authors/',
      '/de/blog/topics/azure/',
      '/de/posts/what-eleven-minutes-look-like/',
    ]) {
      await others.go(address)
      await settle(others.page)
    }
    expect(react(others.asked)).toEqual([])
    await others.close()
  })

  test('the code is there before the first touch, and runs with it', async () => {
    const tab = await real().open()
    await tab.go('/de/blog/')
    await expect.poll(() => react(tab.asked)).toHaveLength(1)
    await settle(tab.page)
    expect(await tab.page.locator('.chip[role=button]').count()).toBe(0)
    await chip(tab.page, 'Azure').hover()
    await tab.page.locator('.chip[role=button]').first().waitFor()
    expect(react(tab.asked)).toHaveLength(1)
    await tab.close()
  })

  test.each(['/de/blog/', '/de/stellenanzeigen/'])(
    'presses on %s that come before the code count once it is there',
    async (address) => {
      const tab = await real().open({ hasTouch: true })
      const { page } = tab
      const letGo = await holdBack(page, '**/island-*')
      await tab.go(address)
      const choices = page.locator('.filter .chip')
      await choices.nth(0).tap()
      await choices.nth(1).tap()
      await choices.nth(2).tap()
      await choices.nth(2).tap()
      expect(await pressed(page)).toEqual([])
      expect(new URL(page.url()).pathname).toBe(address)
      letGo()
      await expect.poll(() => choices.nth(1).getAttribute('aria-pressed')).toBe('true')
      expect(await choices.nth(0).getAttribute('aria-pressed')).toBe('true')
      await expect.poll(() => search(page)).toMatch(/=.*=/)
      expect(await choices.nth(2).getAttribute('aria-pressed')).toBe('false')
      expect(await tab.isSameDocument()).toBe(true)
      await tab.close()
    },
  )

  test('a press before the code is forgotten if a link is pressed after it', async () => {
    const tab = await real().open({ isFirstVisit: true })
    const { page } = tab
    const letCodeGo = await holdBack(page, '**/island-*')
    const letPageGo = await holdBack(page, '**/en/authors/_payload*')
    await tab.go('/en/blog/')
    await chip(page, 'Azure').click()
    await page.locator('.blog-switch a[href="/en/authors/"]').click()
    letCodeGo()
    await page.locator('.chip[role=button]').first().waitFor()
    await settle(page)
    expect(await pressed(page)).toEqual([])
    letPageGo()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/en/authors/')
    expect(await tab.isSameDocument()).toBe(true)
    await tab.close()
  })

  test('a press on a choice whose code cannot come follows its link', async () => {
    const tab = await real().open({ isFirstVisit: true })
    let fail = (): void => undefined
    const failed = new Promise<void>((resolve) => (fail = resolve))
    await tab.page.route('**/island-*', (route) => failed.then(() => route.abort()))
    await tab.go('/de/blog/')
    await chip(tab.page, 'Azure').click()
    fail()
    await expect.poll(() => new URL(tab.page.url()).pathname).toBe('/de/blog/topics/azure/')
    await tab.close()
  })

  test.each(['/de/stellenanzeigen/', '/de/services-overview/'])(
    'a press on a button of %s whose code is gone counts in the page that is loaded then',
    async (address) => {
      const tab = await real().open({ isFirstVisit: true })
      const { page } = tab
      const documents = (): number => tab.asked.filter((path) => path.split('?')[0] === address).length
      let fail = (): void => undefined
      const failed = new Promise<void>((resolve) => (fail = resolve))
      await page.route('**/island-*', async (route) => {
        if (documents() > 1) return route.continue()
        await failed
        return route.abort()
      })
      await tab.go(address)
      const choice = page.locator('.filter button.chip').nth(1)
      await choice.click()
      fail()
      await expect.poll(() => choice.getAttribute('aria-pressed')).toBe('true')
      expect(search(page)).toMatch(/^\?\w+=\w+$/)
      expect(documents()).toBe(2)
      await tab.close()
    },
  )

  test('the posts are asked for with the first touch, once', async () => {
    const { page, close, asked } = await openBlog()
    const files = (): string[] => asked.filter((address) => address.includes('_posts.json'))
    expect(files()).toEqual([])
    await page.locator('.filter legend').first().hover()
    await expect.poll(files).toEqual(['/de/blog/_posts.json'])
    await chip(page, 'Azure').click()
    await page.getByRole('button', { name: 'Filter zurücksetzen' }).click()
    expect(files()).toHaveLength(1)
    await close()
  })

  test('nothing moves when the filter comes to life, and nobody loses the focus', async () => {
    const tab = await real().open()
    await tab.page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          Object.assign(window, { shift: (window as unknown as { shift: number }).shift + entry.value })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const letGo = await holdBack(tab.page, '**/island-*')
    await tab.go('/de/blog/')
    await chip(tab.page, 'Azure').focus()
    await settle(tab.page)
    letGo()
    await lives(tab.page)
    expect(await chip(tab.page, 'Azure').evaluate((one) => one === document.activeElement)).toBe(true)
    expect(await tab.page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.001)
    expect(tab.said).toEqual([])
    await tab.close()
  })

  test('posts that cannot be loaded are reported, the choices are links meanwhile, and a second try works', async () => {
    const tab = await real().open()
    const { page } = tab
    await page.route('**/_posts.json', (route) => route.fulfill({ status: 404, body: '' }))
    await tab.go('/de/blog/?topic=azure')
    await expect.poll(() => status(page).innerText()).toMatch(/konnten nicht geladen werden/)
    expect(await page.locator('.chip[role=button]').count()).toBe(0)
    expect(await titles(page)).toHaveLength(7)
    expect(await barriersOf(page, 'meta-viewport')).toEqual([])
    await page.unroute('**/_posts.json')
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
    await shows(
      page,
      postsIn('de').filter(({ terms }) => terms.topic.includes('azure')),
    )
    await tab.close()
  })
})

describe('without script', () => {
  test.each([
    ['/de/blog/', 'Blog', 'page'],
    ['/de/blog/topics/azure/', 'Blog', 'true'],
    ['/de/posts/what-eleven-minutes-look-like/', 'Blog', 'true'],
    ['/de/authors/', 'Autorinnen und Autoren', 'page'],
    ['/de/authors/ylva-kesselring/', 'Autorinnen und Autoren', 'true'],
  ])('%s belongs to “%s”', async (address, name, current) => {
    const tab = await real().open({ javaScriptEnabled: false })
    await tab.page.goto(address)
    const marked = await tab.page
      .locator('.blog-switch a[aria-current]')
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('aria-current')]))
    expect(marked).toEqual([[name, current]])
    await tab.close()
  })

  test('topics, tags and people are links to pages of their own, and every post can be reached', async () => {
    const tab = await real().open({ javaScriptEnabled: false })
    const { page } = tab
    await page.goto('/de/blog/')
    const seen = await titles(page)
    await page.getByRole('link', { name: 'Ältere Beiträge' }).click()
    expect(await page.locator('h1').innerText()).toMatch(/Seite\s2/)
    expect([...seen, ...(await titles(page))]).toEqual(postsIn('de').map(({ title }) => title))
    await chip(page, 'Azure').click()
    expect(new URL(page.url()).pathname).toBe('/de/blog/topics/azure/')
    expect(await page.locator('.chip[aria-current]').innerText()).toMatch(/^Azure/)
    await page.locator('.filter summary').click()
    await chip(page, 'Ylva Kesselring').click()
    expect(new URL(page.url()).pathname).toBe('/de/authors/ylva-kesselring/')
    await tab.close()
  })

  test.each(['/de/blog/', '/en/blog/page/2/', '/es/blog/topics/security/', '/de/blog/tags/intune/'])(
    'axe finds nothing on %s',
    async (address) => {
      const { page, close, go } = await real().open({ bypassCSP: true })
      await go(address)
      expect(await barriersOf(page, 'meta-viewport')).toEqual([])
      await close()
    },
  )
})

describe('an address that asks for a part of the list', () => {
  const slowly =
    (ms: number) =>
    async (route: Route): Promise<void> => {
      await new Promise((resolve) => setTimeout(resolve, ms))
      await route.continue()
    }

  test('shows that part and never the whole list, and nothing moves', async () => {
    const tab = await real().open({ viewport: { width: 1000, height: 1600 } })
    const seen = await watchShown(tab.page, '.post-card-title, main ~ footer')
    // On a loaded machine it could take the two seconds after which the whole list is shown.
    await tab.page.addInitScript(() => {
      const later = window.setTimeout.bind(window)
      Object.assign(window, {
        setTimeout: (work: () => void, ms: number, ...rest: unknown[]) => (ms === 2000 ? 0 : later(work, ms, ...rest)),
      })
    })
    await tab.page.route(/island-|_posts/, slowly(300))
    await tab.go('/de/blog/?topic=azure&tag=finops')
    const wanted = postsIn('de').filter(({ terms }) => terms.topic.includes('azure') && terms.tag.includes('finops'))
    await shows(tab.page, wanted)
    await expect.poll(async () => (await seen()).texts.length).toBe(1)
    const { texts, shift } = await seen()
    expect(texts[0]).toContain(wanted.map(({ title }) => title).join('|'))
    expect(shift).toBeLessThan(0.002)
    expect(tab.said).toEqual([])
    await tab.close()
  })

  test.each([
    ['the posts fail', /_posts/, 404],
    ['the code fails', /island-BlogFilter/, 404],
    ['the posts are no JSON', /_posts/, 200],
  ])('shows the whole list where %s', async (_, files, code) => {
    const tab = await real().open()
    await tab.page.route(files, (route) => route.fulfill({ status: code, body: '<!doctype html>' }))
    await tab.page.goto('/de/blog/?topic=azure')
    await tab.page.locator('.post-card-title').nth(6).waitFor({ timeout: 4000 })
    // Where code fails, the page is loaded once more: this may be either of the two.
    await expect.poll(() => tab.page.locator('[data-pending]').count(), { timeout: 5000 }).toBe(0)
    await tab.close()
  })

  test('shows the whole list after two seconds, and the part when it is there', async () => {
    const tab = await real().open()
    await tab.page.route('**/_posts.json', slowly(4500))
    await tab.go('/de/blog/?topic=azure')
    await tab.page.locator('.post-card-title').nth(6).waitFor()
    expect(await status(tab.page).innerText()).toBe('Beiträge werden geladen …')
    await expect.poll(() => tab.page.locator('.post-card-title').count(), { timeout: 6000 }).toBe(4)
    await tab.close()
  })
})
