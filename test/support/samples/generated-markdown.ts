import { random } from './random.mjs'

/**
 * Documents of Markdown that nobody would write: blocks and marks of CommonMark and GFM one within the other, cut and joined
 * at random. The same seed gives the same document.
 */
export function generatedMarkdown(seed: number): string {
  const next = random(seed)
  const pick = <T>(list: readonly [T, ...T[]]): T => list[Math.floor(next() * list.length)] ?? list[0]
  const times = (most: number): number => 1 + Math.floor(next() * most)
  const inline = (depth: number): string => {
    if (depth === 0 || next() < 0.4) return pick(WORDS)
    const inner = Array.from({ length: times(3) }, () => inline(depth - 1)).join(pick(GAPS))
    return pick([...MARKS])(inner)
  }
  const line = (): string => Array.from({ length: times(4) }, () => inline(2)).join(pick(GAPS))
  const block = (depth: number): string => {
    if (depth === 0 || next() < 0.45) return pick(LEAVES)(line, times)
    const inner = Array.from({ length: times(3) }, () => block(depth - 1)).join(pick(['\n\n', '\n', '\n\n\n']))
    return pick(CONTAINERS)(inner)
  }
  return Array.from({ length: times(4) }, () => block(2)).join(pick(['\n\n', '\n\n', '\n']))
}

type Words = readonly [string, ...string[]]

const WORDS: Words = [
  ...([
    'stone',
    'Wasser',
    'agua',
    '"quoted"',
    "it's",
    "'inner'",
    'a -- b',
    'c --- d',
    'wait...',
    '10 %',
    '5 MB',
  ] as const),
  ...([
    '1. Januar',
    '§ 25',
    'n = 611',
    '09:00–17:00',
    '&amp;',
    '&lt;b&gt;',
    'a < b',
    'x > y',
    '\\*star\\*',
    '\\[x\\]',
  ] as const),
  ...([
    'https://example.com/a?b=c&d',
    'www.example.org',
    'me@example.com',
    '🏔️',
    'é',
    '\u00A0',
    'tab\tin',
    '#',
    '+',
    '-',
  ] as const),
  ...([
    '1)',
    '|',
    '`',
    '``code`` x',
    '*',
    '_',
    '~',
    '[',
    ']',
    '!',
    '  ',
    'Donaudampfschifffahrtsgesellschaft',
    '{{x}}',
  ] as const),
]

const GAPS: Words = [' ', ' ', ' ', '', '\n', '  \n', '\\\n', ' \n ', '\t']

const MARKS = [
  (text: string) => `*${text}*`,
  (text: string) => `**${text}**`,
  (text: string) => `_${text}_`,
  (text: string) => `~~${text}~~`,
  (text: string) => `\`${text}\``,
  (text: string) => `[${text}](/path)`,
  (text: string) => `[${text}](https://example.com/?a=1&b=2 "a 'title'")`,
  (text: string) => `[${text}](javascript:alert\\(1\\))`,
  (text: string) => `![${text}](./plan.svg)`,
  (text: string) => `![${text}](a.png "Caption & more")`,
  (text: string) => `[${text}]()`,
  (text: string) => `<b>${text}</b>`,
] as const

type Leaf = (line: () => string, times: (most: number) => number) => string

const LEAVES: readonly [Leaf, ...Leaf[]] = [
  (line) => line(),
  (line) => `${line()}\n${line()}`,
  (line, times) => `${'#'.repeat(times(6))} ${line().replaceAll('\n', ' ')}`,
  (line) => `${line()}\n---`,
  (line) => `\`\`\`js\nconst a = "${line()}"\n\`\`\``,
  (line) => `~~~nothing {1}\n${line()}\n~~~`,
  (line) => `    ${line()}`,
  () => '***',
  () => '![Plan](./plan.svg "A plan")',
  (line) => `| ${cell(line)} | ${cell(line)} |\n|:--|--:|\n| ${cell(line)} | ${cell(line)} |\n| ${cell(line)} |`,
  (line, times) => {
    const row = () => `| ${Array.from({ length: 5 }, () => cell(line)).join(' | ')} |`
    return [row(), '|:-:|---|:--|--:|---|', ...Array.from({ length: times(3) }, row)].join('\n')
  },
  (line) => `- [ ] ${line()}\n- [x] ${line()}\n- ${line()}`,
  (line) => `Note[^1] ${line()}\n\n[^1]: ${line()}`,
  (line) => `[${line()}][ref] and [ref]\n\n[ref]: /there "title"`,
]

function cell(line: () => string): string {
  return line().replaceAll(/[\n|]/g, ' ')
}

const CONTAINERS = [
  (text: string) => `> ${text.replaceAll('\n', '\n> ')}`,
  (text: string) => `> [!NOTE]\n> ${text.replaceAll('\n', '\n> ')}`,
  (text: string) => `> [!warning] ${text.replaceAll('\n', '\n> ')}`,
  (text: string) => `- ${text.replaceAll('\n', '\n  ')}`,
  (text: string) => `- one\n- ${text.replaceAll('\n', '\n  ')}\n- three`,
  (text: string) => `- one\n\n- ${text.replaceAll('\n', '\n  ')}`,
  (text: string) => `7. ${text.replaceAll('\n', '\n   ')}\n8. eight`,
  (text: string) => `1) ${text.replaceAll('\n', '\n   ')}`,
  (text: string) => `- [x] ${text.replaceAll('\n', '\n  ')}`,
] as const
