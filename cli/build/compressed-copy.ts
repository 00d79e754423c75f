import { promisify } from 'node:util'
import zlib from 'node:zlib'

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants
const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Kinds of files that are compressed; pictures and fonts are compressed in themselves. */
export const TEXTS = /\.(css|html|ics|js|json|svg|txt|webmanifest|xml)$/

/** Smaller files fit into one packet as they are. */
const LEAST_BYTES = 1024
/** Twice the time of 9 for eight percent. The best takes three times as long as this for one percent more: worth it for files that browsers keep for a year. */
const PAGE_QUALITY = 10

/** What ends the name of a compressed copy, in the order of their size. */
export const ENDINGS = ['.br', '.gz'] as const
export type Ending = (typeof ENDINGS)[number]

const COMPRESS: Readonly<Record<Ending, (bytes: Buffer, file: string) => Promise<Buffer>>> = {
  '.br': (bytes, file) =>
    brotli(bytes, {
      params: {
        [BROTLI_PARAM_QUALITY]: file.startsWith('assets/') ? zlib.constants.BROTLI_MAX_QUALITY : PAGE_QUALITY,
        [BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': (bytes) => gzip(bytes, { level: zlib.constants.Z_BEST_COMPRESSION }),
}

/** A text compressed as well as is worth it for `file`, its path in the output; undefined if that would not make it smaller. */
export async function compressed(bytes: Buffer, file: string, ending: Ending): Promise<Buffer | undefined> {
  if (bytes.length < LEAST_BYTES) return undefined
  const smaller = await COMPRESS[ending](bytes, file)
  return smaller.length < bytes.length ? smaller : undefined
}

/** Whether it is the compressed copy of another file. */
export function isCompressedCopy(file: string): boolean {
  return /\.(br|gz)$/.test(file) && TEXTS.test(file.replace(/\.(br|gz)$/, ''))
}
