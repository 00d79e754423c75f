import { describe, expect, test } from 'vitest'
import { parseFrontMatter, placeInFrontMatter, placeOfKeyInFrontMatter } from '../../../renderer/model/source-file.ts'
import { YamlError } from '../../../renderer/model/yaml.ts'

describe('parseFrontMatter', () => {
  test('splits fields and text', () => {
    expect(parseFrontMatter('---\ntitle: Alpha\n---\nBody\n')).toEqual({
      data: { title: 'Alpha' },
      body: 'Body\n',
      bodyLine: 4,
    })
  })

  test.each([
    ['an empty line before the text', '---\na: 1\n---\n\nBody', 4],
    ['longer front matter', '---\na: 1\nb: |\n  x\n  y\n---\nBody', 7],
    ['empty front matter', '---\n---\nBody', 3],
    ['no front matter', 'Body', 1],
    ['only front matter', '---\na: 1\n---\n', 4],
  ])('tells on which line the text begins, with %s', (_, text, line) => {
    expect(parseFrontMatter(text).bodyLine).toBe(line)
  })

  test.each(['Body only', 'js', '----\nBody', 'A --- B', '\n---\na: 1\n---\n'])(
    'takes %j as a text without front matter',
    (text) => {
      expect(parseFrontMatter(text)).toMatchObject({ data: {}, body: text })
    },
  )

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
    expect(errorOf(`---\na: ${'x'.repeat(70_000)}\n---\n`).message).toMatch(
      /^front matter has 70\d+ characters, at most/,
    )
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
