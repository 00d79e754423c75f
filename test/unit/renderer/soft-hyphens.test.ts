import { describe, expect, test } from 'vitest'
import { loadPacks } from '../../../i18n/load-packs.ts'
import { useLocales } from '../../../i18n/locales.ts'
import { loadHyphenation } from '../../../renderer/render/hyphenation.ts'
import { softHyphens, wordsOfAddresses } from '../../../renderer/render/soft-hyphens.ts'

const packs = await loadPacks(['de', 'de-CH', 'en', 'es', 'fr', 'uk', 'mt', 'ar'])
useLocales(packs)
await loadHyphenation(packs)

/** Soft hyphens made visible. */
const shown = (html: string, locale = 'de'): string => softHyphens(html, locale).replaceAll('\u00ad', '|')

describe('softHyphens', () => {
  test.each([
    ['fr', 'internationalisation', 'inter|na|tio|na|li|sa|tion'],
    ['uk', 'відповідальність', 'відпо|від|аль|ність'],
    ['de-CH', 'Bereitschaftsdienst', 'Bereit|schafts|dienst'],
    ['mt', 'internazzjonalizzazzjoni', 'internazzjonalizzazzjoni'],
    ['ar', 'والاستراتيجيات', 'والاستراتيجيات'],
  ])('divides by the patterns of %s, or not at all: %s', (locale, word, expected) => {
    expect(shown(`<p>${word}</p>`, locale)).toBe(`<p>${expected}</p>`)
  })

  test('divides long words of German and Spanish texts, at their syllables', () => {
    expect(shown('<td>Konstruktionsplätze und Bereitschaftsdienstvergütung</td>')).toBe(
      '<td>Konstruk|ti|ons|plätze und Bereit|schafts|dienst|ver|gü|tung</td>',
    )
    expect(shown('<p>responsabilidades claras</p>', 'es')).toBe('<p>respon|sa|bi|li|dades claras</p>')
  })

  test('leaves short words, English, and words that their author has divided', () => {
    expect(shown('<p>Betrieb und Notfall</p>')).toBe('<p>Betrieb und Notfall</p>')
    expect(shown('<p>responsibilities</p>', 'en')).toBe('<p>responsibilities</p>')
    expect(shown('<p>Datenschutz\u00adfolgenabschätzung</p>')).toBe('<p>Datenschutz|folgenabschätzung</p>')
  })

  test.each(['WVDCheckpoints', 'AzureADPreviewModule', 'BEREITSCHAFTSDIENST'])('leaves the name %s', (name) => {
    expect(shown(`<td>${name}</td>`, 'es')).toBe(`<td>${name}</td>`)
  })

  test('leaves streets and towns of the site, whatever the language around them', () => {
    const place = { name: {}, street: 'Isohypsenstrasse 5', postalCode: '8400', city: 'Winterthur', country: 'CH' }
    const names = wordsOfAddresses({ locations: { winterthur: place } })
    expect([...names]).toEqual(['Isohypsenstrasse'])
    const html = '<td>Isohypsenstrasse 5, responsabilidades</td>'
    const divided = softHyphens(html, 'es', names).replaceAll('\u00ad', '|')
    expect(divided).toBe('<td>Isohypsenstrasse 5, respon|sa|bi|li|dades</td>')
  })

  test.each([
    '<h2>Bereitschaftsdienstvergütung</h2>',
    '<code>Bereitschaftsdienstvergütung</code>',
    '<svg><g><text>Bereitschaftsdienstvergütung</text></g><path d="M0 0"/></svg>',
    '<site-island data-name="Form"><p>Bereitschaftsdienstvergütung</p></site-island>',
    '<img alt="Bereitschaftsdienstvergütung"/>',
    '<a href="/bereitschaftsdienstverguetung/">Ja</a>',
  ])('leaves %s as it is', (html) => {
    expect(shown(html)).toBe(html)
  })

  test('goes on after what it leaves, also where that holds an element of its kind', () => {
    const before = '<svg><svg></svg><text>Bereitschaftsdienst</text></svg><p>Bereitschaftsdienst</p>'
    expect(shown(before)).toBe('<svg><svg></svg><text>Bereitschaftsdienst</text></svg><p>Bereit|schafts|dienst</p>')
  })
})
