import type { SearchSection } from './format.ts'
import type { Piece } from './pieces.ts'

/** A part of a page around the words that were looked for. */
export interface Passage {
  readonly anchor: string
  readonly heading: string
  /** Text around the first match, cut at spaces, or where there are none for long, between letters. */
  readonly text: string
}

/** Characters of a passage, and of the text before the match. */
const PASSAGE = 150
const BEFORE = 50

/**
 * The passage of a page's sections with most of the words; null if none has one. `stems`: the forms in which a text is indexed; `pieces`:
 * the text divided at the words.
 */
export function passageIn(
  sections: readonly SearchSection[],
  words: readonly string[],
  stems: (text: string) => string[],
  pieces: (text: string) => readonly Piece[],
): Passage | null {
  const wanted = new Set(words)
  const hits = (text: string): number => new Set(stems(text).filter((word) => wanted.has(word))).size
  const rated = sections.map((section) => ({ section, hits: hits(section[2]) + 2 * hits(section[1]) }))
  const best = rated.reduce((a, b) => (b.hits > a.hits ? b : a), { section: ['', '', ''] as SearchSection, hits: 0 })
  if (best.hits === 0) return null
  const [anchor, heading, own] = best.section
  const text = own || beginOf(sections[sections.indexOf(best.section) + 1])
  const isHit = (word: string): boolean => stems(word).some((one) => wanted.has(one))
  return { anchor, heading, text: around(text, pieces(text), isHit) }
}

/** Heading and text of the first part below a heading without a text of its own. */
function beginOf([, heading, text]: SearchSection = ['', '', '']): string {
  return `${heading}${/[\p{L}\p{M}\p{N}]$/u.test(heading) ? ' · ' : ' '}${text}`.trim()
}

function around(text: string, pieces: readonly Piece[], isHit: (word: string) => boolean): string {
  const found = pieces.filter(({ isFound }) => isFound)
  // A word that only begins like one that was looked for is marked, but is not what the page was found by.
  const [first] = [...found.filter((piece) => isHit(piece.text)), ...found]
  const before = first ? pieces.slice(0, pieces.indexOf(first)) : []
  const hit = before.reduce((at, piece) => at + piece.text.length, 0)
  const from = hit <= BEFORE ? 0 : beginningOf(text, hit)
  const rest = text.slice(from)
  const passage = rest.length <= PASSAGE ? rest : `${rest.slice(0, endOf(rest))} …`
  return `${from > 0 ? '… ' : ''}${passage}`
}

/** The beginning of a word before the match. */
function beginningOf(text: string, hit: number): number {
  const space = text.indexOf(' ', hit - BEFORE)
  return space >= 0 && space < hit ? space + 1 : betweenLetters(text, hit - BEFORE)
}

function endOf(text: string): number {
  const space = text.lastIndexOf(' ', PASSAGE)
  return space > PASSAGE - BEFORE ? space : betweenLetters(text, PASSAGE)
}

/** The nearest place before `at` that does not part a letter from its marks. */
function betweenLetters(text: string, at: number): number {
  return at > 0 && /^[\p{M}\p{Cs}\u200D]/u.test(text.slice(at, at + 2)) ? betweenLetters(text, at - 1) : at
}
