import {
  attachmentFaults,
  hasSignature,
  isAllowedName,
  type AttachmentInfo,
  type AttachmentLimits,
} from '../../renderer/forms/attachments.ts'
import type { Fault, FormContract } from '../../renderer/forms/contract.ts'
import { HIDDEN_FIELDS } from '../../renderer/forms/fields.ts'
import { bodyLimit, fieldLimit, fieldsLimit, partLimit } from './limits.ts'
import { chunksOf, textOf, type Reading } from './body.ts'
import type { Incoming } from './guards.ts'
import { readParts, type Part } from './multipart.ts'
import { RefusedError } from './refused.ts'
import type { Draft, StoredAttachment } from './request.ts'

/** The content of a request. Its files have been checked, its fields have not. */
export interface Submission {
  readonly fields: ReadonlyMap<string, string>
  readonly attachments: readonly StoredAttachment[]
  readonly attachmentFaults: readonly Fault[]
}

/** Reads a body. Writes files into the draft as they arrive, and skips files that the form does not accept. Throws RefusedError. */
export async function readSubmission(
  { request, form, body }: Incoming,
  draft: Draft,
  reading: Reading,
): Promise<Submission> {
  // Pairs cannot contain files, so only the limit of fields applies.
  const bytes = body.kind === 'pairs' ? fieldsLimit(form) : bodyLimit(form)
  const chunks = chunksOf(request, { bytes, ...reading })
  const fields = new Map<string, string>()
  const known = namesOf(form)
  if (body.kind === 'pairs') {
    for (const [name, value] of new URLSearchParams(await textOf(chunks))) addField(fields, known, name, value)
    return withFiles(form, fields, [])
  }
  const files: Promise<File>[] = []
  await readParts(chunks, { boundary: body.boundary, most: partLimit(form) }, async (part) => {
    // If no file was selected, browsers send one without a name.
    if (part.fileName === undefined && part.field !== form.files)
      return addField(fields, known, part.field, await textOf(atMost(part.chunks, fieldLimit(form, part.field))))
    const file = readFile(part, form, draft)
    files.push(file)
    await file
  })
  return withFiles(
    form,
    fields,
    (await Promise.all(files)).filter(({ name, size }) => name !== '' || size > 0),
  )
}

/** A received file; `kept` is null if the form does not accept it. */
interface File extends AttachmentInfo {
  readonly kept: StoredAttachment | null
}

function withFiles(form: FormContract, fields: ReadonlyMap<string, string>, files: readonly File[]): Submission {
  if (!form.attachments) return { fields, attachments: [], attachmentFaults: [] }
  const faults: Fault[] = attachmentFaults(files, form.attachments)
  // The extension is allowed, but the bytes are of another type.
  const disguised = files.some(({ name, kept }) => kept === null && isAllowedName(name, form.attachments?.types ?? []))
  if (disguised && faults.length === 0) faults.push('wrong-type')
  return { fields, attachments: files.flatMap(({ kept }) => kept ?? []), attachmentFaults: faults }
}

async function readFile(part: Part, form: FormContract, draft: Draft): Promise<File> {
  const name = (part.fileName ?? '').normalize('NFC')
  if (!form.attachments || part.field !== form.files) throw new RefusedError('malformed')
  const { start, chunks } = await peek(part.chunks)
  if (!isAllowedName(name, form.attachments.types) || !hasSignature(name, start))
    return { name, size: await sizeOf(chunks), kept: null }
  return keep(name, chunks, form.attachments, draft)
}

/** Stores a file up to one byte more than allowed, which is enough to know that it is too large. */
async function keep(
  name: string,
  chunks: AsyncIterable<Uint8Array>,
  { maxBytes }: AttachmentLimits,
  draft: Draft,
): Promise<File> {
  const type = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const stored = await draft.addFile(type, firstBytes(chunks, maxBytes + 1))
  return { name, size: stored.size, kept: { name, ...stored, type } }
}

/** The chunks up to a number of bytes; reads and drops the rest. */
async function* firstBytes(chunks: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Uint8Array, void> {
  let left = bytes
  for await (const chunk of chunks) {
    if (left > 0) yield chunk.subarray(0, left)
    left -= chunk.byteLength
  }
}

async function* atMost(chunks: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Uint8Array, void> {
  let left = bytes
  for await (const chunk of chunks) {
    left -= chunk.byteLength
    if (left < 0) throw new RefusedError('too-large')
    yield chunk
  }
}

/** Number of bytes that identify the type of a file. */
const START_BYTES = 8

/** The first bytes of a file, and all of its chunks, these included. */
async function peek(
  chunks: AsyncIterable<Uint8Array>,
): Promise<{ readonly start: Uint8Array; readonly chunks: AsyncIterable<Uint8Array> }> {
  const iterator = chunks[Symbol.asyncIterator]()
  const seen: Uint8Array[] = []
  let ended = false
  while (!ended && seen.reduce((sum, { byteLength }) => sum + byteLength, 0) < START_BYTES) {
    const next = await iterator.next()
    if (next.done) ended = true
    else seen.push(next.value)
  }
  const all = async function* (): AsyncGenerator<Uint8Array, void> {
    yield* seen
    if (!ended) yield* { [Symbol.asyncIterator]: () => iterator }
  }
  return { start: Buffer.concat(seen), chunks: all() }
}

async function sizeOf(chunks: AsyncIterable<Uint8Array>): Promise<number> {
  let size = 0
  for await (const chunk of chunks) size += chunk.byteLength
  return size
}

function namesOf({ fields, subject }: FormContract): ReadonlySet<string> {
  return new Set([...fields.map((field) => field.name), ...HIDDEN_FIELDS, ...(subject === undefined ? [] : [subject])])
}

/** Adds a field. Throws RefusedError for unknown or repeated fields, which the form does not send. */
function addField(fields: Map<string, string>, known: ReadonlySet<string>, name: string, value: string): void {
  if (!known.has(name) || fields.has(name)) throw new RefusedError('malformed')
  fields.set(name, value)
}
