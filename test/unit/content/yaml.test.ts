import { errorOf } from '../yaml-error.ts'
import { describe, expect, test } from 'vitest'
import { parseYaml } from '../../../renderer/content/yaml/yaml.ts'
import { placeInYaml, placeOfKeyInYaml } from '../../../renderer/content/yaml/yaml-places.ts'
import type { DataPath } from '../../../renderer/definitions/issue.ts'

const TEXT = `title: Alpha
empty:
nested:
  quoted: "Bravo"
  list:
    - one
    - name: two
    -
    - three
flow: { key: value, inner: [1, 2] }
"quoted key": 5
block: |
  first line
  second line
folded: >
  first line
deep:
  block: |

    after an empty line
`

describe('placeInYaml', () => {
  test.each<[string, DataPath, number, number]>([
    ['a value', ['title'], 1, 8],
    ['a nested value', ['nested', 'quoted'], 4, 12],
    ['an item of a list', ['nested', 'list', 0], 6, 7],
    ['a field in a list', ['nested', 'list', 1, 'name'], 7, 13],
    ['an item after an empty one', ['nested', 'list', 3], 9, 7],
    ['a field of a flow mapping', ['flow', 'key'], 10, 14],
    ['an item of a flow list', ['flow', 'inner', 1], 10, 32],
    ['the value of a quoted key', ['quoted key'], 11, 15],
    ['the first line of a block', ['block'], 13, 3],
    ['a value after a block', ['folded'], 16, 1],
  ])('finds %s', (_, path, line, column) => {
    expect(placeInYaml(TEXT, path)).toMatchObject({ line, column })
  })

  test('finds a value that is not written at its key', () => {
    expect(placeInYaml(TEXT, ['empty'])).toMatchObject({ line: 2, column: 1 })
  })

  test('finds an item that is not written at its list', () => {
    expect(placeInYaml(TEXT, ['nested', 'list', 2])).toMatchObject({ line: 6 })
  })

  test('finds a key that does not exist at the group that misses it', () => {
    expect(placeInYaml(TEXT, ['nested', 'missing'])).toMatchObject({ line: 4, column: 3 })
  })

  test('finds the whole document at its beginning', () => {
    expect(placeInYaml(TEXT, [])).toMatchObject({ line: 1, column: 1 })
  })

  test.each<[string, DataPath, boolean]>([
    ['a literal block', ['block'], true],
    ['a folded block', ['folded'], false],
    ['a plain value', ['title'], false],
    ['a quoted value', ['nested', 'quoted'], false],
  ])('says whether the lines of %s stand as they are', (_, path, block) => {
    expect(placeInYaml(TEXT, path).block).toBe(block)
  })

  test('survives an empty text', () => {
    expect(placeInYaml('', ['title'])).toMatchObject({ line: 1, column: 1 })
  })
})

describe('placeOfKeyInYaml', () => {
  test.each<[string, DataPath, number, number]>([
    ['a key', ['block'], 12, 1],
    ['a key without a value', ['empty'], 2, 1],
    ['a nested key', ['nested', 'list'], 5, 3],
    ['a key in a list', ['nested', 'list', 1, 'name'], 7, 7],
    ['a key of a flow mapping', ['flow', 'inner'], 10, 21],
  ])('finds %s', (_, path, line, column) => {
    expect(placeOfKeyInYaml(TEXT, path)).toMatchObject({ line, column })
  })
})

test('refuses a name that records would lose, at its place', () => {
  expect(errorOf('a: 1\nb:\n  __proto__: 2')).toMatchObject({
    message: '`__proto__` cannot be a name',
    place: { line: 3, column: 3 },
  })
})

describe('parseYaml', () => {
  test.each<[string, string, unknown]>([
    ['nothing', '', {}],
    ['comments only', '# one\n\n  # two\n', {}],
    ['a date, as text', 'day: 2026-11-20', { day: '2026-11-20' }],
    ['the words yes and no, as text', 'a: yes\nb: no', { a: 'yes', b: 'no' }],
    ['true and a number', 'a: true\nb: 12', { a: true, b: 12 }],
    ['a merge key, as any other', '<<: { a: 1 }', { '<<': { a: 1 } }],
    ['JSON', '{ "a": "b" }', { a: 'b' }],
  ])('reads %s', (_, source, expected) => {
    expect(parseYaml(source)).toEqual(expected)
  })

  test.each<[string, string, string, number, number]>([
    ['a key twice', 'a: 1\nb: 2\na: 3', '`a` is given twice', 3, 1],
    ['an alias', 'a: &x 1\nb: *x', 'aliases', 2, 5],
    ['a tab', 'a:\n\tb: 1', 'indented with a tab', 2, 1],
    ['a colon in plain text', 'a: b: c', 'a colon and a space', 1, 5],
    ['an open list', 'a: [1', 'is not closed', 1, 4],
    ['an open quote', 'a: "x', 'is not closed', 1, 4],
    ['a tag that would run code', 'a: !!js/function "x"', 'begins with `!`', 1, 4],
    ['a second document', 'a: 1\n---\nb: 2', 'single document', 1, 1],
  ])('refuses %s', (_, source, message, line, column) => {
    const error = errorOf(source)
    expect(error.message).toContain(message)
    expect(error.place).toEqual({ line, column })
  })

  test('refuses what is nested too deep', () => {
    expect(errorOf('['.repeat(40) + ']'.repeat(40)).message).toMatch(/depth|nest|deep/i)
  })
})

// Reading it anew for each took a minute, which is longer than a test may take.
test('thousands of places are found in one reading of the text', () => {
  const keys = Array.from({ length: 10_000 }, (_, at) => `key${at}`)
  const text = keys.map((key) => `${key}: 1\n`).join('')
  const lines = keys.map((key) => placeOfKeyInYaml(text, [key]).line)
  expect(lines).toEqual(keys.map((_, at) => at + 1))
})

test.each([
  ['a control character', 'title: "a\\x08b"', 'U+0008', 1],
  ['a mark that shows text backwards', String.raw`title: "a\u202Eb"`, 'U+202E', 1],
  ['half of a character', 'a: 1\ntitle: ["x", "\\ud800"]', 'U+D800', 2],
  ['an escape sequence in a key', 'a:\n  "\\e[2J": 1', 'U+001B', 2],
])('%s that is written as an escape is refused at its place', (_, text, name, line) => {
  const fault = (): unknown => {
    try {
      return parseYaml(text)
    } catch (error) {
      return error
    }
  }
  expect(fault()).toMatchObject({ message: expect.stringContaining(name), place: { line } })
})
