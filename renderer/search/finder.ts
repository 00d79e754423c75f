import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch'
import { isCompounding, splitsOf } from './compounds.ts'
import { FIELDS, SECTIONS_FILE, shardOf, type SearchIndex, type SearchSection, type SearchShard } from './format.ts'
import { type Piece, piecesOf } from './pieces.ts'
import { languageOf, wordsOf, type Stem } from './words.ts'

/** A found page. */
export interface Found {
  readonly path: string
  readonly title: string
  readonly kind: string
  /** The matching words of the index, which are stems; `pieces` of the finder highlights them. */
  readonly words: readonly string[]
}

export interface Finder {
  /** Pages matching a query, best first; empty for a query without words. Loads the shards that it needs. */
  readonly find: (query: string) => Promise<Found[]>
  /** The passage of a found page with most of the words; null if only its title matches. */
  readonly passage: (found: Found) => Promise<Passage | null>
  /** A title, heading or passage of a found page, divided at the words to highlight. */
  readonly pieces: (text: string, found: Found) => readonly Piece[]
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
  const hitsOf = async (word: string, options: SearchOptions): Promise<SearchResult[]> => {
    const engines = await Promise.all(beginningsFor(word, index).map(engineOf))
    return engines.flatMap((engine) => engine.search(word, options))
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
  /** Matches of a typed word. A common one is found as it is, unless more may follow; and one that the site has is not misspelt. */
  const asked = async (word: string, at: number, { length }: readonly string[]): Promise<Hits> => {
    const forms = [...new Set([stem(word), word])]
    const hitsOfAll = async (words: readonly string[], options: SearchOptions) =>
      (await Promise.all(words.map((one) => hitsOf(one, options)))).flat()
    const isCommon = common.has(word)
    const isKnown = isCommon || (await Promise.all(forms.map(has))).some(Boolean)
    const whole = await hitsOfAll(forms, isCommon && at < length - 1 ? {} : isKnown ? BEGINNING : MISSPELT)
    const parts = await hitsOfAll(await partsIn(word), BEGINNING)
    for (const hit of parts) hit.score *= PART
    return { hits: [...whole, ...parts], isCommon }
  }

  const formsIn = (text: string): string[] => wordsOf(text, language).flatMap((word) => [word, stem(word)])
  return {
    find: async (text) => ranked(await Promise.all(wordsOf(text, language).map(asked)), index),
    passage: async ({ path, words }) => passageIn(await sectionsOf(path), words, formsIn),
    pieces: (text, { words }) => piecesOf(text, words, formsIn),
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
  /** Whether most pages have the word, so that it does not distinguish them. */
  readonly isCommon: boolean
}

/** Weight of the rarity of the words of a page that has none but common ones. */
const COMMON_ONLY = 0.5

/** Pages by the weights of the words that they contain, and by how many of the words, of which rare ones count more. */
function ranked(words: readonly Hits[], { pages }: SearchIndex): Found[] {
  const rated = new Map<number, { score: number; rarity: number; words: string[] }>()
  for (const { hits, isCommon } of words) {
    const missing = new Set(hits.map(({ id }) => Number(id)))
    const rarity = isCommon ? 0 : Math.log(1 + pages.length / missing.size)
    for (const { id, score, terms } of hits) {
      const known = rated.get(Number(id)) ?? { score: 0, rarity: 0, words: [] }
      rated.set(Number(id), {
        score: known.score + score,
        rarity: known.rarity + (missing.delete(Number(id)) ? rarity : 0),
        words: [...known.words, ...terms],
      })
    }
  }
  const weight = ({ score, rarity }: { readonly score: number; readonly rarity: number }): number =>
    score * Math.max(rarity, COMMON_ONLY)
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

/** Words with another ending count half, misspelt ones a quarter. */
const BEGINNING: SearchOptions = { prefix: true, weights: { prefix: 0.5, fuzzy: 0.25 } }
const MISSPELT: SearchOptions = { ...BEGINNING, fuzzy: ({ length }) => (length >= FUZZY_FROM ? FUZZY : false) }

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
