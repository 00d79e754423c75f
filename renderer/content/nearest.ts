import leven from 'leven'

/** A hint with the nearest known word, if one is close enough. */
export function nearestHint(word: string, known: readonly string[]): string | undefined {
  const nearest = didYouMean(word, known)
  return nearest && `did you mean \`${nearest}\`?`
}

/**
 * The nearest known word, if it is close enough to be meant. Words that cannot be nearer than the nearest so far are not compared: a site
 * with thousands of pages may have as many dead links.
 */
export function didYouMean(word: string, known: readonly string[]): string | undefined {
  const meant = word.toLowerCase()
  let most = Math.ceil(word.length / 3)
  let nearest: string | undefined
  for (const candidate of known) {
    if (most < 0) break
    const other = candidate.toLowerCase()
    if (Math.abs(other.length - meant.length) > most) continue
    const distance = leven(meant, other, { maxDistance: most + 1 })
    if (distance > most) continue
    nearest = candidate
    most = distance - 1
  }
  return nearest ?? longerName(meant, known)
}

/** The shortest known word that contains the given one as a part: `tour` → `guided-tour`. */
function longerName(part: string, known: readonly string[]): string | undefined {
  if (part.length < 4) return undefined
  let shortest: string | undefined
  for (const candidate of known) {
    const isShorter = shortest === undefined || candidate.length < shortest.length
    if (isShorter && candidate.toLowerCase().includes(part)) shortest = candidate
  }
  return shortest
}
