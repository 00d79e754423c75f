import { describe, expect, test } from 'vitest'
import { decodeText } from '../../../../cli/content/files/decode.ts'
import type { Issue } from '../../../../renderer/definitions/issue.ts'
import type { SourceFile } from '../../../../renderer/definitions/issue.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

function textOf(result: SourceFile | Issue): string {
  return 'code' in result ? `${result.code}: ${result.message}` : result.text
}

describe('decodeText', () => {
  test.each([
    ['umlauts and pictures', 'Über 🏔', 'Über 🏔'],
    ['line ends of Windows', 'a\r\nb\r\n', 'a\nb\n'],
    ['line ends of old Macs', 'a\rb', 'a\nb'],
    ['accents apart from their letters', 'sch\u006f\u0308n \u212b', 'schön Å'],
    ['a byte order mark', '\uFEFF---\na: 1\n', '---\na: 1\n'],
    ['nothing', '', ''],
  ])('reads %s', (_, text, expected) => {
    expect(textOf(decodeText('a.md', bytes(text)))).toBe(expected)
  })

  test.each([
    ['an escape sequence of terminals', 'a\nb\u001b[31m', 2, 2],
    ['a backspace', 'a\bc', 1, 2],
    ['a control of the other kind', 'a\u009bc', 1, 2],
    ['a mark that shows text backwards', 'Pay \u202eexample.com', 1, 5],
  ])('refuses %s at its place', (_, text, line, column) => {
    expect(decodeText('a.md', bytes(text))).toMatchObject({ code: 'control-character', line, column })
  })

  test('refuses two versions of a passage between marks of Git, at the first mark', () => {
    const text = 'a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> other\n'
    expect(decodeText('a.md', bytes(text))).toMatchObject({ code: 'merge-conflict', line: 2, column: 1 })
  })

  test.each([
    ['content/posts/a/de.md', '---\ntitle: A\n<<<<<<< HEAD\n---\nText\n', 3],
    ['content/posts/a/de.md', '---\ntitle: A\n=======\ntitle: B\n---\nText\n', 3],
    ['content/posts/a/de.md', '<<<<<<< HEAD\n---\ntitle: A\n---\nText\n', 1],
    ['content/site.yaml', 'brand: A\n\nicon: a\n>>>>>>> branch\n', 4],
    ['i18n/messages/de.json', '{\n||||||| base\n}\n', 2],
  ])('refuses a mark of Git that is alone in the data of %s: %j', (file, text, line) => {
    expect(decodeText(file, bytes(text))).toMatchObject({ code: 'merge-conflict', line, column: 1 })
  })

  test('reads a mark of Git that is alone in a body', () => {
    const text = '---\ntitle: A\n---\nHeading\n=======\n\n```\n<<<<<<< HEAD\n```\n'
    expect(textOf(decodeText('a.md', bytes(text)))).toBe(text)
  })

  test.each([['a\n=======\nb\n'], ['    <<<<<<< HEAD\n    =======\n    >>>>>>> other\n']])('reads %j', (text) => {
    expect(textOf(decodeText('a.md', bytes(text)))).toBe(text)
  })

  test('reads a text at once that has thousands of first lines of conflicts, and none that ends', () => {
    const text = '<<<<<<< a\n'.repeat(20_000) + '=======\n'.repeat(20_000)
    expect(textOf(decodeText('a.yaml', bytes(`# ${text}`)))).toContain('merge-conflict')
    expect(textOf(decodeText('a.md', bytes(`---\na: 1\n---\n${text}`)))).toContain('<<<<<<<')
  })

  test('gives texts the same digest that differ in their line ends only', () => {
    const [unix, windows] = ['a\nb', 'a\r\nb'].map((text) => decodeText('a.md', bytes(text)))
    expect(unix).toEqual(windows)
  })

  test('gives another text another digest', () => {
    const [first, second] = ['a', 'b'].map((text) => decodeText('a.md', bytes(text)))
    expect(first).not.toHaveProperty('digest', (second as SourceFile).digest)
  })

  test.each<[string, Uint8Array, string, number]>([
    ['a byte of Latin-1', new Uint8Array([...bytes('a\nb\n'), 0xfc, ...bytes('ber\n')]), 'invalid-utf8', 3],
    ['a character that is cut off in the middle', new Uint8Array([0xc3, 0x28]), 'invalid-utf8', 1],
    ['a character that is cut off at the end', new Uint8Array([...bytes('a\n'), 0xc3]), 'invalid-utf8', 2],
    ['half a surrogate', new Uint8Array([...bytes('\n\n'), 0xed, 0xa0, 0x80]), 'invalid-utf8', 3],
    ['UTF-16', new Uint8Array([0xff, 0xfe, 0x61, 0x62]), 'invalid-utf8', 1],
    ['a NUL byte', new Uint8Array([...bytes('a\nb'), 0]), 'not-text', 2],
    ['UTF-16 of Latin letters', new Uint8Array([0xff, 0xfe, 0x61, 0, 0x0a, 0]), 'invalid-utf8', 1],
    ['more than a megabyte', new Uint8Array(1024 * 1024 + 1).fill(97), 'file-too-large', 1],
  ])('refuses %s and tells the line', (_, data, code, line) => {
    expect(decodeText('content/a.md', data)).toMatchObject({ code, line, file: 'content/a.md', severity: 'error' })
  })

  test('reads a megabyte', () => {
    expect(textOf(decodeText('a.md', new Uint8Array(1024 * 1024).fill(97)))).toHaveLength(1024 * 1024)
  })
})
