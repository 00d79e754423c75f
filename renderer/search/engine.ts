import MiniSearch, { type SearchOptions } from 'minisearch'
import { FIELDS, type SearchIndex, type SearchShard } from './format.ts'

export type { SearchOptions, SearchResult } from 'minisearch'

/** Minimum letters of a word for fuzzy matching, and the fraction of letters that may be wrong. */
const FUZZY_FROM = 4
const FUZZY = 0.24
/** Words with another ending count half, misspelt ones a quarter. */
export const BEGINNING: SearchOptions = { prefix: true, weights: { prefix: 0.5, fuzzy: 0.25 } }
export const MISSPELT: SearchOptions = { ...BEGINNING, fuzzy: ({ length }) => (length >= FUZZY_FROM ? FUZZY : false) }

/** MiniSearch over the words of a shard, from its own format (version 2). */
export function engineFrom({ pages, lengths, averages }: SearchIndex, shard: SearchShard): MiniSearch {
  const serialised = {
    documentCount: pages.length,
    nextId: pages.length,
    documentIds: Object.fromEntries(pages.map((_, id) => [id, id])),
    fieldIds: Object.fromEntries(Object.keys(FIELDS).map((field, id) => [field, id])),
    fieldLength: Object.fromEntries(lengths.map((length, id) => [id, Object.fromEntries(length.entries())])),
    averageFieldLength: [...averages],
    storedFields: {},
    dirtCount: 0,
    index: shard.map(([word, postings]) => [word, { ...postings }] as const),
    serializationVersion: 2,
  }
  return MiniSearch.loadJS(serialised as unknown as Parameters<typeof MiniSearch.loadJS>[0], {
    fields: Object.keys(FIELDS),
    tokenize: (text) => [text],
    processTerm: (word) => word,
    searchOptions: { boost: FIELDS },
  })
}
