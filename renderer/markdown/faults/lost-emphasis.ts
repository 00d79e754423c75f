import { UNSPACED_LETTERS } from '../../definitions/letters/unspaced-letters.ts'
import type { LostMark } from './lost-marks.ts'

/**
 * Asterisks between a letter and a punctuation mark are none of emphasis: what Markdown takes for one begins or ends beside a space, which
 * these scripts do not write. `これは**「安全」**です` would be shown as it is.
 */
const LETTER = new RegExp(String.raw`^[${UNSPACED_LETTERS}\p{Script=Hangul}]`, 'u')
const MARK = /^[\p{P}\p{S}]/u
/** Where these scripts begin, and others follow: what most texts have none of is found in no time. */
const PERHAPS_LETTER = /[\u0E00-\u1FFF\u2E80-\uFFFF]/
/** Characters from one mark to the next that may belong together. */
const LONGEST = 500
const RUN = /(?<!\\)\*+/g

interface Run {
  readonly at: number
  readonly marks: string
  /** What is before it where the parser cannot take it for emphasis, for what is on its sides. */
  readonly stuckBehind: 'letter' | 'mark' | undefined
}

/** Marks of emphasis in the source of a paragraph's text that stayed text because of the punctuation beside them. */
export function lostEmphasis(text: string): LostMark[] {
  if (!PERHAPS_LETTER.test(text)) return []
  const runs = runsIn(text)
  const lost: LostMark[] = []
  for (let index = 0; index < runs.length; index += 1) {
    const [first, second] = runs.slice(index, index + 2) as [Run, Run?]
    const isPair = second?.marks === first.marks && second.at - first.at < LONGEST
    if (isPair && isLost(first, second)) lost.push(ofPair(text, first, second))
    else if (first.stuckBehind && isNoNote(first)) lost.push(ofOne(text, first))
    if (isPair) index += 1
  }
  return lost
}

/** Of two single asterisks between the same neighbours, each is a sign for a note: `99元*（含税）、199元*（不含）`. */
function isLost(first: Run, second: Run): boolean {
  return first.stuckBehind !== second.stuckBehind || (first.stuckBehind !== undefined && isNoNote(first))
}

/** A single asterisk may be a sign for a note. */
function isNoNote({ marks }: Run): boolean {
  return marks.length > 1
}

function runsIn(text: string): Run[] {
  return Array.from(text.matchAll(RUN), ({ 0: marks, index: at }) => {
    const before = /.$/su.exec(text.slice(Math.max(0, at - 2), at))?.[0] ?? ''
    const after = text.slice(at + marks.length, at + marks.length + 2)
    const isBehindLetter = LETTER.test(before) && MARK.test(after)
    const isBehindMark = MARK.test(before) && LETTER.test(after)
    return { at, marks, stuckBehind: isBehindLetter ? 'letter' : isBehindMark ? 'mark' : undefined }
  })
}

const REASON = 'Markdown takes no marks for emphasis that are between a letter and punctuation'

/** The punctuation belongs outside of the marks. */
function ofPair(text: string, { at, marks }: Run, second: Run): LostMark {
  const words = text.slice(at + marks.length, second.at)
  const [, before = '', inner = '', after = ''] = /^([\p{P}\p{S}]*)(.*?)([\p{P}\p{S}]*)$/su.exec(words) ?? []
  const written = `${marks}${words}${marks}`
  const expected = inner === '' ? `<strong>${words}</strong>` : before + marks + inner + marks + after
  return { offset: at, written: written.slice(0, 60), reason: REASON, expected }
}

function ofOne(text: string, { at, marks }: Run): LostMark {
  const written = text.slice(at - 1, at + marks.length + 1)
  return { offset: at, written, reason: REASON, expected: `「${marks}…${marks}」` }
}
