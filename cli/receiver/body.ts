import { RefusedError } from './refused.ts'

interface BodyLimits {
  readonly bytes: number
  /** Aborts when the request has taken too long. */
  readonly signal: AbortSignal
}

/**
 * The body in chunks as they arrive, counted: more bytes than allowed are refused as too large; a body that ends early or
 * fails, as malformed; one that takes too long, as such.
 */
export async function* chunksOf(request: Request, { bytes, signal }: BodyLimits): AsyncGenerator<Uint8Array, void> {
  if (!request.body) return
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader()
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new RefusedError('timeout')), { once: true })
  })
  late.catch(() => undefined)
  let count = 0
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read().catch(interrupted), late])
      if (done) return
      count += value.byteLength
      if (count > bytes) throw new RefusedError('too-large')
      yield value
    }
  } finally {
    // Nobody reads the rest. A body that has failed cannot be cancelled, and need not be.
    await reader.cancel().catch(() => undefined)
  }
}

function interrupted(): never {
  throw new RefusedError('malformed')
}

/** The chunks as one text; bytes that are no UTF-8 are refused. */
export async function textOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  try {
    for await (const chunk of chunks) text += decoder.decode(chunk, { stream: true })
    return text + decoder.decode()
  } catch (error) {
    throw error instanceof TypeError ? new RefusedError('malformed') : error
  }
}
