import type { Root } from 'hast'
import { toText } from 'hast-util-to-text'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize from 'rehype-sanitize'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { Locale } from '../../i18n/locales.ts'
import type { Place } from '../model/issue.ts'
import type { MarkdownTheme } from '../model/theme.ts'
import { needsReference, type ParseMarkdown } from './parser.ts'
import { rehypeCellAlignment, rehypeFigures, rehypeHeadingIds, rehypeHighlight, remarkCallouts } from './plugins.ts'
import { typographicQuotes } from './quotes.ts'
import { sanitizeSchema } from './sanitize.ts'

/** An address in a text, and where it stands there (line and column from 1). */
export interface Mention extends Place {
  readonly url: string
}

/** What the model needs to know of a text without rendering it. */
export interface MarkdownIndex {
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

export type Footnotes = MarkdownTheme['footnotes']

/** Markdown → hast and back, for one parser. A tree is locale's own: quotes are typographic, code is coloured, HTML is safe. */
export interface MarkdownEngine {
  readonly tree: (source: string, locale: Locale, footnotes?: Footnotes) => Root
  readonly index: (source: string, locale: Locale) => MarkdownIndex
}

/** How many trees are kept between indexing and rendering. Beyond that a text is simply parsed again. */
const KEPT_TREES = 1500

export function markdownEngine(parse: ParseMarkdown): MarkdownEngine {
  const kept = new Map<string, Root>()
  const tree = (source: string, locale: Locale, footnotes?: Footnotes): Root => {
    const key = `${locale}\n${source}`
    const known = kept.get(key)
    // The words of the footnotes are not known while indexing, so such a text is made again.
    if (known && !source.includes('[^')) return known
    const made = treeOf(parse, source, locale, footnotes)
    if (kept.size < KEPT_TREES) kept.set(key, made)
    return made
  }
  return { tree, index: (source, locale) => (isPlain(source) ? plainIndex(source) : indexOf(tree(source, locale))) }
}

function treeOf(parse: ParseMarkdown, source: string, locale: Locale, footnotes?: Footnotes): Root {
  const mdast = parse(source)
  const tree = pipeline(needsReference(source), footnotes).runSync(mdast) as Root
  typographicQuotes(tree, locale)
  return tree
}

const pipelines = new Map<string, ReturnType<typeof makePipeline>>()

function pipeline(raw: boolean, footnotes: Footnotes | undefined): ReturnType<typeof makePipeline> {
  const key = `${raw} ${footnotes?.heading ?? ''} ${footnotes?.back('') ?? ''}`
  const made = pipelines.get(key) ?? makePipeline(raw, footnotes)
  pipelines.set(key, made)
  return made
}

function makePipeline(raw: boolean, footnotes: Footnotes | undefined) {
  const words = footnotes && {
    footnoteLabel: footnotes.heading,
    footnoteBackLabel: (reference: number, again: number) => footnotes.back(again > 1 ? `${reference + 1}-${again}` : `${reference + 1}`),
  }
  const base = unified().use(remarkCallouts).use(remarkRehype, { allowDangerousHtml: raw, ...words })
  // Our own steps come after sanitising: they add only markup of our own.
  if (raw) base.use(rehypeRaw).use(rehypeSanitize, sanitizeSchema)
  return base.use(rehypeFigures).use(rehypeCellAlignment).use(rehypeHeadingIds).use(rehypeHighlight).freeze()
}

/** Whether a text is plain prose in one paragraph, so that there is nothing to find in it. */
function isPlain(source: string): boolean {
  return !/[[\]<\n#]|:\/\/|www\.|@|^[>*+\d-]/.test(source)
}

function plainIndex(source: string): MarkdownIndex {
  return { links: [], images: [], anchors: [], words: countWords(source), blocks: 1, h1: null }
}

function indexOf(tree: Root): MarkdownIndex {
  const links: Mention[] = []
  const images: Mention[] = []
  const anchors: string[] = []
  let h1: Place | null = null
  visit(tree, 'element', (node) => {
    const { href, src, id } = node.properties
    const place = { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 }
    if (node.tagName === 'a' && typeof href === 'string' && !isFootnote(href)) links.push({ url: href, ...place })
    if (node.tagName === 'img' && typeof src === 'string') images.push({ url: src, ...place })
    if (/^h[2-6]$/.test(node.tagName) && typeof id === 'string') anchors.push(id)
    if (node.tagName === 'h1') h1 ??= place
  })
  const blocks = tree.children.filter((child) => child.type === 'element')
  const onlyParagraph = blocks.every((block) => block.tagName === 'p')
  return { links, images, anchors, words: countWords(toText(tree)), blocks: onlyParagraph ? blocks.length : Math.max(2, blocks.length), h1 }
}

function isFootnote(href: string): boolean {
  return href.startsWith('#user-content-fn')
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}
