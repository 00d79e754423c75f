import { describe, expect, test } from 'vitest'
import { loadPacks } from '../../../i18n/load-packs.ts'
import { useLocales } from '../../../i18n/locales.ts'
import { loadHyphenation } from '../../../renderer/render/hyphenation.ts'
import { softHyphens, wordsOfAddresses } from '../../../renderer/render/soft-hyphens.ts'

const unloaded = await loadPacks(['ga'])
const packs = await loadPacks(['de', 'de-CH', 'en', 'es', 'fr', 'uk', 'ru', 'ja', 'mt', 'ar', 'ca', 'sr-Cyrl'])
useLocales([...packs, ...unloaded])
await loadHyphenation(packs)

/** Soft hyphens made visible. */
const shown = (html: string, locale = 'de'): string => softHyphens(html, locale).replaceAll('\u00ad', '|')

describe('softHyphens', () => {
  test.each([
    ['fr', 'internationalisation', 'inter|na|tio|na|li|sa|tion'],
    ['uk', 'відповідальність', 'відпо|від|аль|ність'],
    ['ru', 'ответственность', 'ответ|ствен|ность'],
    ['ca', 'internacionalització', 'inter|na|ci|o|na|lit|zació'],
    ['sr-Cyrl', 'интернационализација', 'интер|на|ци|о|на|ли|за|ција'],
    ['ja', 'データベースサーバー', 'データベースサーバー'],
    ['de-CH', 'Bereitschaftsdienst', 'Bereitschafts|dienst'],
    ['mt', 'internazzjonalizzazzjoni', 'internazzjonalizzazzjoni'],
    ['ar', 'والاستراتيجيات', 'والاستراتيجيات'],
  ])('divides by the patterns of %s, or not at all: %s', (locale, word, expected) => {
    expect(shown(`<p>${word}</p>`, locale)).toBe(`<p>${expected}</p>`)
  })

  test('does not leave words whole because the patterns of their language were forgotten', () => {
    expect(() => shown('<p>Idirnáisiúnú</p>', 'ga')).toThrow('The patterns for hyphens in `ga` have not been loaded')
  })

  test('divides long words of German and Spanish texts at their syllables', () => {
    expect(shown('<p>responsabilidades claras, Registrierungen</p>', 'es')).toContain('respon|sa|bi|li|dades claras')
    expect(shown('<p>Aktualisierung für Österreichische</p>')).toBe('<p>Aktua|li|sie|rung für Öster|rei|chi|sche</p>')
  })

  test.each([
    ['Systemintegration', 'System|integration'],
    ['Sicherheitsprotokolle', 'Sicherheits|protokolle'],
    ['Rechtsberatung', 'Rechts|beratung'],
    ['Kernanwendungen', 'Kern|anwendungen'],
    ['Auftragsverarbeitungsvertrag', 'Auftrags|verarbeitungs|vertrag'],
    ['Voreinstellungen', 'Vor|einstellungen'],
    // The longest word counts: not `Was|server|sorgung`.
    ['Wasserversorgung', 'Wasser|versorgung'],
    // A part that is long as well has syllables.
    ['Synchronisierungsplattform', 'Synchro|ni|sie|rungs|plattform'],
  ])('divides the German compound %s between its words', (word, expected) => {
    expect(shown(`<td>${word}</td>`)).toBe(`<td>${expected}</td>`)
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
    expect(shown(before)).toBe('<svg><svg></svg><text>Bereitschaftsdienst</text></svg><p>Bereitschafts|dienst</p>')
  })
})
