import type { Place } from '../definitions/issue.ts'
import { countWords } from './count-words.ts'
import type { FoundInMarkdown } from './faults/finding.ts'

/** A URL in a text, with its line and column (from 1). */
export interface Mention extends Place {
  readonly url: string
}

/** What checks need to know about a text without rendering it. */
export interface MarkdownIndex extends FoundInMarkdown {
  readonly links: readonly Mention[]
  readonly images: readonly Mention[]
  /** Ids of the headings. */
  readonly anchors: readonly string[]
  readonly words: number
  /** Number of blocks: 1 for a single paragraph, at least 2 for anything else. */
  readonly blocks: number
  /** Position of the first h1, which is not allowed because the h1 is the page title. */
  readonly h1: Place | null
}

/** Whether a text is a single paragraph without markup, so that there is nothing to index. */
export function isPlain(source: string): boolean {
  return !/[[\]<\n#]|:\/\/|www\.|@|^[>*+\d-]|`[^`\n{]*\{|\*\*/.test(source)
}

/** The index of a text for which `isPlain` is true. */
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

/** `blocks` of an index. A single block that is not a paragraph counts as 2. */
export function countBlocks(count: number, areParagraphs: boolean): number {
  return areParagraphs ? count : Math.max(2, count)
}
