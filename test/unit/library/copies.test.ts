import { describe, expect, test } from 'vitest'
import { groupsAt } from '../../../renderer/library/library.ts'
import { languageOf, standInOf, translationsOf, withCopies } from '../../../renderer/library/groups.ts'
import { resolveLink } from '../../../renderer/library/links.ts'
import { builtWith, entryOf, libraryWith, pageIn, settingsOf, targetsWith } from '../builders.ts'

const COPIED = pageIn(['de', 'en'], 'a', { untranslated: { es: 'copy' }, aliases: ['/old'] }, 'The text.')
const ENGLISH_FIRST = { settings: { fallbackLocales: ['en'] } }

describe('the policy `copy`', () => {
  test('adds an entry in the missing language, with the text of the fallback', () => {
    const copy = libraryWith(COPIED, ENGLISH_FIRST).groups.get('pages/a')?.entries['es']
    expect(copy).toMatchObject({ locale: 'es', copyOf: 'en', body: 'The text.', data: { aliases: [] } })
    expect(copy && languageOf(copy)).toBe('en')
  })

  test('may be that of the whole site', () => {
    const settings = { untranslated: { en: 'copy', es: 'copy' } }
    const { entries = {} } = libraryWith(pageIn(['de'], 'a'), { settings }).groups.get('pages/a') ?? {}
    expect(Object.keys(entries)).toEqual(['de', 'en', 'es'])
  })

  test('counts a copy neither as a translation nor as a fallback', () => {
    const group = libraryWith(COPIED).groups.get('pages/a')
    const settings = settingsOf({ fallbackLocales: ['es'] })
    expect(group && translationsOf(group, settings).map(({ locale }) => locale)).toEqual(['de', 'en'])
    expect(group && standInOf(group, settings)?.locale).toBe('de')
  })

  test('shows nothing while there is nothing to copy', () => {
    const group = libraryWith(pageIn(['de'], 'a', { draft: true, untranslated: { es: 'copy' } })).groups.get('pages/a')
    expect(group?.entries).toEqual({})
  })

  test('replaces a translation until the day on which that appears', () => {
    const library = libraryWith([...COPIED, entryOf('pages', 'a', 'es', { publish: '2026-12-24' })])
    expect(library.groups.get('pages/a')?.entries['es']?.copyOf).toBe('de')
    const later = groupsAt(library, () => true).get('pages/a')
    expect(later?.entries['es']?.copyOf).toBeUndefined()
    const gone = groupsAt(library, ({ locale }) => locale !== 'de').get('pages/a')
    expect(gone?.entries['es']?.copyOf).toBeUndefined()
  })

  test('leaves a group alone that has all languages', () => {
    const group = libraryWith(pageIn(['de', 'en', 'es'], 'a')).groups.get('pages/a')
    expect(group && withCopies(group, settingsOf({ untranslated: { es: 'copy' } }))).toBe(group)
  })
})

describe('the page of a copy', () => {
  const { page, issues } = builtWith(COPIED, ENGLISH_FIRST)

  test('names its original, which is its canonical address', () => {
    expect(page('/es/a/')).toMatchObject({
      copyOf: { locale: 'en', href: '/en/a/' },
      meta: { canonical: '/en/a/' },
      alternates: [],
    })
    expect(issues).toEqual([])
  })

  test('is no translation of the original for search engines', () => {
    expect(page('/en/a/').alternates.map(({ locale }) => locale)).toEqual(['de', 'en'])
  })

  test('is a choice of the language switcher that tells the language of its text', () => {
    expect(page('/de/a/').switcher).toContainEqual({ locale: 'es', path: '/es/a/', state: 'copy', copyOf: 'en' })
  })

  test('is a variant of what its original is a variant of', () => {
    const variants = pageIn(['de', 'en'], 'b', { canonical: '/a', untranslated: { es: 'copy' } })
    const built = builtWith([...COPIED, ...variants], ENGLISH_FIRST)
    expect(built.page('/es/b/').meta.canonical).toBe('/en/a/')
    expect(built.issues).toEqual([])
  })

  test('is hidden from search engines if its original is', () => {
    const hidden = pageIn(['de', 'en'], 'b', { noindex: true, untranslated: { es: 'copy' } })
    expect(builtWith(hidden).page('/es/b/').meta.noindex).toBe(true)
  })
})

describe('a link', () => {
  const targets = targetsWith([...COPIED, ...pageIn(['de', 'en', 'es'], 'b')], ENGLISH_FIRST)
  const origin = { route: null, folder: 'content' }

  test('to a copy tells the language of its text', () => {
    const link = resolveLink('/a', { ...origin, locale: 'es' }, targets)
    expect(link).toMatchObject({ href: '/es/a/', hreflang: 'en' })
  })

  test('in a copy leads to the language of the page, and tells it, because the text is in another', () => {
    const link = resolveLink('/b', { ...origin, locale: 'en', reader: 'es' }, targets)
    expect(link).toMatchObject({ href: '/es/b/', hreflang: 'es' })
  })

  test('in a copy to another of the same language needs to tell nothing', () => {
    const link = resolveLink('/a', { ...origin, locale: 'en', reader: 'es' }, targets)
    expect(link).toMatchObject({ href: '/es/a/', hreflang: null })
  })
})
