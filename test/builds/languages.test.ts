import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { copyFixture, generate, PROJECT, site } from '../support/site.ts'

const HOME = `---
title: Accueil
description: La page d’accueil.
path: /
group: home
sections:
  - type: hero
    heading: 'Alpha'
    lead: 'Pour **{{offers.bravo.price}}** en {{offers.bravo.duration}}, voir [notre histoire](/about#history) ; "fort".'
    actions:
      - { label: Blog, href: /blog }
---
`

/** The messages of the fixture site with each text marked as that of a language. */
function messagesIn(locale: string): string {
  const german = readFileSync(path.join(PROJECT, 'test', 'site', 'i18n', 'messages', 'de.json'), 'utf8')
  const texts = JSON.parse(german) as Record<string, string>
  const own = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, `${locale}: ${text}`]))
  const minutes =
    locale === 'ar'
      ? '{count, plural, zero {# د} one {# د} two {# د} few {# د} many {# د} other {# د}}'
      : '{count, plural, one {# minute} other {# minutes}}'
  return JSON.stringify({ ...own, minutes })
}

/** A copy of the fixture site that begins to speak another language: three files, no code. */
function siteThatBegins(name: string, locale: string, policy = `untranslated: { ${locale}: link }`): string {
  const root = copyFixture(name)
  const settings = path.join(root, 'content', 'site.yaml')
  const written = readFileSync(settings, 'utf8').replace('[de, en, es]', `[de, en, es, ${locale}]`)
  writeFileSync(settings, `${written}\n${policy}\n`)
  writeFileSync(path.join(root, 'content', 'pages', 'home', `${locale}.md`), HOME)
  writeFileSync(path.join(root, 'i18n', 'messages', `${locale}.json`), messagesIn(locale))
  return root
}

describe('a first page in another language', () => {
  test('costs three files and no code: menu, footer, names and links are those of the fallback language', () => {
    const root = siteThatBegins('french', 'fr')
    const { code, stdout, stderr } = generate(root)
    expect([code, stderr + stdout]).toEqual([0, expect.stringContaining('fr 1')])
    const html = readFileSync(path.join(root, 'output', 'fr', 'index.html'), 'utf8')
    expect(html).toContain('<html lang="fr" dir="ltr"')
    expect(html).toContain('hreflang="fr" href="https://alpha.example/fr/"')
    expect(html).toContain('<meta property="og:locale" content="fr_FR">')
    expect(html).toContain('1\u202F450\u00A0€')
    expect(html).toContain('6\u00A0semaines')
    expect(html).toContain('«\u202Ffort\u202F»')
    expect(html).toContain('href="/en/about/#history"')
    expect(html).toMatch(/<li data-group="company" [^>]*lang="en" dir="ltr">/)
    expect(html).toMatch(/<summary lang="en" dir="ltr">/)
    expect(existsSync(path.join(root, 'output', 'fr', '404.html'))).toBe(true)
    rmSync(root, { recursive: true })
  })

  test('needs no messages: a text that it lacks is that of the fallback language', () => {
    const root = siteThatBegins('wordless', 'fr')
    const messages = path.join(root, 'i18n', 'messages', 'fr.json')
    writeFileSync(messages, JSON.stringify({ nav: 'Navigation principale' }))
    expect(generate(root, '--strict')).toMatchObject({ code: 0 })
    const page = (): string => readFileSync(path.join(root, 'output', 'fr', 'index.html'), 'utf8')
    expect(page()).toContain('aria-label="Navigation principale"')
    const english = readFileSync(path.join(root, 'i18n', 'messages', 'en.json'), 'utf8')
    const { retry } = JSON.parse(english) as { retry: string }
    expect(page()).toContain(`"retry":"${retry}"`)
    rmSync(messages)
    expect(generate(root, '--strict')).toMatchObject({ code: 0 })
    expect(page()).not.toContain('Navigation principale')
    rmSync(root, { recursive: true })
  })

  test('runs from right to left in Arabic, on the pages of errors too', () => {
    const root = siteThatBegins('arabic', 'ar')
    const { code, stdout, stderr } = generate(root)
    expect([code, stderr + stdout]).toEqual([0, expect.stringContaining('ar 1')])
    const file = (name: string): string => readFileSync(path.join(root, 'output', name), 'utf8')
    for (const name of ['ar/index.html', 'ar/404.html', 'ar/error.html'])
      expect(file(name)).toContain('<html lang="ar" dir="rtl"')
    expect(file('404.html')).toContain('<div lang="ar" dir="rtl"')
    expect(file('index.html')).toContain('<a href="/ar/" lang="ar" hreflang="ar" dir="rtl">العربية</a>')
    rmSync(root, { recursive: true })
  })
})

test('without a word about it each name that is missing is an issue', () => {
  const root = siteThatBegins('abrupt', 'fr', '')
  const { code, stdout } = site(['check', '--root', root])
  expect(code).toBe(1)
  expect(stdout).toContain('`facts.motto` has no value for `fr`')
  expect(stdout).toContain('`graz` has no name in `fr`')
  expect(stdout).toContain('`stone` has no name in `fr`')
  rmSync(root, { recursive: true })
})

test('a locale without a pack is an issue that names the nearest one', () => {
  const root = copyFixture('unknown-locale')
  const settings = path.join(root, 'content', 'site.yaml')
  writeFileSync(settings, readFileSync(settings, 'utf8').replace('[de, en, es]', '[de, en, es-MXX]'))
  const { code, stdout } = site(['check', '--root', root])
  expect(code).toBe(1)
  expect(stdout).toMatch(/content\/site\.yaml:\d+:\d+ error wrong-value\n {2}`locales\.2` .*got "es-MXX"/)
  expect(stdout).toContain('did you mean `es-MX`?')
  rmSync(root, { recursive: true })
})

test('a language without a pack is an issue that says how the site brings one', () => {
  const root = siteThatBegins('without-pack', 'fo')
  const { code, stdout } = site(['check', '--root', root])
  expect(code).toBe(1)
  expect(stdout).toMatch(/content\/site\.yaml:\d+:\d+ error wrong-value\n {2}`locales\.3` .*got "fo"/)
  expect(stdout).toContain('hint: the site brings the pack of another language: write i18n/locales/fo.yaml')
  rmSync(root, { recursive: true })
})

describe('a site brings packs', () => {
  const FAROESE = 'parent: da\nname: Føroyskt\nregion: FO\nunits: { weeks: { one: "{0} vika", other: "{0} vikur" } }\n'

  test('of a language: numbers, names and plurals are those of the file, and a change of it is built', () => {
    const root = siteThatBegins('own-pack', 'fo')
    const pack = path.join(root, 'i18n', 'locales', 'fo.yaml')
    mkdirSync(path.dirname(pack))
    writeFileSync(pack, FAROESE)
    expect(generate(root, '--strict')).toMatchObject({ code: 0, stderr: expect.not.stringContaining('i18n/locales') })
    const page = (): string => readFileSync(path.join(root, 'output', 'fo', 'index.html'), 'utf8')
    expect(page()).toContain('<meta property="og:locale" content="fo_FO">')
    expect(page()).toContain('1.450\u00A0€')
    expect(page()).toContain('6\u00A0vikur')
    expect(page()).toContain('“fort”')
    expect(page()).toContain('>Føroyskt<')
    writeFileSync(pack, `${FAROESE}money: { positive: '¤ {0}' }\nquotes: [«, », ‹, ›]\n`)
    expect(generate(root, '--strict')).toMatchObject({ code: 0 })
    expect(page()).toContain('€\u00A01.450')
    expect(page()).toContain('«fort»')
    rmSync(root, { recursive: true })
  })

  test('of a language of ours, which then differs', () => {
    const root = copyFixture('own-german')
    const pack = path.join(root, 'i18n', 'locales', 'de.yaml')
    mkdirSync(path.dirname(pack))
    writeFileSync(pack, 'parent: de\nname: Hochdeutsch\n')
    expect(generate(root, '--strict')).toMatchObject({ code: 0 })
    expect(readFileSync(path.join(root, 'output', 'en', 'index.html'), 'utf8')).toContain('>Hochdeutsch<')
    rmSync(root, { recursive: true })
  })
})

test('fields that are the same in every language must not differ: the issue names both files', () => {
  const root = copyFixture('differing')
  const event = path.join(root, 'content', 'events', 'summit', 'en.md')
  const written = readFileSync(event, 'utf8')
  writeFileSync(event, written.replace(/^start: .*$/m, 'start: 2026-12-01T08:30'))
  const { code, stdout } = site(['check', '--root', root])
  expect(code).toBe(1)
  expect(stdout).toMatch(
    /content\/events\/summit\/en\.md:\d+:\d+ error different-translations\n {2}`start` is "2026-12-01T08:30" here and "[^"]+" in content\/events\/summit\/de\.md/,
  )
  rmSync(root, { recursive: true })
})

test('a plural form that a language asks for must be there', () => {
  const root = siteThatBegins('plurals', 'pl')
  const { code, stdout } = site(['check', '--root', root])
  expect(code).toBe(1)
  expect(stdout).toMatch(
    /i18n\/messages\/pl\.json:1:\d+ error missing-plural\n {2}the text `minutes` has no form `few`/,
  )
  rmSync(root, { recursive: true })
})
