import type { TextFile } from '../definitions/collections/collection-outputs.ts'
import type { Digest } from '../definitions/assets.ts'
import { grouped } from '../definitions/grouped.ts'
import { isCompounding, partsOf } from '../search/compounds.ts'
import { FIELDS, indexFileOf, type SearchIndex, type SearchSection } from '../search/format.ts'
import { isUnspaced } from '../search/unspaced.ts'
import { primaryLanguageOf } from '../../i18n/primary-language.ts'
import { wordsOf, type Stem } from '../search/words.ts'
import { inverted } from './search-postings.ts'

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

/** Fields in the order of their numbers. */
const NAMES = Object.keys(FIELDS)

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
  const language = primaryLanguageOf(locale)
  const words = pages.map((page) => NAMES.map((field) => wordsOf(textOf(page, field), language, true)))
  const terms = termsOf(words, language, stem)
  const { postings, lengths, averages } = inverted(words, (word, field) =>
    IN_ALL.has(NAMES[field] ?? '') && terms.isCommon(word) ? [] : terms.of(word),
  )
  const sorted = [...postings].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const shards = joined(shardsOf(sorted.map((entry) => [entry[0], JSON.stringify(entry)])))
  const files = shards.map(({ beginnings, words: shard }) => {
    const content = `[${shard.join(',')}]`
    return { beginnings, path: `assets/search-${digest(content).slice(0, 10)}.json`, content }
  })
  const main: SearchIndex = {
    pages: pages.map(({ path, title, kind }) => [path, title, kind]),
    shards: Object.fromEntries(
      files.flatMap(({ beginnings, path }) => beginnings.map((beginning) => [beginning, `/${path}`])),
    ),
    common: terms.common,
    lengths,
    averages,
  }
  return [
    { path: indexFileOf(locale), content: JSON.stringify(main) },
    ...files.map(({ path, content }) => ({ path, content })),
  ]
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

function termsOf(pages: readonly (readonly (readonly string[])[])[], language: string, stem: Stem): Terms {
  const counts = new Map<string, number>()
  for (const fields of pages) for (const word of new Set(fields.flat())) counts.set(word, (counts.get(word) ?? 0) + 1)
  const most = pages.length < COMMON_PAGES ? Infinity : pages.length * COMMON_SHARE
  const common = [...counts].flatMap(([word, count]) => (count > most ? [word] : [])).toSorted()
  const stems = new Set([...counts.keys()].map(stem))
  const isKnown = (part: string): boolean => counts.has(part) || stems.has(stem(part))
  const isCommon = new Set(common)
  const known = new Map<string, string[]>()
  const of = (word: string): string[] => {
    const parts = isCompounding(language) ? partsOf(word, isKnown) : []
    // `überleben` is no page about `über`: a common word counts where it stands alone.
    const telling = parts.filter((part) => !isCommon.has(part))
    return [...new Set([word, stem(word), ...telling.map(stem)])]
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

/** A word and its entry in a shard, as JSON. */
type WrittenWord = readonly [word: string, json: string]

/** Splits words by their first letters, as many as needed to keep each shard small; gives the entries of each. */
function shardsOf(words: readonly WrittenWord[], length = 1): Map<string, string[]> {
  const groups = grouped(words, ([word]) => word.slice(0, length))
  const shards = new Map<string, string[]>()
  for (const [beginning, group] of groups) {
    if (sizeOf(group) <= SHARD_SIZE || beginning.length < length)
      shards.set(
        beginning,
        group.map(([, json]) => json),
      )
    else for (const [name, shard] of shardsOf(group, length + 1)) shards.set(name, shard)
  }
  return shards
}

/** A file of the index, with the beginnings of its words. */
interface Shard {
  readonly beginnings: string[]
  readonly words: string[]
}

/** Shards of neighbouring beginnings in one file, where there are thousands of letters, such as those of Chinese. */
function joined(shards: ReadonlyMap<string, readonly string[]>): Shard[] {
  const files: Shard[] = []
  for (const [beginning, words] of shards) {
    const last = files.at(-1)
    const fits = last && isUnspaced(beginning) && isUnspaced(last.beginnings[0] ?? '')
    if (fits && charactersOf(last.words) + charactersOf(words) <= SHARD_SIZE) {
      last.beginnings.push(beginning)
      last.words.push(...words)
    } else files.push({ beginnings: [beginning], words: [...words] })
  }
  return files
}

function charactersOf(words: readonly string[]): number {
  return words.reduce((size, json) => size + json.length + 1, 1)
}

/** Characters of a shard with these words. */
function sizeOf(words: readonly WrittenWord[]): number {
  return charactersOf(words.map(([, json]) => json))
}
