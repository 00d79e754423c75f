import { RefusedError } from './refused.ts'

/** Options for reading a body. */
export interface Reading {
  /** Aborts when the request takes too long. */
  readonly signal: AbortSignal
  /** Maximum milliseconds without data. */
  readonly silence: number
  /** Milliseconds before the minimum rate applies. */
  readonly grace: number
  /** Called with the number of bytes of each chunk; may throw. */
  readonly onBytes: (bytes: number) => void
}

interface BodyLimits extends Reading {
  readonly bytes: number
}

/** Minimum average rate in bytes per second: a tenth of the slowest mobile network. Slower requests block places for others. */
const SLOWEST = 1024

/**
 * The body in chunks as they arrive. Throws RefusedError if it is too large, ends early or fails, takes or pauses too long, or arrives
 * too slowly.
 */
export async function* chunksOf(
  request: Request,
  { bytes, signal, silence, grace, onBytes }: BodyLimits,
): AsyncGenerator<Uint8Array, void> {
  if (!request.body) return
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader()
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new RefusedError('timeout')), { once: true })
  })
  late.catch(() => undefined)
  const start = performance.now()
  let count = 0
  try {
    for (;;) {
      const left = start + grace + (count / SLOWEST) * 1000 - performance.now()
      const { done, value } = await within(Math.min(silence, left), [reader.read().catch(interrupted), late])
      if (done) return
      count += value.byteLength
      if (count > bytes) throw new RefusedError('too-large')
      onBytes(value.byteLength)
      yield value
    }
  } finally {
    // Discards the rest. Not awaited, because a stream whose sender is silent cannot be cancelled.
    void reader.cancel().catch(() => undefined)
  }
}

/** The result of the first promise to settle. Throws RefusedError if none does in time. */
async function within<T>(ms: number, several: readonly Promise<T>[]): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const silent = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RefusedError('timeout')), ms)
  })
  try {
    return await Promise.race([...several, silent])
  } finally {
    clearTimeout(timer)
  }
}

function interrupted(): never {
  throw new RefusedError('malformed')
}

/** The chunks as text. Throws RefusedError if they are not UTF-8. */
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
