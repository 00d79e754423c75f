import path from 'node:path'
import { bodyIn, type FrontMatter } from '../../renderer/content/front-matter.ts'
import type { SourceFile } from '../../renderer/definitions/issue.ts'
import { COARSEST_MS } from './files/source-stamps.ts'
import { FEW, readSerialized, writeSerialized } from '../output/sealed.ts'
import { stampOf } from '../output/stats-of.ts'
import { knownText, type SourceMemory } from './files/source-memory.ts'
import type { Walked } from './files/sources.ts'
import { unreadText } from './files/unread-text.ts'

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
  /** Saves the memory for the next run. */
  readonly keep: () => void
}

/**
 * `version`: digest of the program; a store of another version is ignored. `isWatched`: the process lives on, and files may change before
 * their text is asked for, so that all are read at once.
 */
export function textStore(
  walked: Walked,
  memory: Memories,
  cache: string,
  { version, isWatched }: { readonly version: string; readonly isWatched: boolean },
): TextStore {
  if (memory.sources.size > 0) return { recall: () => undefined, keep: () => undefined }
  const {
    sources,
    load: { written },
  } = memory
  const certainBefore = Date.now() - COARSEST_MS
  let recalled: ReadonlyMap<Written, Kept> = new Map()
  return {
    recall: () => {
      recalled = recallTexts(walked, { sources, written }, readKept(cache, version))
      if (isWatched) for (const own of recalled.keys()) void own.body
    },
    keep: () => {
      const fresh = [...written.values()].filter((own) => !recalled.has(own)).length
      if (fresh <= written.size * FEW) return
      const kept = keptOf(walked, { sources, written }, recalled, certainBefore)
      writeSerialized(fileIn(cache), version, kept)
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

/**
 * Texts whose files are unchanged (time, size, inode) are not validated again, and their front matter is not parsed again. Gives what the
 * memory has of each, with what was kept.
 */
function recallTexts(
  { files }: Walked,
  { sources, written }: Filled,
  kept: ReadonlyMap<string, Kept>,
): Map<Written, Kept> {
  const recalled = new Map<Written, Kept>()
  for (const { absolute, relative, stats } of kept.size === 0 ? [] : files) {
    const known = kept.get(relative)
    if (known?.stamp !== stampOf(stats)) continue
    const text = unreadText({ ...known, absolute })
    sources.set(absolute, knownText(stats, text))
    const own = writtenOf(known, text)
    written.set(relative, own)
    recalled.set(own, known)
  }
  return recalled
}

function writtenOf({ digest, data, bodyLine, bodyLength }: Kept, file: SourceFile): Written {
  let known: string | undefined
  return {
    digest,
    data,
    bodyLine,
    // One string for all who ask: what is known of it is looked up by it.
    get body() {
      return (known ??= bodyIn(file.text, bodyLength))
    },
  }
}

/** Leaves out files written so recently that they could change again within the same timestamp. */
function keptOf(
  { files }: Walked,
  { sources, written }: Filled,
  recalled: ReadonlyMap<Written, Kept>,
  certainBefore: number,
): Kept[] {
  return files.flatMap((file): Kept[] => {
    const own = file.stats.mtimeMs < certainBefore ? written.get(file.relative) : undefined
    const stamp = stampOf(file.stats)
    if (!own || sources.get(file.absolute)?.stamp !== stamp) return []
    const known = recalled.get(own)
    if (known) return [known]
    const { digest, data, bodyLine, body } = own
    return [{ path: file.relative, stamp, digest, data, bodyLine, bodyLength: body.length }]
  })
}

function readKept(cache: string, version: string): Map<string, Kept> {
  const texts = (readSerialized(fileIn(cache), version) as Kept[] | undefined) ?? []
  return new Map(texts.map((text) => [text.path, text]))
}

function fileIn(cache: string): string {
  return path.join(cache, 'texts.bin')
}
