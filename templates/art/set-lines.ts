import type { Face, Outliner } from 'kartograf'

/** The lines of a text, and the font size at which they fit. */
interface SetText {
  readonly size: number
  readonly lines: readonly string[]
}

interface Room {
  readonly width: number
  readonly height: number
  /** Height of a line in em. */
  readonly lineHeight: number
  /** Font sizes to try, largest first. The last one is used even if the text does not fit. */
  readonly sizes: readonly number[]
}

/** Positions at which a word may be hyphenated. */
const SOFT_HYPHEN = '\u00ad'

/** Fractions of the available width to try, so that lines have similar lengths. */
const NARROWER = [0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95]

/** Breaks a text into lines of similar length, at the largest size that fits. Words are hyphenated only if they fit at no size. */
export function setLines(text: string, face: Omit<Face, 'size'>, room: Room, outline: Outliner): SetText {
  const linesIn = (size: number, width: number, divide: typeof divided): { lines: string[]; fit: boolean } => {
    const fits = (line: string): boolean => outline(line, { ...face, size }).width <= width
    const lines = broken(text, fits, divide)
    return { lines, fit: lines.every(fits) && lines.length * size * room.lineHeight <= room.height }
  }
  for (const divide of [whole, divided]) {
    const size = room.sizes.find((candidate) => linesIn(candidate, room.width, divide).fit)
    if (size === undefined) continue
    const { lines } = linesIn(size, room.width, divide)
    const balanced = NARROWER.map((share) => linesIn(size, room.width * share, divide)).find(
      (other) => other.fit && other.lines.length === lines.length,
    )
    return { size, lines: balanced?.lines ?? lines }
  }
  const last = room.sizes.at(-1) ?? 0
  return { size: last, lines: linesIn(last, room.width, divided).lines }
}

function broken(text: string, fits: (line: string) => boolean, divide: typeof divided): string[] {
  const lines: string[] = []
  for (const word of text.split(/[ \n]+/)) {
    const line = lines.at(-1)
    const joined = line === undefined ? plain(word) : `${line} ${plain(word)}`
    if (fits(joined)) lines.splice(-1, 1, joined)
    else lines.push(...divide(word, fits))
  }
  return lines
}

function whole(word: string): string[] {
  return [plain(word)]
}

/** Divides a word that is longer than a line at its soft hyphens; without one it stays whole. */
function divided(word: string, fits: (line: string) => boolean): string[] {
  if (fits(plain(word)) || !word.includes(SOFT_HYPHEN)) return whole(word)
  const parts = word.split(SOFT_HYPHEN)
  const most = parts.findLastIndex((_, end) => fits(`${parts.slice(0, end).join('')}-`))
  if (most < 1) return whole(word)
  return [`${parts.slice(0, most).join('')}-`, ...divided(parts.slice(most).join(SOFT_HYPHEN), fits)]
}

function plain(word: string): string {
  return word.replaceAll(SOFT_HYPHEN, '')
}
