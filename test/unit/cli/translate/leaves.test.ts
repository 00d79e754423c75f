import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readingOf, sameAgain } from '../../../../cli/translate/applied.ts'
import { inlineLeaf, leavesOf, withLeaves } from '../../../../cli/translate/leaves.ts'
import { codesIn, wordsOf } from '../../../../cli/translate/parts.ts'
import { parseWithReference } from '../../../../renderer/markdown/parser.ts'
import { parseFrontMatter } from '../../../../renderer/content/front-matter.ts'
import { PROJECT } from '../../../support/site.ts'

const readings = (source: string): string[] => leavesOf(source).map(({ parts }) => readingOf(parts))

/** The source with other words in each leaf. */
const reworded = (source: string, ...words: readonly string[]): string => withLeaves(source, leavesOf(source), words)

describe('Markdown is divided into what a translator translates as one', () => {
  test.each<[string, string, readonly string[]]>([
    ['paragraphs and headings', '## A *b*\n\nC\n\nD\n===\n', ['A <1>b</1>', 'C', 'D']],
    ['lines of one paragraph', 'One\ntwo\n', ['One two']],
    ['quotations and callouts, without their marks', '> [!NOTE]\n> A\n> b\n\n> C\n', ['A b', 'C']],
    ['items of lists', '- [ ] A\n- B\n\n  C\n1. D\n', ['A', 'B', 'C', 'D']],
    ['cells of tables', '| A | B |\n|-|-|\n| **c** d | |\n', ['A', 'B', '<1>c</1> d']],
    ['words and caption of a figure', '![A](./a.png "B")\n', ['A', 'B']],
    ['footnotes', 'A[^1]\n\n[^1]: B\n', ['A<1/>', 'B']],
    ['drawings of letters, but no code', '```\nA plan\n  b\n```\n\n```ts\nconst a = 1\n```\n', ['A plan b']],
    ['no places of blocks, no HTML, no rules', '::block{#costs}\n\n<div>A</div>\n\n---\n\nB\n', ['B']],
    ['nothing without a letter', '| 1 | 99 % |\n|-|-|\n| {{facts.a}} | – |\n', []],
  ])('%s', (_what, source, expected) => expect(readings(source)).toEqual(expected))

  test.each<[string, string, string]>([
    ['links, with their addresses', 'See [*the* next](/a "T") now', 'See <1><2>the</2> next</1> now'],
    ['facts, also those of tables, and braces that are shown', '{{facts.a|words}} of \\{{b}}', '<1/> of <2/>'],
    ['code, bare addresses and HTML', '`a` https://a.b <kbd>c</kbd>', '<1/> <2/> <3/>c<4/>'],
    ['pictures, whose words are to be translated', 'A ![b](./c.png) d', 'A <1>b</1> d'],
    ['deleted text and references', '~~a~~ [b][c]\n\n[c]: /d', '<1>a</1> <2>b</2>'],
  ])('protects %s', (_what, source, expected) => expect(readings(source)[0]).toBe(expected))
})

test.each<[string, string, string]>([
  ['escapes and references', 'R&amp;D \\*\\* a&nbsp;b &#8211; \\[c]', 'R&D ** a\u00a0b – [c]'],
  ['words in which GFM finds a link', 'Write to a\\@b.co', 'Write to a@b.co'],
  ['words and captions of pictures', '![R&amp;D](./a.png)', 'R&D'],
  ['no text of references only', '&nbsp;', ''],
])('translators get words as readers see them: %s', (_what, source, expected) => {
  expect(wordsOf(leavesOf(source)[0]?.parts ?? [])).toBe(expected)
})

test('codes have the types that the schema of XLIFF allows them', () => {
  const source = '**a** *b* [c](/d) ![e](/f) ![](/g) ~~h~~ https://i.j [](/k) `l` {{m}}\\\nn'
  const codes = codesIn(leavesOf(source)[0]?.parts ?? [])
  const typesOf = (isAlone: boolean) => codes.filter((code) => 'code' in code === isAlone).map(({ type }) => type)
  expect(typesOf(false)).toEqual(['bold', 'italic', 'link', 'x-image', 'x-deleted'])
  expect(typesOf(true)).toEqual(['image', 'x-link', 'x-other', 'x-code', 'x-fact', 'lb'])
})

describe('other words take the place of those in the source', () => {
  test('and nothing else changes', () => {
    const source = '# A\n\n> [!TIP]\n> B\n> c\n\n* D\n\n| E | F |\n|:-|-:|\n| G | 1 |\n'
    const expected = '# 1\n\n> [!TIP]\n> 2\n\n* 3\n\n| 4 | 5 |\n|:-|-:|\n| 6 | 1 |\n'
    expect(reworded(source, '1', '2', '3', '4', '5', '6')).toBe(expected)
  })

  test.each<[string, string, string, string]>([
    ['a number at the beginning begins no list', 'On May 1', '1. Mai', '1\\. Mai'],
    ['also in an item', '- On May 1', '1. Mai', '- 1\\. Mai'],
    ['a dash begins no list', 'A', '- B', '\\- B'],
    ['a sharp is no heading', 'A', '# 1', '\\# 1'],
    ['a number within a heading stays', '## A', '1. B', '## 1. B'],
    ['a bar does not end a cell', '| A |\n|-|', 'B|C', '| B\\|C |\n|-|'],
    ['a quotation mark begins no quotation', 'A', '>B', '\\>B'],
    ['a quotation mark in a footnote', '[^1]\n\n[^1]: B', '>B', '[^1]\n\n[^1]: \\>B'],
    ['a sharp at the end of a heading is no mark', '## A', 'C #', '## C \\#'],
    ['signs behind a line break are no line below a heading', 'A', 'B\\\n==', 'B\\\n\\=='],
    ['nor is there a list behind a line break', 'A', 'B\\\n1. C', 'B\\\n1\\. C'],
    ['an apostrophe does not end a caption', "![](./a.png 'B')", "D'accord", "![](./a.png 'D\\'accord')"],
    ['an apostrophe stays as it is in a caption with other quotes', '![](./a.png "B")', "d'A", '![](./a.png "d\'A")'],
    ['a quote does not end a caption', '![](./a.png "B")', 'C "D"', '![](./a.png "C \\"D\\"")'],
  ])('%s', (_what, source, words, expected) => expect(reworded(source, words)).toBe(expected))

  test('a leaf without words keeps its own', () => {
    expect(withLeaves('A\n\nB', leavesOf('A\n\nB'), [undefined, 'C'])).toBe('A\n\nC')
  })
})

test('a field of one paragraph is one leaf, also if it looks like a list', () => {
  const [leaf] = inlineLeaf('24. December, **noon**')
  expect([readingOf(leaf?.parts ?? []), leaf?.to]).toEqual(['24. December, <1>noon</1>', 22])
  expect(withLeaves('24. December', inlineLeaf('24. December'), ['24. Dezember'])).toBe('24. Dezember')
})

test('what a list fills into a field is a code', () => {
  expect(readingOf(inlineLeaf('All of **{term}** in {{facts.a}}, see [b](/b)')[0]?.parts ?? [])).toBe(
    'All of <1><2/></1> in <3/>, see <4>b</4>',
  )
})

/** The types of all nodes, in their order. */
function typesIn(source: string): string[] {
  const typesOf = (node: { type: string; children?: readonly { type: string }[] }): string[] => [
    node.type,
    ...(node.children ?? []).flatMap(typesOf),
  ]
  return typesOf(parseWithReference(source))
}

test('posts of the company keep their structure, and their words, when each leaf gets its own words again', () => {
  const folder = path.join(PROJECT, 'content/posts')
  const bodies = readdirSync(folder)
    .slice(0, 6)
    .map((key) => parseFrontMatter(readFileSync(path.join(folder, key, 'de.md'), 'utf8')).body)
  const again = bodies.map((body) => {
    const leaves = leavesOf(body)
    return withLeaves(
      body,
      leaves,
      leaves.map((leaf) => sameAgain({ ...leaf, form: leaf.place === 'code' ? 'code' : 'Markdown' })),
    )
  })
  const told = (source: string): string => `${typesIn(source).join(' ')} ${readings(source).join(' ')}`
  expect(bodies.join('').length).toBeGreaterThan(20_000)
  expect(bodies.filter((body, index) => told(body) !== told(again[index] ?? ''))).toEqual([])
})
