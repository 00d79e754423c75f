/** Returns the next number of a sequence, from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number

/** A seeded generator: the same text always produces the same sequence. */
export function randomOf(seed: string): Random {
  let state = hashOf(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    return mulberry32(state)
  }
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 2_166_136_261
  for (const char of text) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619)
  }
  return hash
}

function mulberry32(state: number): number {
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}
