import type { Nodes, Paragraph, Root, Table } from 'mdast'
import { placeAt } from '../../definitions/lines.ts'
import type { MarkdownFault } from './finding.ts'
import { knowsLanguage } from '../highlight/highlight.ts'

/**
 * Limits of a text, far above any real page. They prevent builds that take minutes or gigabytes, or overflow the stack: some steps take
 * quadratic time, and some small texts expand to large ones.
 */
const MOST = {
  characters: 256 * 1024,
  /** Texts with raw HTML use a slower parser. */
  charactersWithHtml: 64 * 1024,
  /** The fast parser, which texts without HTML have, counts the characters of a line up to each mark in it, unless all are ASCII. */
  line: 20_000,
  depth: 100,
  cells: 10_000,
  /** The name of a column is repeated in each of its cells, for phones. */
  columnName: 500,
  code: 32 * 1024,
  codeLine: 1000,
  /** Total length of URLs in `[name]: url` definitions, counted for each use. */
  referred: 256 * 1024,
  footnoteMarks: 1000,
  /** Each use writes the whole block again, which may have as many characters as front matter. */
  blocks: 100,
} as const

/** Marks of which a text may have only so many. */
interface Counted {
  readonly mark: string
  /** How the text goes on at those that count. */
  readonly form?: RegExp
  readonly most: number
  readonly called: string
  readonly example?: string
  /** Only the slower parser, for texts with raw HTML, compares each with all before it. */
  readonly withHtml?: true
}

const COUNTED: readonly Counted[] = [
  // The fast parser returns a copy of the text for each.
  { mark: '&', form: /^&#?\w{1,31};/, most: 5000, called: 'character references', example: '&amp;' },
  // The fast parser compares each one inside a word with all before it.
  { mark: '_', most: 20_000, called: 'underscores' },
  { mark: '*', form: /^\*(?!\*)/, most: 5000, called: 'asterisks', withHtml: true },
  { mark: '[', most: 5000, called: 'brackets', example: '[', withHtml: true },
  // With a `<` behind each, 64 kB of brackets took that parser 16 seconds.
  { mark: ']', most: 5000, called: 'brackets', example: ']', withHtml: true },
  { mark: '_', most: 5000, called: 'underscores', withHtml: true },
  { mark: '~', most: 5000, called: 'tildes', withHtml: true },
  { mark: '\n', form: /^\n[ \t]*(?:[-+*]|\d{1,9}[.)])[ \t]/, most: 5000, called: 'list items', withHtml: true },
  { mark: '\n', form: /^\n[ \t]*>/, most: 2000, called: 'lines of quotations', withHtml: true },
  {
    mark: '<',
    form: /^<[a-z/!?][^<>]*</i,
    most: 2000,
    called: 'tags that are not closed',
    example: '<a',
    withHtml: true,
  },
]

/** Checks the limits of a text before it is parsed. */
export function boundsOfSource(source: string): MarkdownFault | undefined {
  const hasHtml = /<[a-z/!?]/i.test(source)
  const most = hasHtml ? MOST.charactersWithHtml : MOST.characters
  if (source.length > most)
    return large(
      placeAt(source, most),
      `the text has ${source.length} characters`,
      `at most ${most}${hasHtml ? ' in a text with HTML' : ''}: divide it into several pages`,
    )
  const long = !hasHtml && source.length > MOST.line ? LONG_LINE.exec(source) : null
  if (long)
    return large(
      placeAt(source, long.index),
      'the line is too long',
      `at most ${MOST.line} characters: divide it into paragraphs`,
    )
  for (const counted of COUNTED) {
    const fault = !counted.withHtml || hasHtml ? boundsOfMark(source, counted) : undefined
    if (fault) return fault
  }
  const deep = DEEP_LINE.exec(source)
  return deep ? tooDeep(placeAt(source, deep.index)) : undefined
}

function boundsOfMark(
  source: string,
  { mark, form, most, called, example, withHtml }: Counted,
): MarkdownFault | undefined {
  const at = nthOf(source, mark, most + 1, form)
  if (at === undefined) return undefined
  const such = example ? ` such as \`${example}\`` : ''
  return large(
    placeAt(source, at),
    `the text has too many ${called}`,
    `at most ${most}${such}${withHtml ? ' in a text with HTML' : ''}`,
  )
}

/** Offset of the nth place with a character, of those where the text goes on as `form` says. */
function nthOf(source: string, character: string, number: number, form?: RegExp): number | undefined {
  let found = 0
  for (let at = source.indexOf(character); at >= 0; at = source.indexOf(character, at + 1)) {
    if (!form || form.test(source.slice(at, at + 34))) found += 1
    if (found === number) return at
  }
  return undefined
}

/** A line that has other characters than those of ASCII, and too many. */
const LONG_LINE = new RegExp(String.raw`^(?=.{${MOST.line + 1}}).*[^\0-\x7F]`, 'm')

/** A line that starts with more quotation and list markers than may be nested. */
const DEEP_LINE = new RegExp(
  String.raw`^[ \t]*(?:(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]*){${MOST.depth + 1}}`,
  'm',
)

/** Checks the limits of a parsed text. Not recursive, because the tree may be too deep. */
export function boundsOfTree(tree: Root): MarkdownFault | undefined {
  const addresses = new Map<string, number>()
  const left: { readonly node: Nodes; readonly depth: number }[] = [{ node: tree, depth: 0 }]
  const spent: Spent = { cells: 0, marks: 0, blocks: 0, tags: 0, uses: [] }
  for (let next = left.pop(); next; next = left.pop()) {
    const { node, depth } = next
    const fault = depth > MOST.depth ? tooDeep(startOf(node)) : boundsOfNode(node, spent)
    if (fault) return fault
    if (node.type === 'definition') addresses.set(node.identifier, node.url.length + (node.title?.length ?? 0))
    if ('children' in node) for (const child of node.children.toReversed()) left.push({ node: child, depth: depth + 1 })
  }
  return boundsOfReferences(spent.uses, addresses)
}

/** Only one of the parsers resolves references itself. */
type Reference = Extract<Nodes, { type: 'link' | 'image' | 'linkReference' | 'imageReference' }>

/** Counters of a text. */
interface Spent {
  cells: number
  marks: number
  blocks: number
  /** Open HTML elements. */
  tags: number
  readonly uses: Reference[]
}

function boundsOfNode(node: Nodes, spent: Spent): MarkdownFault | undefined {
  switch (node.type) {
    case 'table':
      spent.cells += (node.align?.length ?? 0) * node.children.length
      return boundsOfTable(node, spent.cells)
    case 'code':
      return boundsOfCode(node)
    case 'html':
      return boundsOfHtml(node, spent)
    case 'footnoteReference':
      spent.marks += 1
      if (spent.marks <= MOST.footnoteMarks) return undefined
      return large(
        startOf(node),
        'the text has too many references to footnotes',
        `at most ${MOST.footnoteMarks} times`,
      )
    case 'paragraph':
      spent.blocks += isBlock(node) ? 1 : 0
      return spent.blocks <= MOST.blocks
        ? undefined
        : large(startOf(node), 'the text shows too many blocks', `at most ${MOST.blocks}`)
    case 'link':
    case 'image':
    case 'linkReference':
    case 'imageReference':
      spent.uses.push(node)
      return undefined
    default:
      return undefined
  }
}

/** Whether a paragraph is `::block{#name}`, also one that is written with character references. */
function isBlock({ children: [first] }: Paragraph): boolean {
  return first?.type === 'text' && first.value.startsWith('::block{')
}

/** Void elements, and elements with an optional end tag. */
const OPEN_ENDED = new Set(
  'area base br col embed hr img input link meta source track wbr p li dt dd tr td th thead tbody tfoot option'.split(
    ' ',
  ),
)

function boundsOfHtml(node: Extract<Nodes, { type: 'html' }>, spent: Spent): MarkdownFault | undefined {
  for (const { 1: slash, 2: name = '' } of node.value.matchAll(/<(\/?)([a-z][a-z0-9-]*)/gi)) {
    if (OPEN_ENDED.has(name.toLowerCase())) continue
    spent.tags = slash ? Math.max(0, spent.tags - 1) : spent.tags + 1
    if (spent.tags > MOST.depth) return tooDeep(startOf(node))
  }
  return undefined
}

function boundsOfTable(table: Table, cells: number): MarkdownFault | undefined {
  if (cells > MOST.cells)
    return large(startOf(table), `the tables of this text have ${cells} cells`, `at most ${MOST.cells}`)
  // Without the spaces that line up the columns.
  const name = table.children[0]?.children.find(
    ({ children }) =>
      (children.at(-1)?.position?.end.offset ?? 0) - (children[0]?.position?.start.offset ?? 0) > MOST.columnName,
  )
  return name && large(startOf(name), 'the name of a column is too long', `at most ${MOST.columnName} characters`)
}

function boundsOfCode(node: Extract<Nodes, { type: 'code' }>): MarkdownFault | undefined {
  const { value, lang } = node
  if (!lang || !knowsLanguage(lang) || lang === 'text') return undefined
  const expected = (most: number): string => `at most ${most}, or \`\`\`text, which is not highlighted`
  if (value.length > MOST.code)
    return large(startOf(node), `the code in \`${lang}\` has ${value.length} characters`, expected(MOST.code))
  const line = value.split('\n').findIndex(({ length }) => length > MOST.codeLine)
  if (line < 0) return undefined
  const at = { line: startOf(node).line + line + 1, column: 1 }
  return large(at, `a line of code in \`${lang}\` is longer than ${MOST.codeLine} characters`, expected(MOST.codeLine))
}

function boundsOfReferences(
  uses: readonly Reference[],
  addresses: ReadonlyMap<string, number>,
): MarkdownFault | undefined {
  let written = 0
  for (const use of uses) {
    written += 'url' in use ? use.url.length : (addresses.get(use.identifier) ?? 0)
    if (written > MOST.referred)
      return large(
        startOf(use),
        `the URLs of links and pictures have ${written} characters up to here`,
        `at most ${MOST.referred} in a text; reference links count for each use`,
      )
  }
  return undefined
}

function startOf({ position }: Nodes): { readonly line: number; readonly column: number } {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 }
}

function large(place: { line: number; column: number }, message: string, expected: string): MarkdownFault {
  return { code: 'text-too-large', ...place, message, expected }
}

function tooDeep(place: { line: number; column: number }): MarkdownFault {
  return {
    code: 'text-too-deep',
    ...place,
    message: `more than ${MOST.depth} levels of lists, quotations, emphasis or HTML are nested here`,
    expected: `at most ${MOST.depth} levels`,
  }
}
