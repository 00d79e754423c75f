import { stopServer } from '../../support/process/server.ts'
import type { ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyFixture, filesOf, generate, read, write } from '../../support/site.ts'
import { addLink, openTab, serve, sharedBrowser, type Tab } from '../support/browser.ts'

const roots: string[] = []
const servers: ChildProcess[] = []
let out = ''
let base = ''

/** A copy of the fixture, built and served. */
async function built(name: string, change: (root: string) => void): Promise<void> {
  const root = copyFixture(name)
  roots.push(root)
  change(root)
  expect(generate(root)).toMatchObject({ code: 0 })
  out = path.join(root, 'output')
  const { base: at, server } = await serve(out)
  base = at
  servers.push(server)
}

afterAll(async () => {
  await Promise.all(servers.map(stopServer))
  for (const root of roots) rmSync(root, { recursive: true, force: true })
})

const html = (address: string): string => read(out, `${address.slice(1)}index.html`)
/** Without data for search engines. */
const scriptsIn = (text: string): string[] =>
  [...text.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => !tag.includes('ld+json'))

const open = async (): Promise<Tab> => openTab(await sharedBrowser(), base)

describe('a page with `script: false`', () => {
  beforeAll(async () => {
    await built('scriptless-page', (root) => {
      const file = 'content/pages/about/de.md'
      write(root, file, read(root, file).replace('---\n', '---\nscript: false\n'))
    })
  })

  test('has no script, and no policy that would let one run', () => {
    expect(scriptsIn(html('/de/about/'))).toEqual([])
    expect(html('/de/about/')).toContain("script-src 'none'")
    expect(html('/de/about/')).not.toContain('data-arriving')
    expect(scriptsIn(html('/de/blog/')).length).toBeGreaterThan(0)
  })

  test('is loaded as a document from other pages, and leads back to them', async () => {
    const tab = await open()
    await tab.go('/de/blog/')
    await addLink(tab, '/de/about/', 'on')
    await tab.page.click('.new')
    await tab.page.waitForURL('**/de/about/')
    expect(await tab.isSameDocument()).toBe(false)
    expect(await tab.page.title()).toContain('Über uns')
    expect(await tab.page.evaluate('document.scripts.length')).toBe(scriptsInPage)
    expect(tab.said).toEqual([])
    await tab.close()
  })

  /** Data for search engines only. */
  const scriptsInPage = 1
})

describe('a site with `script: false`', () => {
  beforeAll(async () => {
    await built('scriptless-site', (root) => {
      write(root, 'content/site.yaml', `${read(root, 'content/site.yaml')}\nscript: false\n`)
    })
  })

  test('has no script on any page, no file of one, and no payloads', () => {
    const files = filesOf(out)
    const documents = files.filter((file) => file.endsWith('.html'))
    expect(documents.length).toBeGreaterThan(50)
    expect(documents.flatMap((file) => scriptsIn(read(out, file)).map((tag) => `${file} ${tag}`))).toEqual([])
    expect(files.filter((file) => /\.m?js$|_payload\.json$/.test(file))).toEqual([])
    expect(read(out, '_headers')).toContain("script-src 'none'")
  })

  test('leads from its root to the default language, and from page to page', async () => {
    const tab = await open()
    await tab.page.goto('/')
    await tab.page.waitForURL('**/de/')
    await tab.page.click('a[href="/de/about/"]')
    await tab.page.waitForURL('**/de/about/')
    expect(await tab.page.locator('h1').count()).toBe(1)
    expect(tab.said).toEqual([])
    await tab.close()
  })

  test('shows its page for lost addresses', async () => {
    const tab = await open()
    await tab.page.goto('/nowhere')
    expect(await tab.page.locator('main h1').first().textContent()).toContain('Seite nicht gefunden')
    await tab.close()
  })
})
