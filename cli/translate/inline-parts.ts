import type { PhrasingContent } from 'mdast'
import { textParts, type CodeType, type NextId, type Part } from './parts.ts'

/** Where a piece of Markdown is in its text. */
interface Range {
  readonly from: number
  readonly to: number
}

const PAIRS: Readonly<Partial<Record<PhrasingContent['type'], CodeType>>> = {
  strong: 'bold',
  emphasis: 'italic',
  delete: 'x-deleted',
  link: 'link',
  linkReference: 'link',
}

/** Inline Markdown as parts. `nodes` have the positions of `source`. */
export function inlineParts(nodes: readonly PhrasingContent[], source: string, next: NextId): Part[] {
  return nodes.flatMap((node) => partsOf(node, source, next))
}

function partsOf(node: PhrasingContent, source: string, next: NextId): readonly Part[] {
  const { from, to } = rangeOf(node)
  const written = source.slice(from, to)
  const code = node.type === 'break' ? written : inOneLine(written)
  if (node.type === 'text') return textParts(code, next)
  if (node.type === 'image') return [imagePart(code, next)]
  const type = PAIRS[node.type]
  if (!type || !('children' in node) || isBare(node, code)) return [{ id: next(), type: aloneType(node), code }]
  const inner = innerOf(node.children)
  if (!inner) return [{ id: next(), type: 'x-other', code }]
  const id = next()
  const [open, close] = [source.slice(from, inner.from), source.slice(inner.to, to)].map(inOneLine)
  return [{ id, type, open: open ?? '', close: close ?? '', parts: inlineParts(node.children, source, next) }]
}

/** The range of the content of an element; undefined if it has none. */
export function innerOf(children: readonly PhrasingContent[]): Range | undefined {
  const [first, last] = [children[0], children.at(-1)]
  return first && last ? { from: rangeOf(first).from, to: rangeOf(last).to } : undefined
}

function rangeOf({ position }: PhrasingContent): Range {
  return { from: position?.start.offset ?? 0, to: position?.end.offset ?? 0 }
}

/** An address that is written as it is: there are no words in it. */
function isBare({ type }: PhrasingContent, code: string): boolean {
  return type === 'link' && !code.startsWith('[')
}

function aloneType({ type }: PhrasingContent): CodeType {
  if (type === 'inlineCode') return 'x-code'
  if (type === 'break') return 'lb'
  return type === 'link' ? 'x-link' : 'x-other'
}

/** `![words](address "title")`. */
const IMAGE = /^!\[((?:\\.|[^\]\\])*)\](?:\(|\[|$)/s

/** An image, whose alternative text is to be translated. */
function imagePart(code: string, next: NextId): Part {
  const alt = IMAGE.exec(code)?.[1]
  const id = next()
  if (!alt) return { id, type: 'image', code }
  const end = 2 + alt.length
  return { id, type: 'x-image', open: '![', close: code.slice(end), parts: textParts(alt, next) }
}

/** A line break in Markdown is a space. In quotations and lists, the next line begins with their marks. */
export function inOneLine(text: string): string {
  return text.replaceAll(/(?<![ \t])[ \t]*\n[ \t>]*/g, ' ')
}
