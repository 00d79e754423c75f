import type { Element, ElementContent, Properties, Text } from 'hast'
import type { List, ListItem } from 'mdast'

/** Cached, because each item asks for it. */
const loose = new WeakMap<List, boolean>()

export function isLooseList(list: List): boolean {
  const isLoose = loose.get(list) ?? (Boolean(list.spread) || list.children.some(isLooseItem))
  loose.set(list, isLoose)
  return isLoose
}

export function isLooseItem({ spread, children }: ListItem): boolean {
  return spread ?? children.length > 1
}

/** Puts each node on its own line. */
export function lines(nodes: readonly ElementContent[], around: boolean): ElementContent[] {
  const made: ElementContent[] = around ? [lineEnd()] : []
  for (const [index, node] of nodes.entries()) {
    if (index > 0) made.push(lineEnd())
    made.push(node)
  }
  if (around && nodes.length > 0) made.push(lineEnd())
  return made
}

/** Blanks before and after a line break; only from the first blank of a run, since a run can be as long as the text. */
const MARGINS = /(?<![ \t])[ \t]+(?=[\r\n])|(?<=[\r\n])[ \t]+/g

/** Removes spaces and tabs around line breaks. */
export function withoutMargins(value: string): string {
  return /[\r\n]/.test(value) ? value.replaceAll(MARGINS, '') : value
}

/** Text after a hard break must not start with spaces. */
export function withoutIndent(node: ElementContent): ElementContent {
  const first = node.type === 'element' ? node.children[0] : node
  if (first?.type === 'text') first.value = first.value.replace(/^[\t ]+/, '')
  return node
}

export function isTag(node: ElementContent, tagName: string): node is Element {
  return node.type === 'element' && node.tagName === tagName
}

export function text(value: string): Text {
  return { type: 'text', value }
}

export function lineEnd(): Text {
  return { type: 'text', value: '\n' }
}

export function element(tagName: string, children: ElementContent[] = [], properties: Properties = {}): Element {
  return { type: 'element', tagName, properties, children }
}
