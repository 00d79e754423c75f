import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { FOR_HOSTS } from '../../renderer/outputs/hosts/headers.ts'
import { fileWriter } from '../output/staging.ts'
import { sha256 } from '../output/paths.ts'
import { TEXTS } from './compressed-copy.ts'
import { inPortions } from './in-portions.ts'
import type { OutputFile } from './record.ts'
import type { StagedFile } from './site-files.ts'

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants
const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Smaller files fit into one packet as they are. */
const LEAST_BYTES = 1024
/** Twice the time of 9 for eight percent. The best takes three times as long as this for one percent more: worth it for files that browsers keep for a year. */
const PAGE_QUALITY = 10

const ENCODINGS: Readonly<Record<string, (bytes: Buffer, file: string) => Promise<Buffer>>> = {
  br: (bytes, file) =>
    brotli(bytes, {
      params: {
        [BROTLI_PARAM_QUALITY]: file.startsWith('assets/') ? zlib.constants.BROTLI_MAX_QUALITY : PAGE_QUALITY,
        [BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes) => gzip(bytes, { level: zlib.constants.Z_BEST_COMPRESSION }),
}

interface Place {
  readonly out: string
  readonly staging: string
  readonly intact: ReadonlyMap<string, OutputFile>
}

/**
 * The compressed copies of all texts of an output, beside them: `index.html.br` and `index.html.gz`. Those of unchanged files are kept.
 * None for what would not become smaller.
 */
export async function precompress(hashes: ReadonlyMap<string, string>, place: Place): Promise<StagedFile[]> {
  const texts = [...hashes].filter(([file]) => TEXTS.test(file) && !FOR_HOSTS.some((name) => name === file))
  const copies = await inPortions(texts, ([file, hash]) => copiesOf(file, hash, place))
  return copies.flat().filter(({ path: file }) => !hashes.has(file))
}

async function copiesOf(file: string, hash: string, { out, staging, intact }: Place): Promise<StagedFile[]> {
  const names = Object.keys(ENCODINGS).map((ending) => `${file}.${ending}`)
  const kept = names.map((name) => ({ path: name, hash: intact.get(name)?.hash ?? '' }))
  if (intact.get(file)?.hash === hash && kept.every((copy) => copy.hash !== '')) return kept
  const staged = path.join(staging, file)
  const bytes = await readFile(existsSync(staged) ? staged : path.join(out, file))
  if (bytes.length < LEAST_BYTES) return []
  const write = fileWriter(staging)
  const copies = await Promise.all(
    Object.entries(ENCODINGS).map(async ([ending, compress]) => {
      const compressed = await compress(bytes, file)
      if (compressed.length >= bytes.length) return []
      const name = `${file}.${ending}`
      write(name, compressed)
      return [{ path: name, hash: sha256(compressed) }]
    }),
  )
  return copies.flat()
}
