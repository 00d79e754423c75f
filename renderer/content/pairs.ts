/** Words, and which of them have a pair of letters. */
export interface Pairs {
  readonly words: readonly string[]
  /** The words in small letters, in the same order. */
  readonly lower: readonly string[]
  /** For each word, how many pairs of neighbouring letters of another one it has; repeated ones may count too often. */
  readonly sharedWith: (other: string) => Uint32Array
}

/** Goes through words once, so that others can be compared with all of them at the cost of the pairs that they share. */
export function pairsOf(words: readonly string[]): Pairs {
  const lower = words.map((word) => word.toLowerCase())
  const having = new Map<number, number[]>()
  for (const [place, word] of lower.entries())
    for (const pair of pairsIn(word)) {
      const places = having.get(pair)
      if (!places) having.set(pair, [place])
      else if (places.at(-1) !== place) places.push(place)
    }
  const sharedWith = (other: string): Uint32Array => {
    const shared = new Uint32Array(words.length)
    for (const pair of pairsIn(other)) countAll(having.get(pair) ?? [], shared)
    return shared
  }
  return { words, lower, sharedWith }
}

function countAll(places: readonly number[], counts: Uint32Array): void {
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0
    counts[place] = (counts[place] ?? 0) + 1
  }
}

function pairsIn(word: string): number[] {
  const pairs: number[] = []
  for (let at = 1; at < word.length; at += 1) pairs.push(65_536 * word.charCodeAt(at - 1) + word.charCodeAt(at))
  return pairs
}
