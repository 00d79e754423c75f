import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Variant } from '../../renderer/definitions/picture.ts'
import type { OutputFile } from '../output/output-file.ts'
import type { RasterFile } from '../content/files/binary-file.ts'
import type { RenderResult } from '../output/render-result.ts'
import { fileWriter } from '../output/staging.ts'
import { sha256 } from '../output/digest.ts'
import { readSealedBytes, writeSealedBytes } from '../output/sealed.ts'
import { createCrew } from './crew.ts'
import { faultOfEncoding } from './look.ts'
import { MOST_KEPT, prune } from './prune.ts'
import type { Studio } from './studio.ts'

type MadeFile = RenderResult['files'][number]

/** Makes the variants of pictures while further pages are rendered. */
interface Maker {
  readonly add: (variants: readonly Variant[]) => void
  /** Resolves when all that were added are made, or cannot be. */
  readonly finish: () => Promise<Made>
}

interface Made {
  /** By path. */
  readonly files: ReadonlyMap<string, MadeFile>
  /** Why pictures cannot be decoded, by the digest of the source. */
  readonly faults: ReadonlyMap<string, string>
}

interface Making {
  readonly staging: string
  readonly intact: ReadonlyMap<string, OutputFile>
  /** Cache folder of the build. */
  readonly cache: string
  readonly studio: Pick<Studio, 'encode'>
  readonly rasters: ReadonlyMap<string, RasterFile>
}

/** The absolute paths of pictures by the digests of their bytes. */
export function sourcesByDigest(rasters: Making['rasters']): ReadonlyMap<string, string> {
  return new Map(Array.from(rasters.values(), ({ digest, source }) => [digest, source]))
}

/** File names contain a digest of source and settings, so a file that exists in the output is not made again. */
export function createMaker({ staging, intact, cache, studio, rasters }: Making): Maker {
  const sources = sourcesByDigest(rasters)
  const folder = madeIn(cache)
  const made = new Map<string, MadeFile>()
  const asked = new Set<string>()
  const write = fileWriter(staging)
  const faults = new Map<string, string>()
  const crew = createCrew<Variant>(async (variant) => {
    const source = sources.get(variant.source) ?? ''
    const bytes = await madeBytes(variant, source, folder, studio).catch((error: unknown) => {
      const fault = faultOfEncoding(error)
      if (fault === undefined) throw error
      faults.set(variant.source, fault)
    })
    if (!bytes) return
    write(variant.path, bytes)
    made.set(variant.path, { path: variant.path, hash: sha256(bytes), size: bytes.length })
  })
  return {
    add: (variants) => {
      const fresh = variants.filter(({ path: file }) => !asked.has(file) && asked.add(file))
      for (const { path: file } of fresh) {
        const known = intact.get(file)
        if (known) made.set(file, { path: file, hash: known.hash, size: known.size })
      }
      const missing = fresh.filter(({ path: file }) => !made.has(file))
      if (missing.length > 0) mkdirSync(folder, { recursive: true })
      crew.add(missing)
    },
    finish: async () => {
      await crew.finish()
      // Twice as many as this build shows, so that those of the last one outlive a change.
      if (made.size > 0) prune(folder, Math.max(MOST_KEPT, 2 * made.size))
      return { files: made, faults }
    },
  }
}

/** Cache folder of finished variants. */
export function madeIn(cache: string): string {
  return path.join(cache, 'pictures', 'made')
}

/** The bytes of a variant, from the cache if possible. */
export async function madeBytes(
  variant: Variant,
  source: string,
  folder: string,
  { encode }: Making['studio'],
): Promise<Uint8Array> {
  const file = path.join(folder, `${path.posix.basename(variant.path)}.made`)
  const known = readSealedBytes(file)
  if (known) return known
  const bytes = await encode(source, variant)
  mkdirSync(folder, { recursive: true })
  writeSealedBytes(file, bytes)
  return bytes
}

/** The variants in which pictures beside texts are published in their original format. */
export function originalsOf(rasters: Making['rasters']): Variant[] {
  return Array.from(rasters.values()).flatMap(({ original }) => original ?? [])
}
