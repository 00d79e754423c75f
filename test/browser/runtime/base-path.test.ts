import { stopServer } from '../../support/process/server.ts'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AT, copyFixture, edit, filesOf, read, site, write } from '../../support/site.ts'
import { openTab, serve, sharedBrowser, waitForPaths, type Tab } from '../support/browser.ts'
import { addGallery } from '../../support/samples/rasters.ts'
import { addPages } from '../support/pages.ts'

/** A theme's own search, which says what it has found in the title of the page. */
const FIND = `import { openSearch } from 'kartograf/client'
window.addEventListener('find', async ({ detail }) => {
  const finder = await openSearch('de')
  document.title = JSON.stringify(await finder.find(detail))
})`

const ends: (() => unknown)[] = []
let out = ''
/** The address of the site, `http://127.0.0.1:…/team/docs`. */
let base = ''
let tab: Tab

beforeAll(async () => {
  const root = copyFixture('base-path')
  ends.push(() => rmSync(root, { recursive: true, force: true }))
  addPages(root)
  await addGallery(root)
  edit(root, 'content/site.yaml', 'brand: Alpha', 'brand: Alpha\nsearch: true\nscripts: [find]')
  edit(root, 'templates/index.ts', "  styles: 'style.css',", "  styles: 'style.css',\n  scripts: { find: 'find.ts' },")
  write(root, 'templates/find.ts', FIND)
  const run = site(['generate', '--root', root, '--at', AT, '--base-url', 'https://alpha.example/team/docs/'])
  if (run.code !== 0) throw new Error(run.stderr)
  out = path.join(root, 'output')
  const served = await serve(out)
  ends.push(() => stopServer(served.server))
  base = served.base
})
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})
beforeEach(async () => {
  tab = await openTab(await sharedBrowser(), new URL(base).origin)
})
afterEach(async () => {
  await tab.close()
})

const go = (address: string): Promise<void> => tab.go(`/team/docs${address}`)
const shown = (): string => new URL(tab.page.url()).pathname
const title = (text: string): Promise<unknown> =>
  tab.page.waitForFunction((expected) => document.title.startsWith(expected), text)

/** Whatever was asked for outside the path of the site; a browser looks for an icon of its own accord. */
const strays = (): string[] =>
  tab.asked.filter((address) => !address.startsWith('/team/docs/') && !address.startsWith('data:'))

describe('a site below a path', () => {
  test('has the path at the start of each address in its documents', () => {
    const ADDRESS = /\s(?:href|src|action|data-src)="(\/[^"]*)"/g
    const documents = filesOf(out).filter((file) => file.endsWith('.html'))
    const addresses = documents.flatMap((file) => [...read(out, file).matchAll(ADDRESS)].map(([, address]) => address))
    expect(addresses.length).toBeGreaterThan(1000)
    expect(addresses.filter((address) => !address?.startsWith('/team/docs/'))).toEqual([])
  })

  test('is led to from the top of the host, and leads to the language of the browser', async () => {
    await tab.page.goto('/')
    await tab.page.waitForURL('**/team/docs/en/')
    expect(strays()).toEqual(['/'])
  })

  test('is navigated without document loads, forth and back', async () => {
    await go('/de/plain/')
    await tab.page.click('a[href="/team/docs/de/about/"] >> nth=0')
    await title('Über uns')
    expect([shown(), await tab.isSameDocument()]).toEqual(['/team/docs/de/about/', true])
    await tab.page.goBack()
    await title('plain')
    expect([shown(), await tab.isSameDocument()]).toEqual(['/team/docs/de/plain/', true])
    expect(strays()).toEqual([])
    expect(tab.said).toEqual([])
  })

  test('marks the current page in header and footer', async () => {
    await go('/de/about/')
    const current = await tab.page.$$eval('[aria-current=page]', (links) =>
      links.map((link) => link.getAttribute('href')),
    )
    expect(current).toContain('/team/docs/de/about/')
  })

  test('knows its builds, and shows the page of the language for what is not in one', async () => {
    const paths = waitForPaths(tab.page)
    await go('/de/plain/')
    await paths
    expect(tab.asked.some((address) => address.startsWith('/team/docs/builds/meta/'))).toBe(true)
    await tab.page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/team/docs/de/nirgends/'
      link.id = 'new'
      document.querySelector('main')?.append(link)
      link.click()
    })
    await expect.poll(() => tab.page.textContent('main')).toContain('/team/docs/de/nirgends/')
    expect(await tab.isSameDocument()).toBe(true)
    expect(strays()).toEqual([])
  })

  test('switches the language, and keeps the choice to its own path', async () => {
    await go('/de/about/')
    await tab.page.click('a[data-locale=en] >> nth=0')
    await tab.page.waitForURL('**/team/docs/en/about/')
    const [cookie] = await tab.page.context().cookies(`${base}/`)
    expect([cookie?.value, cookie?.path]).toEqual(['en', '/team/docs/'])
  })

  test('loads islands, and hydrates them', async () => {
    await go('/de/islands/')
    await tab.page.click('#touched button')
    await expect.poll(() => tab.page.textContent('#touched')).toContain('8')
    expect(strays()).toEqual([])
  })

  test('asks middleware with paths of the site, and follows where it leads', async () => {
    await go('/de/plain/?who=guest')
    await tab.page.click('a[href="/team/docs/de/guarded/"] >> nth=0')
    await title('Über uns')
    expect([shown(), await tab.isSameDocument()]).toEqual(['/team/docs/de/about/', true])
  })

  test('is searched', async () => {
    await go('/de/plain/')
    await expect.poll(() => tab.asked.some((address) => address.includes('/script-find'))).toBe(true)
    await expect
      .poll(async () => {
        await tab.page.evaluate(() => window.dispatchEvent(new CustomEvent('find', { detail: 'plain' })))
        return tab.page.title()
      })
      .toContain('/team/docs/de/')
    expect(strays()).toEqual([])
  })

  test('loads its pictures, in the formats and widths of the layout', async () => {
    await go('/en/gallery/')
    const picture = tab.page.locator('#first img')
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => (img.naturalWidth > 0 ? img.currentSrc : '')))
      .toContain('/team/docs/assets/pictures/')
    const choices = await tab.page.$$eval('[srcset]', (sources) =>
      sources.flatMap((source) => (source.getAttribute('srcset') ?? '').split(', ')),
    )
    expect(choices.length).toBeGreaterThan(10)
    expect(choices.filter((choice) => !choice.startsWith('/team/docs/assets/'))).toEqual([])
    expect(strays()).toEqual([])
    expect(tab.said).toEqual([])
  })

  test('sends a form to its own path, and leads to the thanks', async () => {
    const answer = await fetch(`${base}/forms/event-request`, {
      method: 'POST',
      headers: { Origin: new URL(base).origin },
    })
    expect(answer.status).not.toBe(404)
    expect((await fetch(`${new URL(base).origin}/forms/event-request`, { method: 'POST' })).status).toBe(405)
  })
})
