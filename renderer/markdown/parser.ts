import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import type * as Satteri from 'satteri'
import { unified, type Processor } from 'unified'
import { hasOddWords } from './odd-words.ts'
import { placeFound } from './place-found.ts'
import { hasOddLines } from './odd-lines.ts'

interface ParseOptions {
  /** Whether nodes have positions, which are half of a tree's memory (default: true). The reference parser always gives them. */
  readonly position: boolean
}

/** Markdown text → mdast. */
export type ParseMarkdown = (source: string, options?: ParseOptions) => Root

const reference = unified().use(remarkParse).use(remarkGfm).freeze()

/** remark-parse with GFM: the fallback, and the reference of the equality tests. About 2.4 ms for a post of 6 KB. */
export const parseWithReference: ParseMarkdown = (source) => placeFound(reference.parse(source), source)

/** The tree as it is written: each node has its position, as no links are looked for among words whose escapes are decoded. */
export const parseAsWritten: ParseMarkdown = (source) => written.parse(source)

const written = unified().use(remarkParse).use(remarkGfm).use(withoutFoundLinks).freeze()

function withoutFoundLinks(this: Processor): void {
  const data = this.data()
  data.fromMarkdownExtensions = data.fromMarkdownExtensions?.flat().map(({ transforms: _links, ...rest }) => rest) ?? []
}

/**
 * The parser to use: satteri (Rust; the same tree 30 times faster) if its binary loads, otherwise remark-parse. Documents for which the two
 * are known to differ always use remark-parse.
 */
export async function loadParser(): Promise<ParseMarkdown> {
  const fast = await loadFastParser()
  if (!fast) return parseWithReference
  return (source, options) => (parsersDiffer(source) ? parseWithReference(source) : fast(source, options))
}

/** The parser of a build. It affects the build id, because another machine may use the other parser. */
export type ParserName = 'satteri' | 'remark-parse'

/** Loads the fast parser if it can be loaded. */
export async function parserInUse(): Promise<ParserName> {
  return (await loadFastParser()) ? 'satteri' : 'remark-parse'
}

/** satteri, or undefined if no binary loads. It is optional. */
async function loadFastParser(): Promise<ParseMarkdown | undefined> {
  const satteri = await import('satteri').catch(() => undefined)
  if (!satteri) return undefined
  const [placed, bare] = [satteriParser(satteri, true), satteriParser(satteri, false)]
  return (source, { position } = { position: true }) => (position ? placed : bare).parse(source) as Root
}

/** satteri as a unified parser plugin. */
function satteriParser({ markdownToMdast }: Pick<typeof Satteri, 'markdownToMdast'>, position: boolean): Processor {
  function fastParse(this: Processor): void {
    this.parser = (document) => markdownToMdast(document, { features: { frontmatter: false }, position })
  }
  return unified().use(fastParse).freeze()
}

/** Whether the parsers may make different trees of a document. */
function parsersDiffer(source: string): boolean {
  return hasHtml(source) || hasOddLines(source) || hasOddWords(source)
}

/** Whether a document contains raw HTML. There the parsers differ in white space before tags (found by comparing 6,000 combinations of the CommonMark examples). */
export function hasHtml(source: string): boolean {
  return /<[a-z/!?]/i.test(source)
}
