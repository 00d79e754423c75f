import MiniSearch from 'minisearch'
import type { TextFile } from '../definitions/collection-outputs.ts'
import type { Digest } from '../definitions/assets.ts'
import { isCompounding, partsOf } from '../search/compounds.ts'
import {
  FIELDS,
  indexFileOf,
  type Postings,
  type SearchIndex,
  type SearchSection,
  type SearchShard,
} from '../search/format.ts'
import { languageOf, wordsOf, type Stem } from '../search/words.ts'

/** A page of the index. */
export interface SearchablePage {
  readonly path: string
  readonly title: string
  readonly description: string
  /** Name of its collection, by which results are grouped. */
  readonly kind: string
  readonly keywords: readonly string[]
  readonly sections: readonly SearchSection[]
}

/** Share of the pages from which a word counts as common. */
const COMMON_SHARE = 0.6
/** Sites with fewer pages have no common words. */
const COMMON_PAGES = 20
/** Fields in which common words are not indexed. */
const IN_ALL = new Set(['text', 'description'])
/** Maximum characters of a shard, about 12 kB compressed. */
const SHARD_SIZE = 64_000

/** The index of a language: the file that a search loads first, and shards of words by their first letters. */
export function searchFiles(pages: readonly SearchablePage[], locale: string, stem: Stem, digest: Digest): TextFile[] {
  const terms = termsOf(pages, languageOf(locale), stem)
  const mini = new MiniSearch<SearchablePage & { id: number }>({
    fields: Object.keys(FIELDS),
    extractField: (page, field) => (field === 'id' ? String(page.id) : textOf(page, field)),
    tokenize: (text) => wordsOf(text, languageOf(locale)),
    processTerm: (word, field) =>
      field !== undefined && IN_ALL.has(field) && terms.isCommon(word) ? [] : terms.of(word),
  })
  mini.addAll(pages.map((page, id) => ({ ...page, id })))
  const { index, fieldLength, averageFieldLength } = mini.toJSON() as unknown as Serialised
  const shards = shardsOf(index.toSorted(([a], [b]) => (a < b ? -1 : 1)))
  const files = [...shards].map(([beginning, shard]) => {
    const content = JSON.stringify(shard)
    return { beginning, path: `assets/search-${digest(content).slice(0, 10)}.json`, content }
  })
  const main: SearchIndex = {
    pages: pages.map(({ path, title, kind }) => [path, title, kind]),
    shards: Object.fromEntries(files.map(({ beginning, path }) => [beginning, `/${path}`])),
    common: terms.common,
    lengths: pages.map((_, id) => Object.keys(FIELDS).map((__, field) => fieldLength[id]?.[field] ?? 0)),
    averages: averageFieldLength,
  }
  return [
    { path: indexFileOf(locale), content: JSON.stringify(main) },
    ...files.map(({ path, content }) => ({ path, content })),
  ]
}

/** The parts of MiniSearch's JSON (version 2) that are used. */
interface Serialised {
  readonly index: readonly (readonly [string, Postings])[]
  readonly fieldLength: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly averageFieldLength: readonly number[]
}

function textOf({ title, description, keywords, sections }: SearchablePage, field: string): string {
  if (field === 'title') return title
  if (field === 'description') return description
  if (field === 'text') return sections.map(([, , text]) => text).join('\n')
  if (field === 'keywords') return keywords.join('\n')
  return sections.map(([, heading]) => heading).join('\n')
}

interface Terms {
  /** Words that most pages contain, sorted. */
  readonly common: readonly string[]
  readonly isCommon: (word: string) => boolean
  /** The index terms of a word: itself, for searching by its beginning, its stem, and the stems of its parts. */
  readonly of: (word: string) => string[]
}

function termsOf(pages: readonly SearchablePage[], language: string, stem: Stem): Terms {
  const counts = new Map<string, number>()
  for (const page of pages) {
    const text = Object.keys(FIELDS)
      .map((field) => textOf(page, field))
      .join('\n')
    for (const word of new Set(wordsOf(text, language))) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const most = pages.length < COMMON_PAGES ? Infinity : pages.length * COMMON_SHARE
  const common = [...counts].flatMap(([word, count]) => (count > most ? [word] : [])).toSorted()
  const stems = new Set([...counts.keys()].map(stem))
  const isKnown = (part: string): boolean => counts.has(part) || stems.has(stem(part))
  const isCommon = new Set(common)
  const known = new Map<string, string[]>()
  const of = (word: string): string[] => {
    const parts = isCompounding(language) ? partsOf(word, isKnown) : []
    return [...new Set([word, stem(word), ...parts.map(stem)])]
  }
  return {
    common,
    isCommon: (word) => isCommon.has(word),
    of: (word) => {
      const made = known.get(word) ?? of(word)
      known.set(word, made)
      return made
    },
  }
}

/** Splits words by their first letters, as many as needed to keep each shard small. */
function shardsOf(words: SearchShard, length = 1): Map<string, SearchShard> {
  const groups = new Map<string, (readonly [string, Postings])[]>()
  for (const word of words) {
    const beginning = word[0].slice(0, length)
    const group = groups.get(beginning)
    if (group) group.push(word)
    else groups.set(beginning, [word])
  }
  const shards = new Map<string, SearchShard>()
  for (const [beginning, group] of groups) {
    const isSmall = JSON.stringify(group).length <= SHARD_SIZE || beginning.length < length
    for (const [name, shard] of isSmall ? [[beginning, group] as const] : shardsOf(group, length + 1))
      shards.set(name, shard)
  }
  return shards
}
