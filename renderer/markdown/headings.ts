import type { Root as ElementTree } from 'hast'
import type { Heading as HeadingNode, Root } from 'mdast'
import type { Heading } from '../definitions/fields/markdown.ts'
import { headingIds } from './heading-id.ts'
import { textOf } from './index-mdast.ts'
import { textOf as textOfElement, walkElements, walkMdast } from './walk.ts'

interface Found extends Heading {
  readonly node: HeadingNode
}

/** The headings of a text without raw HTML, with their nodes in the parser's tree. */
export function headingsOfMdast(tree: Root): Found[] {
  const idOf = headingIds()
  const found: Found[] = []
  walkMdast(tree, (node) => {
    if (node.type !== 'heading' || node.depth === 1) return
    const text = textOf(node)
    found.push({ level: node.depth, id: idOf(text), text, node })
  })
  return found
}

/** The headings of a text with raw HTML, from its sanitised element tree. That of the footnotes is only read aloud. */
export function headingsOfHast(tree: ElementTree): Heading[] {
  const found: Heading[] = []
  walkElements(tree, (node) => {
    const { id, className } = node.properties
    const isHidden = Array.isArray(className) && className.includes('sr-only')
    if (/^h[2-6]$/.test(node.tagName) && typeof id === 'string' && !isHidden)
      found.push({ level: Number(node.tagName[1]), id, text: textOfElement(node) })
  })
  return found
}
