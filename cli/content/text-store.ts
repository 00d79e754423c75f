import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { bodyIn, type FrontMatter } from '../../renderer/content/source-file.ts'
import type { SourceFile } from '../../renderer/definitions/issue.ts'
import { COARSEST_MS } from '../build/source-stamps.ts'
import { readSealedBytes, writeSealedBytes } from '../output/sealed.ts'
import { remembered, stampOf, type SourceMemory } from './source-memory.ts'
import type { Walked } from './sources.ts'

/** Front matter as it was read, with the digest of the text that it stands in. */
export interface Written extends FrontMatter {
  readonly digest: string
}

/** Front matter of the texts that were read in this process, by path from the site's folder. */
export type WrittenMemory = Map<string, Written>

/** What a process remembers of texts. */
interface Memories {
  readonly sources: SourceMemory
  readonly load: { readonly written: WrittenMemory }
}

/** Texts of the last run, for a process that remembers none by itself. */
export interface TextStore {
  /** Fills the memory. */
  readonly recall: () => void
  /** Keeps the memory for the next run, if it has anything new. */
  readonly keep: () => void
}

/** `version` voids the store: the digest of the program. */
export function textStore(walked: Walked, memory: Memories, cache: string, version: string): TextStore {
  if (memory.sources.size > 0) return { recall: () => undefined, keep: () => undefined }
  const {
    sources,
    load: { written },
  } = memory
  const certainBefore = Date.now() - COARSEST_MS
  let recalled = 0
  return {
    recall: () => {
      recallTexts(walked, { sources, written }, readKept(cache, version))
      recalled = written.size
    },
    keep: () => {
      const kept = keptOf(walked, { sources, written }, certainBefore)
      if (kept.length === recalled && written.size === recalled) return
      mkdirSync(cache, { recursive: true })
      writeSealedBytes(fileIn(cache), Buffer.concat([Buffer.from(keyOf(version)), serialize(kept)]))
    },
  }
}

interface Filled {
  readonly sources: SourceMemory
  readonly written: WrittenMemory
}

/** What is kept of a text; the body stands in its file. */
interface Kept {
  readonly path: string
  readonly stamp: string
  readonly digest: string
  readonly data: unknown
  readonly bodyLine: number
  readonly bodyLength: number
}

/**
 * Texts whose files look as they did in the last run (time, size, number) are read, but neither checked for what no text may
 * have nor is their front matter parsed.
 */
function recallTexts({ files }: Walked, { sources, written }: Filled, kept: ReadonlyMap<string, Kept>): void {
  if (kept.size === 0) return
  for (const { absolute, relative, stats } of files) {
    const known = kept.get(relative)
    if (known?.stamp !== stampOf(stats)) continue
    const { digest, data, bodyLine, bodyLength } = known
    const text: SourceFile = { path: relative, text: textOf(absolute), digest }
    sources.set(absolute, remembered(stats, text))
    written.set(relative, { digest, data, bodyLine, body: bodyIn(text.text, bodyLength) })
  }
}

/** The text of a file that has been one before. */
function textOf(absolute: string): string {
  const text = readFileSync(absolute, 'utf8')
  return text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text
}

/** What was written so late that it may change once more without another time is not kept. */
function keptOf({ files }: Walked, { sources, written }: Filled, certainBefore: number): Kept[] {
  return files.flatMap((file): Kept[] => {
    const own = file.stats.mtimeMs < certainBefore ? written.get(file.relative) : undefined
    const stamp = stampOf(file.stats)
    if (!own || sources.get(file.absolute)?.stamp !== stamp) return []
    const { digest, data, bodyLine, body } = own
    return [{ path: file.relative, stamp, digest, data, bodyLine, bodyLength: body.length }]
  })
}

function readKept(cache: string, version: string): Map<string, Kept> {
  const bytes = readSealedBytes(fileIn(cache))
  const key = keyOf(version)
  if (bytes?.toString('utf8', 0, key.length) !== key) return new Map()
  const texts = deserialize(bytes.subarray(key.length)) as Kept[]
  return new Map(texts.map((text) => [text.path, text]))
}

function fileIn(cache: string): string {
  return path.join(cache, 'texts.bin')
}

/** What the file begins with. Another Node may write values in a form that this one cannot read. */
function keyOf(version: string): string {
  return `${version} ${process.version}\n`
}
