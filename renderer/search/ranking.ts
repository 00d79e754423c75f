import type { SearchResult } from './engine.ts'
import type { SearchIndex } from './format.ts'

/** A found page. */
export interface Found {
  readonly path: string
  readonly title: string
  readonly kind: string
  /** The matching words of the index, which are stems; `pieces` of the finder highlights them. */
  readonly words: readonly string[]
}

/** What the index has of a typed word. */
export interface Hits {
  readonly hits: readonly SearchResult[]
  /** Whether most pages have the word, so that it does not distinguish them. */
  readonly isCommon: boolean
}

/** Maximum number of results. */
const MOST = 12
/** Weight of the rarity of the words of a page that has none but common ones. */
const COMMON_ONLY = 0.5

interface Rating {
  readonly score: number
  /** The sum of the rarities of the words that the page has. */
  readonly rarity: number
  readonly words: readonly string[]
}

/**
 * Pairs of letters without the pages that have less than half of them: one pair of many says nothing. Common ones are not counted, as the
 * index has them of titles and headings only.
 */
export function withMostPairs(pairs: readonly Hits[]): Hits[] {
  const counts = new Map<unknown, number>()
  const telling = pairs.filter(({ isCommon }) => !isCommon)
  for (const { hits } of telling)
    for (const id of new Set(hits.map((hit) => hit.id as unknown))) counts.set(id, (counts.get(id) ?? 0) + 1)
  const isEnough = (id: unknown): boolean => (counts.get(id) ?? 0) * 2 >= telling.length
  return pairs.map(({ hits, isCommon }) => ({
    hits: isCommon ? hits : hits.filter(({ id }) => isEnough(id)),
    isCommon,
  }))
}

/** Pages by the weights of the words that they contain, and by how many of the words, of which rare ones count more. */
export function ranked(words: readonly Hits[], { pages }: SearchIndex): Found[] {
  const best = [...ratingsOf(words, pages.length)].toSorted(
    ([a, one], [b, other]) => weightOf(other) - weightOf(one) || a - b,
  )
  return best.slice(0, MOST).flatMap(([id, { words: terms }]) => {
    const page = pages[id]
    return page ? { path: page[0], title: page[1], kind: page[2], words: terms } : []
  })
}

function weightOf({ score, rarity }: Rating): number {
  return score * Math.max(rarity, COMMON_ONLY)
}

/** The rating of each page that has one of the words. A page has several hits of a word, but the word is rare only once. */
function ratingsOf(words: readonly Hits[], pageCount: number): Map<number, Rating> {
  const ratings = new Map<number, Rating>()
  for (const { hits, isCommon } of words) {
    const missing = new Set(hits.map(({ id }) => Number(id)))
    const rarity = isCommon ? 0 : Math.log(1 + pageCount / missing.size)
    for (const { id, score, terms } of hits) {
      const known = ratings.get(Number(id)) ?? { score: 0, rarity: 0, words: [] }
      ratings.set(Number(id), {
        score: known.score + score,
        rarity: known.rarity + (missing.delete(Number(id)) ? rarity : 0),
        words: [...known.words, ...terms],
      })
    }
  }
  return ratings
}
