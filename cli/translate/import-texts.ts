import { nearestHint } from '../../renderer/content/nearest.ts'
import { issueIn, type Issue, type IssueDetails } from '../../renderer/definitions/issue.ts'
import { applied } from './applied.ts'
import { knownWords } from './known-words.ts'
import { byId, matchedUnits } from './matched-units.ts'
import type { ReadFile, ReadUnit } from './read-xliff.ts'
import { forTranslators, type Segment } from './segments.ts'
import type { Translatable } from './translatable.ts'
import { faultsOf } from './unit-faults.ts'

/** A translation to write. */
export interface Imported {
  readonly text: Translatable
  readonly written: string
  /** Whether no segment is marked as still to be looked at. */
  readonly isDone: boolean
}

/** A text of the site, which is read if a document has it. */
interface Known {
  readonly locale: string
  readonly read: () => Translatable
}

/** The texts of a site by the path of their source. */
export type KnownTexts = ReadonlyMap<string, readonly Known[]>

/**
 * Reads a text of an XLIFF document. With an issue, nothing of it is written: half a translation would look like a whole one. `document`:
 * path of the document, for its issues. `texts`: by the path of their source. `written`: what this run writes already, by file.
 */
export function importedFile(
  read: ReadFile,
  document: string,
  texts: KnownTexts,
  written: ReadonlyMap<string, string> = new Map(),
): { readonly imported: Imported | null; readonly issues: readonly Issue[] } {
  const text = textFor(read, texts)?.read()
  if (!text) return { imported: null, issues: [issueIn(document, read, unknownText(read, texts))] }
  const units = text.isPartial ? byId(read.units) : matchedUnits(text.segments, read.units)
  const segments = text.isPartial ? text.segments.filter(({ id }) => units.has(id)) : forTranslators(text.segments)
  const faults = faultsOf(segments, units, read).map(({ place, details }) => issueIn(document, place, details))
  if (faults.length > 0) return { imported: null, issues: faults }
  const words = wordsOf(text, segments, units)
  const broken = text.faultsIn?.(words) ?? []
  if (broken.length > 0)
    return {
      imported: null,
      issues: broken.map(({ key, ...fault }) => issueIn(document, units.get(key) ?? read, fault)),
    }
  const isDone = segments.every(({ id }) => !units.get(id)?.isOpen)
  return { imported: { text, written: text.write(words, written.get(text.file)), isDone }, issues: [] }
}

/** Tools that know languages only with a region write `es-ES` for `es`. */
function textFor({ original, language }: ReadFile, texts: KnownTexts): Known | undefined {
  const own = texts.get(original) ?? []
  const written = language.toLowerCase()
  const exact = own.find(({ locale }) => locale.toLowerCase() === written)
  return exact ?? own.find(({ locale }) => written.startsWith(`${locale.toLowerCase()}-`))
}

/** The words of segments. Those that are as they were exported stay as they are written. */
function wordsOf(
  text: Translatable,
  segments: readonly Segment[],
  units: ReadonlyMap<string, ReadUnit>,
): ReadonlyMap<string, string> {
  const known = knownWords(text)
  return new Map(
    segments.map((segment) => {
      const target = units.get(segment.id)?.target ?? []
      const own = known.get(segment.id)
      const words = applied(segment, target)
      return [segment.id, own && applied(segment, own.parts) === words ? own.written : text.fit(words)]
    }),
  )
}

function unknownText({ original, language }: ReadFile, texts: KnownTexts): IssueDetails {
  const locales = texts.get(original)?.map(({ locale }) => locale)
  if (locales)
    return {
      code: 'broken-xliff',
      message: `${original} is not translated into \`${language}\``,
      expected: `\`target-language\` with one of ${locales.join(', ')}`,
    }
  return {
    code: 'broken-xliff',
    message: `\`${original}\` is no source text of this site`,
    expected: '`original` with the path of a text, as it was exported',
    hint: nearestHint(original, [...texts.keys()]),
  }
}
