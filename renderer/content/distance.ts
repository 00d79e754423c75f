import leven from 'leven'

/** Letters of the shorter word that one number has bits for. */
const BITS = 32

/** For each letter, the places in the shorter word that have it, as bits. All are 0 between two calls. */
const places = new Int32Array(0x1_00_00)

/**
 * The edits (a letter more, less or another) that make one word of the other, or `most + 1` if there are more than `most`. What words have
 * in common at both ends is left out first: addresses begin alike.
 */
export function distance(one: string, other: string, most: number): number {
  const short = one.length <= other.length ? one : other
  const long = short === one ? other : one
  if (long.length - short.length > most) return most + 1
  let end = short.length
  let longEnd = long.length
  while (end > 0 && short.charCodeAt(end - 1) === long.charCodeAt(longEnd - 1)) {
    end -= 1
    longEnd -= 1
  }
  let start = 0
  while (start < end && short.charCodeAt(start) === long.charCodeAt(start)) start += 1
  if (start === end) return longEnd - start
  if (end - start > BITS) return leven(one, other, { maxDistance: most + 1 })
  return bitwise(short.slice(start, end), long.slice(start, longEnd), most)
}

/**
 * The distance by the algorithm of Myers, "A fast bit-vector algorithm for approximate string matching" (1999): a column of the table of
 * distances at once, as the bits where it grows (`more`) and falls (`less`) from a row to the next.
 */
function bitwise(short: string, long: string, most: number): number {
  const last = 1 << (short.length - 1)
  let more = -1
  let less = 0
  let result = short.length
  for (let at = 0; at < short.length; at += 1) places[short.charCodeAt(at)] = placesOf(short, at) | (1 << at)
  for (let at = 0; at < long.length; at += 1) {
    const equal = placesOf(long, at)
    const down = equal | less
    const across = (((equal & more) + more) ^ more) | equal
    const grows = less | ~(across | more)
    const falls = more & across
    if (grows & last) result += 1
    if (falls & last) result -= 1
    // Each letter that is left makes it at most one less.
    if (result - (long.length - at - 1) > most) break
    more = (falls << 1) | ~(down | (grows << 1) | 1)
    less = ((grows << 1) | 1) & down
  }
  for (let at = 0; at < short.length; at += 1) places[short.charCodeAt(at)] = 0
  return Math.min(result, most + 1)
}

function placesOf(word: string, at: number): number {
  return places[word.charCodeAt(at)] ?? 0
}
