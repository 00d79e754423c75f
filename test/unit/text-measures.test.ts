import { describe, expect, test } from 'vitest'
import { wordsIn } from '../words/collect.ts'
import {
  antithesesIn,
  contentWords,
  evenest,
  hasNumber,
  lengthsOf,
  nearDuplicates,
  opensWithRefusal,
  sentencesOf,
} from '../words/measure.ts'
import { drawn } from '../words/sample.ts'
import { fileOf } from './builders.ts'

describe('what is measured of texts', () => {
  test.each([
    ['Eins. Zwei? Drei!', ['Eins.', 'Zwei?', 'Drei!']],
    [
      'Am 10. Dezember gilt z. B. Abs. 3 dort. Danach nicht.',
      ['Am 10. Dezember gilt z. B. Abs. 3 dort.', 'Danach nicht.'],
    ],
    ['At 9 a.m. we start. No rush.', ['At 9 a.m. we start.', 'No rush.']],
    ['Sí. ¿Cuándo? Hoy.', ['Sí.', '¿Cuándo?', 'Hoy.']],
  ])('%j has the sentences %j', (text, expected) => {
    expect(sentencesOf(text)).toEqual(expected)
  })

  test('the lengths of sentences, in words', () => {
    expect(lengthsOf(['a', 'a b', 'a b c', 'a b c d', 'a b c d e f g h i j'])).toEqual({ mean: 4, p10: 1, p90: 4 })
  })

  test('the pages that beat time: whole sentences that differ least in length', () => {
    const page = (name: string, ...texts: string[]) => texts.map((text) => ({ text, page: name }))
    const even = page(
      'even',
      ...Array.from({ length: 15 }, () => 'Eins zwei drei.'),
      'Eine lange Liste ohne Punkt am Ende',
    )
    const uneven = page('uneven', ...Array.from({ length: 15 }, (_, place) => `${'Wort '.repeat(place)}Ende.`))
    expect(evenest([...uneven, ...even, ...page('short', 'Ja.')], 5).map(([name]) => name)).toEqual(['even', 'uneven'])
  })

  test('the same seed draws the same pages, another one others', () => {
    const pages = Array.from({ length: 100 }, (_, place) => `page-${place}`)
    expect(drawn(pages, 'a', 12)).toEqual(drawn(pages.toReversed(), 'a', 12))
    expect(new Set(drawn([...pages, ...pages], 'a', 12)).size).toBe(12)
    expect(drawn(pages, 'b', 12)).not.toEqual(drawn(pages, 'a', 12))
  })

  test('numbers in headings, as digits and as words', () => {
    expect([hasNumber('Zwei Wege', 'de'), hasNumber('48 Stunden', 'de'), hasNumber('Ein Weg', 'de')]).toEqual([
      true,
      true,
      false,
    ])
  })

  test('refusals and antitheses', () => {
    expect([opensWithRefusal('Nein, aber', 'de'), opensWithRefusal('Nicole weiß es', 'de')]).toEqual([true, false])
    expect(antithesesIn('Ein Plan, kein Zufall; nicht heute, sondern morgen.', 'de')).toBe(2)
  })

  test('the most frequent words that say something', () => {
    expect(contentWords(['Die Karte zeigt die Karte', 'Die Linie'], 'de', 1)).toEqual([['karte', 2]])
  })

  test('sentences that stand almost alike on two pages', () => {
    const text = 'Der Plan nennt jede Wand mit Name und Datum und Farbe.'
    const like = 'Der Plan nennt jede Wand mit Name und Datum und Form.'
    const other = { text: 'Ein ganz anderer Satz mit vielen Wörtern steht auch noch da.', page: 'c' }
    expect(nearDuplicates([{ text, page: 'a' }, { text: like, page: 'b' }, other])).toMatchObject([
      { pages: ['a', 'b'] },
    ])
    expect(nearDuplicates([{ text, page: 'a' }, { text: like, page: 'a' }, other])).toEqual([])
  })

  test('running text is read with its facts, tables and code are not', () => {
    const source = [
      '---',
      'sections:',
      '  - type: faq',
      '    heading: Was kostet es?',
      '    items: [{ question: Wann?, answer: "Nach {{wait|words.dative}}." }]',
      '---',
      '## Weg',
      '',
      'Ein **Satz** mit [Link](/a).[^1]',
      '',
      '| a | b |',
      '',
      '- Punkt',
    ].join('\n')
    const words = wordsIn('de', [fileOf('content/posts/a/de.md', source)], { wait: { days: 3 } })
    expect(words.sentences.map(({ text }) => text)).toEqual(['Nach drei Tagen.', 'Ein Satz mit Link.', 'Punkt'])
    expect(words.headings).toEqual(['Was kostet es?', 'Weg'])
    expect(words.answers).toEqual(['Nach drei Tagen.'])
  })
})
