import type { Nodes, Parents, Root } from 'mdast'
import { placeAt } from '../definitions/lines.ts'
import { textOf } from './index-mdast.ts'

/**
 * Gives positions to what remark-gfm has made after parsing: where it finds an address in a text, such as `“https://example.com`, it
 * divides the text, and the parts do not know where they are. Without a position, faults in them would be told in the first line.
 */
export function placeFound(tree: Root, source: string): Root {
  placeWithin(tree, source)
  return tree
}

function placeWithin(parent: Parents, source: string): void {
  let end = parent.position?.start.offset ?? 0
  for (const child of parent.children) {
    child.position ??= positionOf(child, source, end)
    end = child.position.end.offset ?? end
    if ('children' in child) placeWithin(child, source)
  }
}

/** Where the text of a node is next; an escaped character in it cannot be found, then it is where the part before it ends. */
function positionOf(node: Nodes, source: string, after: number): NonNullable<Nodes['position']> {
  const text = textOf(node)
  const found = source.indexOf(text, after)
  const start = found < 0 ? after : found
  return { start: pointAt(source, start), end: pointAt(source, found < 0 ? after : start + text.length) }
}

function pointAt(source: string, offset: number): { line: number; column: number; offset: number } {
  return { ...placeAt(source, offset), offset }
}
