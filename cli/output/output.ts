import {
  chmodSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import type { Issue } from '../../renderer/definitions/issue.ts'
import type { OutputFile } from '../build/record.ts'
import { filesIn, isUntouched } from './foreign.ts'

/** Paths beside the output used for publishing, on the same file system, so that renames are atomic. */
function besides(out: string) {
  const beside = (suffix: string): string => path.join(path.dirname(out), `.${path.basename(out)}.kartograf-${suffix}`)
  return { staging: beside('staging'), previous: beside('previous'), ready: beside('ready') }
}

/** An empty staging folder. First completes or removes what a killed run has left. */
export function openStaging(out: string): string {
  recover(out)
  const { staging } = besides(out)
  mkdirSync(staging, { recursive: true })
  return staging
}

/**
 * After a killed run, publishes a staging folder that was complete, and removes anything else. The output is thus always the old or the new
 * one, never a mixture.
 */
export function recover(out: string): void {
  const { staging, previous, ready } = besides(out)
  if (existsSync(ready) && !existsSync(out) && existsSync(staging)) renameSync(staging, out)
  if (!existsSync(out) && existsSync(previous)) renameSync(previous, out)
  for (const rest of [staging, previous, ready]) rmSync(rest, { recursive: true, force: true })
}

/** Whether a killed run has left something beside the output. */
export function leftByKilledRun(out: string): boolean {
  return Object.values(besides(out)).some((rest) => existsSync(rest))
}

export function closeStaging(out: string): void {
  rmSync(besides(out).staging, { recursive: true, force: true })
}

/** Writes files into a folder, creating each subfolder once. */
export function fileWriter(folder: string): (file: string, content: string | Uint8Array) => void {
  const made = new Set<string>()
  return (file, content) => {
    const target = path.join(folder, file)
    const parent = path.dirname(target)
    if (!made.has(parent)) mkdirSync(parent, { recursive: true })
    made.add(parent)
    writeFileSync(target, content)
  }
}

/** The files of the new output, and which of them are already in place. */
export interface Publication {
  readonly out: string
  readonly staging: string
  /** Hash of each file of the new output. */
  readonly files: ReadonlyMap<string, string>
  readonly intact: ReadonlyMap<string, OutputFile>
  /** Foreign files in the old output. */
  readonly foreign?: readonly string[]
  /** Flushes files to disk; if omitted, the operating system decides when. */
  readonly flush?: Flush | undefined
}

export interface Flush {
  readonly files: (folder: string, files: readonly string[], folders: Iterable<string>) => Promise<void>
  readonly folder: (folder: string) => Promise<void>
}

/**
 * Completes the staging folder with unchanged files of the old output (as hard links, which keep their time) and foreign files, flushes it,
 * and replaces the old output by renaming.
 */
export async function publish({ out, staging, files, intact, foreign = [], flush }: Publication): Promise<void> {
  const link = linker(staging)
  const isKept = ([file, hash]: readonly [string, string]): boolean =>
    intact.get(file)?.hash === hash && link(path.join(out, file), file)
  // Hard links to files of the last build are already on disk.
  const fresh = [
    ...[...files].filter((file) => !isKept(file)).map(([file]) => file),
    ...foreign.filter((file) => !link(path.join(out, file), file)),
  ]
  const all = [...files.keys(), ...foreign]
  if (existsSync(out)) chmodSync(staging, statSync(out).mode)
  await flush?.files(staging, fresh, foldersOf(all))
  if (isMountPoint(out)) {
    fill(out, staging, new Set(all))
    return flush?.files(out, all, foldersOf(all))
  }
  const { previous, ready } = besides(out)
  writeFileSync(ready, '')
  if (existsSync(out)) renameSync(out, previous)
  putOrGoBack(staging, out, previous)
  await flush?.folder(path.dirname(out))
  rmSync(ready, { force: true })
  removeFolder(previous, [...intact.keys(), ...foreign])
}

/** Removes a folder whose files are mostly known, without asking the file system for the type of each. */
function removeFolder(folder: string, files: readonly string[]): void {
  const bySize = [...foldersOf(files)].toSorted((a, b) => b.length - a.length)
  for (const file of files) removeQuietly(unlinkSync, path.join(folder, file))
  for (const inner of bySize) removeQuietly(rmdirSync, path.join(folder, inner))
  rmSync(folder, { recursive: true, force: true })
}

function removeQuietly(remove: (file: string) => void, file: string): void {
  try {
    remove(file)
  } catch {
    // The path is not what was expected. Whatever is left is removed afterwards, which may fail.
  }
}

/** If the second rename fails, undo the first, so that visitors still get an output. */
function putOrGoBack(staging: string, out: string, previous: string): void {
  try {
    renameSync(staging, out)
  } catch (error) {
    if (existsSync(previous)) renameSync(previous, out)
    throw error
  }
}

/** Container volumes cannot be renamed. */
function isMountPoint(out: string): boolean {
  return existsSync(out) && statSync(out).dev !== statSync(path.dirname(out)).dev
}

/**
 * For folders that cannot be renamed: removes old files first, since a file may have become a folder, then replaces file by file. For a
 * moment visitors may see pages of two builds.
 */
export function fill(out: string, staging: string, files: ReadonlySet<string>): void {
  for (const file of filesIn(out)) if (!files.has(file)) removeFile(out, file)
  for (const file of files) {
    const half = path.join(out, `${file}.kartograf-new`)
    mkdirSync(path.dirname(half), { recursive: true })
    cpSync(path.join(staging, file), half, { preserveTimestamps: true, verbatimSymlinks: true })
    renameSync(half, path.join(out, file))
  }
  rmSync(staging, { recursive: true, force: true })
}

/** All folders that contain the files, including the top one. */
function foldersOf(files: readonly string[]): Set<string> {
  const folders = new Set(['.'])
  for (const file of files)
    for (let folder = path.posix.dirname(file); !folders.has(folder); folder = path.posix.dirname(folder))
      folders.add(folder)
  return folders
}

/** Gives a file a second name in the staging folder; false if it had to be copied. */
function linker(staging: string): (source: string, file: string) => boolean {
  const made = new Set<string>()
  return (source, file) => {
    const target = path.join(staging, file)
    const parent = path.dirname(target)
    if (!made.has(parent)) mkdirSync(parent, { recursive: true })
    made.add(parent)
    try {
      linkOver(source, target)
      return true
    } catch {
      // On file systems without hard links, copy and keep the time.
      cpSync(source, target, { preserveTimestamps: true, verbatimSymlinks: true })
      return false
    }
  }
}

/** The target rarely exists, so it is only removed if linking fails. */
function linkOver(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    rmSync(target, { force: true })
    linkSync(source, target)
  }
}

/** For `watch`: writes only new and changed files, one by one, and removes old ones. */
export function publishInPlace({ out, staging, files, intact }: Publication, before: Iterable<string>): void {
  // Remove first, because a file may have become a folder.
  for (const file of before) if (!files.has(file)) removeFile(out, file)
  for (const [file, hash] of files) {
    if (intact.get(file)?.hash === hash) continue
    mkdirSync(path.dirname(path.join(out, file)), { recursive: true })
    renameSync(path.join(staging, file), path.join(out, file))
  }
  closeStaging(out)
}

function removeFile(out: string, file: string): void {
  rmSync(path.join(out, file), { force: true })
  for (
    let folder = path.dirname(file);
    folder !== '.' && isEmptyFolder(path.join(out, folder));
    folder = path.dirname(folder)
  ) {
    rmdirSync(path.join(out, folder))
  }
}

function isEmptyFolder(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length === 0
}

/** Source folders of a site. */
export const SOURCES = ['content', 'i18n', 'templates']

/** Whether a path is a folder or inside it. */
function isWithin(folder: string, other: string): boolean {
  const way = path.relative(folder, other)
  return way === '' || (way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way))
}

/** Files that only an output, or a shard of one, has. */
const OWN = ['builds/latest.json', 'shard.kartograf']

/** Refuses to write into source folders, and to replace a folder that is not an output. */
export function checkOutput(out: string, root: string): Issue | undefined {
  const holdsSite = isWithin(out, root)
  const inSources = SOURCES.some((name) => isWithin(path.join(root, name), out))
  const foreign = !isUntouched(out) && !OWN.some((file) => existsSync(path.join(out, file)))
  if (!holdsSite && !inSources && !foreign) return undefined
  return {
    code: 'foreign-output',
    severity: 'error',
    file: out,
    line: 1,
    column: 1,
    message: holdsSite
      ? 'the output folder would replace the site itself'
      : inSources
        ? 'the output would be read as a source of the next build'
        : 'the folder holds files that were not generated here',
    expected: 'an empty folder, a new one, or the output of an earlier run',
    hint: 'set another folder with --out, or empty this one',
  }
}
