import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sha256, type Workspace } from '../output/paths.ts'

/** A file of the output as it was written: the hash of its bytes, and what tells that nobody has touched it since. */
export interface OutputFile {
  readonly hash: string
  readonly size: number
  readonly mtimeMs: number
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

/** What a build remembers for the next one. */
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
  try {
    const record = JSON.parse(readFileSync(recordFile(workspace), 'utf8')) as Partial<BuildRecord>
    return isWhole(record) ? record : undefined
  } catch {
    return undefined
  }
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
  const file = recordFile(workspace)
  mkdirSync(workspace.cache, { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify(record))
  renameSync(`${file}.new`, file)
}

/** Files of a record that still stand in the output as they were written. */
export function intactFiles(record: BuildRecord | undefined, out: string): Map<string, OutputFile> {
  const intact = new Map<string, OutputFile>()
  for (const [file, known] of Object.entries({ ...record?.retired, ...record?.files })) {
    const stats = statSync(path.join(out, file), { throwIfNoEntry: false })
    if (stats?.isFile() && stats.size === known.size && stats.mtimeMs === known.mtimeMs) intact.set(file, known)
  }
  return intact
}
