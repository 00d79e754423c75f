import { expect, test } from 'vitest'
import { headline } from '../../../../templates/components/hero/headline.ts'

/** No-break spaces made visible. */
const shown = (text: string, locale: 'de' | 'en' | 'es'): string => headline(text, locale).replaceAll('\u00a0', '_')

test.each([
  ['de', 'Acht Wochen, kein Tag ohne Server', 'Acht_Wochen, kein_Tag ohne_Server'],
  ['en', 'Questions before the first move', 'Questions before the_first move'],
  ['de', 'Stratacert testen: in 20 Minuten zum Zertifikat', 'Stratacert_testen: in_20_Minuten zum_Zertifikat'],
  ['de', 'Hier schreibt, wer die Technik betreibt', 'Hier_schreibt, wer_die_Technik betreibt'],
  ['de', 'Was ein Name unter einem Beitrag bedeutet', 'Was_ein_Name unter einem_Beitrag bedeutet'],
  ['de', 'Messe: was am Stand immer gefragt wurde', 'Messe: was_am_Stand immer gefragt wurde'],
  ['de', 'Sie schildern Ihr Anliegen einmal', 'Sie schildern Ihr_Anliegen einmal'],
  ['es', 'Tres deberes que la dirección no delega', 'Tres_deberes que_la_dirección no_delega'],
] as const)('in %s a small word stays with the next one: %s', (locale, text, expected) => {
  expect(shown(text, locale)).toBe(expected)
})

test('a long word may move to the next line, and a chain of small words ends', () => {
  expect(shown('Wer für die Betriebsvereinbarung spricht', 'de')).toBe('Wer_für_die Betriebsvereinbarung spricht')
  expect(shown('Wie in der von uns an der Isar', 'de').split(' ').length).toBeGreaterThan(1)
  expect(shown('Azure en cuatro etapas, cada una con su documento', 'es')).toMatch(/ cada_una con_su_documento$/)
})

test.each([
  ['en', 'Access on day one, gone on the last', 'Access on_day_one, gone_on_the_last'],
  ['de', 'Was sich bei Kunden verändert hat, mit Ausgangswert', 'Was_sich bei_Kunden verändert_hat, mit_Ausgangswert'],
  ['en', 'Images, domains, cost: what people ask', 'Images, domains, cost: what_people ask'],
] as const)('in %s the last word of a clause stays with the one before: %s', (locale, text, expected) => {
  expect(shown(text, locale)).toBe(expected)
})

test('a heading of three words is left as it is', () => {
  expect(shown('Was in Kürze', 'de')).toBe('Was in Kürze')
})
