import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { untranslatedMessages } from '../../../../cli/content/data/catalogue-issues.ts'
import { copiedMessages } from '../../../../cli/content/data/copied-messages.ts'
import { readCatalogues, withoutUsed } from '../../../../cli/content/data/catalogues.ts'
import { translatorsOf } from '../../../../cli/content/data/translators.ts'
import { settingsOf } from '../../builders.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

const PAGES = '{count, plural, one {# Seite} other {# Seiten}}'

describe('the texts of a language that has only begun', () => {
  const settings = settingsOf({ locales: ['de', 'en', 'fr'], untranslated: { fr: 'link' }, fallbackLocales: ['de'] })

  test('are its own where it has some', () => {
    const { fr } = translatorsOf({ de: { home: 'Start' }, fr: { home: 'Accueil' } }, settings)
    expect(fr?.('home')).toBe('Accueil')
  })

  test('are else those of the fallback language, in the plural forms of that one', () => {
    const { fr } = translatorsOf({ de: { pages: PAGES } }, settings)
    // French counts 0 as one.
    expect(fr?.('pages', { count: 0 })).toBe('0 Seiten')
  })

  test('replace no language that is completely translated', () => {
    const { en } = translatorsOf({ de: { home: 'Start' }, en: {} }, settings)
    expect(() => en?.('home')).toThrow("no text 'home'")
  })

  test('are missing where no language has them', () => {
    const { fr } = translatorsOf({ de: {} }, settings)
    expect(() => fr?.('home')).toThrow("'home'")
  })
})

test('a message file that cannot be read is told as JSON, which it is for its author', () => {
  const root = temporaryFolder()
  writeFiles(root, { 'i18n/messages/en.json': '{, "home": "Home" }' })
  const { issues } = readCatalogues(root, settingsOf({ locales: ['en'] }))
  expect(issues.map(({ message }) => message)).toEqual([expect.stringMatching(/^this is not valid JSON: /)])
})

test('a missing message file is an issue, and causes no further issues in other languages', () => {
  const root = temporaryFolder()
  writeFiles(root, { 'i18n/messages/en.json': '{ "home": "Home" }' })
  const { issues } = readCatalogues(root, settingsOf({ locales: ['de', 'en', 'es'] }))
  expect(issues.map(({ code, file, message }) => [code, file, message])).toEqual([
    ['broken-messages', 'i18n/messages/de.json', 'the file does not exist'],
    ['broken-messages', 'i18n/messages/es.json', 'the file does not exist'],
  ])
})

describe('a file beside the messages that nobody reads', () => {
  const site = settingsOf({ locales: ['de', 'en-GB'] })
  const told = (name: string) => {
    const root = temporaryFolder()
    const own = { 'i18n/messages/de.json': '{}', 'i18n/messages/en-GB.json': '{}' }
    writeFiles(root, { ...own, [`i18n/messages/${name}`]: '{}' })
    return readCatalogues(root, site).issues
  }

  test.each([
    [
      'fr.json',
      /^messages of a language of the site: de.json, en-GB.json$/,
      /add `fr` to `locales` in content\/site.yaml/,
    ],
    ['FR.yaml', /^messages of a language of the site/, /add `fr`/],
    ['de.JSON', /^i18n\/messages\/de.json/, undefined],
    ['de.yaml', /^i18n\/messages\/de.json/, undefined],
    ['de-DE.json', /^i18n\/messages\/de.json/, undefined],
    ['en_gb.json', /^i18n\/messages\/en-GB.json/, undefined],
    ['de copy.json', /^messages of a language of the site/, undefined],
  ])('is a warning: %s', (name, expected, hint) => {
    expect(told(name)).toMatchObject([
      {
        code: 'unexpected-file',
        severity: 'warning',
        file: `i18n/messages/${name}`,
        message: `nobody reads \`${name}\``,
      },
    ])
    const [issue] = told(name)
    expect(issue?.expected).toMatch(expected)
    expect(issue?.hint ?? '').toMatch(hint ?? /^$/)
  })

  test.each(['README.md', '.DS_Store', 'glossary.txt'])('is none where it looks like no messages: %s', (name) => {
    expect(told(name)).toEqual([])
  })
})

test('each value that is not a text is an issue at its place', () => {
  const root = temporaryFolder()
  writeFiles(root, { 'i18n/messages/de.json': '{\n  "a": 3,\n  "b": "B",\n  "c": {}\n}' })
  const { issues } = readCatalogues(root, settingsOf({ locales: ['de'] }))
  expect(issues.map(({ code, message, line, column }) => [code, message, line, column])).toEqual([
    ['broken-messages', '`a` is not a text', 2, 8],
    ['broken-messages', '`c` is not a text', 4, 8],
  ])
})

test('a text that the theme uses and only another language has is missing in the default language', () => {
  const root = temporaryFolder()
  writeFiles(root, {
    'templates/index.ts': "t('home')",
    'i18n/messages/de.json': '{}',
    'i18n/messages/en.json': '{ "home": "Home", "hmoe": "Home" }',
    'i18n/messages/es.json': '{ "home": "Inicio" }',
  })
  const { issues } = readCatalogues(root, settingsOf({ locales: ['de', 'en', 'es'] }))
  expect(issues.map(({ code, file, message }) => [code, file, message])).toEqual([
    ['missing-message', 'i18n/messages/de.json', 'the text `home` is missing'],
    ['unknown-message', 'i18n/messages/en.json', 'the text `hmoe` is not in the reference language'],
  ])
})

test('a default language without most texts is told once, with the language to copy them from', () => {
  const root = temporaryFolder()
  writeFiles(root, {
    'templates/index.ts': "t('a') + t('b') + t('c')",
    'i18n/messages/de.json': '{ "a": "A" }',
    'i18n/messages/en.json': '{ "a": "A", "b": "B", "c": "C" }',
  })
  const { issues } = readCatalogues(root, settingsOf({ locales: ['de', 'en'] }))
  expect(issues.map(({ file, message, expected }) => [file, message, expected])).toEqual([
    ['i18n/messages/de.json', '2 of 3 texts are missing', 'a translation of each text in i18n/messages/en.json'],
  ])
})

// Looking for the place of each among all takes minutes, which is longer than a test may take.
test('thousands of missing texts are placed at once', () => {
  const root = temporaryFolder()
  const keys = Array.from({ length: 20_000 }, (_, at) => `a.${at}`)
  const messages = (some: readonly string[]): string =>
    JSON.stringify(Object.fromEntries(some.map((key) => [key, key])), null, 1)
  writeFiles(root, {
    'templates/index.ts': 't(`a.${b}`)',
    'i18n/messages/de.json': messages(keys),
    'i18n/messages/en.json': messages(keys.filter((_, at) => at % 5 > 1)),
  })
  const { issues } = readCatalogues(root, settingsOf({ locales: ['de', 'en'] }))
  expect(issues).toHaveLength(8000)
  expect(issues.slice(0, 3).map(({ line, hint }) => [line, hint])).toEqual(
    [
      [2, 'a.2'],
      [2, 'a.2'],
      [4, 'a.4'],
    ].map(([line, key]) => [line, `add it beside \`${key}\``]),
  )
})

test('a missing text is reported beside the one after which it belongs', () => {
  const root = temporaryFolder()
  writeFiles(root, {
    'templates/index.ts': "t('a'), t('b'), t('c')",
    'i18n/messages/de.json': '{\n  "a": "A",\n  "b": "B",\n  "c": "C"\n}',
    'i18n/messages/en.json': '{\n  "c": "C",\n  "a": "A"\n}',
  })
  const { issues } = readCatalogues(root, settingsOf({ locales: ['de', 'en'] }))
  expect(issues).toMatchObject([
    { code: 'missing-message', file: 'i18n/messages/en.json', line: 3, column: 4, hint: 'add it beside `a`' },
  ])
})

test('a language that lacks most texts is told once, with their number and where to copy them from', () => {
  const root = temporaryFolder()
  writeFiles(root, {
    'templates/index.ts': "t('a'), t('b'), t('c')",
    'i18n/messages/de.json': '{ "a": "A", "b": "B", "c": "C" }',
    'i18n/messages/en.json': '{}',
  })
  const { issues } = readCatalogues(root, settingsOf({ locales: ['de', 'en'] }))
  expect(issues).toMatchObject([
    {
      code: 'missing-message',
      severity: 'error',
      file: 'i18n/messages/en.json',
      message: '3 of 3 texts are missing',
      expected: 'a translation of each text in i18n/messages/de.json',
    },
  ])
})

describe('the advice on a language that has only begun', () => {
  const settings = settingsOf({ locales: ['de', 'fr'], untranslated: { fr: 'link' }, fallbackLocales: ['de'] })
  const de = { a: 'A', b: 'B' }

  test.each([
    ['with no text', { de, fr: {} }, '2 of 2 texts are missing; readers see those of `de`'],
    ['without a file', { de }, '2 of 2 texts are missing; readers see those of `de`'],
    ['with some', { de, fr: { a: 'A' } }, '1 of 2 texts are missing; readers see those of `de`'],
  ])('is a single warning %s', (_, catalogues, message) => {
    expect(untranslatedMessages(catalogues, settings)).toMatchObject([
      { code: 'untranslated-messages', severity: 'warning', file: 'i18n/messages/fr.json', message },
    ])
  })

  test('is none if it has all', () => {
    expect(untranslatedMessages({ de, fr: de }, settings)).toEqual([])
  })
})

describe('the advice on texts in another language', () => {
  const de = { a: 'Zum Inhalt', b: 'Nach oben', c: 'Zur Startseite', d: 'Name', e: 'Blog' }
  const en = { a: 'Skip to content', b: 'To the top', c: 'To the home page', d: 'Name', e: 'Blog' }
  const settings = settingsOf({ locales: ['de', 'fr'], defaultLocale: 'de' })

  test.each([
    ['of a new site', en, '3 of 5 texts are the English ones of a new site, such as “Skip to content”'],
    ['of the default language', de, '3 of 5 texts are those of `de`, such as “Zum Inhalt”'],
  ])('is a single warning for those %s', (_, fr, message) => {
    expect(copiedMessages({ de, fr }, settings, en)).toMatchObject([
      { code: 'untranslated-messages', severity: 'warning', file: 'i18n/messages/fr.json', message },
    ])
  })

  test.each([
    ['words that are equal in both', { ...de, a: 'Au contenu', b: 'En haut', c: 'Accueil du site' }],
    ['a phrase or two', { ...en, a: 'Au contenu' }],
  ])('is none for %s', (_, fr) => {
    expect(copiedMessages({ de, fr }, settings, en)).toEqual([])
  })

  test('are found in scripts without spaces', () => {
    const ja = { a: '本文へ移動します', b: 'ページを読み込めません', c: 'お名前を入力してください', d: '注' }
    const languages = settingsOf({ locales: ['ja', 'zh-Hans'], defaultLocale: 'ja' })
    expect(copiedMessages({ ja, 'zh-Hans': ja }, languages, en)).toHaveLength(1)
    expect(
      copiedMessages({ ja, 'zh-Hans': { a: '跳到正文', b: '无法加载页面', c: '请输入姓名', d: '注' } }, languages, en),
    ).toEqual([])
  })

  test('names the language in which they are, also where the default language has the same ones', () => {
    const issues = copiedMessages({ de: en, fr: en }, settings, en)
    expect(issues.map(({ message }) => message.includes('the English ones'))).toEqual([true, true])
  })

  test('is none for a region of the same language', () => {
    expect(copiedMessages({ de, 'de-AT': de, 'en-GB': en }, settings, en)).toEqual([])
  })
})

test('texts that only a package of the theme uses are used', () => {
  const root = temporaryFolder()
  writeFiles(root, {
    'i18n/messages/de.json': '{ "home": "Start", "form.name": "Name", "old": "Alt" }',
    'templates/index.ts': "export { theme } from '@example/theme'",
    '.cache/theme.mjs': 'const a = t("home"); const b = t(`form.${field}`)',
  })
  const { catalogues, issues } = readCatalogues(root, settingsOf({ locales: ['de'], defaultLocale: 'de' }))
  const left = withoutUsed(issues, catalogues['de'], path.join(root, '.cache/theme.mjs'))
  expect(issues).toHaveLength(3)
  expect(left.map(({ code, message }) => [code, message])).toEqual([
    ['unused-message', 'the text `old` is used nowhere'],
  ])
})
