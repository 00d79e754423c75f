import { stopServer } from '../../support/process/server.ts'
import { execFileSync, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EXPLANATIONS } from '../../../cli/explain/codes.ts'
import { cleanEnvironment, filesOf, PROJECT, site } from '../../support/site.ts'
import { barriersOf } from '../support/axe.ts'
import { openTab, serve, sharedBrowser } from '../support/browser.ts'

/** The site of the documents, which `npm run docs` makes. */
const OUT = path.join(PROJECT, '.cache', 'docs', 'output')

/** Pages with all that a wide window shows in another way; what the others have, axe has seen there or in a narrow one. */
const WIDE = new Set(['/en/', '/en/about/', '/en/codes/', '/en/writing/'])

let server: ChildProcess
let base = ''
let printed = ''

beforeAll(async () => {
  printed = execFileSync(process.execPath, [path.join(PROJECT, 'docs', 'site', 'make.mjs')], {
    env: cleanEnvironment(),
    encoding: 'utf8',
  })
  ;({ base, server } = await serve(OUT))
})
afterAll(() => stopServer(server))

const html = (key: string): string => readFileSync(path.join(OUT, 'en', key, 'index.html'), 'utf8')
const addresses = (): string[] =>
  filesOf(OUT)
    .filter((file) => /^en\/.*index\.html$/.test(file))
    .map((file) => `/${file.replace('index.html', '')}`)

describe('the documents as a site', () => {
  test('are built without an issue, and stay right', () => {
    expect(printed).toContain('kartograf: ')
    expect(printed).not.toMatch(/warning|error/)
    const { stdout, code } = site(['check', '--root', path.dirname(OUT)])
    expect(stdout).toContain('Nothing is wrong.')
    expect(code).toBe(0)
  })

  test('have every issue code under its name', () => {
    const page = html('codes')
    const missing = Object.keys(EXPLANATIONS).filter((code) => !page.includes(`id="${code}"`))
    expect(missing).toEqual([])
  })

  test('have the help of every command', () => {
    const page = html('commands')
    const commands = site(['--help']).stdout.matchAll(/^ {2}([a-z]+) /gm)
    const missing = [...commands].map(([, name = '']) => name).filter((name) => !page.includes(`id="${name}"`))
    expect(missing).toEqual(['help'])
  })

  test('lead to each other where the documents of the repository do', () => {
    expect(html('tour')).toContain('href="/en/deploy/"')
    expect(html('about')).toMatch(/href="\/en\/writing\/#translators"/)
  })

  test('have nothing that axe finds at 390 and 1440 pixels, and nothing that scrolls sideways', async () => {
    const { page, close, said } = await openTab(await sharedBrowser(), base, {
      bypassCSP: true,
    })
    const found: string[] = []
    for (const address of addresses()) {
      await page.goto(address)
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const faults = width === 390 || WIDE.has(address) ? await barriersOf(page) : []
        const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
        found.push(
          ...faults.map((fault) => `${address} at ${width}: ${fault}`),
          ...(overflow === 0 ? [] : [`${address} at ${width}: +${String(overflow)}`]),
        )
      }
    }
    expect(addresses().length).toBeGreaterThan(15)
    expect(found).toEqual([])
    expect(said).toEqual([])
    await close()
  }, 600_000)

  test('have a menu on phones that a link closes', async () => {
    const { page, close } = await openTab(await sharedBrowser(), base, { viewport: { width: 390, height: 844 } })
    await page.goto('/en/')
    const link = page.getByRole('navigation', { name: 'Documents' }).getByRole('link', { name: 'Languages' })
    await page.getByRole('button', { name: 'Documents' }).click()
    await link.click()
    await page.waitForURL('**/en/languages/')
    expect(await link.isVisible()).toBe(false)
    await close()
  })

  test('are searched with a slash', async () => {
    const { page, close } = await openTab(await sharedBrowser(), base, {})
    await page.goto('/en/', { waitUntil: 'networkidle' })
    await page.keyboard.press('/')
    // At once: between letters, the first result is that of their beginning.
    await page.keyboard.insertText('untranslated')
    await page.locator('.found a').first().click()
    await page.waitForURL(/\/en\/[a-z-]+\//)
    await expect.poll(() => page.textContent('main')).toMatch(/untranslated/)
    await close()
  })

  test('are found without the sections that do not come, and after an index that was awaited and did not', async () => {
    const { page, close } = await openTab(await sharedBrowser(), base, {})
    await page.goto('/en/', { waitUntil: 'networkidle' })
    await page.route('**/_search.json', (route) => route.abort())
    let giveUp = (): void => undefined
    const awaited = new Promise<void>((resolve) => (giveUp = resolve))
    await page.route('**/_search-index.json', (route) => awaited.then(() => route.abort()))
    await page.keyboard.press('/')
    await page.keyboard.type('untransla')
    await expect.poll(() => page.textContent('.found')).toBe('Loading …')
    giveUp()
    await expect.poll(() => page.textContent('.found')).toBe('The search could not be loaded.')
    await page.unroute('**/_search-index.json')
    await page.keyboard.type('ted')
    await expect.poll(() => page.locator('.found a').count()).toBeGreaterThan(0)
    await close()
  })
})
