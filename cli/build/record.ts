import { mkdirSync, statSync, type Stats } from 'node:fs'
import path from 'node:path'
import { isRecord } from '../../renderer/content/plain-data.ts'
import { digestOfFile } from '../output/file-digest.ts'
import type { OutputFile } from '../output/output-file.ts'
import { sha256 } from '../output/digest.ts'
import { fileIn, type Workspace } from '../output/paths.ts'
import { statsOf } from '../output/stats-of.ts'
import { readSealed, writeSealed } from '../output/sealed.ts'

/** A page of the last build: the digest of the value that it was rendered from, and its files. */
export interface RecordedPage {
  readonly digest: string
  readonly files: readonly string[]
  /** URLs that its document loads; recorded for sites with budgets. */
  readonly loads?: readonly string[]
  /** Letters of its link preview that the font lacks. */
  readonly lacks?: string
  /** Parts of the HTML with a value that is no text. */
  readonly stray?: readonly string[]
}

/** A file of an earlier build that is kept in the output for open tabs. Link preview pictures are not kept. */
export interface RetiredFile extends OutputFile {
  /** Instant of the first build without it, ISO 8601. */
  readonly at: string
  /** Number of builds without it. */
  readonly builds: number
}

/** Record of a build for the next one. */
export interface BuildRecord {
  readonly version: 1
  /** Digest of the values that all pages share, or `NEVER`. If it differs, no page is kept. */
  readonly base: string
  readonly id: string
  readonly pages: Readonly<Record<string, RecordedPage>>
  readonly files: Readonly<Record<string, OutputFile>>
  /** Addresses with an anchor that pages refer to: `/de/about/#team`. */
  readonly anchors?: readonly string[]
  /** Files of earlier builds that are still in the output. Not part of the build or its id. */
  readonly retired?: Readonly<Record<string, RetiredFile>>
}

/** The base of a build whose pages the next one cannot keep, because nothing tells whether they would be the same. */
export const NEVER = ''

/** Each output folder has a record of its own. */
function recordFile({ cache, out }: Workspace): string {
  return path.join(cache, `record-${sha256(out).slice(0, 10)}.json`)
}

/** The record of the last build; undefined if there is none or it cannot be read, in which case everything is built. */
export function readRecord(workspace: Workspace): BuildRecord | undefined {
  const record = readSealed(recordFile(workspace))
  return isWhole(record) ? record : undefined
}

function isWhole(record: unknown): record is BuildRecord {
  if (!isRecord(record)) return false
  const { version, base, id, pages, files } = record
  return version === 1 && typeof base === 'string' && typeof id === 'string' && isRecord(pages) && isRecord(files)
}

/** Saves the record for the next run. */
export function writeRecord(workspace: Workspace, record: BuildRecord): void {
  mkdirSync(workspace.cache, { recursive: true })
  writeSealed(recordFile(workspace), record)
}

/** A file in the output. */
export function outputFileOf(out: string, file: string, hash: string): OutputFile {
  const stats = statSync(fileIn(out, file))
  return { hash, size: stats.size, mtimeMs: stats.mtimeMs, stamp: changeStampOf(stats) }
}

/** Copies preserve times only to the millisecond. */
export function isSameTime(a: { readonly mtimeMs: number }, b: { readonly mtimeMs: number }): boolean {
  return Math.abs(a.mtimeMs - b.mtimeMs) < 1
}

/** What programs cannot reset; size and time of modification are compared by themselves. */
function changeStampOf({ ctimeMs, ino }: Stats): string {
  return `${ctimeMs} ${ino}`
}

/** The intact files of a record. Since size and modification time can be faked, the bytes of files with other stamps are compared. */
export function intactFiles(record: BuildRecord | undefined, out: string): Map<string, OutputFile> {
  const intact = new Map<string, OutputFile>()
  for (const [file, known] of Object.entries({ ...record?.retired, ...record?.files })) {
    const stats = statsOf(fileIn(out, file))
    if (!stats?.isFile() || stats.size !== known.size || !isSameTime(stats, known)) continue
    if (changeStampOf(stats) === known.stamp || isUnaltered(out, file, known)) intact.set(file, known)
  }
  return intact
}

/** Whether a file of the output still has the bytes that the build wrote. */
export function isUnaltered(out: string, file: string, { hash }: OutputFile): boolean {
  return digestOfFile(path.join(out, file)).hash === hash
}
