import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { bodyIn, type FrontMatter } from '../../renderer/content/source-file.ts'
import type { SourceFile } from '../../renderer/definitions/issue.ts'
import { COARSEST_MS } from '../build/load/source-stamps.ts'
import { readSealedBytes, writeSealedBytes } from '../output/sealed.ts'
import { remembered, stampOf, type SourceMemory } from './source-memory.ts'
import type { Walked } from './sources.ts'

/** Parsed front matter, with the digest of its text. */
interface Written extends FrontMatter {
  readonly digest: string
}

/** Front matter of the texts read in this process, by path from the root. */
export type WrittenMemory = Map<string, Written>

/** What a process keeps in memory about texts. */
interface Memories {
  readonly sources: SourceMemory
  readonly load: { readonly written: WrittenMemory }
}

/** Texts of the last run, for a process that has none in memory. */
interface TextStore {
  /** Fills the memory. */
  readonly recall: () => void
  /** Saves the memory for the next run, if it has changed. */
  readonly keep: () => void
}

/** `version`: digest of the program; a store of another version is ignored. */
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

/** What is saved of a text; its body is read from the file. */
interface Kept {
  readonly path: string
  readonly stamp: string
  readonly digest: string
  readonly data: unknown
  readonly bodyLine: number
  readonly bodyLength: number
}

/** Texts whose files are unchanged (time, size, inode) are read, but not validated again, and their front matter is not parsed again. */
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

/** The text of a file that was valid in the last run, without byte order mark and carriage returns as `decodeText` reads it. */
function textOf(absolute: string): string {
  const written = readFileSync(absolute, 'utf8')
  const text = written.startsWith('\uFEFF') ? written.slice(1) : written
  return text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text
}

/** Leaves out files written so recently that they could change again within the same timestamp. */
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

/** Start of the file. Values written by another Node version may be unreadable. */
function keyOf(version: string): string {
  return `${version} ${process.version}\n`
}
