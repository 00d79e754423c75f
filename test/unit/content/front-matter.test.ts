import { describe, expect, test } from 'vitest'
import {
  parseFrontMatter,
  placeInFrontMatter,
  placeOfKeyInFrontMatter,
} from '../../../renderer/content/front-matter.ts'
import { YamlError } from '../../../renderer/content/yaml/yaml.ts'

describe('parseFrontMatter', () => {
  test('splits fields and text', () => {
    expect(parseFrontMatter('---\ntitle: Alpha\n---\nBody\n')).toEqual({
      data: { title: 'Alpha' },
      body: 'Body',
      bodyLine: 4,
    })
  })

  test('takes blank lines around the text for no text', () => {
    expect(parseFrontMatter('---\na: 1\n---\n\n \n')).toMatchObject({ body: '' })
    expect(parseFrontMatter('---\na: 1\n---\n\n  One\n\nTwo \n\n')).toMatchObject({ body: 'One\n\nTwo', bodyLine: 5 })
  })

  test.each([
    ['an empty line before the text', '---\na: 1\n---\n\nBody', 5],
    ['longer front matter', '---\na: 1\nb: |\n  x\n  y\n---\nBody', 7],
    ['empty front matter', '---\n---\nBody', 3],
    ['only front matter', '---\na: 1\n---\n', 4],
  ])('tells on which line the text begins, with %s', (_, text, line) => {
    expect(parseFrontMatter(text).bodyLine).toBe(line)
  })

  test('tells at once that it is missing in a text of a hundred thousand blank lines', () => {
    expect(() => parseFrontMatter(`${' \n'.repeat(100_000)}x`)).toThrow('front matter is missing')
  })

  test.each<[string, string, string, number]>([
    ['is missing', 'Body only\ntitle: Alpha\n', 'front matter is missing', 1],
    ['is missing in an empty file', '', 'front matter is missing', 1],
    ['begins with four hyphens', '----\na: 1\n---\nBody', 'front matter is opened by `----`', 1],
    ['begins with two hyphens', '--\na: 1\n---\nBody', 'front matter is opened by `--`', 1],
    ['comes after a blank line', '\n\n---\na: 1\n---\n', 'front matter must begin in line 1, found it in line 3', 3],
    ['comes after a blank', ' ---\na: 1\n---\n', 'front matter must begin with the first character', 1],
    ['comes after a byte order mark', '\uFEFF---\na: 1\n---\n', 'a byte order mark before it', 1],
    ['is not closed', '---\na: 1\n\nBody', 'front matter is not closed', 1],
    ['begins with dashes of a word processor', '———\na: 1\n———\nBody', 'front matter is opened by `———`', 1],
    ['is closed by a dash', '---\na: 1\n—\nBody', 'front matter is closed by `—`', 3],
    ['is closed by hyphens after a blank', '---\na: 1\n ---\nBody', 'front matter is closed by ` ---`', 3],
    ['is closed by four hyphens', '---\na: 1\n----\nBody', 'front matter is closed by `----`', 3],
  ])('says so where front matter %s', (_, text, message, line) => {
    const error = errorOf(text)
    expect(error.message).toContain(message)
    expect(error.place.line).toBe(line)
    expect(error.hint).toBeDefined()
  })

  test('keeps a line of hyphens in the text', () => {
    expect(parseFrontMatter('---\na: 1\n---\nOne\n\n---\n\nTwo').body).toBe('One\n\n---\n\nTwo')
  })

  test('takes comments only as no fields', () => {
    expect(parseFrontMatter('---\n# later\n---\nBody').data).toEqual({})
  })

  test.each(['js', 'javascript', 'json', 'toml', 'coffee'])('refuses front matter in %s', (language) => {
    const error = errorOf(`---${language}\n{ a: 1 }\n---\n`)
    expect(error.message).toBe(`front matter in \`${language}\` is not allowed, only YAML is`)
  })

  test('does not run the code of a text in another language', () => {
    const seen: unknown[] = []
    Object.assign(globalThis, { frontMatterRan: () => seen.push(1) })
    expect(() => parseFrontMatter('---js\n{ a: globalThis.frontMatterRan() }\n---\n')).toThrow(YamlError)
    expect(seen).toEqual([])
  })

  test.each([
    ['a list', '- a\n- b'],
    ['a text', 'just text'],
    ['a number', '42'],
  ])('refuses %s in place of fields', (_, yaml) => {
    const error = errorOf(`---\n${yaml}\n---\n`)
    expect(error.message).toBe('front matter must be fields such as `title: Text`')
  })

  test('refuses front matter that is too large', () => {
    const error = errorOf(`---\na: ${'x'.repeat(70_000)}\n---\n`)
    expect(error.message).toMatch(/^front matter has 70\d+ characters, at most/)
    expect(error.hint).toContain('divide the page')
  })

  test('passes on the place of a mistake', () => {
    expect(errorOf('---\na: 1\na: 2\n---\n').place).toEqual({ line: 2, column: 1 })
  })
})

const TEXT = '---\ntitle: Alpha\ntext: |\n  One\n  Two\n---\nBody\ntitle: no field\n'

test('finds a field in the file', () => {
  expect(placeInFrontMatter(TEXT, ['title'])).toMatchObject({ line: 2, column: 8 })
})

test('finds the text of a block in the file', () => {
  expect(placeInFrontMatter(TEXT, ['text'])).toEqual({ line: 4, column: 3, block: true })
})

test('finds a key in the file', () => {
  expect(placeOfKeyInFrontMatter(TEXT, ['text'])).toMatchObject({ line: 3, column: 1 })
})

test.each([
  ['"descr\\u0069ption"', 'description'],
  ["'it''s'", "it's"],
  ['"a\\tb"', 'a\tb'],
])('a key that is written with escapes is where it is written: %s', (written, key) => {
  const text = `---\ntitle: Alpha\n${written}: x\n---\n`
  expect(placeOfKeyInFrontMatter(text, [key])).toMatchObject({ line: 3, column: 2 })
  expect(placeInFrontMatter(text, [key])).toMatchObject({ line: 3, column: written.length + 3 })
})

test('finds no field in a file without front matter, whatever its text is', () => {
  expect(placeInFrontMatter('# Heading: "a\n- b\n  c: [', ['title'])).toMatchObject({ line: 2, column: 1 })
})

test('finds a missing field at the first line of the fields', () => {
  expect(placeInFrontMatter(TEXT, ['date'])).toMatchObject({ line: 2, column: 1 })
})

function errorOf(text: string): YamlError {
  try {
    parseFrontMatter(text)
  } catch (error) {
    if (error instanceof YamlError) return error
    throw error
  }
  throw new Error(`No error for ${text}`)
}
