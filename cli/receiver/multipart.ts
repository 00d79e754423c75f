import type { Readable } from 'node:stream'
import { Dicer } from '@fastify/busboy'
import { MAX_PART_HEADERS, MAX_PARTS } from './limits.ts'
import { RefusedError } from './refused.ts'

/** A part of a body: its bytes have to be read before the next part comes. */
export interface Part extends PartName {
  readonly chunks: AsyncIterable<Uint8Array>
}

/** The parser's own way of waiting forgets to go on when a part ends while it waits; so it never does, and `feed` waits. */
const PARSER = { maxHeaderPairs: MAX_PART_HEADERS, partHwm: Number.MAX_SAFE_INTEGER }

/** Bytes that may wait to be read before the sender is held up. */
const MAX_WAITING = 64 * 1024

/**
 * Hands the parts of a multipart body to `take`, one after the other, while it arrives; a slow `take` slows the sender down.
 * Resolves when all are taken. Anything that is not quite a multipart body is refused as malformed: a missing end, a part
 * without a name, a header that is cut off.
 */
export async function readParts(
  chunks: AsyncIterable<Uint8Array>,
  boundary: string,
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
      if (parts.push(part) > MAX_PARTS) return malformed()
      part.on('header', (headers: PartHeaders) => {
        const work = takePart(headers, part, take, flow)
        work.catch(reject)
        taken.push(work)
      })
    })
  })
  try {
    await Promise.all([feed(dicer, chunks, flow), parsed])
    // A part whose header never ended was never announced.
    if (taken.length !== parts.length) throw new RefusedError('malformed')
    await Promise.all(taken)
  } catch (error) {
    dicer.destroy()
    for (const part of parts) part.destroy()
    flow.moved()
    throw (await faultOf(taken)) ?? error
  }
}

/** Who fails to take a part stops it, and the part fails then too, often sooner: what the taker says is the reason. */
async function faultOf(taken: readonly Promise<void>[]): Promise<unknown> {
  const results = await Promise.allSettled(taken)
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
  return reasons.find((reason) => !(reason instanceof RefusedError && reason.refusal === 'malformed'))
}

/** Holds up the feeding of a parser while what it has found is not read. */
interface Flow {
  /** Resolves when little enough is waiting, or when `stopped` says so. */
  readonly free: (stopped: () => boolean) => Promise<void>
  /** Something has been read, or the reading has ended. */
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
    // What follows the last boundary means nothing (RFC 2046, 5.1.1).
    if (!dicer.writable) continue
    await new Promise<void>((resolve, reject) => {
      dicer.write(chunk, (error) => (error ? reject(error) : resolve()))
    })
    await flow.free(() => dicer.destroyed)
  }
  if (dicer.writable) dicer.end()
}

/** Header lines of a part, as the parser gives them: each byte a character. */
type PartHeaders = Readonly<Record<string, readonly string[] | undefined>>

interface PartName {
  readonly field: string
  /** Name of the visitor's file; undefined for a part that is no file. */
  readonly fileName: string | undefined
}

/**
 * What a part is, by its `Content-Disposition` (RFC 7578, 4.2). It is read strictly, as browsers write it: quotes and line
 * breaks in names arrive as %22, %0D and %0A, so any that stand there as such were put there to deceive.
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
