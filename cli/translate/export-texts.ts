import { countWords } from '../../renderer/markdown/count-words.ts'
import { counted } from '../terminal/counted.ts'
import { knownWords } from './known-words.ts'
import { wordsOf } from './parts.ts'
import { forTranslators, type Segment } from './segments.ts'
import type { Translatable } from './translatable.ts'
import type { Translated, XliffFile, XliffUnit } from './write-xliff.ts'

interface Wanted {
  /** Those parts too that are fresh, of a text whose parts are translated one by one. */
  readonly all: boolean
  /** Whether parts without a translation get the words of their source: some tools show only what has a target. */
  readonly copySource: boolean
}

/** A text for a translator, with the words that its translation has already. */
export function exportedFile(text: Translatable, { all, copySource }: Wanted): XliffFile {
  const known = knownWords(text)
  const state = text.isPartial || text.state === 'fresh' ? 'final' : 'needs-review-translation'
  const segments = text.isPartial ? text.segments : forTranslators(text.segments)
  const units = segments.map((segment) => withTarget(segment, known.get(segment.id)?.parts, state))
  const wanted = text.isPartial && !all ? units.filter(({ target }) => !target) : units
  const filled = copySource ? wanted.map(withSource) : wanted
  return { original: text.original, source: text.from, target: text.locale, units: filled }
}

function withTarget(segment: Segment, parts: Translated['parts'] | undefined, state: Translated['state']): XliffUnit {
  return parts ? { ...segment, target: { parts, state } } : segment
}

function withSource(unit: XliffUnit): XliffUnit {
  return unit.target ? unit : { ...unit, target: { parts: unit.parts, state: 'new' } }
}

/** What agencies are paid for: words of sources. */
interface Work {
  readonly toTranslate: number
  /** Those whose translation may be of an older source. */
  readonly toReview: number
}

/** The words of a text that are to be written or to be looked at. */
function workIn({ units }: XliffFile): Work {
  const words = (isMeant: (unit: XliffUnit) => boolean): number =>
    units.filter(isMeant).reduce((sum, { parts }) => sum + countWords(wordsOf(parts)), 0)
  return {
    toTranslate: words(({ target }) => !target || target.state === 'new'),
    toReview: words(({ target }) => target?.state === 'needs-review-translation'),
  }
}

/** How much is exported, of all and of each text: `2 texts, 310 words to translate, 20 to review`. */
export function summaryOf(files: readonly XliffFile[]): string {
  const works = files.map(workIn)
  const sum = (of: keyof Work): number => works.reduce((words, work) => words + work[of], 0)
  const all = `${counted(files.length, 'text')}, ${told({ toTranslate: sum('toTranslate'), toReview: sum('toReview') })}`
  return [all, ...files.map((file) => `  ${file.original}  (${told(workIn(file))})`)].join('\n')
}

function told({ toTranslate, toReview }: Work): string {
  return `${counted(toTranslate, 'word')} to translate${toReview > 0 ? `, ${toReview} to review` : ''}`
}
