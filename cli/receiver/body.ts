import { RefusedError } from './refused.ts'

/** How a body is read. */
export interface Reading {
  /** Aborts when the request has taken too long. */
  readonly signal: AbortSignal
  /** Milliseconds in which nothing may come. */
  readonly silence: number
  /** Milliseconds that a body may take before it has to keep up the slowest pace. */
  readonly grace: number
  /** Told of the bytes of each chunk that has come; may throw. */
  readonly onBytes: (bytes: number) => void
}

interface BodyLimits extends Reading {
  readonly bytes: number
}

/** Bytes a second, on average: a tenth of the slowest mobile network. What is slower only keeps a place from others. */
const SLOWEST = 1024

/**
 * The body in chunks as they arrive, counted: more bytes than allowed are refused as too large; a body that ends early or
 * fails, as malformed; one that takes or pauses too long, or trickles, as such.
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
    // Nobody reads the rest. Not waited for: while a sender is silent, it cannot be cancelled either.
    void reader.cancel().catch(() => undefined)
  }
}

/** The first of several to come, or a refusal when none has come in time. */
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
