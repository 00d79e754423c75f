import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch'
import { isCompounding, splitsOf } from './compounds.ts'
import { FIELDS, SECTIONS_FILE, shardOf, type SearchIndex, type SearchSection, type SearchShard } from './format.ts'
import { languageOf, wordsOf, type Stem } from './words.ts'

/** A found page. */
export interface Found {
  readonly path: string
  readonly title: string
  readonly kind: string
  /** The matching words of the index, for highlighting. */
  readonly words: readonly string[]
}

export interface Finder {
  /** Pages matching a query, best first; empty for a query without words. Loads the shards that it needs. */
  readonly find: (query: string) => Promise<Found[]>
  /** The passage of a found page with most of the words; null if only its title matches. */
  readonly passage: (found: Found) => Promise<Passage | null>
}

export interface Passage {
  readonly anchor: string
  readonly heading: string
  /** Text around the first match, cut at word boundaries. */
  readonly text: string
}

/** Loads a JSON file of the site. */
type Get = (path: string) => Promise<unknown>

/** Maximum number of results. */
const MOST = 12
/** Minimum letters of a word for fuzzy matching, and the fraction of letters that may be wrong. */
const FUZZY_FROM = 4
const FUZZY = 0.24
/** Weight of the part of a compound compared to the typed word. */
const PART = 0.4

/** Searches the index of a language. */
export function createFinder(index: SearchIndex, locale: string, stem: Stem, get: Get): Finder {
  const language = languageOf(locale)
  const common = new Set(index.common)
  const engineOf = remembered(async (beginning: string) =>
    engineFrom(index, (await get(index.shards[beginning] ?? '')) as SearchShard),
  )
  const sectionsOf = remembered(
    async (path: string) => (await get(`${path}${SECTIONS_FILE}`)) as readonly SearchSection[],
  )

  /** Matches of a word: exact, with another ending, or misspelt. */
  const hitsOf = async (word: string): Promise<SearchResult[]> => {
    const engines = await Promise.all(beginningsFor(word, index).map(engineOf))
    return engines.flatMap((engine) => engine.search(word, fuzzyFor(word)))
  }
  const has = async (word: string): Promise<boolean> => {
    const beginning = shardOf(word, index.shards)
    return beginning !== undefined && (await engineOf(beginning)).search(word).length > 0
  }
  /** Parts of a word that the site uses as separate words, of a compound or of words typed without a space. */
  const partsIn = async (word: string): Promise<string[]> => {
    if (!isCompounding(language) && (await has(stem(word)))) return []
    for (const split of splitsOf(word).reverse()) {
      const [head, tail] = split.map(stem) as [string, string]
      if ((await has(head)) && (await has(tail))) return [head, tail]
    }
    return []
  }
  const asked = async (word: string): Promise<Hits> => {
    const hitsOfAll = async (forms: readonly string[]) => (await Promise.all(forms.map(hitsOf))).flat()
    const whole = await hitsOfAll([...new Set([stem(word), word])])
    const parts = await hitsOfAll(await partsIn(word))
    for (const hit of parts) hit.score *= PART
    return { hits: [...whole, ...parts], isRare: !common.has(word) }
  }

  return {
    find: async (text) => ranked(await Promise.all(wordsOf(text, language).map(asked)), index),
    passage: async ({ path, words }) =>
      passageIn(await sectionsOf(path), words, (text) => wordsOf(text, language).flatMap((word) => [word, stem(word)])),
  }
}

/** Caches the value of each name. Failures are not cached. */
function remembered<T>(make: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const known = new Map<string, Promise<T>>()
  return (name) => {
    const made = known.get(name) ?? make(name)
    known.set(name, made)
    made.catch(() => known.delete(name))
    return made
  }
}

interface Hits {
  readonly hits: readonly SearchResult[]
  /** Whether the word is rare enough to distinguish pages. Pages need not contain common ones. */
  readonly isRare: boolean
}

/** Pages by the weights of the words that they contain; those with more of the words come first. */
function ranked(words: readonly Hits[], { pages }: SearchIndex): Found[] {
  const all = Math.max(1, words.filter(({ isRare }) => isRare).length)
  const rated = new Map<number, { score: number; rare: number; words: string[] }>()
  for (const { hits, isRare } of words) {
    const seen = new Set<number>()
    for (const { id, score, terms } of hits) {
      const known = rated.get(Number(id)) ?? { score: 0, rare: 0, words: [] }
      const rare = known.rare + (isRare && !seen.has(Number(id)) ? 1 : 0)
      rated.set(Number(id), { score: known.score + score, rare, words: [...known.words, ...terms] })
      seen.add(Number(id))
    }
  }
  const weight = ({ score, rare }: { readonly score: number; readonly rare: number }): number =>
    (score * Math.max(rare, 0.5) ** 2) / all ** 2
  const best = [...rated].toSorted(([a, one], [b, other]) => weight(other) - weight(one) || a - b)
  return best.slice(0, MOST).flatMap(([id, { words: terms }]) => {
    const page = pages[id]
    return page ? { path: page[0], title: page[1], kind: page[2], words: terms } : []
  })
}

/** MiniSearch over the words of a shard, from its own format (version 2). */
function engineFrom({ pages, lengths, averages }: SearchIndex, shard: SearchShard): MiniSearch {
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

/** Shards with words that begin like this one. */
function beginningsFor(word: string, { shards }: SearchIndex): string[] {
  const own = shardOf(word, shards)
  const longer = Object.keys(shards).filter((name) => name.startsWith(word) && name !== own)
  return [...(own === undefined ? [] : [own]), ...longer]
}

/** Weights: half for another ending, a quarter for a misspelling. */
function fuzzyFor(word: string): SearchOptions {
  const fuzzy = word.length >= FUZZY_FROM ? FUZZY : false
  return { prefix: true, fuzzy, weights: { prefix: 0.5, fuzzy: 0.25 } }
}

/** Characters of a passage, and of the text before the match. */
const PASSAGE = 150
const BEFORE = 50

function passageIn(
  sections: readonly SearchSection[],
  words: readonly string[],
  stems: (text: string) => string[],
): Passage | null {
  const wanted = new Set(words)
  const hits = (text: string): number => new Set(stems(text).filter((word) => wanted.has(word))).size
  const rated = sections.map((section) => ({ section, hits: hits(section[2]) + 2 * hits(section[1]) }))
  const best = rated.reduce((a, b) => (b.hits > a.hits ? b : a), { section: ['', '', ''] as SearchSection, hits: 0 })
  if (best.hits === 0) return null
  const [anchor, heading, text] = best.section
  return { anchor, heading, text: around(text, (word) => stems(word).some((one) => wanted.has(one))) }
}

function around(text: string, isHit: (word: string) => boolean): string {
  const hit = [...text.matchAll(/\S+/g)].find(([word]) => isHit(word))?.index ?? 0
  const from = hit <= BEFORE ? 0 : text.indexOf(' ', hit - BEFORE) + 1
  const rest = text.slice(from)
  if (rest.length <= PASSAGE) return `${from > 0 ? '… ' : ''}${rest}`
  return `${from > 0 ? '… ' : ''}${rest.slice(0, rest.lastIndexOf(' ', PASSAGE))} …`
}
