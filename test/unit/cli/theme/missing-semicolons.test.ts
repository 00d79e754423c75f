import { expect, test } from 'vitest'
import { missingSemicolons } from '../../../../cli/theme/styles/missing-semicolons.ts'

const found = (sheet: string) => missingSemicolons('/site/templates/a.css', sheet)

test.each([
  ['.a {\n  display: grid\n  gap: 1rem;\n}', 2, 3, '`display` has no semicolon before `gap`'],
  ['.a {\r\n  color: red;\r\n  margin: 0 /* ; */\r\n  gap: 1rem\r\n}', 3, 3, '`margin` has no semicolon before `gap`'],
  [
    '.a { &:hover { top: 0 } width: calc(1px + (2px))\n\n height : 1px }',
    1,
    25,
    '`width` has no semicolon before `height`',
  ],
  ['@font-face { font-family: "A;"\n  src: url(a;b.woff2) }', 1, 14, '`font-family` has no semicolon before `src`'],
])('tells of a declaration without its semicolon: %j', (sheet, line, column, message) => {
  expect(found(sheet)).toEqual([{ file: '/site/templates/a.css', line, column, message }])
})

test.each([
  'a:hover,\nb:focus { color: red }',
  '.a { color: red; a:hover,\n b:focus { color: red } }',
  '.a { --any: a\n  color: red; }',
  '.a { color: if(\n  media(print): black;\n  else: red\n ) }',
  '.a { transition:\n opacity 1s,\n color 2s; background: url(data:image/png;base64,AA)\n }',
  '.a { content: "\\a b:c"; *zoom: 1; filter: progid:DXImageTransform.Microsoft.gradient(a=1,\n b=2) }',
  '@media (min-width: 1px)\n and (max-width: 2px) { .a { color: red } }',
  '@import "a.css" supports(display: grid)\n screen;\n.a::before,\n.b::after { top: 0 }',
  '.a { color: red /* one\n b: c */ }',
])('is silent about %j', (sheet) => {
  expect(found(sheet)).toEqual([])
})

test('does not tell of packages, which a site cannot mend', () => {
  expect(missingSemicolons('/site/node_modules/a/a.css', 'a { top: 0\n left: 0 }')).toEqual([])
})
