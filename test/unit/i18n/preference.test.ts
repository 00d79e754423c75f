import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../i18n/locales.ts'
import { matchLanguages, preferredLocale } from '../../../i18n/preference.ts'

const SITE = { de: 'de-DE', en: 'en-US', es: 'es-ES' }

describe('matchLanguages', () => {
  test.each<[string[], Locale | undefined]>([
    [['fr-FR', 'en-GB', 'de'], 'en'],
    [['de-DE'], 'de'],
    [['de'], 'de'],
    [['de-AT'], 'de'],
    [['es-MX', 'en-US'], 'es'],
    [['en-GB', 'de-DE'], 'en'],
    [['en-US', 'de-DE'], 'en'],
    [['fr', 'de-DE', 'en'], 'de'],
    [['DE-de'], 'de'],
    [['EN'], 'en'],
    [['pt', 'it'], undefined],
    [[], undefined],
    [['deu'], undefined],
    [[''], undefined],
  ])('finds for %j the language %s', (languages, expected) => {
    expect(matchLanguages(languages, SITE)).toBe(expected)
  })

  test('prefers the full tag at a place to the primary subtag at the same place', () => {
    // `en-US` scores 1 at place 0, and the bare `en` behind it only 0.999 - 1/2.
    expect(matchLanguages(['en-US', 'en', 'de-DE'], SITE)).toBe('en')
  })

  test('lets an earlier primary subtag win over a later full tag', () => {
    expect(matchLanguages(['es', 'de-DE'], SITE)).toBe('es')
  })

  test('distinguishes regions where the site has some', () => {
    const swiss = { de: 'de', 'de-CH': 'de-CH' }
    expect(matchLanguages(['de-CH', 'de'], swiss)).toBe('de-CH')
    expect(matchLanguages(['de-DE'], swiss)).toBe('de')
  })

  test.each([
    ['zh-TW', 'zh-Hant'],
    ['zh-HK', 'zh-Hant'],
    ['zh-CN', 'zh-Hans'],
    ['zh', 'zh-Hans'],
    ['sr', 'sr'],
  ])('finds for %s the script %s', (language, expected) => {
    const scripts = { 'zh-Hant': 'zh-Hant', 'zh-Hans': 'zh-Hans', 'sr-Latn': 'sr-Latn', sr: 'sr' }
    expect(matchLanguages([language, 'en'], scripts)).toBe(expected)
    expect(matchLanguages(['zh-TW'], { en: 'en', 'zh-Hans': 'zh-Hans' })).toBe('zh-Hans')
  })

  test('does not choose a language that the site does not have', () => {
    expect(matchLanguages(['es-ES', 'en-US'], { de: 'de-DE', en: 'en-US' })).toBe('en')
  })
})

describe('preferredLocale', () => {
  test('lets a known cookie win over the browser', () => {
    expect(preferredLocale({ cookie: 'es', languages: ['de-DE'] }, SITE, 'de')).toBe('es')
  })

  test.each(['fr', 'DE', '', 'constructor', undefined])('passes over the cookie %j', (cookie) => {
    expect(preferredLocale({ cookie, languages: ['en-US'] }, SITE, 'de')).toBe('en')
  })

  test('passes over the cookie of a language that the site has no longer', () => {
    expect(preferredLocale({ cookie: 'es', languages: ['en'] }, { de: 'de-DE', en: 'en-US' }, 'de')).toBe('en')
  })

  test('falls back to the default language', () => {
    expect(preferredLocale({ cookie: undefined, languages: ['fr'] }, SITE, 'es')).toBe('es')
  })
})
