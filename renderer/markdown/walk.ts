import type { Element, Root, Text } from 'hast'
import type { Nodes } from 'mdast'

/**
 * Calls back for every element in document order. unist-util-visit is ten times slower, because it names each step for debuggers, and a
 * text is walked seven times.
 */
export function walkElements(parent: Root | Element, each: (element: Element) => void): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue
    each(child)
    walkElements(child, each)
  }
}

/** Calls back for every text node. */
export function walkTexts(parent: Root | Element, each: (text: Text) => void): void {
  for (const child of parent.children) {
    if (child.type === 'text') each(child)
    if (child.type === 'element') walkTexts(child, each)
  }
}

/** The text content of a node. */
export function textOf(parent: Root | Element): string {
  let text = ''
  walkTexts(parent, ({ value }) => {
    text += value
  })
  return text
}

/** Calls back for a node of the parser's tree and all its descendants, in document order. */
export function walkMdast(node: Nodes, each: (node: Nodes) => void): void {
  each(node)
  if ('children' in node) for (const child of node.children) walkMdast(child, each)
}
