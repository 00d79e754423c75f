import { random } from './random.mjs'

/** What stands before the lines of a piece: that of an item, a quotation, or code. */
const PREFIXES = ['', '', '', '', '  ', '    ', '> ', '- ', '1. ', '\t']
const MOST_PIECES = 6
const MOST_LINES = 8

/** A document of random runs of lines of others, some of them in an item or a quotation: what nobody writes on purpose. */
export function piecesOf(texts: readonly (readonly string[])[], seed: number): string {
  const next = random(seed)
  const below = (most: number): number => Math.floor(next() * most)
  const piece = (): string => {
    const lines = texts[below(texts.length)] ?? []
    const first = below(lines.length)
    const prefix = PREFIXES[below(PREFIXES.length)] ?? ''
    const taken = lines.slice(first, first + 1 + below(MOST_LINES))
    const shown = taken.map((line, index) => (index === 0 || below(3) > 0 ? prefix + line : line))
    return shown.join('\n') + (below(3) > 0 ? '\n' : '\n\n')
  }
  return Array.from({ length: 1 + below(MOST_PIECES) }, piece).join('')
}
