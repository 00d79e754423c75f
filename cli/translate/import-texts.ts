import { nearestHint } from '../../renderer/content/nearest.ts'
import { issueIn, type Issue, type IssueDetails } from '../../renderer/definitions/issue.ts'
import { applied, keyOf, readingOf, wrongCodes } from './applied.ts'
import { knownWords } from './known-words.ts'
import type { ReadFile, ReadUnit } from './read-xliff.ts'
import type { Segment } from './segments.ts'
import type { Translatable } from './translatable.ts'

/** A translation to write. */
export interface Imported {
  readonly text: Translatable
  readonly written: string
  /** Whether no segment is marked as still to be looked at. */
  readonly isDone: boolean
}

/** A text of the site, which is read if a document has it. */
interface Known {
  readonly source: string
  readonly locale: string
  readonly read: () => Translatable
}

/**
 * Reads a text of an XLIFF document. With an issue, nothing of it is written: half a translation would look like a whole one. `document`:
 * path of the document, for its issues. `written`: what this run writes already, by file.
 */
export function importedFile(
  read: ReadFile,
  document: string,
  texts: readonly Known[],
  written: ReadonlyMap<string, string> = new Map(),
): { readonly imported: Imported | null; readonly issues: readonly Issue[] } {
  const text = textFor(read, texts)?.read()
  if (!text) return { imported: null, issues: [issueIn(document, read, unknownText(read, texts))] }
  const units = new Map(read.units.map((unit) => [unit.id, unit]))
  const segments = text.isPartial ? text.segments.filter(({ id }) => units.has(id)) : text.segments
  const faults = segments.flatMap((segment) => {
    const unit = units.get(segment.id)
    const details = faultOf(segment, unit, read)
    return details ? [issueIn(document, unit?.fault?.place ?? unit ?? read, details)] : []
  })
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
function textFor({ original, language }: ReadFile, texts: readonly Known[]): Known | undefined {
  const own = texts.filter(({ source }) => source === original)
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

/** Why a segment has no words; undefined if it has. */
function faultOf(
  { id, parts, written }: Segment,
  unit: ReadUnit | undefined,
  read: ReadFile,
): IssueDetails | undefined {
  if (!unit) return changedSource(`\`${id}\` of ${read.original} is not in the document`, written, read)
  if (unit.fault) return { code: 'broken-xliff', message: unit.fault.message, expected: unit.fault.expected }
  if (readingOf(unit.source) !== readingOf(parts))
    return changedSource(`\`${id}\` of ${read.original} has changed since the export`, written, read)
  if (!unit.target || readingOf(unit.target) === '')
    return {
      code: 'unfinished-translation',
      message: `\`${id}\` has no translation`,
      expected: `\`<target>\` with its words in \`${read.language}\``,
    }
  const { lacking, foreign, typed } = wrongCodes(parts, unit.target)
  const codes = lacking.map((code) => `${keyOf(code)} (${'code' in code ? code.code : `${code.open}…${code.close}`})`)
  const told = [
    ...(codes.length > 0 ? [`lacks ${codes.join(', ')}`] : []),
    ...(foreign.length > 0 ? [`has ${foreign.join(', ')} too often`] : []),
    ...(typed === undefined ? [] : [`has ${typed} as words`]),
  ]
  if (told.length === 0) return undefined
  return {
    code: 'changed-codes',
    message: `the translation of \`${id}\` ${told.join(' and ')}`,
    expected: 'each code of the source once, at any place',
    hint: 'copy the codes from the source in the tool of the translator, since they cannot be typed',
  }
}

/** Longest part of a source that a message shows. */
const SHOWN = 80

function changedSource(message: string, source: string, { original, language }: ReadFile): IssueDetails {
  const line = source.replaceAll(/\s+/g, ' ')
  const start = line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line
  return {
    code: 'changed-source',
    message,
    expected: `\`${start}\``,
    hint: `export it again with \`kartograf translate export ${original} --to ${language}\`: tools for translators fill in what they know`,
  }
}

function unknownText({ original, language }: ReadFile, texts: readonly Known[]): IssueDetails {
  const locales = texts.filter(({ source }) => source === original).map(({ locale }) => locale)
  if (locales.length > 0)
    return {
      code: 'broken-xliff',
      message: `${original} is not translated into \`${language}\``,
      expected: `\`target-language\` with one of ${locales.join(', ')}`,
    }
  return {
    code: 'broken-xliff',
    message: `\`${original}\` is no source text of this site`,
    expected: '`original` with the path of a text, as it was exported',
    hint: nearestHint(original, [...new Set(texts.map(({ source }) => source))]),
  }
}
