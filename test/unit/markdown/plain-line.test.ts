import { describe, expect, test } from 'vitest'
import { referenceTree } from '../../../renderer/markdown/markdown.ts'
import { treeOfLine } from '../../../renderer/markdown/plain-line.ts'
import { typographicQuotes } from '../../../renderer/markdown/quotes.ts'

/** All of ASCII, and what else texts contain or could be taken for white space. */
const CHARACTERS = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCodePoint(code)),
  ...Array.from('äß„“«»¿¡–—…€×·²\u00A0\u00AD\u0085\u2028\u3000\uFEFF🏔'),
]

/** The tree of the reference, without the places in the source. */
function expected(source: string) {
  return JSON.parse(
    JSON.stringify(referenceTree(source, 'de'), (key, value) => (key === 'position' ? undefined : value)),
  )
}

function made(source: string) {
  const tree = treeOfLine(source)
  if (tree) typographicQuotes(tree, 'de')
  return tree
}

function different(sources: readonly string[]): string[] {
  return sources.filter((source) => {
    const tree = made(source)
    return tree && JSON.stringify(tree) !== JSON.stringify(expected(source))
  })
}

describe('the tree of a line without markup', () => {
  test.each([
    'Ja',
    '16 Stunden',
    '18.547 de 52.992 horas, 12 hosts',
    '„Zwölf“ – so die Antwort: 7 %!',
    '¿Cuánto cuesta?',
    "Don't -- or do...",
  ])('is made of %j', (source) => {
    expect(made(source)).toEqual(expected(source))
  })

  test('is that of the reference, whatever character is where in it', () => {
    const around = CHARACTERS.flatMap((one) => [
      `${one}a b`,
      `a ${one} b`,
      `a${one}`,
      `1${one}`,
      `1${one} b`,
      `a${one}b.c`,
    ])
    const marks = CHARACTERS.filter((one) => treeOfLine(`a${one}b`) && !/\w/.test(one))
    const beside = marks.flatMap((one) => marks.map((two) => `A${one}${two}b`))
    expect(marks.length).toBeGreaterThan(30)
    expect(different([...around, ...beside])).toEqual([])
  })

  test.each([
    '1) one',
    '12. of May',
    '3.',
    'https://example.org',
    'See WWW.example.org',
    'a@example.org',
    'A &amp; B',
    'two\nlines',
    ' a',
    'a ',
    '',
  ])('is not made of %j', (source) => {
    expect(made(source)).toBeNull()
  })
})
