import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { edit, filesOf, generate, read } from '../../support/site.ts'
import { addLink, settle, waitForPaths, type Tab } from '../support/browser.ts'
import { buildForBrowser } from '../support/built.ts'

const site = buildForBrowser('browser-whole', '--js-flags=--expose-gc')

let tab: Tab
beforeEach(async () => {
  tab = await site().open()
})
afterEach(async () => {
  await tab.close()
})

const assets = (): string[] => readdirSync(path.join(site().out, 'assets'))
const pages = (): string[] =>
  filesOf(site().out)
    .filter(
      (file) =>
        file.endsWith('/index.html') && !file.includes('numbered') && read(site().out, file).includes('data-shell'),
    )
    .map((file) => `/${file.replace('index.html', '')}`)

/** What every page loads stays small. */
const MOST_BYTES = 6 * 1024

test('the runtime without React is at most 6 KB in brotli', () => {
  const main = assets().find((name) => name.startsWith('main.'))
  expect(brotliCompressSync(readFileSync(path.join(site().out, 'assets', main ?? ''))).length).toBeLessThanOrEqual(
    MOST_BYTES,
  )
})

/** An island of the fixture fails on purpose, which the console says. */
const isUnexpected = (text: string): boolean => !text.startsWith('The island Faulty has failed')

test('no page says anything in the console, nor breaks the content security policy', async () => {
  for (const page of pages()) {
    await tab.go(page)
    await settle(tab.page)
  }
  expect(pages().length).toBeGreaterThan(50)
  expect(tab.said.filter(isUnexpected)).toEqual([])
})

describe('HTML out of a string', () => {
  /** As an injected script would try it. */
  const policyOf = (name: string): string => `trustedTypes.createPolicy('${name}', { createHTML: (html) => html })`

  const ATTEMPTS = {
    innerHTML: `document.body.innerHTML = '<p>injected</p>'`,
    outerHTML: `document.querySelector('main').outerHTML = '<p>injected</p>'`,
    insertAdjacentHTML: `document.body.insertAdjacentHTML('beforeend', '<p>injected</p>')`,
    parseFromString: `new DOMParser().parseFromString('<p>injected</p>', 'text/html')`,
    srcdoc: `document.createElement('iframe').srcdoc = '<p>injected</p>'`,
    'the address of a script': `document.createElement('script').src = '/assets/injected.js'`,
    'the policy of the runtime, made again': policyOf('kartograf'),
    'a policy of another name': policyOf('other'),
    'a policy for all': policyOf('default'),
  }

  test('is refused, whichever way it comes', async () => {
    await tab.go('/de/plain/')
    for (const [name, attempt] of Object.entries(ATTEMPTS)) {
      const outcome = await tab.page.evaluate(
        `(() => { try { ${attempt} } catch (error) { return error.name } return 'taken' })()`,
      )
      expect(outcome, name).toBe('TypeError')
    }
    expect(await tab.page.innerText('body')).not.toContain('injected')
  })

  test('comes from the runtime: pages, islands, the not-found page and the manifest need no other way', async () => {
    // Without the list of pages a path that is none is loaded as a document.
    const paths = waitForPaths(tab.page)
    await tab.go('/de/plain/')
    await paths
    for (const [href, words] of [
      ['/de/islands/', 'islands'],
      ['/de/nirgends/', 'Seite nicht gefunden'],
      ['/de/plain/', 'plain'],
    ] as const) {
      await addLink(tab, href, 'on')
      await tab.page.$eval('main a.new', (link) => (link as HTMLElement).click())
      await tab.page.waitForFunction((text) => document.title.startsWith(text), words)
    }
    await expect.poll(() => tab.page.locator('head > link[rel=manifest]').count()).toBe(1)
    expect(await tab.isSameDocument()).toBe(true)
    expect(tab.said.filter((text) => /policy|trusted/i.test(text))).toEqual([])
  })

  test('of an island that fails comes back without one', async () => {
    await tab.go('/de/islands/')
    await expect.poll(() => tab.page.locator('[data-lost]').innerText()).toBe('It stays.')
    expect(tab.said.filter((text) => /policy|trusted/i.test(text))).toEqual([])
  })
})

describe('without script', () => {
  beforeEach(async () => {
    await tab.close()
    tab = await site().open({ javaScriptEnabled: false })
  })

  test('every page reads', async () => {
    // What is shown without script does not depend on the language; that each page has a text and a heading, its file tells.
    for (const page of pages().filter((address) => address.startsWith('/de/'))) {
      await tab.page.goto(page)
      expect(await tab.page.locator('main').innerText(), page).not.toBe('')
      expect(await tab.page.locator('h1:visible').count(), page).toBe(1)
    }
    for (const page of pages()) {
      const html = read(site().out, `${page.slice(1)}index.html`)
      const [, main = ''] = /<main[^>]*>([^]*)<\/main>/.exec(html) ?? []
      expect(main.replaceAll(/<[^>]*>/g, '').trim(), page).not.toBe('')
      expect(html.match(/<h1\b/g), page).toHaveLength(1)
    }
  })

  test('links, switcher and islands are plain HTML', async () => {
    await tab.page.goto('/de/plain/')
    await tab.page.click('main a[href="/de/about/"]')
    expect(await tab.page.title()).toBe('Über uns | Alpha')
    await tab.page.click('header a[data-locale=en]')
    expect(await tab.page.title()).toBe('About | Alpha')
    await tab.page.goto('/de/islands/')
    expect(await tab.page.innerText('#visible output')).toBe('3')
  })

  test('the root page leads to the default language', async () => {
    await tab.page.goto('/')
    await expect.poll(() => tab.page.url()).toBe(`${site().base}/de/`)
  })
})

describe('500 navigations in one tab', () => {
  /** What the tab holds after everything that can be collected is. */
  async function held(): Promise<{ heap: number; nodes: number; listeners: number }> {
    const session = await tab.page.context().newCDPSession(tab.page)
    for (const domain of ['HeapProfiler', 'Performance'] as const) await session.send(`${domain}.enable`)
    for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    await session.detach()
    const metric = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? 0
    return { heap: metric('JSHeapUsedSize'), nodes: metric('Nodes'), listeners: metric('JSEventListeners') }
  }

  async function round(times: number): Promise<void> {
    await tab.page.evaluate(async (count) => {
      const names = ['fields', 'plain', 'islands', 'about', 'long', 'plain']
      for (let index = 0; index < count; index += 1) {
        const name = names[index % names.length]
        const link = document.createElement('a')
        link.href = `/de/${name}/`
        document.body.append(link)
        link.click()
        link.remove()
        while (location.pathname !== `/de/${name}/`) await new Promise((resolve) => setTimeout(resolve, 4))
      }
      await new Promise((resolve) => setTimeout(resolve, 500))
    }, times)
  }

  /**
   * Wakes one island and waits for it, then leaves: React listens once to the document when the first one wakes, and in a
   * round no page stays long enough to be sure of that.
   */
  async function wakeReact(): Promise<void> {
    await tab.go('/de/islands/')
    await expect.poll(() => tab.page.getAttribute('html', 'data-counters')).toBe('2')
  }

  test('cost less than 2 MB, and leave no listener behind', async () => {
    await tab.close()
    tab = await site().open({ reducedMotion: 'reduce' })
    await wakeReact()
    await round(30)
    const before = await held()
    await round(252)
    const midway = await held()
    await round(252)
    const after = await held()
    expect(await tab.isSameDocument()).toBe(true)
    expect(after.heap - before.heap).toBeLessThan(2_000_000)
    // Each page is visited 42 times in a half: what a visit leaves behind is counted as often.
    expect(after.listeners - midway.listeners).toBeLessThan(5)
    expect(after.listeners - before.listeners).toBeLessThan(5)
    expect(after.nodes - before.nodes).toBeLessThan(300)
    expect(tab.said.filter(isUnexpected)).toEqual([])
    process.stdout.write(`504 navigations: ${JSON.stringify({ before, midway, after })}\n`)
  })
})

test('a tab that was opened before a deploy finds the code of its islands', async () => {
  await tab.go('/de/islands/')
  const before = assets().filter((name) => name.startsWith('island-'))
  edit(site().root, 'templates/islands/Counter.tsx', '<label', '<label data-version="2"')
  expect(generate(site().root).code).toBe(0)
  const after = assets().filter((name) => name.startsWith('island-'))
  expect(after.length).toBe(before.length + 1)
  expect(after).toEqual(expect.arrayContaining(before))
  // As text: the test's own compiler would rewrite an import.
  const kinds = await tab.page.evaluate(
    `Promise.all(${JSON.stringify(before)}.map(async (name) => typeof (await import('/assets/' + name + '?anew')).mount))`,
  )
  expect(kinds).toEqual(before.map(() => 'function'))
})
