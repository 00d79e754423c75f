import { mkdirSync, readFileSync, statSync, type Stats } from 'node:fs'
import path from 'node:path'
import { sha256, type Workspace } from '../output/paths.ts'
import { readSealed, writeSealed } from '../output/sealed.ts'

/** A file of the output as it was written: the hash of its bytes, and what tells that nobody has touched it since. */
export interface OutputFile {
  readonly hash: string
  readonly size: number
  readonly mtimeMs: number
  /** What nobody can set back: the time at which the file system last changed the file, and its number. */
  readonly stamp?: string
}

/** A page of the last build: the digest of the value that it was rendered from, and the files that came of it. */
export interface RecordedPage {
  readonly digest: string
  readonly files: readonly string[]
  /** Addresses of what its document loads; kept for sites that have budgets. */
  readonly loads?: readonly string[]
}

/** A hashed file of an earlier build, which stays in the output for tabs that were opened before; pictures for other sites do not. */
export interface RetiredFile extends OutputFile {
  /** Instant of the build that no longer had it, ISO 8601. */
  readonly at: string
  /** Builds of another id since then, that one included. */
  readonly builds: number
}

/** Record of a build for the next one. */
export interface BuildRecord {
  readonly version: 1
  /** Digest of all that pages share; another one voids the record as a whole. */
  readonly base: string
  readonly id: string
  readonly pages: Readonly<Record<string, RecordedPage>>
  readonly files: Readonly<Record<string, OutputFile>>
  /** Hashed files of earlier builds that still stand in the output. No part of the build, nor of its id. */
  readonly retired?: Readonly<Record<string, RetiredFile>>
}

/** Each output folder has a record of its own. */
function recordFile({ cache, out }: Workspace): string {
  return path.join(cache, `record-${sha256(out).slice(0, 10)}.json`)
}

/** The record of the last build, or undefined where there is none that can be read: then everything is built. */
export function readRecord(workspace: Workspace): BuildRecord | undefined {
  const record = readSealed(recordFile(workspace)) as Partial<BuildRecord> | null | undefined
  return record && isWhole(record) ? record : undefined
}

function isWhole(record: Partial<BuildRecord>): record is BuildRecord {
  return (
    record.version === 1 &&
    typeof record.base === 'string' &&
    typeof record.id === 'string' &&
    isObject(record.pages) &&
    isObject(record.files)
  )
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

export function writeRecord(workspace: Workspace, record: BuildRecord): void {
  mkdirSync(workspace.cache, { recursive: true })
  writeSealed(recordFile(workspace), record)
}

/** A file of the output as it stands there. */
export function outputFileOf(out: string, file: string, hash: string): OutputFile {
  const stats = statSync(path.join(out, file))
  return { hash, size: stats.size, mtimeMs: stats.mtimeMs, stamp: stampOf(stats) }
}

/** Copies that keep the time keep it to the millisecond. */
export function isSameTime(a: { readonly mtimeMs: number }, b: { readonly mtimeMs: number }): boolean {
  return Math.abs(a.mtimeMs - b.mtimeMs) < 1
}

function stampOf({ ctimeMs, ino }: Stats): string {
  return `${ctimeMs} ${ino}`
}

/**
 * Files of a record that still stand in the output as they were written. Size and time can be kept by who changes a file, so one that
 * was touched in any way, or copied, is read.
 */
export function intactFiles(record: BuildRecord | undefined, out: string): Map<string, OutputFile> {
  const intact = new Map<string, OutputFile>()
  for (const [file, known] of Object.entries({ ...record?.retired, ...record?.files })) {
    const stats = statSync(path.join(out, file), { throwIfNoEntry: false })
    if (!stats?.isFile() || stats.size !== known.size || !isSameTime(stats, known)) continue
    if (stampOf(stats) === known.stamp || isUnaltered(out, file, known)) intact.set(file, known)
  }
  return intact
}

/** Whether a file of the output has the bytes that the build has written. */
export function isUnaltered(out: string, file: string, { hash }: OutputFile): boolean {
  return sha256(readFileSync(path.join(out, file))) === hash
}
