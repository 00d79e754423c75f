import type { Nodes, Paragraph, Root, Table } from 'mdast'
import { knowsLanguage } from '../highlight/highlight.ts'
import { placeOf, type MarkdownFault } from './finding.ts'
import { large, MOST_DEPTH, tooDeep } from './too-large.ts'

/** Limits of a parsed text, as some small texts expand to large pages, or take minutes and gigabytes. */
const MOST = {
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

/** Checks the limits of a parsed text. Not recursive, because the tree may be too deep. */
export function boundsOfTree(tree: Root): MarkdownFault | undefined {
  const addresses = new Map<string, number>()
  const left: { readonly node: Nodes; readonly depth: number }[] = [{ node: tree, depth: 0 }]
  const spent: Spent = { cells: 0, marks: 0, blocks: 0, tags: 0, uses: [] }
  for (let next = left.pop(); next; next = left.pop()) {
    const { node, depth } = next
    const fault = depth > MOST_DEPTH ? tooDeep(placeOf(node)) : boundsOfNode(node, spent)
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
        placeOf(node),
        'the text has too many references to footnotes',
        `at most ${MOST.footnoteMarks} times`,
      )
    case 'paragraph':
      spent.blocks += isBlock(node) ? 1 : 0
      return spent.blocks <= MOST.blocks
        ? undefined
        : large(placeOf(node), 'the text shows too many blocks', `at most ${MOST.blocks}`)
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
    if (spent.tags > MOST_DEPTH) return tooDeep(placeOf(node))
  }
  return undefined
}

function boundsOfTable(table: Table, cells: number): MarkdownFault | undefined {
  if (cells > MOST.cells)
    return large(placeOf(table), `the tables of this text have ${cells} cells`, `at most ${MOST.cells}`)
  // Without the spaces that line up the columns.
  const name = table.children[0]?.children.find(
    ({ children }) =>
      (children.at(-1)?.position?.end.offset ?? 0) - (children[0]?.position?.start.offset ?? 0) > MOST.columnName,
  )
  return name && large(placeOf(name), 'the name of a column is too long', `at most ${MOST.columnName} characters`)
}

function boundsOfCode(node: Extract<Nodes, { type: 'code' }>): MarkdownFault | undefined {
  const { value, lang } = node
  if (!lang || !knowsLanguage(lang) || lang === 'text') return undefined
  const expected = (most: number): string => `at most ${most}, or \`\`\`text, which is not highlighted`
  if (value.length > MOST.code)
    return large(placeOf(node), `the code in \`${lang}\` has ${value.length} characters`, expected(MOST.code))
  const line = value.split('\n').findIndex(({ length }) => length > MOST.codeLine)
  if (line < 0) return undefined
  const at = { line: placeOf(node).line + line + 1, column: 1 }
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
        placeOf(use),
        `the URLs of links and pictures have ${written} characters up to here`,
        `at most ${MOST.referred} in a text; reference links count for each use`,
      )
  }
  return undefined
}
