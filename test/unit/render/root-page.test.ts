import { expect, test } from 'vitest'
import { sha256 } from '../../../cli/output/digest.ts'
import { rootPage } from '../../../renderer/render/root-page.ts'
import { settingsOf, siteWith } from '../builders.ts'

const { path, content } = rootPage(siteWith(), sha256)

test('is the file of /', () => {
  expect(path).toBe('index.html')
})

test.each([
  ['runs the script that chooses the language', '<script>go()</script>'],
  ['allows this script by its hash', "script-src 'self' 'sha256-root'"],
  [
    'leads to the default language without script',
    '<noscript><meta http-equiv="refresh" content="0; url=/de/"></noscript>',
  ],
  ['links the German home page', '<a href="/de/" lang="de" hreflang="de" dir="ltr">Deutsch</a>'],
  ['links the English home page', '<a href="/en/" lang="en" hreflang="en" dir="ltr">English</a>'],
  ['links the Spanish home page', '<a href="/es/" lang="es" hreflang="es" dir="ltr">Español</a>'],
  [
    'is the default version of the home pages',
    '<link rel="alternate" hreflang="x-default" href="https://alpha.example/">',
  ],
  ['carries the bare brand', '<title>Alpha</title>'],
])('%s', (_, markup) => {
  expect(content).toContain(markup)
})

test('links the languages of the site only', () => {
  const settings = settingsOf({ locales: ['en', 'es'], defaultLocale: 'en' })
  expect(rootPage(siteWith(settings), sha256).content.match(/<a href="[^"]*"/g)).toEqual([
    '<a href="/en/"',
    '<a href="/es/"',
  ])
})

test('escapes the brand', () => {
  expect(rootPage(siteWith(settingsOf({ brand: 'A & <B>' })), sha256).content).toContain('<h1>A &amp; &lt;B&gt;</h1>')
})
