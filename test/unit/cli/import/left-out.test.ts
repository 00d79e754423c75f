import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
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
