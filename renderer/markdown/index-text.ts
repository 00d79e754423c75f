import type { Root as HastRoot } from 'hast'
import type { Nodes, Root as MdastRoot } from 'mdast'
import { normalizeUri } from 'micromark-util-sanitize-uri'
import type { Place } from '../model/issue.ts'
import { findInMarkdown, type FoundInMarkdown } from './faults.ts'
import { headingIds } from './heading-id.ts'
import { walkElements, walkTexts } from './walk.ts'

/** An address in a text, and where it stands there (line and column from 1). */
export interface Mention extends Place {
  readonly url: string
}

/** What the model needs to know of a text without rendering it. */
export interface MarkdownIndex extends FoundInMarkdown {
  readonly links: readonly Mention[]
  readonly images: readonly Mention[]
  /** Ids of the headings. */
  readonly anchors: readonly string[]
  readonly words: number
  /** Number of blocks; an inline text has one paragraph. Anything else counts as two at least. */
  readonly blocks: number
  /** Place of the first heading of level 1: that one belongs to the page, not to a text. */
  readonly h1: Place | null
}

/** Whether a text is plain prose in one paragraph, so that there is nothing to find in it. */
export function isPlain(source: string): boolean {
  return !/[[\]<\n#]|:\/\/|www\.|@|^[>*+\d-]|`.*\{\{/.test(source)
}

export function indexOfPlain(source: string): MarkdownIndex {
  return {
    links: [],
    images: [],
    anchors: [],
    words: countWords(source),
    blocks: 1,
    h1: null,
    faults: [],
    code: [],
  }
}

/** The index of a text without raw HTML, from the parser's tree: a third of what a tree of elements would cost. */
export function indexOfMdast(tree: MdastRoot, source: string): MarkdownIndex {
  const found: Found = {
    links: [],
    images: [],
    anchors: [],
    words: 0,
    h1: null,
    definitions: new Map(),
    idOf: headingIds(),
  }
  walk(tree, (node) => {
    if (node.type === 'definition' && !found.definitions.has(node.identifier))
      found.definitions.set(node.identifier, node.url)
  })
  walk(tree, (node) => collect(node, found))
  const blocks = tree.children.filter(({ type }) => type !== 'definition')
  const { links, images, anchors, words, h1 } = found
  return {
    links,
    images,
    anchors,
    words,
    blocks: countBlocks(
      blocks.length,
      blocks.every(({ type }) => type === 'paragraph'),
    ),
    h1,
    ...findInMarkdown(tree, source),
  }
}

interface Found {
  readonly links: Mention[]
  readonly images: Mention[]
  readonly anchors: string[]
  readonly definitions: Map<string, string>
  readonly idOf: (text: string) => string
  words: number
  h1: Place | null
}

function collect(node: Nodes, found: Found): void {
  const place = { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 }
  switch (node.type) {
    case 'link':
      found.links.push({ url: normalizeUri(node.url), ...place })
      break
    case 'image':
      found.images.push({ url: normalizeUri(node.url), ...place })
      break
    case 'linkReference':
    case 'imageReference': {
      const url = normalizeUri(found.definitions.get(node.identifier) ?? '')
      found[node.type === 'linkReference' ? 'links' : 'images'].push({ url, ...place })
      break
    }
    case 'heading':
      if (node.depth === 1) found.h1 ??= place
      else found.anchors.push(found.idOf(textOf(node)))
      break
    case 'text':
    case 'inlineCode':
    case 'code':
      found.words += countWords(node.value)
      break
    default:
      break
  }
}

function walk(node: Nodes, each: (node: Nodes) => void): void {
  each(node)
  if ('children' in node) for (const child of node.children) walk(child, each)
}

function textOf(node: Nodes): string {
  let text = ''
  walk(node, (inner) => {
    if (inner.type === 'text' || inner.type === 'inlineCode') text += inner.value
  })
  return text
}

/** The index of a text with raw HTML, from its sanitised tree of elements; `found` is what the parser's tree has shown. */
export function indexOfHast(tree: HastRoot, found: FoundInMarkdown): MarkdownIndex {
  const links: Mention[] = []
  const images: Mention[] = []
  const anchors: string[] = []
  let words = 0
  let h1: Place | null = null
  walkElements(tree, (node) => {
    const { href, src, id } = node.properties
    const place = { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 }
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

function countBlocks(count: number, areParagraphs: boolean): number {
  return areParagraphs ? count : Math.max(2, count)
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}
