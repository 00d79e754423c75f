import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified, type Processor } from 'unified'

/** Markdown text → mdast with positions. */
export type ParseMarkdown = (source: string) => Root

const reference = unified().use(remarkParse).use(remarkGfm).freeze()

/** remark-parse with GFM: the fallback, and the reference of the equality tests. About 2.4 ms for a post of 6 KB. */
export const parseWithReference: ParseMarkdown = (source) => reference.parse(source)

/**
 * The parser to use: satteri (Rust; the same tree 30 times faster) if its binary loads, otherwise remark-parse. Documents for which the two
 * are known to differ always use remark-parse.
 */
export async function loadParser(): Promise<ParseMarkdown> {
  const fast = await loadFastParser()
  return fast ? (source) => (needsReference(source) ? parseWithReference(source) : fast(source)) : parseWithReference
}

/** The parser of a build. It affects the build id, because another machine may use the other parser. */
export type ParserName = 'satteri' | 'remark-parse'

export async function parserInUse(): Promise<ParserName> {
  return (await loadFastParser()) ? 'satteri' : 'remark-parse'
}

/** satteri as a unified parser plugin, or undefined if no binary loads. It is optional. */
async function loadFastParser(): Promise<ParseMarkdown | undefined> {
  const satteri = await import('satteri').catch(() => undefined)
  if (!satteri) return undefined
  function fastParse(this: Processor): void {
    this.parser = (document) => satteri?.markdownToMdast(document, { features: { frontmatter: false } }) as Root
  }
  const processor = unified().use(fastParse).freeze()
  return (source) => processor.parse(source) as Root
}

/**
 * Whether a document contains raw HTML. There the parsers differ in white space before tags (found by comparing 6,000 combinations of the
 * CommonMark examples), so the reference parser is used.
 */
export function needsReference(source: string): boolean {
  return /<[a-z/!?]/i.test(source)
}
