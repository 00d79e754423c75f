import type { SearchSection } from './format.ts'

/** A part of a page around the words that were looked for. */
export interface Passage {
  readonly anchor: string
  readonly heading: string
  /** Text around the first match, cut at word boundaries. */
  readonly text: string
}

/** Characters of a passage, and of the text before the match. */
const PASSAGE = 150
const BEFORE = 50

/** The passage of a page's sections with most of the words; null if none has one. `stems`: the forms in which a text is indexed. */
export function passageIn(
  sections: readonly SearchSection[],
  words: readonly string[],
  stems: (text: string) => string[],
): Passage | null {
  const wanted = new Set(words)
  const hits = (text: string): number => new Set(stems(text).filter((word) => wanted.has(word))).size
  const rated = sections.map((section) => ({ section, hits: hits(section[2]) + 2 * hits(section[1]) }))
  const best = rated.reduce((a, b) => (b.hits > a.hits ? b : a), { section: ['', '', ''] as SearchSection, hits: 0 })
  if (best.hits === 0) return null
  const [anchor, heading, text] = best.section
  return { anchor, heading, text: around(text, (word) => stems(word).some((one) => wanted.has(one))) }
}

function around(text: string, isHit: (word: string) => boolean): string {
  const hit = [...text.matchAll(/\S+/g)].find(([word]) => isHit(word))?.index ?? 0
  const from = hit <= BEFORE ? 0 : text.indexOf(' ', hit - BEFORE) + 1
  const rest = text.slice(from)
  if (rest.length <= PASSAGE) return `${from > 0 ? '… ' : ''}${rest}`
  return `${from > 0 ? '… ' : ''}${rest.slice(0, rest.lastIndexOf(' ', PASSAGE))} …`
}
