import { errorOf } from '../yaml-error.ts'
import { expect, test } from 'vitest'

/** The mistake, the text, what is said of it, and where. */
const MISTAKES: readonly [string, string, string, number, number][] = [
  ['a colon in a text', 'a: 1\ntitle: One: two', 'a text with a colon', 2, 11],
  ['a quote that is not closed', 'title: "Alpha\ndescription: About.\n', 'the quote " that begins here', 1, 8],
  ['a quote that another one seems to close', 'title: "Alpha\nabout: "B"\nc: 1', 'the quote " that begins here', 1, 8],
  ['an apostrophe that is not closed', "a: 1\nb: 'it\nc: 2\n", "the quote ' that begins here", 2, 4],
  ['a text after the closing quote', 'a: "x" y', 'there is text after the closing quote', 1, 7],
  ['a backslash', 'a: "C:\\data"', '`\\d` is not a valid escape', 1, 8],
  ['a fact without quotes', 'a: {{facts.x}} more\nb: 1', 'begins with a fact', 1, 4],
  ['a fact in single braces without quotes', 'a: {facts.x} more\nb: 1', 'begins with a fact', 1, 4],
  ['a fact alone without quotes', 'a: {{facts.x}}', 'begins with a fact', 1, 4],
  ['a placeholder without quotes', 'a: {name}, page {page}\nb: 1', 'begins with `{`', 1, 4],
  ['an at sign', 'a: @x', 'begins with `@`', 1, 4],
  ['a percent sign', 'a: %x', 'begins with `%`', 1, 4],
  ['a block mark before a text', 'a: > b', 'begins with `>`', 1, 4],
  ['bold words first', 'a:\n  b: **x** y\n  c: 1', 'begins with `*`', 2, 6],
  ['a link first', 'a:\n  b: [x](/y) z\n  c: 1', 'begins with `[`', 2, 6],
  ['a link alone', 'a: [x](/y)\nb: 1', 'begins with `[`', 1, 4],
  ['a word that YAML takes for a name', 'a: &x y\nb: [&z]', 'begins with `&`', 1, 4],
  ['an ampersand', 'a: & y', 'begins with `&`', 1, 4],
  ['an alias', 'a: *x', 'aliases', 1, 5],
  ['a tag', 'a: !x y', 'begins with `!`', 1, 4],
  ['a list that is not closed', 'a: [x, y\nb: 2\n', 'the [ that begins here', 1, 4],
  ['a group that is not closed', 'a: {x: 1\nb: 2\n', 'the { that begins here', 1, 4],
  ['a quote in braces that the next one closes', 'a: { b: "x, y: "z" }\nc: 1', 'the quote " that begins here', 1, 9],
  ['a brace too many', 'a: { b: 1 }, c: 2 }\nd: 3', 'there is text after the } that ends the group', 1, 12],
  ['a comma that is missing', '{"a": "b"\n "c": "d"}', 'a comma is missing', 2, 2],
  ['a no-break space after a colon', 'a: 1\ndate:\u00a02026-11-02', 'not an ordinary space', 2, 6],
  ['a tab', 'a:\n\tb: 1', 'indented with a tab', 2, 1],
  ['a first field too far to the right', ' title: A\ndate: 2', 'the first field is indented by 1 blank,', 1, 1],
  ['a line too far to the right', 'a: 1\n  b: 2', 'indented by 2 blanks', 2, 3],
  ['a group between two levels', 'a:\n   b: { c: 1 }\n  d: { e: 2 }', 'indented by 2 blanks', 3, 3],
  ['a line between two levels', 'a:\n  b: 1\n c: 2', 'indented by 1 blank,', 3, 2],
  ['an item to the left of its list', 'a:\n  - b: 1\n    c: 2\n- b: 3', 'less than the list above', 4, 1],
  ['an item between two lists', 'a:\n    - b: 1\n  - b: 3', 'less than the list above', 3, 3],
  ['a line without a colon', 'title: Alpha\ndescription a\nb: c', 'no colon', 2, 1],
  ['a first line without a colon', 'title Alpha\ndescription: a', 'no colon', 1, 1],
  ['a colon without a blank', 'title:Alpha\nb: c', 'a space is missing', 1, 7],
  ['a colon without a blank in a last field', 'a:\n  - b: 1\n    c:2', 'after `c:` a space is missing', 3, 7],
  ['a colon without a blank in an item', 'a:\n  - b: 1\n    c:2\n    d: 3', 'after `c:` a space is missing', 3, 7],
  ['a dash without a blank', 'a:\n  -b: 1\n    c: 2', 'after `-` a space is missing', 2, 4],
  ['two dashes without a blank', 'a:\n  -b: 1\n  -b: 2', 'after `-` a space is missing', 2, 4],
  ['a dash without a blank below others', 'a:\n  - b\n  -c', 'after `-` a space is missing', 3, 4],
  ['a field at the dash of its item', 'a:\n  - b: 1\n  c: 2', 'less than the fields of the item above', 3, 3],
  ['a field between an item and its dash', 'a:\n  - b: 1\n   c: 2', 'less than the fields of the item above', 3, 4],
  ['no-break spaces before a field', 'a:\n  - b: 1\n\u00a0\u00a0\u00a0\u00a0c: 2', 'not an ordinary space', 3, 1],
  ['a no-break space within the indentation', 'a:\n  b: 1\n \u00a0c: 2', 'not an ordinary space', 3, 2],
  ['a no-break space after a dash', 'a:\n  -\u00a0b: 1\n    c: 2', 'not an ordinary space', 2, 4],
  ['a mark before a field that is not seen', '\u200ba: 1', 'one that is not seen', 1, 1],
  ['a comma within a number', 'a:\n  - b: { euro: 39,90 }', 'a comma begins the next field', 2, 19],
  ['a field that is given twice', 'a: 1\na: 2', '`a` is given twice', 2, 1],
  ['a message that is given twice', '{\n  "a:b": "1",\n  "a:b": "2"\n}', '`a:b` is given twice', 3, 4],
  ['a field in single quotes that is given twice', "'a b': 1\n'a b': 2", '`a b` is given twice', 2, 2],
]

test('quotes are proposed only for a text with a colon', () => {
  expect(errorOf('a: [1, 2]]').hint).toBeUndefined()
})

test.each(MISTAKES)('reports %s in plain words, at its own place', (_, source, message, line, column) => {
  const error = errorOf(source)
  expect(error.message).toContain(message)
  expect(error.place).toMatchObject({ line, column })
  expect(error.hint).toBeDefined()
})

test('an item has the indentation of its own list, not that of a list within it', () => {
  const error = errorOf('a:\n  - type: b\n    c:\n      - { d: 1 }\n- type: e')
  expect(error.message).toContain('less than the list above')
  expect(error.hint).toContain('with 2 blanks')
})
