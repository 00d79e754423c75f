import type { Code, Heading, Nodes, Paragraph, PhrasingContent, TableCell } from 'mdast'
import { parseAsWritten } from '../../renderer/markdown/parser.ts'
import { withoutBlockMarks } from '../../renderer/pages/resolve/markdown.ts'
import { inlineParts, innerOf, inOneLine } from './inline-parts.ts'
import { counter, hasWords, placeholderParts, textParts, type NextId, type Part } from './parts.ts'

/** A piece of Markdown that is translated as one: a paragraph, a heading, a cell of a table, the words of a figure. */
export interface Leaf {
  /** Offsets in the text. */
  readonly from: number
  readonly to: number
  readonly parts: readonly Part[]
  /** As the text has it. */
  readonly written: string
  readonly place: 'line' | 'cell' | 'words' | 'inline' | 'code'
}

/** A paragraph that is no text: the place of a block. */
const BLOCK = /^::[\w-]+/
/** The first line of a callout. */
const CALLOUT = /^\[![a-z]+\][ \t]*(?:\n[ \t>]*|$)/i

/** The leaves of a text in their order. HTML, definitions, and code of a language have none. */
export function leavesOf(source: string): Leaf[] {
  return leavesIn(parseAsWritten(source), source)
}

function leavesIn(node: Nodes, source: string): Leaf[] {
  if (node.type === 'paragraph') return paragraphLeaves(node, source)
  if (node.type === 'heading') return lineLeaf(node, source, 'line')
  if (node.type === 'tableCell') return lineLeaf(node, source, 'cell')
  if (node.type === 'code') return codeLeaf(node, source)
  return 'children' in node ? node.children.flatMap((child) => leavesIn(child, source)) : []
}

function paragraphLeaves(node: Paragraph, source: string): Leaf[] {
  const [only, ...others] = node.children
  if (only?.type === 'image' && others.length === 0) return figureLeaves(only, source)
  return lineLeaf(node, source, 'line')
}

function lineLeaf({ children }: Paragraph | Heading | TableCell, source: string, place: Leaf['place']): Leaf[] {
  const range = innerOf(children)
  if (!range || BLOCK.test(source.slice(range.from, range.to))) return []
  const mark = CALLOUT.exec(source.slice(range.from, range.to))?.[0].length ?? 0
  const from = range.from + mark
  const rest = mark > 0 ? afterMark(children, from) : children
  return asLeaf({ from, to: range.to, place, parts: inlineParts(rest, source, counter()) }, source)
}

/** The content of a callout behind its mark, which is the beginning of the first text. */
function afterMark([first, ...others]: readonly PhrasingContent[], from: number): PhrasingContent[] {
  if (!first?.position || first.position.end.offset === undefined) return others
  if (first.position.end.offset <= from) return others
  const { position } = first
  return [{ ...first, position: { ...position, start: { ...position.start, offset: from } } }, ...others]
}

/** What a fence names that holds words, such as a plan drawn with letters. */
const PLAIN: ReadonlySet<string | null | undefined> = new Set([null, undefined, 'text', 'txt', 'plain'])

/** The lines between two fences at the margin. */
function codeLeaf({ lang, position }: Code, source: string): Leaf[] {
  const [start = 0, end = 0] = [position?.start.offset, position?.end.offset]
  if (!PLAIN.has(lang) || position?.start.column !== 1 || !/^[`~]/.test(source.slice(start))) return []
  const [from, to] = [source.indexOf('\n', start) + 1, source.lastIndexOf('\n', end - 1)]
  return from < to ? asLeaf({ from, to, place: 'code', parts: [source.slice(from, to)] }, source) : []
}

/** A field of one paragraph as its only leaf. `24. May` at its beginning is no list. */
export function inlineLeaf(source: string): Leaf[] {
  const [leaf, ...others] = leavesOf(withoutBlockMarks(source))
  if (!leaf || others.length > 0) return []
  const parts = withPlaceholders(leaf.parts, counter())
  return [{ from: 0, to: source.length, parts, written: source, place: 'inline' }]
}

/** In a field, something may be filled in: `{term}` of an archive. */
function withPlaceholders(parts: readonly Part[], next: NextId): Part[] {
  return parts.flatMap((part): Part[] => {
    if (typeof part === 'string') return placeholderParts(part, next)
    const id = next()
    return ['parts' in part ? { ...part, id, parts: withPlaceholders(part.parts, next) } : { ...part, id }]
  })
}

/** `![words](address "title")`, with the offsets of words and title. */
const FIGURE =
  /^!\[((?:\\.|[^\]\\])*)\]\((?:<[^>\n]*>|[^\s]*?)(?:\s+(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'))?\s*\)$/ds

/** A picture alone in its paragraph is a figure, and its title is the caption. */
function figureLeaves({ position }: PhrasingContent, source: string): Leaf[] {
  const start = position?.start.offset ?? 0
  const found = FIGURE.exec(source.slice(start, position?.end.offset))
  const ranges = [1, 2, 3].flatMap((group) => found?.indices?.[group] ?? []).map((offset) => start + offset)
  return pairsOf(ranges).flatMap(([from, to]): Leaf[] => {
    const parts = textParts(inOneLine(source.slice(from, to)), counter())
    return asLeaf({ from, to, place: 'words', parts }, source)
  })
}

function pairsOf(values: readonly number[]): [number, number][] {
  return values.flatMap((value, index) => (index % 2 === 0 ? [[value, values[index + 1] ?? value]] : []))
}

/** A leaf, if there is something to translate. */
function asLeaf(leaf: Omit<Leaf, 'written'>, source: string): Leaf[] {
  return hasWords(leaf.parts) ? [{ ...leaf, written: source.slice(leaf.from, leaf.to) }] : []
}

/** The text with other words in its leaves. Leaves without any keep theirs. */
export function withLeaves(source: string, leaves: readonly Leaf[], words: readonly (string | undefined)[]): string {
  let text = ''
  let end = 0
  for (const [index, leaf] of leaves.entries()) {
    const { from, to } = leaf
    const own = words[index]
    text += source.slice(end, from) + (own === undefined ? source.slice(from, to) : fitted(own, leaf, source))
    end = to
  }
  return text + source.slice(end)
}

/** Words that mean in their place what they mean alone. */
function fitted(words: string, { from, to, place }: Leaf, source: string): string {
  if (place === 'inline' || place === 'code') return words
  if (place === 'cell') return withEscaped('|', words)
  if (place === 'words') return withEscaped(source.charAt(to), words)
  const before = source.slice(source.lastIndexOf('\n', from - 1) + 1, from)
  if (HEADING.test(before)) return words.replace(/(?<=\s)#+$/, String.raw`\$&`)
  return LINE_START.test(before) ? atLineStart(words) : words
}

/** A text in which a character that would end it has a backslash. */
function withEscaped(end: string, text: string): string {
  return text.replaceAll(/\\[^]|[|"'\]]/g, (one) => (one === end ? `\\${one}` : one))
}

/** Marks of a heading, which may stand behind its words too. */
const HEADING = /#[ \t]+$/
/** Marks of lists, quotations and footnotes before a text. */
const LINE_START = /^(?:[ \t>]|[-+*][ \t]|\d{1,9}[.)][ \t]|\[[ x]\][ \t]|\[\^[^\]\n]+\]:)*$/i

/** `1. May` begins a list, also behind a line break, and `# 1` a heading, unless a backslash says otherwise. */
function atLineStart(words: string): string {
  return words.replaceAll(/^([ \t]*\d{1,9})(?=[.)](?:\s|$))/gm, '$1\\').replaceAll(FIRST_MARK, '$1\\')
}

/** Quotations, lists, headings, also those with a line below, and the second row of a table. */
const FIRST_MARK = /^([ \t]*)(?=>|[-+*](?:\s|$)|--|#{1,6}(?:\s|$)|=+[ \t]*$|[-:|][-:| \t]*$)/gm
