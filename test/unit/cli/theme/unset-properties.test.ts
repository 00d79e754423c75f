import { expect, test } from 'vitest'
import { unsetProperties } from '../../../../cli/theme/styles/unset-properties.ts'

const found = (text: string, ofScripts: readonly string[] = [], file = '/site/templates/a.css') =>
  unsetProperties([{ file, text }], ofScripts)

test('a misspelt custom property is told where it is read, with the one that was meant', () => {
  expect(found(':root { --gap: 1rem }\n.a { gap: var( --gpa ) }')).toEqual([
    {
      file: '/site/templates/a.css',
      line: 2,
      column: 16,
      message: 'no style sheet sets `--gpa`',
      hint: 'did you mean `--gap`?',
    },
  ])
})

test.each([
  ['one that has a fallback', '.a { gap: var(--gpa, 1rem); color: var(--none,) }'],
  [
    'one that is set elsewhere, or registered',
    '@property --gap { inherits: true }\n.a { gap: var(--gap) } .b { --x: 1; top: var(--x) }',
  ],
  ['a parameter', '@function --twice(--of <length>) { result: calc(2 * var(--of)) }'],
  ['one in a comment', '/* var(--old) */'],
  ['one that a script sets', '.a { inline-size: var(--share) }'],
])('%s is not told', (_, text) => {
  expect(found(text, ['--share'])).toEqual([])
})

test('what other sheets set is set, and what packages read is theirs', () => {
  const read = '.a { gap: var(--gap) }'
  const sheets = [
    { file: '/site/templates/a.css', text: read },
    { file: '/site/templates/b.css', text: ':root { --gap: 1rem }' },
  ]
  expect(unsetProperties(sheets, [])).toEqual([])
  expect(found(read, [], '/site/node_modules/a/a.css')).toEqual([])
})
