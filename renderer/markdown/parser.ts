import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified, type Processor } from 'unified'

/** Markdown text → mdast with positions. */
export type ParseMarkdown = (source: string) => Root

const reference = unified().use(remarkParse).use(remarkGfm).freeze()

/** remark-parse with GFM: the reference, the fallback, and the judge of the equality tests. About 2.4 ms for a post of 6 KB. */
export const parseWithReference: ParseMarkdown = (source) => reference.parse(source)

/**
 * The parser to use: satteri (Rust, the same tree in a thirtieth of the time) where its binary loads, else remark-parse.
 * Documents of a kind on which the two are known to differ go to remark-parse in any case.
 */
export async function loadParser(): Promise<ParseMarkdown> {
  const fast = await loadFastParser()
  return fast ? (source) => (needsReference(source) ? parseWithReference(source) : fast(source)) : parseWithReference
}

/** Which parser a build has: one of a build of another machine could have been the other one, so its summary and its id tell. */
export type ParserName = 'satteri' | 'remark-parse'

export async function parserInUse(): Promise<ParserName> {
  return (await loadFastParser()) ? 'satteri' : 'remark-parse'
}

/** satteri as a unified parser plugin, or undefined where no binary loads (it may be absent: it is an optional speed-up). */
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
 * Whether a document holds raw HTML: there the parsers differ in the white space before a tag (found by comparing 6,000
 * combinations of the CommonMark examples), and there the reference's word counts, since the HTML is sanitised afterwards.
 */
export function needsReference(source: string): boolean {
  return /<[a-z/!?]/i.test(source)
}
