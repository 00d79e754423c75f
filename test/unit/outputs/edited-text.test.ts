import { expect, test } from 'vitest'
import { date } from '../../../renderer/definitions/fields/dates.ts'
import { image } from '../../../renderer/definitions/fields/pictures.ts'
import { inline } from '../../../renderer/definitions/fields/markdown.ts'
import { text } from '../../../renderer/definitions/fields/text.ts'
import { z } from '../../../renderer/definitions/fields/kind.ts'
import { jsonSchemaOf } from '../../../renderer/outputs/json-schema.ts'
import { savedText, shownText } from '../../../renderer/outputs/edit/edited-text.ts'
import { fieldsOf } from '../../../renderer/outputs/edit/shapes.ts'

const hero = z.strictObject({ type: z.literal('hero'), lead: inline().optional(), light: z.boolean().optional() })
const grid = z.strictObject({ type: z.literal('grid'), columns: z.union([z.literal(2), z.literal(3)]) })
const fields = fieldsOf(
  jsonSchemaOf(
    z.strictObject({
      title: text(),
      draft: z.boolean().default(false),
      script: z.boolean().default(true),
      updated: date().optional(),
      aliases: z.array(text()).default([]),
      image: image().optional(),
      sections: z.array(z.union([hero, grid])),
      rows: z.array(z.array(text())).optional(),
      blocks: z.record(text(), z.union([hero, grid])).optional(),
    }),
  ),
)

const TEXT = `---
# Head
title: Anchor # in lists
aliases: []
image: ./anchor.png
sections:
  - type: hero
    lead: |
      One paragraph.
    light: false
  - { type: grid, columns: 2 }
rows: [[a, b], [c]]
---

Text about *anchors*.
`

/** What the CMS writes when nothing has been changed: every field that it knows, in its own order. */
const SAVED = `---
title: Anchor
draft: false
script: true
image:
  src: ./anchor.png
  alt: ''
sections:
  - type: hero
    lead: One paragraph.
    light: 'false'
  - type: grid
    columns: '2'
rows:
  - - a
    - b
  - - c
---

Text about *anchors*.
`

test('a picture is shown as a group, and a switch that may be neither as a word', () => {
  const shown = shownText(fields, TEXT)
  expect(shown).toContain('image:\n  src: ./anchor.png\n')
  expect(shown).toContain("light: 'false'")
})

test('a text that has been saved without a change is the same, byte by byte', () => {
  expect(savedText(fields, TEXT, shownText(fields, TEXT))).toBe(TEXT)
  expect(savedText(fields, TEXT, SAVED)).toBe(TEXT)
})

test.each([
  ['the title', 'title: Anchor\n', 'title: Buoy\n', 'title: Anchor #', 'title: Buoy #'],
  [
    'what a picture shows',
    "alt: ''",
    'alt: A buoy',
    'image: ./anchor.png',
    'image:\n  src: ./anchor.png\n  alt: A buoy',
  ],
  ['a switch', "light: 'false'", "light: 'true'", 'light: false', 'light: true'],
  ['a number of several', "columns: '2'", "columns: '3'", 'columns: 2', 'columns: 3'],
  ['a text over several lines', 'lead: One paragraph.', 'lead: Another one.', 'One paragraph.', 'Another one.'],
  ['the text', 'Text about *anchors*.', 'Text about buoys.', 'Text about *anchors*.', 'Text about buoys.'],
  [
    'what a missing field means',
    'script: true',
    'script: false',
    'title: Anchor # in lists',
    'title: Anchor # in lists\nscript: false',
  ],
])('of a change of %s, nothing else is written', (_what, shown, changed, before, after) => {
  expect(savedText(fields, TEXT, SAVED.replace(shown, changed))).toBe(TEXT.replace(before, after))
})

test('texts in values without a control keep their form, however the CMS has trimmed them', () => {
  const before = TEXT.replace('---\n\n', 'blocks:\n  law:\n    type: hero\n    lead: |\n      § 38 says so.\n---\n\n')
  const after = SAVED.replace('rows:', 'blocks:\n  law:\n    type: hero\n    lead: § 38 says so.\nrows:')
  expect(savedText(fields, before, after)).toBe(before)
})

test('a field that has been emptied goes, as an empty one is not allowed', () => {
  const saved = SAVED.replace(/image:\n.*\n.*\n/, 'image:\n  src: ""\n').replace('lead: One paragraph.', 'lead: ""')
  const text = savedText(fields, TEXT, saved)
  expect(text).toBe(TEXT.replace('image: ./anchor.png\n', '').replace(/ {4}lead: .*\n.*\n/, ''))
})

test('a new text has the fields that say something', () => {
  const saved = '---\ntitle: New\ndraft: false\nscript: true\nimage:\n  src: ./a.png\nsections: []\n---\n\nText.\n'
  expect(savedText(fields, undefined, saved)).toBe('---\ntitle: New\nimage: ./a.png\n---\n\nText.\n')
})

test('front matter that cannot be read is an error', () => {
  expect(() => savedText(fields, TEXT, '---\ntitle: [\n---\n')).toThrow(/./)
  expect(() => savedText(fields, 'no front matter', SAVED)).toThrow('front matter is missing')
})

test('line endings of Windows stay, in what has changed and in what has not', () => {
  const windows = TEXT.replaceAll('\n', '\r\n')
  expect(savedText(fields, windows, SAVED)).toBe(windows)
  const changed = SAVED.replace('title: Anchor', 'title: Buoy').replace('*anchors*', '*buoys*')
  const saved = savedText(fields, windows, changed)
  expect(saved).toContain('title: Buoy # in lists\r\n')
  expect(saved).toContain('\r\n\r\nText about *buoys*.\r\n')
  expect(saved).not.toMatch(/(?<!\r)\n/)
  expect(savedText(fields, windows, changed.replaceAll('\n', '\r\n'))).toBe(saved)
})

test('a byte order mark stays, and the text below it can be edited', () => {
  const marked = `\uFEFF${TEXT.replaceAll('\n', '\r\n')}`
  expect(shownText(fields, marked)).toBe(shownText(fields, TEXT))
  expect(savedText(fields, marked, SAVED)).toBe(marked)
})

test('a body whose lines end in both ways is kept while it is not changed', () => {
  const mixed = TEXT.replace('---\n\nText', '---\r\n\r\nText')
  expect(savedText(fields, mixed, SAVED.replace('title: Anchor', 'title: Buoy'))).toBe(
    mixed.replace('title: Anchor', 'title: Buoy'),
  )
})

test('tables keep their rows and the alignment of their columns, unless nothing else has changed', () => {
  const aligned = TEXT.replace(/\n\nText.*\n$/s, '\n\nOne.\n\n|A| B |\n|:-|--:|\n|x\\|y| 2 |\n')
  const formatted = SAVED.replace(
    /\n\nText.*\n$/s,
    '\n\nTwo.\n\n| A | B |\n| --- | --- |\n| x\\ | y | 2 |\n| 1 | 3 |\n',
  )
  expect(savedText(fields, aligned, formatted)).toContain('Two.\n\n|A| B |\n|:-|--:|\n|x\\|y| 2 |\n| 1 | 3 |\n')
  expect(savedText(fields, aligned, formatted.replace('| B |', '| C |'))).toContain('\n| --- | --- |\n')
  const unaligned = SAVED.replace(/\n\nText.*\n$/s, '\n\nOne.\n\n|A| B |\n|-|-|\n|x\\|y| 2 |\n')
  expect(savedText(fields, aligned, unaligned)).toContain('\n|-|-|\n')
})

test('two tables with the same names of columns keep each its own alignment', () => {
  const tables = '|A|B|\n|:-|--:|\n|1|2|\n\n|A|B|\n|-|:-:|\n|3|4|\n'
  const aligned = TEXT.replace(/\n\nText.*\n$/s, `\n\nOne.\n\n${tables}`)
  const formatted = SAVED.replace(/\n\nText.*\n$/s, `\n\nTwo.\n\n${tables.replaceAll(/^\|[:-].*$/gm, '| --- | --- |')}`)
  expect(savedText(fields, aligned, formatted)).toContain(`Two.\n\n${tables}`)
})
