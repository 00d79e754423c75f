import { expect, test } from 'vitest'
import { readForeignText } from '../../../cli/import/front-matter.ts'

test.each([
  ['the end of a value', 'title: A ---\ndraft: true', { title: 'A ---', draft: true }],
  ['a line of a text', 'a: |\n  b\n  ---\n  c\ntitle: A', { a: 'b\n---\nc\n', title: 'A' }],
])('hyphens do not end the front matter if they are %s', (_, yaml, data) => {
  expect(readForeignText(`---\n${yaml}\n---\n\nText`)).toMatchObject({ data, body: '\nText' })
})

test('front matter may be empty', () => {
  expect(readForeignText('---\n---\nText')).toMatchObject({ data: {}, body: 'Text', line: 3 })
})
