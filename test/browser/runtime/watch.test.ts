import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stopServer, urlOf } from '../../support/process/server.ts'
import { AT, copyFixture, edit, read, startSite, write } from '../../support/site.ts'
import { addLink, openTab, sharedBrowser, type Tab } from '../support/browser.ts'
import { addPages } from '../support/pages.ts'

const POST = 'content/posts/delta/de.md'
const FIELDS = 'content/pages/fields/de.md'
let root = ''
let opened = ''
let tab: Tab
let openPage: (path: string) => Promise<void>
let stop = (): unknown => undefined

/** One watch, on a site that is broken when it starts: each test goes on where the one before has left it. */
beforeAll(async () => {
  root = copyFixture('watch-browser')
  addPages(root)
  edit(root, POST, 'title:', 'tittle:')
  write(root, 'content/posts/later/de.md', draftOf(read(root, POST)))
  edit(root, FIELDS, '[to /plain]', `${'Text of this page.\n\n'.repeat(60)}[to /plain]`)
  opened = path.join(root, 'opened.txt')
  const editor = path.join(root, 'editor.sh')
  writeFileSync(editor, `#!/bin/sh\necho "$@" > '${opened}'\n`)
  chmodSync(editor, 0o755)
  const server = startSite(['watch', '--root', root, '--drafts', '--port', '0', '--at', AT], { LAUNCH_EDITOR: editor })
  const base = (await urlOf(server)).replace(/\/$/, '')
  tab = await openTab(await sharedBrowser(), base)
  // In a tab of its own, which no reload of the last test interrupts.
  openPage = async (page) => {
    await tab.close()
    tab = await openTab(await sharedBrowser(), base)
    await tab.go(page)
  }
  stop = async () => {
    await tab.close()
    await stopServer(server)
  }
})
afterAll(async () => {
  await stop()
  rmSync(root, { recursive: true, force: true })
})

function draftOf(text: string): string {
  return text.replace('tittle:', 'title:').replace('---', '---\ndraft: true\nuntranslated: { en: none, es: none }')
}

test('a site that is broken from the start shows its issues over an empty page, readable in spite of any style sheet', async () => {
  await tab.go('/de/about/')
  const panel = tab.page.getByRole('region', { name: 'Issues of the site' })
  await panel.waitFor()
  expect(await panel.textContent()).toContain('did you mean `title`?')
  expect(await panel.evaluate((element) => getComputedStyle(element).position)).toBe('fixed')
  const excerpt = panel.locator('.excerpt').first()
  expect(await excerpt.textContent()).toMatch(/^\d+ \| tittle: .*\n *\| \^$/)
  expect(await excerpt.evaluate((element) => getComputedStyle(element).whiteSpace)).toBe('pre')
  expect(tab.said.filter((line) => line.startsWith('policy'))).toEqual([])
})

test('a click on the position of an issue opens the file in the editor', async () => {
  const position = `${POST}:2:1`
  await tab.page.getByRole('button', { name: position }).first().click()
  await expect.poll(() => existsSync(opened) && readFileSync(opened, 'utf8')).toContain(path.join(root, POST))
})

test.each([
  ['a file that no issue names', '/__watch/open?at=content/site.yaml:1:1', true, 404],
  ['a page of another origin', `/__watch/open?at=${POST}:2:1`, false, 403],
])('%s cannot be opened', async (_what, address, isOwn, status) => {
  const { origin } = new URL(tab.page.url())
  const headers = { origin: isOwn ? origin : 'https://example.com' }
  expect((await fetch(new URL(address, origin), { method: 'POST', headers })).status).toBe(status)
})

test('a mended site takes the place of the issues, and its pages bring them back when something breaks', async () => {
  edit(root, POST, 'tittle:', 'title:')
  await expect.poll(() => tab.page.locator('h1').textContent()).not.toBe('Nothing has been built yet')
  expect(await tab.page.locator('[data-watch=issues]').count()).toBe(0)
  edit(root, 'content/pages/plain/de.md', 'title:', 'tittle:')
  const panel = tab.page.getByRole('region', { name: 'Issues of the site' })
  await panel.waitFor()
  await panel.getByRole('button', { name: 'Close' }).click()
  expect(await panel.count()).toBe(0)
  edit(root, 'content/pages/plain/de.md', 'tittle:', 'title:')
})

test('what has been typed and the scroll position survive a rebuild of the page', async () => {
  await openPage('/de/fields/')
  const field = tab.page.locator('main input:not([type=hidden])').first()
  await field.fill('half a sentence')
  await tab.page.evaluate(() => window.scrollTo(0, 900))
  await expect.poll(() => tab.page.evaluate(() => history.state as unknown)).toMatchObject({ y: 900 })
  edit(root, FIELDS, 'Text of this page.', 'Changed words of this page.')
  await tab.page.getByText('Changed words').first().waitFor()
  await expect.poll(() => field.inputValue()).toBe('half a sentence')
  await expect.poll(() => tab.page.evaluate(() => Math.round(window.scrollY))).toBe(900)
})

test('a draft has a ribbon in watch, which goes with the page and is in no file', async () => {
  await openPage('/de/posts/later/')
  const ribbon = tab.page.locator('[data-watch=ribbon]').getByRole('status')
  await expect.poll(() => ribbon.textContent()).toBe('Draft')
  const file = '.cache/watch/de/posts/later/index.html'
  await expect.poll(() => existsSync(path.join(root, file)) && read(root, file)).not.toContain('ribbon')
  edit(root, 'content/posts/later/de.md', 'draft: true', "publish: '2027-01-31'")
  // The old document shows the new ribbon before it is reloaded: what follows is done in the new one.
  await expect.poll(() => tab.isSameDocument()).toBe(false)
  await expect.poll(() => ribbon.textContent()).toBe('Scheduled for 2027-01-31')
  await addLink(tab, '/de/about/', 'away')
  await tab.page.getByRole('link', { name: 'away' }).click()
  await tab.page.waitForURL('**/de/about/')
  await expect.poll(() => ribbon.count()).toBe(0)
})
