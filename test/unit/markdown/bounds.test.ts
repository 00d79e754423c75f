import { describe, expect, test } from 'vitest'
import { markdownEngine } from '../../../renderer/markdown/markdown.ts'
import { loadParser } from '../../../renderer/markdown/parser.ts'

const engine = markdownEngine(await loadParser())
const faultsOf = (source: string) =>
  engine.index(source).faults.map(({ code, line, column }) => `${line}:${column} ${code}`)

const table = (columns: number, rows: number): string =>
  `|${'a|'.repeat(columns)}\n|${'-|'.repeat(columns)}\n${'|a|\n'.repeat(rows)}`

describe('a text that would take a build too long is refused at its place', () => {
  test.each([
    ['many characters', 'a '.repeat(140_000), '1:262145 text-too-large'],
    ['many characters beside HTML', `<b>x</b>${'a '.repeat(40_000)}`, '1:65537 text-too-large'],
    ['a long line of marks between letters beyond ASCII', `Text\n\n${'日['.repeat(10_001)}`, '3:1 text-too-large'],
    ['a table of many cells', `Text\n\n${table(2500, 1200)}`, '3:1 text-too-large'],
    ['a table with a long name of a column', `|a|${'b'.repeat(600)}|\n|-|-|\n|1|2|`, '1:3 text-too-large'],
    ['a large block of code', `\`\`\`js\n${'a = 1\n'.repeat(6000)}\`\`\``, '1:1 text-too-large'],
    ['a long line of code', `\`\`\`markdown\nx\n${'[a]('.repeat(500)}\n\`\`\``, '3:1 text-too-large'],
    [
      'a name that stands for a long address',
      `<b>x</b>\n\n[b]: /${'x'.repeat(20_000)}\n\n${'[b] '.repeat(20)}`,
      '5:53 text-too-large',
    ],
    ['many marks of footnotes', `${'a[^1] '.repeat(1001)}\n\n[^1]: x`, '1:6002 text-too-large'],
    ['many uses of a block', `${'::block{#a}\n\n'.repeat(100)}&#58;:block{#a}`, '201:1 text-too-large'],
    ['many character references', '&amp;'.repeat(5001), '1:25001 text-too-large'],
    ['many underscores', 'x_'.repeat(20_001), '1:40002 text-too-large'],
    ['many asterisks beside HTML', `<b>x</b>${'**a'.repeat(5001)}`, '1:15010 text-too-large'],
    ['many brackets beside HTML', `<b>x</b>${'[^a '.repeat(5001)}`, '1:20009 text-too-large'],
    ['many closing brackets beside HTML', `<b>x</b>${']<'.repeat(5001)}`, '1:10009 text-too-large'],
    ['many underscores beside HTML', `<b>x</b>${'_<'.repeat(5001)}`, '1:10009 text-too-large'],
    ['many tildes beside HTML', `<b>x</b>${'~<'.repeat(5001)}`, '1:10009 text-too-large'],
    ['many list items beside HTML', `<b>x</b>\n\n${'- a\n'.repeat(5001)}`, '5002:4 text-too-large'],
    ['many quotations beside HTML', `<b>x</b>\n\n${'> a\n\n'.repeat(2001)}`, '4002:1 text-too-large'],
    ['many tags that are not closed', '<a b\n'.repeat(2002), '2001:1 text-too-large'],
    ['deep lists', `Text\n\n${'- '.repeat(3000)}a`, '3:1 text-too-deep'],
    [
      'deep lists on lines of their own',
      Array.from({ length: 120 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n'),
      '50:101 text-too-deep',
    ],
    ['deep quotations', `${'>'.repeat(3000)} a`, '1:1 text-too-deep'],
    ['deep emphasis', `${'**a '.repeat(200)}${'b** '.repeat(200)}`, '1:395 text-too-deep'],
    ['deep HTML', '<div>'.repeat(3000), '1:1 text-too-deep'],
  ])('%s', (_what, source, fault) => {
    expect(faultsOf(source)).toEqual([fault])
  })

  test.each([
    ['a long text', 'word '.repeat(50_000)],
    ['a long line of ASCII, and a short one of other letters', `${'word '.repeat(40_000)}\n\nWörter`],
    ['long lines of a page in Japanese', `${'日'.repeat(20_000)}\n\n`.repeat(5)],
    ['a long line beside HTML', `<b>x</b>${'é '.repeat(15_000)}`],
    ['a large table', table(20, 480)],
    ['code that is not coloured', `\`\`\`text\n${'x'.repeat(50_000)}\n\`\`\``],
    ['a list in HTML whose items are not closed', `<ul>${'<li>a'.repeat(500)}</ul>`],
    ['neighbours that do not stand in each other', '<b>a</b> '.repeat(1000)],
    ['many asterisks without HTML', '*a* '.repeat(6000)],
    ['lines of asterisks in code', `<b>x</b>\n\n\`\`\`text\n${`/${'*'.repeat(90)}/\n`.repeat(300)}\`\`\``],
    ['generics in code', `<b>x</b>\n\n\`\`\`ts\n${'List<string>\n'.repeat(300)}\`\`\``],
    ['a block that is shown a hundred times', '::block{#a}\n\n'.repeat(100)],
    ['a list of ninety levels', '- '.repeat(45) + 'a'],
  ])('but not %s', (_what, source) => {
    expect(faultsOf(source)).toEqual([])
  })
})

test('thousands of faults in one paragraph are placed at once', () => {
  expect(faultsOf('[^a]\n'.repeat(10_000)).at(-1)).toBe('10000:1 undefined-footnote')
})

test.each([
  ['backticks', '`'.repeat(200_000)],
  ['beginnings of footnotes', '[^x'.repeat(60_000)],
])('a text of many %s is indexed at once', (_, source) => {
  expect(engine.index(source).links).toEqual([])
})
