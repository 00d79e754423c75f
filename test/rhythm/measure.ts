/**
 * How much of their rhythm two pages share: the longest common subsequence of their section types, divided by the longer
 * sequence. Only what is between the frame counts: the hero at the top, and FAQ, related pages and call to action at the end,
 * are on every page so that visitors find them where they expect them.
 */

/** The most that neighbours may share. */
export const MOST = 0.5

const CLOSING: ReadonlySet<string> = new Set(['faq', 'related', 'cta-panel'])

export interface Shared {
  /** The longest subsequence that both have. */
  readonly types: readonly string[]
  /** Its part of the longer sequence, from 0 to 1. */
  readonly part: number
}

/** The types between the frame, in their order. */
export function withoutFrame(types: readonly string[]): readonly string[] {
  const first = types[0]?.startsWith('hero-') ? 1 : 0
  const last = types.findLastIndex((type) => !CLOSING.has(type))
  return types.slice(first, last + 1)
}

/** What two sequences share; neither has a frame. */
export function sharedBy(one: readonly string[], other: readonly string[]): Shared {
  const types = longestCommon(one, other)
  return { types, part: types.length / Math.max(one.length, other.length, 1) }
}

/** The longest common subsequence, row by row: `row[n]` is that of the types so far and the first n of the other. */
function longestCommon(one: readonly string[], other: readonly string[]): readonly string[] {
  let row: readonly (readonly string[])[] = Array.from({ length: other.length + 1 }, () => [])
  for (const type of one) row = nextRow(row, type, other)
  return row.at(-1) ?? []
}

function nextRow(above: readonly (readonly string[])[], type: string, other: readonly string[]): readonly string[][] {
  const row: string[][] = [[]]
  for (const [place, candidate] of other.entries()) {
    const [left = [], up = [], diagonal = []] = [row[place], above[place + 1], above[place]]
    if (candidate === type) row.push([...diagonal, type])
    else row.push([...(up.length >= left.length ? up : left)])
  }
  return row
}
