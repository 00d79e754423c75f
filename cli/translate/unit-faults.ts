import type { IssueDetails, Place } from '../../renderer/definitions/issue.ts'
import { counted } from '../terminal/counted.ts'
import { keyOf, readingOf, wrongCodes } from './applied.ts'
import { hasWords } from './parts.ts'
import type { ReadFile, ReadPart, ReadUnit } from './read-xliff.ts'
import type { Segment } from './segments.ts'

/** What is wrong with a part of a document. */
interface Fault {
  readonly place: Place
  readonly details: IssueDetails
}

/**
 * Why segments have no words. Of a text that nobody has begun, this is said once, and of one whose source has changed, with the first part:
 * what is to be done is the same for all of them.
 */
export function faultsOf(segments: readonly Segment[], units: ReadonlyMap<string, ReadUnit>, read: ReadFile): Fault[] {
  const faults = segments.flatMap((segment): Fault[] => {
    const unit = units.get(segment.id)
    const details = faultOf(segment, unit, read)
    return details ? [{ place: unit?.fault?.place ?? unit ?? read, details }] : []
  })
  const wanted = segments.filter(({ parts }) => hasWords(parts)).length
  const isBegun = faults.length < Math.max(wanted, 2) || faults.some(({ details }) => details.code !== UNFINISHED)
  return isBegun ? withFirstChange(faults) : [notBegun(faults.length, read)]
}

function notBegun(count: number, read: ReadFile): Fault {
  const message = `none of the ${count} parts of ${read.original} is translated`
  return { place: read, details: { code: UNFINISHED, message, expected: expectedWords(read) } }
}

function withFirstChange(faults: readonly Fault[]): Fault[] {
  const [first, ...more] = faults.filter(isChange)
  if (!first || more.length === 0) return [...faults]
  const message = `${first.details.message}, and ${counted(more.length, 'more part')} too`
  return [{ place: first.place, details: { ...first.details, message } }, ...faults.filter((fault) => !isChange(fault))]
}

function isChange({ details }: Fault): boolean {
  return details.code === 'changed-source'
}

const UNFINISHED = 'unfinished-translation'

function expectedWords({ language }: ReadFile): string {
  return `\`<target>\` with its words in \`${language}\``
}

/** Why a segment has no words; undefined if it has. */
function faultOf(segment: Segment, unit: ReadUnit | undefined, read: ReadFile): IssueDetails | undefined {
  const { id, parts, written } = segment
  if (!unit) return changedSource(`\`${id}\` of ${read.original} is not in the document`, written, read)
  if (unit.fault) return { code: 'broken-xliff', message: unit.fault.message, expected: unit.fault.expected }
  if (readingOf(unit.source) !== readingOf(parts))
    return changedSource(`\`${id}\` of ${read.original} has changed since the export`, written, read)
  if (!unit.target || readingOf(unit.target) === '')
    return { code: UNFINISHED, message: `\`${id}\` has no translation`, expected: expectedWords(read) }
  if (unit.isNew && hasWords(parts) && readingOf(unit.target) === readingOf(parts)) return copied(id, read)
  return changedCodes(segment, unit.target)
}

function copied(id: string, read: ReadFile): IssueDetails {
  return {
    code: UNFINISHED,
    message: `\`${id}\` has the words of its source, as it was exported`,
    expected: expectedWords(read),
    hint: 'if they are the same in this language, set the `state` of its `<target>` to `translated`',
  }
}

/** Codes of the source that are lacking, and what else is no translation; undefined without any. */
function changedCodes({ id, parts }: Segment, target: readonly ReadPart[]): IssueDetails | undefined {
  const { lacking, foreign, typed } = wrongCodes(parts, target)
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
