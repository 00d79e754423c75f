import { asRecord, isRecord } from '../../renderer/content/plain-data.ts'
import { parseFrontMatter } from '../../renderer/content/front-matter.ts'
import type { DataPath } from '../../renderer/definitions/issue.ts'
import type { JsonSchema } from '../../renderer/outputs/json-schema.ts'
import { sameAgain } from './applied.ts'
import { fieldTexts, type FieldText } from './field-texts.ts'
import { inlineLeaf, leavesOf, withLeaves, type Leaf } from './leaves.ts'
import { counter, placeholderParts, wordsOf, type SourceText } from './parts.ts'

/** A piece of a text that is translated as one. */
export interface Segment extends SourceText {
  /** Where it is, as long as the source keeps its structure: `title`, `sections.2.text.1`, `body.12`. */
  readonly id: string
  /** For translators: what the field is for. */
  readonly note: string
}

/** The segments of an entry's file. `schema`: of the front matter of its collection. Throws YamlError if the front matter is invalid. */
export function segmentsOf(text: string, schema: JsonSchema): Segment[] {
  const { data, body } = parseFrontMatter(text)
  const fields = fieldTexts(schema, asRecord(data)).flatMap(fieldSegments)
  return [...fields, ...leafSegments('body', '', leavesOf(body))]
}

/** Words by the ids of their segments, as Markdown or plain text. */
export type Words = ReadonlyMap<string, string>

/** The front matter and the body of an entry with other words. Segments without any keep those of the source. */
export function withWords(
  text: string,
  schema: JsonSchema,
  words: Words,
): { readonly data: Readonly<Record<string, unknown>>; readonly body: string } {
  const { data, body } = parseFrontMatter(text)
  const changed = fieldTexts(schema, asRecord(data)).reduce<unknown>(
    (value, field) => withValue(value, field.path, fieldWithWords(field, words)),
    data,
  )
  return { data: asRecord(changed), body: markdownWithWords('body', body, leavesOf(body), words) }
}

/** Whether a translation is divided as its source is: if not, nobody knows which segments belong together. */
export function hasSameIds(source: readonly Segment[], own: readonly Segment[]): boolean {
  return source.length === own.length && source.every(({ id }, index) => own[index]?.id === id)
}

/** Segments with something to translate: of a field with nothing but a fact, each language keeps its own. */
export function forTranslators(segments: readonly Segment[]): Segment[] {
  return segments.filter(({ parts }) => /[\p{L}\p{N}]/u.test(wordsOf(parts)))
}

function fieldSegments(field: FieldText): Segment[] {
  const { path, value, kind, description } = field
  const id = path.join('.')
  if (kind !== 'plain') return leafSegments(id, description, leavesOfField(field))
  const written = value.trim()
  return [{ id, written, parts: placeholderParts(written, counter()), note: description }]
}

function leavesOfField({ value, kind }: FieldText): Leaf[] {
  return kind === 'inline' ? inlineLeaf(value) : leavesOf(value)
}

function leafSegments(id: string, note: string, leaves: readonly Leaf[]): Segment[] {
  return leaves.map((leaf, index) => ({ id: leafId(id, index), note, ...textOfLeaf(leaf) }))
}

function textOfLeaf({ written, parts, place }: Leaf): SourceText {
  return { written, parts, form: place === 'code' ? 'code' : 'Markdown' }
}

function leafId(id: string, index: number): string {
  return `${id}.${index + 1}`
}

function fieldWithWords(field: FieldText, words: Words): string {
  const { path, value, kind } = field
  const id = path.join('.')
  if (kind !== 'plain') return markdownWithWords(id, value, leavesOfField(field), words)
  const own = words.get(id) ?? value
  return own === value.trim() ? value : own
}

/** Words that a text has already stay as they are written there, in lines of its own. */
function markdownWithWords(id: string, source: string, leaves: readonly Leaf[], words: Words): string {
  return withLeaves(
    source,
    leaves,
    leaves.map((leaf, index) => {
      const own = words.get(leafId(id, index))
      return own === sameAgain(textOfLeaf(leaf)) ? undefined : own
    }),
  )
}

/** A copy with another value at a path. */
export function withValue(value: unknown, [step, ...rest]: DataPath, wanted: unknown): unknown {
  if (step === undefined) return wanted
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === step ? withValue(item, rest, wanted) : item))
  return isRecord(value) ? { ...value, [step]: withValue(value[step], rest, wanted) } : value
}
