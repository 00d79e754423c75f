import { expect, test } from 'vitest'
import { noteHtml } from '../../../../cli/import/html-notes.ts'
import { noteLines, notesByKind } from '../../../../cli/import/note-lines.ts'
import { withoutShortcodes } from '../../../../cli/import/shortcodes.ts'

const NOTES = [
  {
    file: 'a.md',
    notes: [
      { line: 3, text: 'link to /x/, which is not imported' },
      { line: 9, text: 'shortcode plotly' },
    ],
  },
  {
    file: 'b.md',
    notes: [
      { line: 1, text: 'shortcode def' },
      { line: 2, text: 'anchor #gone, which the page does not have' },
      { line: 5, text: 'shortcode def' },
    ],
  },
]

test('links do not hide what else could not be imported', () => {
  const { links, others } = notesByKind(NOTES)
  expect(noteLines(links, 30)).toEqual([
    'a.md:3 link to /x/, which is not imported',
    'b.md:2 anchor #gone, which the page does not have',
  ])
  expect(noteLines(others, 30)).toEqual(['a.md:9 shortcode plotly', 'b.md:1 shortcode def', 'b.md:5 shortcode def'])
})

test('too many notes are one line for all that say the same, the most frequent first', () => {
  expect(noteLines(notesByKind(NOTES).others, 2)).toEqual(['b.md:1 shortcode def (2 times)', 'a.md:9 shortcode plotly'])
})

test('a shortcode with a closing tag is named once', () => {
  const notes: string[] = []
  withoutShortcodes('{{% def id="a" %}}words{{% /def %}}', (text) => notes.push(text))
  expect(notes).toEqual(['shortcode def'])
})

test.each([
  ['<Tabs client="x"> words', ['component Tabs']],
  ['</Tabs>', []],
  ['<div>', ['HTML in Markdown']],
  ['`<Tabs>` and <https://a.example>', []],
])('components of MDX are named: %s', (line, expected) => {
  const notes: string[] = []
  noteHtml(line, (text) => notes.push(text))
  expect(notes).toEqual(expected)
})
