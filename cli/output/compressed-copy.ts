import { promisify } from 'node:util'
import zlib from 'node:zlib'

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants
const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Files to compress. The formats of pictures and fonts are compressed already. */
export const TEXTS = /\.(css|html|ics|js|json|svg|txt|webmanifest|xml)$/

/** Minimum bytes of a file to compress; smaller ones fit into one packet. */
const LEAST_BYTES = 1024
/**
 * Saves eight percent over 9 in twice the time. The maximum, 11, takes three times as long again for one percent, which pays off for files
 * that browsers keep for a year.
 */
const PAGE_QUALITY = 10

/** Suffixes of compressed copies, smallest format first. */
export const ENDINGS = ['.br', '.gz'] as const
export type CopyEnding = (typeof ENDINGS)[number]

const COMPRESS: Readonly<Record<CopyEnding, (bytes: Buffer, file: string) => Promise<Buffer>>> = {
  '.br': (bytes, file) =>
    brotli(bytes, {
      params: {
        [BROTLI_PARAM_QUALITY]: file.startsWith('assets/') ? zlib.constants.BROTLI_MAX_QUALITY : PAGE_QUALITY,
        [BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': (bytes) => gzip(bytes, { level: zlib.constants.Z_BEST_COMPRESSION }),
}

/** Compresses a text at the level chosen for `file`, its path in the output; undefined if that would not make it smaller. */
export async function compressed(bytes: Buffer, file: string, ending: CopyEnding): Promise<Buffer | undefined> {
  if (bytes.length < LEAST_BYTES) return undefined
  const smaller = await COMPRESS[ending](bytes, file)
  return smaller.length < bytes.length ? smaller : undefined
}

/** Whether a file is the compressed copy of another one. */
export function isCompressedCopy(file: string): boolean {
  return /\.(br|gz)$/.test(file) && TEXTS.test(file.replace(/\.(br|gz)$/, ''))
}
