import { countWords } from '../../renderer/markdown/count-words.ts'
import { knownWords } from './known-words.ts'
import { wordsOf } from './parts.ts'
import type { Translatable } from './translatable.ts'
import type { XliffFile, XliffUnit } from './write-xliff.ts'

/**
 * A text for a translator, with the words that its translation has already. Of messages only those that are missing are sent, unless `all`
 * are wanted.
 */
export function exportedFile(text: Translatable, all: boolean): XliffFile {
  const known = knownWords(text)
  const isFresh = text.isPartial || text.state === 'fresh'
  const units = text.segments.map((segment): XliffUnit => {
    const parts = known.get(segment.id)?.parts
    return parts ? { ...segment, target: { parts, isFresh } } : segment
  })
  const wanted = text.isPartial && !all ? units.filter(({ target }) => !target) : units
  return { original: text.original, source: text.from, target: text.locale, units: wanted }
}

/** The words that are to be written or looked at, as agencies count them: those of the source. */
export function wordsToTranslate(files: readonly XliffFile[]): number {
  const units = files.flatMap((file) => file.units).filter(({ target }) => !target?.isFresh)
  return units.reduce((sum, { parts }) => sum + countWords(wordsOf(parts)), 0)
}
