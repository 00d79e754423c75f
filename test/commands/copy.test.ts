import path from 'node:path'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withServer } from '../support/process/server.ts'
import { copyFixture, edit, generate, read, site, treeOf, write, AT } from '../support/site.ts'

let root = ''
const out = (): string => path.join(root, 'output')
const page = (address: string): string => read(out(), `${address.slice(1)}index.html`)
const mainOf = (address: string): string => /<main[\s\S]*<\/main>/.exec(page(address))?.[0] ?? ''

beforeAll(() => {
  root = copyFixture('copy')
  edit(root, 'content/site.yaml', 'locales: [de, en, es]', 'locales: [de, en, es]\nsearch: true')
  edit(root, 'content/pages/imprint/de.md', 'es: link', 'es: copy')
  edit(root, 'content/pages/imprint/en.md', 'es: link', 'es: copy')
  post('pebble', 'de')
  post('pebble', 'en')
  edit(root, 'content/pages/about/es.md', 'text: |', 'text: |\n      See [the pebble](/posts/pebble).')
  const run = generate(root)
  if (run.code !== 0) throw new Error(run.stderr)
}, 120_000)
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** A post without a Spanish text. */
function post(key: string, locale: string): void {
  const text = `---
title: Pebble ${locale}
description: A post about pebbles.
date: 2026-11-10
authors: [alpha]
topics: [stone]
aliases: [/old-pebble]
untranslated: { es: copy }
---

## Heading

A "quoted" word, {{facts.customers}} customers, {{facts.motto}}. See [about us](/about).
`
  write(root, `content/posts/${key}/${locale}.md`, text)
}

describe('a copy', () => {
  test('has an address of its own in the language that lacks the text', () => {
    expect(page('/es/posts/pebble/')).toContain('Pebble en')
    expect(page('/es/imprint/')).toContain('Alpha GmbH')
  })

  test('is a document of the language of the page, with a main part in that of the text', () => {
    expect(page('/es/posts/pebble/')).toContain('<html lang="es-ES" dir="ltr"')
    expect(mainOf('/es/posts/pebble/')).toMatch(/^<main lang="en-US" id="main"/)
  })

  test('has header and footer in the language of the page', () => {
    const [header, footer] = ['header', 'footer'].map((name) => new RegExp(`<${name}[\\s\\S]*?</${name}>`))
    for (const part of [header, footer])
      expect(part?.exec(page('/es/posts/pebble/'))?.[0].replace(/<ul class="languages">[\s\S]*?<\/ul>/, '')).toBe(
        part?.exec(page('/es/posts/granite/'))?.[0].replace(/<ul class="languages">[\s\S]*?<\/ul>/, ''),
      )
  })

  test('says in the language of the page which language the text is in, and leads to the original', () => {
    expect(mainOf('/es/posts/pebble/')).toContain(
      '<p role="note" lang="es">Esta página todavía no está traducida. Original: <a href="/en/posts/pebble/" lang="en" hrefLang="en">English</a></p>',
    )
  })

  test('follows the rules of the language of the text for quotes, numbers and facts', () => {
    const main = mainOf('/es/posts/pebble/')
    expect(main).toContain('A “quoted” word, 1,214 customers, Firm.')
  })

  test('leads to pages in the language of its reader, and says that they are in another than the text', () => {
    expect(mainOf('/es/posts/pebble/')).toMatch(/<a href="\/es\/about\/" hrefLang="es"[^>]*>about us/)
  })

  test('has the address of the original as canonical, and is no translation for search engines', () => {
    const html = page('/es/posts/pebble/')
    expect(html).toContain('<link rel="canonical" href="https://alpha.example/en/posts/pebble/">')
    expect(html).not.toContain('rel="alternate" hreflang')
    expect(html).not.toContain('noindex')
    expect(page('/en/posts/pebble/')).not.toContain('hreflang="es"')
    expect(page('/en/posts/pebble/')).toContain('hreflang="de"')
  })

  test('tells other sites the language of the text', () => {
    expect(page('/es/posts/pebble/')).toContain('<meta property="og:locale" content="en_US">')
  })

  test('has no structured data, which the original has', () => {
    expect(page('/es/posts/pebble/')).not.toContain('application/ld+json')
    expect(page('/en/posts/pebble/')).toContain('application/ld+json')
  })

  test('is in no sitemap and no feed', () => {
    for (const file of ['sitemap-es.xml', 'sitemap-en.xml', 'es/rss.xml', 'es/atom.xml', 'es/feed.json'])
      expect(read(out(), file)).not.toContain('/es/posts/pebble/')
    expect(read(out(), 'sitemap-en.xml')).toContain('/en/posts/pebble/')
  })

  test('is in the lists of its language', () => {
    expect(page('/es/blog/')).toContain('href="/es/posts/pebble/"')
  })

  test('is found by the search of its language, without the notice', () => {
    const sections = read(out(), 'es/posts/pebble/_search.json')
    expect(sections).toContain('1,214 customers')
    expect(sections).not.toContain('traducida')
  })

  test('is linked from texts of its language, with the language of its text', () => {
    expect(page('/es/about/')).toMatch(/<a href="\/es\/posts\/pebble\/" hrefLang="en"/)
  })

  test('is where the language switcher leads, which says so', () => {
    expect(page('/de/posts/pebble/')).toMatch(
      /data-state="copy"><a href="\/es\/posts\/pebble\/" lang="es" data-locale="es">español<span lang="en"> \(English\)/i,
    )
  })

  test('takes no old addresses of the original', () => {
    const redirects = read(out(), '_redirects')
    expect(redirects).toContain('/en/old-pebble')
    expect(redirects).not.toContain('/es/old-pebble')
  })
})

test('`status` counts what a copy stands in for as missing', () => {
  const told = JSON.parse(site(['status', '--root', root, '--at', AT, '--format', 'json']).stdout) as {
    translations: { file: string; state: string; policy?: string }[]
  }
  expect(told.translations).toContainEqual(
    expect.objectContaining({ file: 'content/posts/pebble/es.md', state: 'missing', policy: 'copy' }),
  )
  expect(site(['status', '--root', root, '--at', AT]).stdout).toContain('content/posts/pebble/es.md  (shows a copy)')
})

test('`watch` draws a copy again after an edit of its original', async () => {
  await withServer(['watch', '--root', root, '--port', '0', '--at', AT], async (url) => {
    edit(root, 'content/posts/pebble/en.md', 'A "quoted" word', 'A watched "quoted" word')
    const shown = async () => (await fetch(new URL('/es/posts/pebble/', url))).text()
    await expect.poll(shown, { timeout: 60_000 }).toContain('A watched “quoted” word')
  })
  edit(root, 'content/posts/pebble/en.md', 'A watched "quoted" word', 'A "quoted" word')
}, 120_000)

test('an edit of the original reaches the copy, as in a clean build', () => {
  edit(root, 'content/posts/pebble/en.md', 'A "quoted" word', 'Another "quoted" word')
  expect(generate(root).code).toBe(0)
  expect(page('/es/posts/pebble/')).toContain('Another “quoted” word')
  const clean = path.join(root, 'clean')
  rmSync(path.join(root, '.cache'), { recursive: true })
  expect(generate(root, '--out', clean).code).toBe(0)
  // Below builds/ are the time, and the names of files of earlier builds that are kept.
  const fresh = Object.entries(treeOf(clean)).filter(([file]) => !file.startsWith('builds/'))
  const made = treeOf(out())
  expect(fresh.filter(([file, digest]) => made[file] !== digest)).toEqual([])
}, 120_000)

test('a translation takes the place of the copy', () => {
  edit(root, 'content/posts/pebble/en.md', 'untranslated: { es: copy }\n', '')
  edit(root, 'content/posts/pebble/de.md', 'untranslated: { es: copy }\n', '')
  post('pebble', 'es')
  edit(root, 'content/posts/pebble/es.md', 'untranslated: { es: copy }\n', '')
  expect(generate(root).code).toBe(0)
  expect(page('/es/posts/pebble/')).toContain('<main id="main">')
  expect(page('/en/posts/pebble/')).toContain('hreflang="es"')
}, 60_000)
