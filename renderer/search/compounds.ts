/** Languages that write several nouns as one word. */
const COMPOUNDING = new Set(['de', 'nl', 'da', 'sv', 'nb', 'fi', 'hu', 'et'])

/** Minimum letters of a part of a compound. */
const SHORTEST = 4
/** Maximum letters of a word that is split, because the splits of a word are many, and each is looked up. */
const LONGEST = 64

/** Linking elements between two parts: `Sicherheit-s-prüfung`, `Lizenz-en-verwaltung`. */
const LINKS = ['', 's', 'es', 'n', 'en', 'er', 'e']

/** Whether a language joins nouns into one word. */
export function isCompounding(language: string): boolean {
  return COMPOUNDING.has(language)
}

/**
 * The parts of a compound, recursively: of all splits into two known words, the one whose shortest part is longest. Empty if it cannot be
 * split.
 */
export function partsOf(word: string, isKnown: (word: string) => boolean): string[] {
  const splits = splitsOf(word).filter(([head, tail]) => isKnown(head) && isKnown(tail))
  const [best] = splits.toSorted((a, b) => shortest(b) - shortest(a))
  if (!best) return []
  const [head, tail] = best
  return [head, ...partsOf(head, isKnown), tail, ...partsOf(tail, isKnown)]
}

/** All ways to split a word in two, without the letters that link them; none for text that is too long for a word. */
export function splitsOf(word: string): (readonly [head: string, tail: string])[] {
  const splits: (readonly [string, string])[] = []
  if (word.length > LONGEST) return splits
  for (let at = SHORTEST; at <= word.length - SHORTEST; at += 1)
    for (const link of LINKS) {
      const head = word.slice(0, at - link.length)
      if (head.length >= SHORTEST && word.slice(head.length, at) === link) splits.push([head, word.slice(at)])
    }
  return splits
}

/** The letters and the numbers of `office365`, or only `365` of `m365`, as a single letter is no word. Empty without a border between both. */
export function sidesOf(word: string): string[] {
  const sides = word.match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? []
  return sides.length > 1 ? sides.filter((side) => side.length > 1) : []
}

function shortest(parts: readonly string[]): number {
  return Math.min(...parts.map(({ length }) => length))
}
