import type { Readable } from 'node:stream'
import { Dicer } from '@fastify/busboy'
import { MAX_PART_HEADERS } from './limits.ts'
import { RefusedError } from './refused.ts'

/** A part of a body. Its bytes must be read before the next part. */
export interface Part extends PartName {
  readonly chunks: AsyncIterable<Uint8Array>
}

/** Disables the parser's back pressure, which stalls if a part ends while it waits; `feed` pauses instead. */
const PARSER = { maxHeaderPairs: MAX_PART_HEADERS, partHwm: Number.MAX_SAFE_INTEGER }

/** Unread bytes from which the sender is paused. */
const MAX_WAITING = 64 * 1024

/**
 * Passes the parts of a multipart body to `take`, one after the other, as they arrive; a slow `take` slows down the sender. Resolves when
 * all are taken. Throws RefusedError for a body that is malformed in any way: more than `most` parts, a missing end, a part without a name,
 * a truncated header.
 */
export async function readParts(
  chunks: AsyncIterable<Uint8Array>,
  { boundary, most }: { readonly boundary: string; readonly most: number },
  take: (part: Part) => Promise<void>,
): Promise<void> {
  const parts: Readable[] = []
  const taken: Promise<void>[] = []
  const flow = createFlow(() => parts.at(-1)?.readableLength ?? 0)
  const dicer = new Dicer({ boundary, ...PARSER })
  const parsed = new Promise<void>((resolve, reject) => {
    const malformed = (): void => reject(new RefusedError('malformed'))
    dicer.on('error', malformed)
    dicer.on('finish', resolve)
    dicer.on('part', (part) => {
      part.on('error', malformed)
      if (parts.push(part) > most) return malformed()
      part.on('header', (headers: PartHeaders) => {
        const work = takePart(headers, part, take, flow)
        work.catch(reject)
        taken.push(work)
      })
    })
  })
  try {
    await Promise.all([feed(dicer, chunks, flow), parsed])
    // The parser does not announce a part whose header has no end.
    if (taken.length !== parts.length) throw new RefusedError('malformed')
    await Promise.all(taken)
  } catch (error) {
    dicer.destroy()
    for (const part of parts) part.destroy()
    flow.moved()
    throw (await faultOf(taken)) ?? error
  }
}

/** The error of `take`, if it failed: that makes the part fail too, often earlier, but is the actual reason. */
async function faultOf(taken: readonly Promise<void>[]): Promise<unknown> {
  const results = await Promise.allSettled(taken)
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
  return reasons.find((reason) => !(reason instanceof RefusedError && reason.refusal === 'malformed'))
}

/** Pauses feeding the parser until its parts are read. */
interface Flow {
  /** Resolves when few enough bytes are unread, or `stopped` returns true. */
  readonly free: (stopped: () => boolean) => Promise<void>
  /** Call when something has been read, or reading has ended. */
  readonly moved: () => void
}

function createFlow(waiting: () => number): Flow {
  let wake = (): void => undefined
  return {
    free: async (stopped) => {
      while (waiting() > MAX_WAITING && !stopped())
        await new Promise<void>((resolve) => {
          wake = resolve
        })
    },
    moved: () => wake(),
  }
}

async function takePart(
  headers: PartHeaders,
  part: Readable,
  take: (part: Part) => Promise<void>,
  flow: Flow,
): Promise<void> {
  await take({ ...partNameOf(headers), chunks: chunksOf(part, flow) })
}

async function* chunksOf(part: Readable, flow: Flow): AsyncGenerator<Uint8Array, void> {
  try {
    for await (const chunk of part as AsyncIterable<Uint8Array>) {
      yield chunk
      flow.moved()
    }
  } catch {
    throw new RefusedError('malformed')
  }
}

async function feed(dicer: Dicer, chunks: AsyncIterable<Uint8Array>, flow: Flow): Promise<void> {
  for await (const chunk of chunks) {
    if (dicer.destroyed) return
    // Ignore everything after the last boundary (RFC 2046, 5.1.1).
    if (!dicer.writable) continue
    await new Promise<void>((resolve, reject) => {
      dicer.write(chunk, (error) => (error ? reject(error) : resolve()))
    })
    await flow.free(() => dicer.destroyed)
  }
  if (dicer.writable) dicer.end()
}

/** Headers of a part as returned by the parser, one character per byte. */
type PartHeaders = Readonly<Record<string, readonly string[] | undefined>>

interface PartName {
  readonly field: string
  /** Name of the visitor's file; undefined if the part is not a file. */
  readonly fileName: string | undefined
}

/**
 * Parses `Content-Disposition` of a part (RFC 7578, 4.2), strictly in the form that browsers write: they encode quotes and line breaks in
 * names as %22, %0D and %0A, so raw ones are an attack. Throws RefusedError for other forms.
 */
function partNameOf(headers: PartHeaders): PartName {
  const lines = headers['content-disposition'] ?? []
  const [, field, fileName] =
    /^form-data; ?name="([^"\r\n]*)"(?:; ?filename="([^"\r\n]*)")?$/i.exec(utf8Of(lines[0] ?? '')) ?? []
  if (lines.length !== 1 || field === undefined) throw new RefusedError('malformed')
  return { field, fileName }
}

function utf8Of(bytes: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(bytes, 'latin1'))
  } catch {
    throw new RefusedError('malformed')
  }
}
