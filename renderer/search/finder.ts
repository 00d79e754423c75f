import { isCompounding, splitsOf } from './compounds.ts'
import { BEGINNING, engineFrom, MISSPELT, type SearchOptions, type SearchResult } from './engine.ts'
import { SECTIONS_FILE, shardOf, type SearchIndex, type SearchSection, type SearchShard } from './format.ts'
import { type Passage, passageIn } from './passage.ts'
import { type Piece, piecesOf } from './pieces.ts'
import { type Found, type Hits, ranked } from './ranking.ts'
import { languageOf, wordsOf, type Stem } from './words.ts'

export interface Finder {
  /** Pages matching a query, best first; empty for a query without words. Loads the shards that it needs. */
  readonly find: (query: string) => Promise<Found[]>
  /** The passage of a found page with most of the words; null if only its title matches. */
  readonly passage: (found: Found) => Promise<Passage | null>
  /** A title, heading or passage of a found page, divided at the words to highlight. */
  readonly pieces: (text: string, found: Found) => readonly Piece[]
}

/** Loads a JSON file of the site. */
type Get = (path: string) => Promise<unknown>

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

/** Shards with words that begin like this one. */
function beginningsFor(word: string, { shards }: SearchIndex): string[] {
  const own = shardOf(word, shards)
  const longer = Object.keys(shards).filter((name) => name.startsWith(word) && name !== own)
  return [...(own === undefined ? [] : [own]), ...longer]
}
