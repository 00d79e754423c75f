import { describe, expect, test } from 'vitest'
import { loadParser, parseWithReference } from '../../../renderer/markdown/parser.ts'
import { lostEmphasis } from '../../../renderer/markdown/faults/lost-emphasis.ts'
import { lostMarks } from '../../../renderer/markdown/faults/lost-marks.ts'
import { markdownEngine } from '../../../renderer/markdown/markdown.ts'

const engines = { 'the fast parser': markdownEngine(await loadParser()), reference: markdownEngine(parseWithReference) }

describe.each(Object.entries(engines))('with %s', (_, engine) => {
  test.each<[string, string, string, number, number]>([
    ['a picture without a text', 'One\n\n![](./a.png)', 'missing-alt', 3, 1],
    ['a picture whose text is white space', '![ ](./a.png)', 'missing-alt', 1, 1],
    ['HTML of a picture without alt', 'One <img src="./a.png">', 'missing-alt', 1, 5],
    ['an unknown kind of callout', '> [!WICHTIG]\n> Text', 'unknown-callout', 1, 3],
    ['a footnote that is not defined', 'One\ntwo[^2] three', 'undefined-footnote', 2, 4],
    ['a reference that is not defined', 'See [x][nowhere].', 'undefined-reference', 1, 5],
    ['a script', 'One\n\n<script>x()</script>', 'removed-html', 3, 1],
    ['a frame', 'One\n\n<div>\n<iframe src="x"></iframe>\n</div>', 'removed-html', 4, 1],
    ['an event handler', 'One <b onclick="x()">two</b>', 'removed-attribute', 1, 8],
    ['a style over two lines', '<p\n  style="color: red">One</p>', 'removed-attribute', 2, 3],
    ['a class', '<div class="wide">One</div>', 'removed-attribute', 1, 6],
    ['pictures to choose from', '<picture><source srcset="https://a.example/b"></picture>', 'removed-attribute', 1, 18],
    ['a directive around a text', 'One\n\n:::tip[Two]\nThree\n:::', 'lost-marks', 3, 1],
    ['an import of MDX', "import Tabs from '@theme/Tabs'\n\nOne", 'lost-marks', 1, 1],
    ['a directive of one line', '::youtube{#abc}', 'lost-marks', 1, 1],
    ['a heading that leaves out a level', '## A\n\n#### B', 'heading-jump', 3, 1],
    ['code in an unknown language', '```klingon\nx\n```', 'unknown-code-language', 1, 1],
    ['a heading below one in HTML', '<h2>A</h2>\n\n#### B', 'heading-jump', 3, 1],
    ['a picture whose name has a space', 'One\n\n![Plan](My plan.png)', 'lost-marks', 3, 1],
    ['a space within a link', 'See [us] (/about).', 'lost-marks', 1, 5],
    ['swapped brackets', 'One\nsee (us)[/about].', 'lost-marks', 2, 5],
    ['a space within bold words', 'Some ** bold words** here', 'lost-marks', 1, 6],
    ['a heading without a space', 'One\n\n##Two', 'lost-marks', 3, 1],
    ['a table without a row of hyphens', '| a | b |\n| 1 | 2 |', 'lost-marks', 1, 1],
    ['code without an end', '> ```sh\n> ls', 'lost-marks', 1, 3],
    ['a cell without a column', '| a | b |\n|-|-|\n| 1 | 2 | 3 | 4 |', 'lost-text', 3, 9],
    ['a footnote that nothing refers to', 'One[^1]\n\n[^1]: A\n\n[^2]: B', 'lost-text', 5, 1],
    ['two footnotes with one name', 'One[^1]\n\n[^1]: A\n\n[^1]: B', 'lost-text', 5, 1],
    ['bullets from elsewhere', 'One\n\n•\tTwo\n•\tThree', 'lost-marks', 3, 1],
    ['a sentence that has become a heading', 'One\n\nTwo is three.\n---\n\nFour', 'lost-marks', 3, 1],
    ['a sentence that has become code', 'One\n\n\tTwo is a number before three.', 'lost-marks', 3, 1],
  ])('finds %s', (_name, source, code, line, column) => {
    expect(engine.index(source).faults).toMatchObject([{ code, line, column }])
  })

  test.each([
    ['a picture with a text', '![Plan](./a.png)'],
    ['a picture that only decorates', '<img src="./a.png" alt="">'],
    ['a known callout', '> [!note]\n> Text'],
    ['a quotation', '> Text'],
    ['a footnote that is defined', 'One[^1]\n\n[^1]: Note.'],
    ['a reference that is defined', '[x][here]\n\n[here]: /a'],
    ['escaped brackets', 'One \\[^2] and \\[a\\][b]'],
    ['brackets in code', '`[^2]` `[a][b]`\n\n```json\n[a][b]\n```'],
    ['HTML that is kept', '<details><summary>A</summary>B</details> <kbd>x</kbd>'],
    ['attributes that are kept', '<img src="./a.png" alt="a > b" width=20><del datetime="2026">x</del>'],
    ['a class for code', '<code class="language-sh">ls</code>'],
    ['a comment', 'One <!-- two -->'],
    ['HTML in a comment', '<!-- <b class="x">\n<iframe></iframe> -->\n\nOne <!-- <p style="a"> -->'],
    ['colons that are no directive', 'std::vector, ::before and a:::b\n\n:::\n\n:: alone'],
    ['headings up and down', '## A\n\n### B\n\n## C'],
    ['code without a language', '```\nx\n```'],
    ['a list of tasks', '- [ ] One\n- [x] Two'],
    ['marks that are escaped', '\\[a] (/b), \\(a)[/b]'],
    ['brackets that are no link', 'An array [1] (see below), f(x)[i], (a)[b]'],
    ['asterisks that are no bold words', 'src/** and test/** or 2 ** 3, 4 ** 5'],
    ['asterisks of code', 'f(**a, **b)\n\n**a, **b\n\n2 **c'],
    ['a hyphen before a number', '-\u00A05 °C at night'],
    ['numbers and tags', '#1 and #teams'],
    ['code in a list and in a quotation', '- a\n\n  ```sh\n  ls\n  ```\n\n> ~~~\n> x\n> ~~~~'],
    ['code by indentation', 'One\n\n    ```sh\n    Copy a file to b and c/d.'],
    ['fewer cells than columns', '| a | b |\n|-|-|\n| 1 |\n| \\| | 2 |'],
    ['a heading by hyphens', 'Two\n---\n\nOne · two • three'],
    ['a footnote in another', 'One[^a]\n\n[^a]: A[^B]\n\n[^b]: B'],
  ])('finds nothing in %s', (_name, source) => {
    expect(engine.index(source).faults).toEqual([])
  })

  test.each([
    ['[call](+49 89 123456)', '`[call](tel:+4989123456)`'],
    ['![Plan](./My plan.png)', '`![Plan](./My%20plan.png)`'],
    ['(us)[/about]', '`[us](/about)`'],
    ['** bold **', '`**bold**`'],
    ['**bold **words', '`**bold**`'],
    ['##\u00A0Two', '`## Two`'],
    ['-\u00A0One\n-\u00A0Two', '`- One`'],
    ['•\tOne\n•\tTwo', '`- One`'],
    ['One\n\n::: danger', '`> [!CAUTION]`'],
    ['One\n\n:::columns', '`::block{#name}`'],
  ])('proposes for %s what was meant', (source, expected) => {
    expect(engine.index(source).faults).toMatchObject([{ code: 'lost-marks', expected }])
  })

  test.each([
    ['これは**「安全第一」**です。', '`「**安全第一**」`'],
    ['**注意事項。**必ずお読みください。', '`**注意事項**。`'],
    ['*重要：*忘れずに', '`*重要*：`'],
    ['アップ**「サーバー」**です', '`「**サーバー**」`'],
    ['这是**“安全第一”**的原则', '`“**安全第一**”`'],
    ['그것은 **‘안전’**이다', '`‘**안전**’`'],
    ['หลักการ**“ปลอดภัย”**ของเรา', '`“**ปลอดภัย**”`'],
    ['これは**「……」**です', '`<strong>「……」</strong>`'],
    ['**「甲」**は**「乙」**です', '`「**…**」`'],
  ])('says how emphasis beside punctuation is written: %s', (source, expected) => {
    expect(engine.index(source).faults).toMatchObject([{ code: 'lost-marks', expected }])
  })

  test('finds a heading by hyphens below a sentence of any script', () => {
    expect(engine.index('山は「高い。」\n---').faults).toMatchObject([{ code: 'lost-marks' }])
  })

  test.each([
    '**安全**です',
    '「**安全**」は',
    '価格（税込）*は',
    '**安全。**\n次の行',
    '2 ** 3、src/**、*で',
    '99元*（含税）、199元*（不含）',
  ])('finds no lost emphasis in %j', (source) => {
    expect(engine.index(source).faults).toEqual([])
  })

  test.each([
    ['a link that does not end', `[a](${' '.repeat(100_000)}`],
    ['bold words that do not end', `**a${' '.repeat(100_000)}x`],
    ['many beginnings of links', '[a]('.repeat(20_000)],
    ['marks beside punctuation', '、'.repeat(100_000)],
    ['a row without an end', `|${' |'.repeat(50_000)}x`],
  ])('reads %s once', (_name, source) => {
    expect([...lostMarks(source), ...lostEmphasis(source)]).toEqual([])
  })

  test('reports the first heading if it is not of level 2', () => {
    expect(engine.index('One\n\n#### Two\n').deepStart).toMatchObject({ line: 3, column: 1, depth: 4 })
    expect(engine.index('One\n\n## Two\n\n### Three\n').deepStart).toBeUndefined()
  })

  test('finds code, in which braces are literal', () => {
    const source = 'A {{b}} `{{c}}`\n\n```yaml\n{{d}}\n```'
    const parts = engine.index(source).code.map(([start, end]) => source.slice(start, end))
    expect(parts).toEqual(['`{{c}}`', '```yaml\n{{d}}\n```'])
  })
})
