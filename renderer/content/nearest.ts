import leven from 'leven'

/** A hint with the nearest known word, if one is close enough. */
export function nearestHint(word: string, known: readonly string[]): string | undefined {
  const nearest = didYouMean(word, known)
  return nearest && `did you mean \`${nearest}\`?`
}

/** The nearest known word, if it is close enough to be meant. */
export function didYouMean(word: string, known: readonly string[]): string | undefined {
  const scored = known.map((candidate) => ({ candidate, distance: leven(word.toLowerCase(), candidate.toLowerCase()) }))
  const best = scored.toSorted((a, b) => a.distance - b.distance)[0]
  return best && best.distance <= Math.ceil(word.length / 3) ? best.candidate : longerName(word, known)
}

/** The shortest known word that contains the given one as a part: `tour` → `guided-tour`. */
function longerName(word: string, known: readonly string[]): string | undefined {
  const part = word.toLowerCase()
  if (part.length < 4) return undefined
  const longer = known.filter((candidate) => candidate.toLowerCase().includes(part))
  return longer.toSorted((a, b) => a.length - b.length)[0]
}
