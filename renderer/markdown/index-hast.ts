import type { Root } from 'hast'
import type { Place } from '../definitions/issue.ts'
import { countWords } from './count-words.ts'
import { placeOf, type FoundInMarkdown } from './faults/finding.ts'
import { countBlocks, type MarkdownIndex, type Mention } from './index-text.ts'
import { walkElements, walkTexts } from './walk.ts'

/** The index of a text with raw HTML, from its sanitised element tree; `found` contains the results from the parser's tree. */
export function indexOfHast(tree: Root, found: FoundInMarkdown): MarkdownIndex {
  const links: Mention[] = []
  const images: Mention[] = []
  const anchors: string[] = []
  let words = 0
  let h1: Place | null = null
  walkElements(tree, (node) => {
    const { href, src, id } = node.properties
    const place = placeOf(node)
    if (node.tagName === 'a' && typeof href === 'string' && !href.startsWith('#user-content-fn'))
      links.push({ url: href, ...place })
    if (node.tagName === 'img' && typeof src === 'string') images.push({ url: src, ...place })
    if (/^h[2-6]$/.test(node.tagName) && typeof id === 'string') anchors.push(id)
    if (node.tagName === 'h1') h1 ??= place
  })
  walkTexts(tree, ({ value }) => {
    words += countWords(value)
  })
  const blocks = tree.children.filter((child) => child.type === 'element')
  return {
    links,
    images,
    anchors,
    words,
    blocks: countBlocks(
      blocks.length,
      blocks.every(({ tagName }) => tagName === 'p'),
    ),
    h1,
    ...found,
  }
}
