import type { Readable } from 'node:stream'
import { Dicer } from '@fastify/busboy'
import { MAX_PART_HEADERS, MAX_PARTS } from './limits.ts'
import { partNameOf, type PartHeaders, type PartName } from './part-header.ts'
import { RefusedError } from './refused.ts'

/** A part of a body: its bytes have to be read before the next part comes. */
export interface Part extends PartName {
  readonly chunks: AsyncIterable<Uint8Array>
}

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
  const parts = new Set<Readable>()
  const taken: Promise<void>[] = []
  const dicer = new Dicer({ boundary, maxHeaderPairs: MAX_PART_HEADERS })
  const parsed = new Promise<void>((resolve, reject) => {
    dicer.on('error', () => reject(new RefusedError('malformed')))
    dicer.on('finish', () => resolve())
    dicer.on('part', (part) => {
      parts.add(part)
      if (parts.size > MAX_PARTS) reject(new RefusedError('malformed'))
      part.on('error', () => reject(new RefusedError('malformed')))
      part.on('header', (headers: PartHeaders) => {
        const work = takePart(headers, part, take)
        work.catch(reject)
        taken.push(work)
      })
    })
  })
  try {
    await Promise.all([feed(dicer, chunks), parsed])
    // A part whose header never ended was never announced.
    if (taken.length !== parts.size) throw new RefusedError('malformed')
    await Promise.all(taken)
  } finally {
    for (const part of parts) part.destroy()
    dicer.destroy()
    await Promise.allSettled(taken)
  }
}

async function takePart(headers: PartHeaders, part: Readable, take: (part: Part) => Promise<void>): Promise<void> {
  await take({ ...partNameOf(headers), chunks: part })
}

async function feed(dicer: Dicer, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const chunk of chunks) {
    if (dicer.destroyed) return
    // What follows the last boundary means nothing (RFC 2046, 5.1.1).
    if (!dicer.writable) continue
    await new Promise<void>((resolve, reject) => {
      dicer.write(chunk, (error) => (error ? reject(error) : resolve()))
    })
  }
  if (dicer.writable) dicer.end()
}
