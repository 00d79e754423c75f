import { describe, expect, test } from 'vitest'
import { misreadValues } from '../../../renderer/content/misread-values.ts'

function found(...lines: string[]): string[] {
  const text = lines.join('\n')
  const issues = misreadValues({ path: 'content/posts/a/en.md', text, digest: '' }, text, 2)
  return issues.map(({ code, severity, line, column }) => `${severity} ${code} ${line}:${column}`)
}

describe('a value in typographic quotes', () => {
  test.each(['“Text”', '„Text“', '”Text”', '«Text»', '»Text«', '‘It’s on’', '“Text"'])('is found: %s', (value) => {
    expect(found('a: 1', `title: ${value}`)).toEqual(['warning curly-quotes 3:8'])
    expect(found('items:', `  - { label: x, text: ${value} }`)).toEqual(['warning curly-quotes 3:23'])
  })

  test.each([
    ['only begins with a quotation', '“Text” and more'],
    ['has two quotations', '“One” or “two”'],
    ['has a quotation inside', 'He said “yes”'],
    ['stands in straight quotes', "'“Text”'"],
    ['stands in double straight quotes', '"„Text“"'],
    ['has an apostrophe', 'It’s ‘on’'],
  ])('is none that %s', (_, value) => {
    expect(found(`title: ${value}`)).toEqual([])
  })

  test('is none in a block of text, which is as it is written', () => {
    expect(found('text: |', '  “Text”')).toEqual([])
  })
})

describe('a number with a point for thousands', () => {
  test('is found, also within braces', () => {
    expect(found('price: 1.450')).toEqual(['warning misread-number 2:8'])
    expect(found('a: 1', 'b: { price: { euro: 12.000 } }')).toEqual(['warning misread-number 3:21'])
  })

  test.each(['1450', '1.45', '0.125', '1.2345', '"1.450"', '1.450 pieces', '1.450.000'])('is none: %s', (value) => {
    expect(found(`price: ${value}`)).toEqual([])
  })
})

describe('a value that a comment cuts', () => {
  test('is found where the # begins a word', () => {
    expect(found('title: Platform #1')).toEqual(['warning cut-value 2:17'])
    expect(found('a: 1', 'tags: [x]', 'title: With #teams on')).toEqual(['warning cut-value 4:13'])
  })

  test.each(['title: Text # a comment', 'title: C#', 'title: "Platform #1"', '#title: Text', 'a: 1 ## more'])(
    'is none in %s',
    (line) => {
      expect(found(line)).toEqual([])
    },
  )
})
