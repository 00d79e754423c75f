import { describe, expect, test } from 'vitest'
import { applied, readingOf } from '../../../../cli/translate/applied.ts'
import { leavesOf, withLeaves } from '../../../../cli/translate/leaves.ts'
import { readXliff } from '../../../../cli/translate/read-xliff.ts'

/** A text whose first leaf has a translation, as XLIFF writes it, and how that is read again. */
function translated(source: string, target: string): readonly [text: string, reading: string] {
  const leaves = leavesOf(source)
  const unit = `<trans-unit id="a"><source/><target>${target}</target></trans-unit>`
  const [file] = readXliff(`<xliff version="1.2"><file>${unit}</file></xliff>`)
  const [{ parts, written } = { parts: [], written: '' }] = leaves
  const words = applied({ parts, written, form: 'Markdown' }, file?.units[0]?.target ?? [])
  const text = withLeaves(source, leaves, [words])
  return [text, readingOf(leavesOf(text)[0]?.parts ?? [])]
}

describe('words of a translator are no markup', () => {
  test.each<[string, string]>([
    ['Preis* oder *B*', String.raw`Preis\* oder \*B\*`],
    ['_a_ and __b__', String.raw`\_a\_ and \_\_b\_\_`],
    ['`a` ~~b~~', '\\`a\\` \\~\\~b\\~\\~'],
    ['[a](/b) [sic] ![c](/d)', String.raw`\[a](/b) \[sic] !\[c](/d)`],
    ['[^1] [x]', String.raw`\[^1] \[x]`],
    ['&lt;b&gt;a&lt;/b&gt; &lt;!-- b --&gt;', String.raw`\<b>a\</b> \<!-- b -->`],
    [String.raw`\*a \\*b* C:\d \1 e\ `, String.raw`\\\*a \\\\\*b\* C:\\d \\1 e\\`],
    ['&amp;nbsp;a &amp;#x3c;b', String.raw`\&nbsp;a \&#x3c;b`],
    ['***', String.raw`\*\*\*`],
    ['- a', String.raw`\- a`],
  ])('%s', (target, written) => expect(translated('A', target)[0]).toBe(written))

  test.each([
    'a * b _ c ~ d',
    'snake_case',
    'a &lt; b &amp; c',
    'Sí (no) "d" ¡e! | f',
    "l'année",
    'R&amp;D &amp; a; b\u00a0c',
    '-5 °C a',
  ])('and stay as they are where they are none: %s', (target) => {
    const plain = target.replaceAll('&lt;', '<').replaceAll('&amp;', '&')
    expect(translated('A', target)[0]).toBe(plain)
  })

  test.each<[string, string, string]>([
    ['brackets in a link', '<g id="1">a] [b</g>', String.raw`[a\] \[b](/c)`],
    ['brackets in a link, within an emphasis', '<g id="1"><g id="2">a]</g></g>', String.raw`[*a\]*](/c)`],
    ['an exclamation mark before a link', 'Ya!<g id="1">a</g>', String.raw`Ya\![a](/c)`],
    ['an exclamation mark before a space', 'Ya! <g id="1">a</g>', 'Ya! [a](/c)'],
  ])('%s', (_what, target, written) => expect(translated('[A *b*](/c)', target)[0]).toBe(written))
})

test('a sign before a fact does not keep it from being filled in', () => {
  expect(translated('A {{facts.a}}', 'US$<x id="1"/>')[0]).toBe('US&#36;{{facts.a}}')
})

describe('emphasis of a source is emphasis in all languages', () => {
  test.each<[string, string, string]>([
    ['beside letters, with quotation marks', '**a**', 'は<g id="1">「重要」</g>です'],
    ['within a word', '_a_', 'これは<g id="1">重要</g>です'],
    ['with an asterisk at its end', '**a**', '<g id="1">a*</g>b'],
    ['around another one', '**a** _b_', 'a<g id="1">b <g id="2">c</g></g>d'],
    ['beside another one', '**a** **b**', '<g id="1">a</g><g id="2">b</g>'],
  ])('%s', (_what, source, target) => {
    const codes = (reading: string): string[] => Array.from(reading.matchAll(/<\/?\d>/g), ([code]) => code)
    const wanted = target.replaceAll(/<g id="(\d)">/g, '<$1>')
    expect(codes(translated(source, target)[1]).length).toBe(wanted.match(/<\d>|<\/g>/g)?.length)
  })

  test('a letter beside it is a reference only where it has to be', () => {
    expect(translated('**a**', 'は<g id="1">「b」</g>です')[0]).toBe('&#x306f;**「b」**&#x3067;す')
    expect(translated('**a**', 'a<g id="1">b</g>c')[0]).toBe('a**b**c')
  })
})
