import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { contentDirs } from '../../../../cli/import/hugo-settings.ts'
import { findTexts } from '../../../../cli/import/find-texts.ts'
import { sameLanguageAmong } from '../../../../renderer/content/meant-language.ts'
import { write } from '../../../support/site.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'kartograf-left-out-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('files in the folder of a language that the site does not have are not named', () => {
  for (const file of ['en/a.md', 'en/donate.html', 'fr/a.md', 'fr/donate.html', 'data.json'])
    write(folder, file, 'Words')
  const { leftOut, otherLanguages } = findTexts(folder, ['en', 'de'], 'en')
  expect(leftOut).toEqual(['data.json', 'en/donate.html'])
  expect(otherLanguages).toEqual({ fr: 1 })
})

test('where a Hugo site names a folder for each language, others are none of its texts', () => {
  write(folder, 'hugo/config/_default/languages.en.toml', 'contentDir = "content/en"')
  write(folder, 'hugo/config/_default/languages.de.toml', 'contentDir = "content/de"')
  for (const file of ['en/a.md', 'de/a.md', 'base/a.md', 'about.md']) write(folder, `hugo/content/${file}`, 'Words')
  const named = contentDirs(path.join(folder, 'hugo'))
  const { texts, ofNoLanguage } = findTexts(path.join(folder, 'hugo/content'), ['en', 'de'], 'en', { named })
  expect(texts.map(({ file }) => file)).toEqual(['about.md', 'de/a.md', 'en/a.md'])
  expect(ofNoLanguage).toEqual(['base'])
})

test('the settings of a Hugo site may name the folders together', () => {
  write(
    folder,
    'one/hugo.yaml',
    'languages:\n  en: { contentDir: content/english }\n  de:\n    contentDir: content/German\n',
  )
  expect([...contentDirs(path.join(folder, 'one'))]).toEqual(['english', 'german'])
  expect(contentDirs(path.join(folder, 'none')).size).toBe(0)
})

test('a language that the old site calls otherwise is found, unless it has texts under both names', () => {
  for (const file of ['en/a.md', 'zh-cn/a.md', 'zh-tw/a.md', 'zh-hant/a.md', 'sr/a.md'])
    write(folder, `tags/${file}`, 'Words')
  const { texts, otherLanguages } = findTexts(path.join(folder, 'tags'), ['en', 'zh-Hans', 'zh-Hant', 'sr-Cyrl'], 'en')
  expect(texts.map(({ file, locale }) => `${file} ${locale}`)).toEqual([
    'en/a.md en',
    'sr/a.md sr-Cyrl',
    'zh-cn/a.md zh-Hans',
    'zh-hant/a.md zh-Hant',
  ])
  expect(otherLanguages).toEqual({ 'zh-tw': 1 })
})

test('numbers that only order files are no part of addresses, but those of versions and dates are', () => {
  const names = ['1.start/02-install.md', '01_a b.md', '2.0-notes.md', '2026-12-01-news.md', '2024-review.md', '3.md']
  for (const name of names) write(folder, `numbered/${name}`, 'Words')
  const addresses = (isNumbered: boolean) =>
    findTexts(path.join(folder, 'numbered'), ['en'], 'en', { isNumbered }).texts.map(({ address }) => address)
  expect(addresses(true)).toEqual(['a b', 'start/install', '2.0-notes', 'review', '2026-12-01-news', '3'])
  expect(addresses(false)).toContain('1.start/02-install')
})

test.each([
  ['zh-cn', 'zh-Hans'],
  ['zh_TW', 'zh-Hant'],
  ['en-US', 'en'],
  ['sr', 'sr-Cyrl'],
  ['pl', undefined],
  ['not a tag', undefined],
])('the folder %s holds the language that the site calls %s', (came, expected) => {
  expect(sameLanguageAmong(came, ['en', 'zh-Hant', 'zh-Hans', 'sr-Cyrl', 'pt-BR'])).toBe(expected)
})
