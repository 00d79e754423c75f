import type Sharp from 'sharp'
import { MendableError } from '../program.ts'

/** The site has pictures, but the library that decodes them does not run on this machine. */
class SharpError extends MendableError {
  override readonly name = 'SharpError'
}

/** Loads sharp only when a picture has to be decoded, because its native part is slow to load. */
export async function loadSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp').catch((cause: unknown) => {
    throw new SharpError(
      'Pictures cannot be made on this system, because the package sharp has no binary for it. SVG pictures need none.',
      { cause },
    )
  })
  // Several pictures are encoded concurrently, with one thread each; no result is needed twice.
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
