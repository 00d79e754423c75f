import type { Root } from 'hast'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize from 'rehype-sanitize'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { Locale } from '../../i18n/locales.ts'
import type { Heading } from '../definitions/fields/markdown.ts'
import type { MarkdownTheme } from '../definitions/theme.ts'
import { boundsOfSource } from './faults/bounds-of-source.ts'
import { boundsOfTree } from './faults/bounds-of-tree.ts'
import { remarkCallouts } from './callouts.ts'
import { findInMarkdown } from './faults/faults.ts'
import type { MarkdownFault } from './faults/finding.ts'
import { headingsOfHast, headingsOfMdast } from './headings.ts'
import { indexOfHast } from './index-hast.ts'
import { indexOfMdast } from './index-mdast.ts'
import { indexOfPlain, isPlain, type MarkdownIndex } from './index-text.ts'
import { hasHtml, parseWithReference, type ParseMarkdown } from './parser.ts'
import { treeOfLine } from './plain-line.ts'
import { typographicQuotes } from './quotes.ts'
import { keepSafeAddresses } from './safe-addresses.ts'
import { indexSchema, sanitizeSchema } from './sanitize.ts'
import { rehypeShape, shape } from './shape.ts'
import { hastOf } from './to-hast.ts'

type Footnotes = MarkdownTheme['footnotes']

/** Markdown → hast, with a given parser. The tree depends on the language: quotes are typographic, code is highlighted, HTML is sanitised. */
export interface MarkdownEngine {
  readonly tree: (source: string, locale: Locale, footnotes?: Footnotes) => Root
  readonly index: (source: string) => MarkdownIndex
  /** The headings of a text, for tables of contents. */
  readonly headings: (source: string) => readonly Heading[]
}

/**
 * Texts are parsed once for their index and again for rendering, because parsing is cheaper than keeping all trees. Only the index needs
 * positions.
 */
export function markdownEngine(parse: ParseMarkdown): MarkdownEngine {
  return {
    tree: (source, locale, footnotes) => {
      const tree = treeOfLine(source) ?? shapedTree(source, parse, footnotes)
      keepSafeAddresses(tree)
      typographicQuotes(tree, locale)
      return tree
    },
    index: (source) => {
      const large = boundsOfSource(source)
      if (large) return refused(large)
      if (isPlain(source)) return indexOfPlain(source)
      const tree = parse(source)
      const beyond = boundsOfTree(tree)
      if (beyond) return refused(beyond)
      if (!hasHtml(source)) return indexOfMdast(tree, source)
      // Index first, because the pipeline changes the tree.
      const found = findInMarkdown(tree, source)
      return indexOfHast(indexPipeline.runSync(tree) as Root, found)
    },
    headings: (source) => {
      const tree = parse(source, { position: false })
      return hasHtml(source) ? headingsOfHast(indexPipeline.runSync(tree) as Root) : headingsOfMdast(tree)
    },
  }
}

/** A text that exceeds a limit is not parsed any further. */
function refused(fault: MarkdownFault): MarkdownIndex {
  return { ...indexOfPlain(''), faults: [fault] }
}

/** The tree of remark-parse and remark-rehype, as the reference of the equality tests. */
export function referenceTree(source: string, locale: Locale, footnotes?: Footnotes): Root {
  const tree = treeByPipeline(source, parseWithReference, footnotes)
  keepSafeAddresses(tree)
  typographicQuotes(tree, locale)
  return tree
}

function shapedTree(source: string, parse: ParseMarkdown, footnotes: Footnotes | undefined): Root {
  const fast = hasHtml(source) ? null : hastOf(parse(source, { position: false }))
  // The fast path may have changed the tree, so parse again.
  if (!fast) return treeByPipeline(source, parse, footnotes)
  shape(fast)
  return fast
}

function treeByPipeline(source: string, parse: ParseMarkdown, footnotes: Footnotes | undefined): Root {
  return pipeline(hasHtml(source), footnotes).runSync(parse(source, { position: false })) as Root
}

const pipelines = new Map<string, ReturnType<typeof makePipeline>>()

function pipeline(raw: boolean, footnotes: Footnotes | undefined): ReturnType<typeof makePipeline> {
  const key = `${raw} ${footnotes?.heading ?? ''} ${footnotes?.back('') ?? ''}`
  const made = pipelines.get(key) ?? makePipeline(raw, footnotes)
  pipelines.set(key, made)
  return made
}

const indexPipeline = makePipeline(true, undefined, indexSchema)

function makePipeline(raw: boolean, footnotes: Footnotes | undefined, schema = sanitizeSchema) {
  const words = footnotes && {
    footnoteLabel: footnotes.heading,
    footnoteBackLabel: (reference: number, again: number) =>
      footnotes.back(again > 1 ? `${reference + 1}-${again}` : `${reference + 1}`),
  }
  const base = unified()
    .use(remarkCallouts)
    .use(remarkRehype, { allowDangerousHtml: raw, ...words })
  // Our steps run after sanitising, because they add only trusted markup.
  if (raw) base.use(rehypeRaw).use(rehypeSanitize, schema)
  return base.use(rehypeShape).freeze()
}
