import { countWords } from '../../renderer/markdown/count-words.ts'
import { knownWords } from './known-words.ts'
import { wordsOf } from './parts.ts'
import type { Translatable } from './translatable.ts'
import type { XliffFile, XliffUnit } from './write-xliff.ts'

export interface Wanted {
  /** Those parts too that are fresh, of a text whose parts are translated one by one. */
  readonly all: boolean
  /** Whether parts without a translation get the words of their source: some tools show only what has a target. */
  readonly copySource: boolean
}

/** A text for a translator, with the words that its translation has already. */
export function exportedFile(text: Translatable, { all, copySource }: Wanted): XliffFile {
  const known = knownWords(text)
  const state = text.isPartial || text.state === 'fresh' ? 'final' : 'needs-review-translation'
  const units = text.segments.map((segment): XliffUnit => {
    const parts = known.get(segment.id)?.parts
    return parts ? { ...segment, target: { parts, state } } : segment
  })
  const wanted = text.isPartial && !all ? units.filter(({ target }) => !target) : units
  const filled = copySource ? wanted.map(withSource) : wanted
  return { original: text.original, source: text.from, target: text.locale, units: filled }
}

function withSource(unit: XliffUnit): XliffUnit {
  return unit.target ? unit : { ...unit, target: { parts: unit.parts, state: 'new' } }
}

/** The words that are to be written or looked at, as agencies count them: those of the source. */
export function wordsToTranslate(files: readonly XliffFile[]): number {
  const units = files.flatMap((file) => file.units).filter(({ target }) => target?.state !== 'final')
  return units.reduce((sum, { parts }) => sum + countWords(wordsOf(parts)), 0)
}
