import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stopServer, urlOf } from '../../support/process/server.ts'
import { AT, copyFixture, read, startSite, write } from '../../support/site.ts'
import { openTab, sharedBrowser, type Tab } from '../support/browser.ts'

const POST = 'content/posts/anchor/de.md'
const WRITTEN = `---
# Head of the file
title: Anchor de # shown in lists
date: 2026-01-10

# Who wrote it
authors: [alpha]
description: 'A post about anchor.'
aliases: []
topics: [water]
tags: [granite]
---

## Heading

Text about *anchor*,  with {{facts.customers}} customers. See [the next](/posts/basalt).
`

let root = ''
let base = ''
let tab: Tab
let stop = (): unknown => undefined

beforeAll(async () => {
  root = copyFixture('edit-browser')
  write(root, POST, WRITTEN)
  const server = startSite(['watch', '--root', root, '--port', '0', '--at', AT])
  base = (await urlOf(server)).replace(/\/$/, '')
  tab = await openTab(await sharedBrowser(), base, { locale: 'en-US' })
  stop = async () => {
    await tab.close()
    await stopServer(server)
  }
})
afterAll(async () => {
  await stop()
  rmSync(root, { recursive: true, force: true })
})

/** Opens an entry in the editor, in a new document, so that nothing of the last test is left. */
async function open(entry: string): Promise<void> {
  const isOpen = tab.page.url().includes('/_edit/')
  await tab.go(`/_edit/#/collections/${entry}`)
  // A new hash alone leads to no new document.
  if (isOpen) await tab.page.reload()
  await field('Title').waitFor()
}

/** A field of the first language that is shown. */
function field(name: string) {
  return tab.page.getByRole('textbox', { name }).first()
}

async function save(): Promise<void> {
  await tab.page.getByRole('button', { name: 'Save', exact: true }).click()
}

test('a title that is changed in the browser is changed in its file, nothing else is, and the page shows it', async () => {
  const others = ['en', 'es'].map((locale) => read(root, `content/posts/anchor/${locale}.md`))
  await open('posts/entries/anchor/index')
  expect(await field('Title').inputValue()).toBe('Anchor de')
  await field('Title').fill('Buoy: a new title')
  await save()
  await tab.page.getByText('Entry saved.').waitFor()

  expect(read(root, POST)).toBe(WRITTEN.replace('Anchor de #', "'Buoy: a new title' #"))
  expect(['en', 'es'].map((locale) => read(root, `content/posts/anchor/${locale}.md`))).toEqual(others)
  await expect
    .poll(async () => (await fetch(`${base}/de/posts/anchor/`)).text(), { timeout: 20_000 })
    .toContain('<title>Buoy: a new title')
})

test('a page of sections and a page within pages lose nothing either', async () => {
  for (const page of ['home', 'deep/er/est']) {
    const file = `content/pages/${page}/de.md`
    const before = read(root, file)
    const title = /^title: (.*)$/m.exec(before)?.[1] ?? ''
    await open(`pages/entries/${page}/index`)
    await field('Title').fill(`${title} 2`)
    await save()
    await tab.page.getByText('Entry saved.').waitFor()
    expect(read(root, file)).toBe(before.replace(title, `${title} 2`))
  }
})

test('what somebody else has changed meanwhile is not overwritten, and the editor says so', async () => {
  await open('posts/entries/basalt/index')
  await field('Title').fill('Mine')
  const file = 'content/posts/basalt/de.md'
  // Another title each time, so that a second try finds a change as well.
  const theirs = `title: Theirs ${Date.now()}`
  write(root, file, read(root, file).replace(/^title: .*$/m, theirs))
  const answered = tab.page.waitForResponse((one) => one.request().method() === 'PUT' && one.url().endsWith('.de.md'))
  await save()
  expect((await answered).status()).toBe(412)
  await tab.page.getByText(`${file} has changed on the disk`).waitFor()
  expect(read(root, file)).toContain(theirs)
})

test('a new page is in a folder named after its title, with the fields that say something', async () => {
  await open('pages/new')
  await field('Title').fill('Über Höhenflüge')
  await field('Description').fill('A page that has been made in the browser.')
  await save()
  await tab.page.getByText('Entry saved.').waitFor()
  expect(read(root, 'content/pages/ueber-hoehenfluege/de.md')).toBe(
    '---\ntitle: Über Höhenflüge\ndescription: A page that has been made in the browser.\n---\n',
  )
})

test('nothing has been asked of another host: what the CMS would load from one, the policy of its page forbids', () => {
  const foreign = tab.asked.filter((address) => /^https?:/.test(address))
  const forbidden = tab.said.filter((line) => line.startsWith('policy: '))
  expect(foreign.filter((address) => !address.startsWith('https://cdn.jsdelivr.net/fontsource/'))).toEqual([])
  expect(new Set(forbidden)).toEqual(new Set(foreign.length > 0 ? ['policy: font-src'] : []))
})
