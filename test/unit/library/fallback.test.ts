import { expect, test } from 'vitest'
import { standInsOf, withFallbacks } from '../../../renderer/library/fallback.ts'
import type { SiteData } from '../../../renderer/library/site-data.ts'
import { settingsOf, targetsWith } from '../builders.ts'

/** The data of a site that has just begun with Spanish. */
function begunWith(fields: Partial<SiteData>): SiteData {
  const settings = settingsOf({ untranslated: { es: 'link' } })
  return withFallbacks({ ...targetsWith([]).library.data, settings, ...fields })
}

test('stand in for a missing language: those of the settings, the default one, then the others', () => {
  const locales = ['en', 'es', 'de']
  expect(standInsOf(settingsOf({ locales }))).toEqual(['de', 'en', 'es'])
  expect(standInsOf(settingsOf({ locales, fallbackLocales: ['es'] }))).toEqual(['es', 'de', 'en'])
})

test('a name that a new language lacks is that of the first language that has one, and one that it has stays', () => {
  const taxonomy = { topics: { cloud: { en: 'Cloud' }, office: { de: 'Büro', en: 'Office', es: 'Oficina' } } }
  expect(begunWith({ taxonomy }).taxonomy).toEqual({
    topics: { cloud: { en: 'Cloud', es: 'Cloud' }, office: taxonomy.topics.office },
  })
})

test.each<[string, (data: SiteData) => Partial<SiteData>]>([
  ['a term', () => ({ taxonomy: { topics: { id: { id: 'Identitas', en: 'Identity' } } } })],
  ['a fact', () => ({ facts: { id: 5 } })],
  ['a link of the menu', ({ navigation }) => ({ navigation: { ...navigation, links: { id: '/identity' } } })],
])('a name that is also that of a language, such as `id` of Indonesian, is no language: %s', (_, fieldsOf) => {
  const { data } = targetsWith([]).library
  const settings = settingsOf({ locales: ['id', 'en'], defaultLocale: 'id', untranslated: { en: 'link' } })
  const named = { ...data, settings, ...fieldsOf(data) }
  expect(withFallbacks(named)).toEqual(named)
})

test('what has names of languages among others is not a text in languages', () => {
  const taxonomy = { topics: { de: { de: 'Deutsch', es: 'Alemán' }, cloud: { de: 'Cloud', es: 'Nube' } } }
  expect(begunWith({ taxonomy }).taxonomy).toEqual(taxonomy)
})
