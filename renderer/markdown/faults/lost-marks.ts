import { CALLOUTS } from '../callouts.ts'

/** A Markdown mark that the parser has left as text, most often because of an extra or missing space. */
export interface LostMark {
  readonly offset: number
  readonly written: string
  readonly reason: string
  readonly expected: string
}

/** A pattern, the error, and the correction, which is empty if a match is fine. No pattern backtracks. */
type Kind = readonly [mark: RegExp, reason: string, expected: (match: RegExpExecArray) => string]

const TARGET = String.raw`(?:\/|\.{1,2}\/|#|https?:|mailto:|tel:|www\.)[^\s()[\]]*`

/** Patterns for the text of a paragraph. Escaped marks are intended. */
const KINDS: readonly Kind[] = [
  [
    /(?<!\\)(!?\[[^[\]\n]*\])\(([^()\n]*)\)/g,
    'an address must not have spaces',
    ([, label = '', target = '']) => (target.includes(' ') ? `${label}(${withoutSpaces(target)})` : ''),
  ],
  [
    new RegExp(String.raw`(?<!\\)\[([^[\]\n]+)\] {1,3}\((${TARGET})\)`, 'g'),
    'between the brackets and the address of a link there must be no space',
    ([, label = '', target = '']) => `[${label}](${target})`,
  ],
  [
    new RegExp(String.raw`(?<!\\)\(([^()[\]\n]+)\)\[(${TARGET})\]`, 'g'),
    'the brackets of a link are swapped',
    ([, label = '', target = '']) => `[${label}](${target})`,
  ],
  [
    /(?<![^\s(„“"«])\*\*([^*\n]+)\*\*(?![/*])(?=(\w?))/g,
    'inside the asterisks there must be no space at the beginning or end',
    ([, words = '', next = '']) => (isSpacedWords(words, next) ? `**${words.trim()}**` : ''),
  ],
  [
    /(?<![^\n])(#{2,6})([^\s#].*)/g,
    'after the marks of a heading there must be a space',
    ([, marks = '', text = '']) => `${marks} ${text}`,
  ],
  [
    /(?<![^\n])(#{2,6}|[-*+])\u00A0[ \u00A0]*(\p{L}.*)(?:\n[-*+]\u00A0.*)*/gu,
    'the space after the mark is a no-break space, which some keyboards write with Alt held',
    ([, mark = '', text = '']) => `${mark} ${text}`,
  ],
  [
    /(?<![^\n])\|[^\n]*\|[ \t]*\n[ \t]*\|[^\n]*\|/g,
    'below the first row of a table there must be a row of hyphens',
    () => '| Column | Column |, then | --- | --- |, then the rows',
  ],
  [
    /(?<![^\n])[•·▪◦‣\uF0B7][ \t\u00A0]+(\S[^\n]*)(?:\n[•·▪◦‣\uF0B7][^\n]*)*/g,
    'an item of a list begins with a hyphen',
    ([, text = '']) => `- ${text}`,
  ],
  [
    /(?<![^\n])(?:::: ?([a-z][\w-]*)|::(?!block\{)([a-z][\w-]*)(?=[{[]))[^\n]*/g,
    'texts have callouts and blocks, but no other directives',
    ([, container = '', leaf]) => (leaf === undefined ? calloutFor(container) : BLOCK),
  ],
  [
    /(?<![^\n])import\s[^'"\n]*\sfrom\s+['"][^'"\n]+['"];?/g,
    'texts are Markdown, without the code and the components of MDX',
    () => BLOCK,
  ],
]

const BLOCK = '::block{#name}'

/** What a container directive of other generators is here: `:::tip` a callout, others a block. */
function calloutFor(name: string): string {
  const kind = { info: 'note', danger: 'caution' }[name] ?? name
  return CALLOUTS.some((known) => known === kind) ? `> [!${kind.toUpperCase()}]` : BLOCK
}

/** `** bold **` and `**bold **words`, but not `2 ** 3, 4 ** 5` and `**a, **b`. */
function isSpacedWords(text: string, next: string): boolean {
  const isSpacedAtEnd = text.trimEnd() !== text
  if (next !== '') return isSpacedAtEnd && /^\p{L}/u.test(text) && !text.trimEnd().endsWith(',')
  return /^\s/.test(text) ? /^\p{L}/u.test(text.trimStart()) : isSpacedAtEnd
}

/** A link target without spaces: removed from telephone numbers, encoded in file names. */
function withoutSpaces(target: string): string {
  const number = target
    .trim()
    .replace(/^tel:/, '')
    .replaceAll(/[\s/-]/g, '')
  return /^\+\d+$/.test(number) ? `tel:${number}` : target.trim().replaceAll(' ', '%20')
}

/** Marks in the source of a paragraph's text. */
export function lostMarks(text: string): LostMark[] {
  if (!/[[#|•·▪◦‣\uF0B7]|[-*+]\u00A0|\*\*|::|import\s/.test(text)) return []
  return KINDS.flatMap(([mark, reason, expected]) =>
    Array.from(text.matchAll(mark), (match) => ({
      offset: match.index,
      written: (match[0].split('\n')[0] ?? '').slice(0, 60),
      reason,
      expected: expected(match),
    })).filter((found) => found.expected !== ''),
  )
}

/** Whether a code block is not closed, so that the rest of the text would be code. */
export function isOpenFence(source: string): boolean {
  const lines = source.trimEnd().split('\n')
  const [fence] = /^(?:`{3,}|~{3,})/.exec(lines[0] ?? '') ?? []
  if (fence === undefined) return false
  const last = (lines.at(-1) ?? '').replaceAll(/[\s>]/g, '')
  return lines.length < 2 || !last.startsWith(fence) || last.replaceAll(fence[0] ?? '', '') !== ''
}

/** A paragraph that a line of hyphens below it, meant to divide, has made a heading: it has several lines, or ends as a sentence does. */
export function isHeadingByHyphens(source: string): boolean {
  const [rule = '', ...text] = source.trimEnd().split('\n').toReversed()
  return (
    text.length > 0 &&
    /^[ >]*-+$/.test(rule) &&
    (text.length > 1 || /[.!?…:。！？：।]["“”»)」』）]?\s*$/.test(text[0] ?? ''))
  )
}

/** A paragraph that its indentation has made code: a sentence without the signs of code. */
export function isProseAsCode(source: string, code: string): boolean {
  return !/^(?:`{3}|~{3})/.test(source) && /^[^{}<>=;$|\\/`]+[.!?]$/.test(code) && /^\p{Lu}(?:\S* ){5}/u.test(code)
}
