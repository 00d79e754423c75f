/** What pages, index and browser say to each other about search. */

/** Name of the file beside a page with its sections, from which results show a passage. */
export const SECTIONS_FILE = '_search.json'

/** A part of a page that a result can lead to: its anchor (empty: the page itself), heading and text. */
export type SearchSection = readonly [anchor: string, heading: string, text: string]

/** A page as the list of results shows it. The kind is the name of its collection. */
type SearchPage = readonly [path: string, title: string, kind: string]

/** Path of the file that search begins with in a language. */
export function indexFileOf(locale: string): string {
  return `${locale}/_search-index.json`
}

/** Postings of a word as MiniSearch serialises them: field → page → frequency, both as numbers. */
export type Postings = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Words of the index and their postings, in the order of the words. */
export type SearchShard = readonly (readonly [word: string, postings: Postings])[]

/** The file that search begins with. */
export interface SearchIndex {
  /** Indexed pages; their place is their number in postings. */
  readonly pages: readonly SearchPage[]
  /** Address of the shard of all words with this beginning that have no longer one here. */
  readonly shards: Readonly<Record<string, string>>
  /** Words that most pages contain: only their titles and headings are indexed for them. */
  readonly common: readonly string[]
  /** MiniSearch's account of the pages: number of words by page and field, and their averages. */
  readonly lengths: readonly (readonly number[])[]
  readonly averages: readonly number[]
}

/** Fields of the index and how much a hit in one counts. */
export const FIELDS = { title: 6, headings: 2.5, description: 2, text: 1 } as const

/** The beginning of a word that selects its shard: the longest that the index has. */
export function shardOf(word: string, shards: Readonly<Record<string, string>>): string | undefined {
  for (let length = word.length; length > 0; length -= 1) {
    const beginning = word.slice(0, length)
    if (beginning in shards) return beginning
  }
  return undefined
}
