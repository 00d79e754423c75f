import { remembered } from '../definitions/remembered.ts'
import { isCompounding, sidesOf, splitsOf } from './compounds.ts'
import { BEGINNING, engineFrom, MISSPELT, type SearchOptions, type SearchResult } from './engine.ts'
import { SECTIONS_FILE, shardOf, type SearchIndex, type SearchSection, type SearchShard } from './format.ts'
import { type Passage, passageIn } from './passage.ts'
import { type Piece, piecesOf } from './pieces.ts'
import { type Found, type Hits, ranked, withMostPairs } from './ranking.ts'
import { isUnspaced, lettersOf } from './unspaced.ts'
import { primaryLanguageOf } from '../../i18n/primary-language.ts'
import { wordsOf, type Stem } from './words.ts'

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
/** Characters of a query that are searched; more are no question, and would keep the page busy. */
const LONGEST_QUERY = 200
/** Letters from which a word that the site has also finds words beginning with it: `ad` is not meant as `administration`. */
const BEGINS_FROM = 3

/** Searches the index of a language. */
export function createFinder(index: SearchIndex, locale: string, stem: Stem, get: Get): Finder {
  const language = primaryLanguageOf(locale)
  const common = new Set(index.common)
  const engineOf = remembered(async (file: string) => engineFrom(index, (await get(file)) as SearchShard))
  const sectionsOf = remembered(
    async (path: string) => (await get(`${path}${SECTIONS_FILE}`)) as readonly SearchSection[],
  )

  /** Matches of a word: exact, with another ending, or misspelt. */
  const hitsOf = async (word: string, options: SearchOptions): Promise<SearchResult[]> => {
    const engines = await Promise.all(shardsFor(word, index).map(engineOf))
    return engines.flatMap((engine) => engine.search(word, options))
  }
  const has = async (word: string): Promise<boolean> => {
    const file = index.shards[shardOf(word, index.shards) ?? '']
    return file !== undefined && (await engineOf(file)).search(word).length > 0
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
  /** Letters and numbers of a word, if the site has both: `office365` is written with a space there. */
  const sidesIn = async (word: string): Promise<string[]> => {
    const sides = sidesOf(word)
    return (await Promise.all(sides.map((side) => has(stem(side))))).every(Boolean) ? sides : []
  }
  const hitsOfAll = async (words: readonly string[], options: SearchOptions): Promise<SearchResult[]> =>
    (await Promise.all(words.map((one) => hitsOf(one, options)))).flat()
  const formsOf = (word: string): string[] => [...new Set([stem(word), word])]
  /** Matches of a typed word, and of its sides. A word that the site has, or whose sides it has, is not misspelt. */
  const asked = async (word: string, at: number, { length }: readonly string[]): Promise<Hits[]> => {
    const isCommon = common.has(word)
    if (isUnspaced(word)) return [{ hits: await hitsOf(word, lettersOf(word).length > 1 ? {} : BEGINNING), isCommon }]
    const isKnown = isCommon || (await Promise.all(formsOf(word).map(has))).some(Boolean)
    const sides = await sidesIn(word)
    // A common word is found as it is, unless more may follow.
    const isWhole = isKnown && (word.length < BEGINS_FROM || (isCommon && at < length - 1))
    const options = isWhole ? {} : isKnown || sides.length > 0 ? BEGINNING : MISSPELT
    const whole = await hitsOfAll(formsOf(word), options)
    const parts = sides.length > 0 ? [] : weighted(await hitsOfAll(await partsIn(word), BEGINNING), PART)
    const besides = sides.map(async (side) => ({
      hits: weighted(await hitsOfAll(formsOf(side), BEGINNING), isKnown ? PART : 1),
      isCommon: common.has(side),
    }))
    return [{ hits: [...whole, ...parts], isCommon }, ...(await Promise.all(besides))]
  }

  const formsIn = (text: string): string[] => wordsOf(text, language).flatMap((word) => [word, stem(word)])
  return {
    find: async (text) => {
      const words = wordsOf(text.slice(0, LONGEST_QUERY), language)
      const hits = await Promise.all(words.map(asked))
      const [pairs, others] = [true, false].map((isPair) =>
        hits.filter((_, at) => isUnspaced(words[at] ?? '') === isPair),
      )
      return ranked([...withMostPairs((pairs ?? []).flat()), ...(others ?? []).flat()], index)
    },
    passage: async ({ path, words }) =>
      passageIn(await sectionsOf(path), words, formsIn, (text) => piecesOf(text, words, formsIn)),
    pieces: (text, { words }) => piecesOf(text, words, formsIn),
  }
}

function weighted(hits: readonly SearchResult[], weight: number): SearchResult[] {
  return hits.map((hit) => ({ ...hit, score: hit.score * weight }))
}

/** Files of the shards with words that begin like this one. */
function shardsFor(word: string, { shards }: SearchIndex): string[] {
  const own = shardOf(word, shards)
  const longer = Object.keys(shards).filter((name) => name.startsWith(word) && name !== own)
  const beginnings = own === undefined ? longer : [own, ...longer]
  return [...new Set(beginnings.flatMap((name) => shards[name] ?? []))]
}
