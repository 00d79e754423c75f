import { expect, test } from 'vitest'
import { markdownEngine } from '../../../renderer/markdown/markdown.ts'
import { loadParser } from '../../../renderer/markdown/parser.ts'
import { textOf, walkElements } from '../../../renderer/markdown/walk.ts'

const engine = markdownEngine(await loadParser())

const CASES = {
  'in both notations, with marks in them': '## One `a_b` *c* [d](/e) ##\n\nTwo &amp; three\n---\n\n#### Four',
  'with the same text': '## Same\n\n### Same\n\n## Same',
  'without letters': '## !!!\n\n## 🏔️',
  'that are code': '## A\n\n```\n## b\n```\n\n    ## c\n\n~~~md\n## d\n~~~\n\n## E',
  'in quotations and lists': '> ## A\n\n- ## B',
  'of HTML': '## A\n\n<h3>B</h3>\n\n<!--\n## c\n-->\n\nText[^1]\n\n[^1]: Note',
  'before a note': '## A\n\nText[^1]\n\n[^1]: Note',
}

test.each(Object.entries(CASES))('headings %s are those of the text that is shown', (_, source) => {
  const shown: { level: number; id: unknown; text: string }[] = []
  walkElements(engine.tree(source, 'en'), (node) => {
    const { id } = node.properties
    if (/^h[2-6]$/.test(node.tagName) && id !== 'footnote-label')
      shown.push({ level: Number(node.tagName[1]), id, text: textOf(node) })
  })
  expect(engine.headings(source).map(({ level, id, text }) => ({ level, id, text }))).toEqual(shown)
})
