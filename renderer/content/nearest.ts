import leven from 'leven'

/** A hint with the nearest known word, if one is close enough. */
export function nearestHint(word: string, known: readonly string[]): string | undefined {
  const nearest = didYouMean(word, known)
  return nearest && `did you mean \`${nearest}\`?`
}

/**
 * The nearest known word, if it is close enough to be meant. Words that cannot be nearer than the nearest so far are not compared: a site
 * with thousands of pages may have as many dead links, and comparing takes a hundred times as long as counting.
 */
export function didYouMean(word: string, known: readonly string[]): string | undefined {
  const meant = word.toLowerCase()
  let most = Math.ceil(word.length / 3)
  const [byLetters, byPairs] = [counterOf(meant, 1), counterOf(meant, 2)]
  let nearest: string | undefined
  for (const candidate of known) {
    if (most < 0) break
    const other = candidate.toLowerCase()
    if (Math.abs(other.length - meant.length) > most) continue
    // An edit changes one letter, and the two pairs that this letter is in.
    if (!byLetters(other, most) || !byPairs(other, 2 * most)) continue
    const distance = leven(meant, other, { maxDistance: most + 1 })
    if (distance > most) continue
    nearest = candidate
    most = distance - 1
  }
  return nearest ?? longerName(meant, known)
}

/** How many letters or pairs are told apart: others count as the same, so that words seem nearer than they are. */
const KINDS = 1024

/** Tells of another word whether at most so many letters, or pairs of letters, of one of both are not in the other. */
function counterOf(word: string, span: 1 | 2): (other: string, most: number) => boolean {
  const counts = new Int16Array(KINDS)
  const count = (text: string, index: number, by: 1 | -1): number => {
    const second = span === 2 ? 61 * text.charCodeAt(index + 1) : 0
    const kind = (text.charCodeAt(index) + second) % KINDS
    return (counts[kind] = (counts[kind] ?? 0) + by)
  }
  for (let index = 0; index <= word.length - span; index += 1) count(word, index, 1)
  return (other, most) => {
    const room = Math.min(most, most + other.length - word.length)
    let [end, added] = [0, 0]
    for (; end <= other.length - span && added <= room; end += 1) if (count(other, end, -1) < 0) added += 1
    for (let index = 0; index < end; index += 1) count(other, index, 1)
    return added <= room
  }
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
