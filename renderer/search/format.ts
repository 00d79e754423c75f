/** File formats of the search, shared by build and browser. */

/** Name of the file beside a page that contains its sections, for the passages of results. */
export const SECTIONS_FILE = '_search.json'

/** A section of a page: its anchor (empty for the page itself), heading and text. */
export type SearchSection = readonly [anchor: string, heading: string, text: string]

/** A page in the list of results. `kind`: the name of its collection. */
type SearchPage = readonly [path: string, title: string, kind: string]

/** Path of the index file of a language, which the search loads first. */
export function indexFileOf(locale: string): string {
  return `${locale}/_search-index.json`
}

/** Postings of a word as MiniSearch serialises them: field → page → frequency, both as numbers. */
export type Postings = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Words of the index and their postings, in the order of the words. */
export type SearchShard = readonly (readonly [word: string, postings: Postings])[]

/** The index file of a language. */
export interface SearchIndex {
  /** Indexed pages. Postings refer to them by index. */
  readonly pages: readonly SearchPage[]
  /** URLs of shards by the beginning of their words. A word is in the shard of its longest beginning. Rare beginnings share one. */
  readonly shards: Readonly<Record<string, string>>
  /** Common words, for which only titles and headings are indexed. */
  readonly common: readonly string[]
  /** Statistics of MiniSearch: number of words by page and field, and their averages. */
  readonly lengths: readonly (readonly number[])[]
  readonly averages: readonly number[]
}

/** Fields of the index, and the weight of a match in each. */
export const FIELDS = { title: 6, keywords: 6, headings: 2.5, description: 2, text: 1 } as const

/** The beginning of a word that identifies its shard: the longest in the index. */
export function shardOf(word: string, shards: Readonly<Record<string, string>>): string | undefined {
  for (let length = word.length; length > 0; length -= 1) {
    const beginning = word.slice(0, length)
    // Not `in`, which knows `constructor` of every object.
    if (Object.hasOwn(shards, beginning)) return beginning
  }
  return undefined
}
