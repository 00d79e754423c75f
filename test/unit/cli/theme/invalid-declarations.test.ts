import { transform } from 'lightningcss'
import { expect, test } from 'vitest'
import { invalidDeclarations } from '../../../../cli/theme/styles/invalid-declarations.ts'

const told = (sheet: string): string[] =>
  invalidDeclarations('/site/style.css', sheet, transform).map(
    ({ line, column, message, hint }) => `${line}:${column} ${message}: ${hint}`,
  )

test.each([
  ['a { dispaly: none; }', '1:5 no browser knows the property `dispaly`: did you mean `display`?'],
  ['a {\n  colr: red\n}', '2:3 no browser knows the property `colr`: did you mean `color`?'],
  ['a { b { wdith: 1px } }', '1:9 no browser knows the property `wdith`: did you mean `width`?'],
  [
    'a { backgroud-color: red }',
    '1:5 no browser knows the property `backgroud-color`: did you mean `background-color`?',
  ],
  ['a { margin: 0 10xp }', '1:15 no browser knows the unit of `10xp`: did you mean `10px`?'],
  ['a { width: calc(100% - 1.5re); }', '1:24 no browser knows the unit of `1.5re`: did you mean `1.5rem`?'],
  ['a { transition: opacity .3sec }', '1:25 no browser knows the unit of `.3sec`: did you mean `.3s`?'],
  ['a { color: inhert }', '1:12 no browser takes `inhert` in `color`: did you mean `inherit`?'],
  ['a { color: blakc !important; }', '1:12 no browser takes `blakc` in `color`: did you mean `black`?'],
  ['a { display: flx }', '1:14 no browser takes `flx` in `display`: did you mean `flex`?'],
  ['a { text-align: centre }', '1:17 no browser takes `centre` in `text-align`: did you mean `center`?'],
  [
    'a { justify-content: spce-between }',
    '1:22 no browser takes `spce-between` in `justify-content`: did you mean `space-between`?',
  ],
  ['a { border: 1px soild red }', '1:17 no browser takes `soild` in `border`: did you mean `solid`?'],
  ['a { object-fit: covr }', '1:17 no browser takes `covr` in `object-fit`: did you mean `cover`?'],
  [
    'a { /* dispaly: none; */ content: "dispaly: none;"; float: lfet }',
    '1:60 no browser takes `lfet` in `float`: did you mean `left`?',
  ],
])('%s is told', (sheet, fault) => {
  expect(told(sheet)).toEqual([fault])
})

test.each([
  [
    'newer properties and values',
    'a { text-grow: per-line; corner-shape: squircle; display: grid-lanes; width: calc-size(auto, size); float: snap }',
  ],
  ['custom properties', 'a { --dispaly: 10xp; --a: centre; color: var(--centre) }'],
  [
    'names of animations, fonts, areas and containers',
    'a { animation: eas 1s; font: 1rem Centre; grid-area: centre; container: blok / inline-size; will-change: transfrom }',
  ],
  [
    'selectors and conditions',
    'centre:hover { a:blok { top: 0 } } @media (width > 10xp) { a { top: 0 } } @supports (dispaly: flx) { a { top: 0 } }',
  ],
  [
    'descriptors',
    "@font-face { font-family: A; src: url(a.woff2) format('woff2'); unicode-range: U+0025-00FF; size-adjust: 90% }",
  ],
  [
    'prefixes, hacks and numbers',
    'a { -webkit-dispaly: none; *colr: red; z-index: 1e3; color: #10e3; width: 1e3px; margin: 2Q 1X }',
  ],
  ['values of `var()`', 'a { border: var(--w) soild }'],
])('%s are not told', (_, sheet) => {
  expect(told(sheet)).toEqual([])
})

test('sheets of packages are not examined', () => {
  expect(invalidDeclarations('/site/node_modules/a/a.css', 'a { dispaly: none }', transform)).toEqual([])
})
