import { distance } from 'fastest-levenshtein'
import { pairsOf, type Pairs } from './pairs.ts'

/** Known words, as a list or a set. They must not change, since what is known of them is kept. */
type Words = readonly string[] | ReadonlySet<string>

/** A hint with the nearest known word, if one is close enough. */
export function nearestHint(word: string, known: Words): string | undefined {
  const nearest = didYouMean(word, known)
  return nearest && `did you mean \`${nearest}\`?`
}

/**
 * The nearest known word, if it is close enough to be meant; of several, the first. Thousands of words may be missing among thousands, so
 * words are compared in the order of how near they can be at best, until none can be nearer than the nearest so far.
 */
export function didYouMean(word: string, known: Words): string | undefined {
  const pairs = knownPairs(known)
  const meant = word.toLowerCase()
  const shared = pairs.sharedWith(meant)
  let [nearest, least] = [Infinity, Math.ceil(word.length / 3)]
  for (const [atBest, places] of candidates(meant, least, pairs, shared).entries()) {
    if (atBest > least) break
    for (const place of places) {
      // A later word must be nearer, an earlier one as near.
      const most = place < nearest ? least : least - 1
      if (atBest > most) continue
      const edits = distance(meant, pairs.lower[place] ?? '')
      if (edits <= most) [nearest, least] = [place, edits]
    }
  }
  return pairs.words[nearest] ?? longerName(meant, pairs, shared)
}

const known = new WeakMap<Words, Pairs>()

function knownPairs(words: Words): Pairs {
  const pairs = known.get(words) ?? pairsOf([...words])
  known.set(words, pairs)
  return pairs
}

/** Places of words that can be within a distance, by the least distance that is possible. */
function candidates(meant: string, most: number, { lower }: Pairs, shared: Uint32Array): readonly number[][] {
  const byLeast = Array.from({ length: most + 1 }, (): number[] => [])
  for (let place = 0; place < lower.length; place += 1) {
    const length = lower[place]?.length ?? 0
    const longest = Math.max(meant.length, length)
    // An edit changes one letter, and the two pairs that this letter is in.
    const byPairs = Math.ceil((longest - 1 - (shared[place] ?? 0)) / 2)
    const least = Math.max(byPairs, Math.abs(meant.length - length))
    if (least <= most) byLeast[least]?.push(place)
  }
  return byLeast
}

/** The shortest known word that contains the given one as a part: `tour` → `guided-tour`. */
function longerName(part: string, { words, lower }: Pairs, shared: Uint32Array): string | undefined {
  if (part.length < 4) return undefined
  let shortest: string | undefined
  for (let place = 0; place < words.length; place += 1) {
    if ((shared[place] ?? 0) < part.length - 1 || !lower[place]?.includes(part)) continue
    const candidate = words[place]
    if (shortest === undefined || (candidate?.length ?? Infinity) < shortest.length) shortest = candidate
  }
  return shortest
}

/** The known word that is surely meant: two letters have changed places, or one letter is wrong; two of a longer word. */
export function slipOf(word: string, known: ReadonlySet<string>): string | undefined {
  const meant = word.toLowerCase()
  const swapped = swapsOf(meant).find((one) => known.has(one))
  if (swapped !== undefined) return swapped
  const nearest = didYouMean(meant, known)
  const most = meant.length < 7 ? 1 : 2
  return nearest !== undefined && distance(meant, nearest) <= most ? nearest : undefined
}

/** A word with each two neighbouring letters swapped. */
function swapsOf(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => {
    return `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`
  })
}
