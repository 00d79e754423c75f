import path from 'node:path'
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  unlinkSync,
} from 'node:fs'
import { copyAsIs } from './copy-as-is.ts'
import { foreignFiles, listed } from './foreign.ts'
import { fill, isMountPoint, publishInPlace } from './in-place.ts'
import { fileIn } from './paths.ts'
import { isHeld, patiently } from './patience.ts'
import type { Publication } from './publication.ts'
import { removeFolder } from './remove-folder.ts'
import { siblingPaths } from './staging.ts'
import { writeFile } from './write-file.ts'

/**
 * Completes the staging folder with unchanged files of the old output (as hard links, which keep their time) and foreign files, flushes it,
 * and replaces the old output by renaming, or file by file if that is impossible.
 */
export async function publish({ out, staging, files, intact, foreign = [], flush }: Publication): Promise<void> {
  const link = linker(staging)
  const isKept = ([file, hash]: readonly [string, string]): boolean =>
    intact.get(file)?.hash === hash && link(fileIn(out, file), file)
  // Hard links to files of the last build are already on disk.
  const fresh = [
    ...[...files].filter((file) => !isKept(file)).map(([file]) => file),
    ...foreign.filter((file) => !link(fileIn(out, file), file)),
  ]
  const all = [...files.keys(), ...foreign]
  if (existsSync(out)) chmodSync(staging, statSync(out).mode)
  await flush?.files(staging, fresh, foldersOf(all))
  if (isMountPoint(out)) {
    fill({ out, staging, files, intact })
    return flush?.files(out, all, foldersOf(all))
  }
  const own = listed(out)
  if (!takesPlace(staging, out))
    return publishInPlace({ out, staging, files, intact }, new Set([...intact.keys(), ...own]))
  const { previous, ready } = siblingPaths(out)
  await flush?.folder(path.dirname(out))
  rmSync(ready, { force: true })
  removeFiles(previous, [...intact.keys(), ...foreign])
  keepLate(previous, out, own)
  removeOld(previous)
}

/** What is still open on Windows, as by a visitor of `serve`, is left to the next run. */
function removeOld(previous: string): void {
  try {
    removeFolder(previous)
  } catch (error) {
    if (!isHeld(error)) throw error
  }
}

/** Whether the staging folder is the output now. Windows refuses that while a file of either or a folder in them is open. */
function takesPlace(staging: string, out: string): boolean {
  const { previous, ready } = siblingPaths(out)
  writeFile(ready, '')
  try {
    if (existsSync(out)) patiently(() => renameSync(out, previous))
    replaceOutput(staging, out, previous)
    return true
  } catch (error) {
    if (!isHeld(error) || !existsSync(out)) throw error
    rmSync(ready, { force: true })
    return false
  }
}

/** Foreign files that have come into the old output after they were looked for. */
function keepLate(previous: string, out: string, own: readonly string[]): void {
  for (const file of foreignFiles(previous, own)) {
    const target = path.join(out, file)
    if (existsSync(target)) continue
    mkdirSync(path.dirname(target), { recursive: true })
    patiently(() => renameSync(path.join(previous, file), target))
  }
}

/** Removes known files and the folders that are then empty, without asking the file system for the type of each. */
function removeFiles(folder: string, files: readonly string[]): void {
  const bySize = [...foldersOf(files)].toSorted((a, b) => b.length - a.length)
  for (const file of files) removeQuietly(unlinkSync, fileIn(folder, file))
  for (const inner of bySize) removeQuietly(rmdirSync, path.join(folder, inner))
}

function removeQuietly(remove: (file: string) => void, file: string): void {
  try {
    remove(file)
  } catch {
    // Unexpected type of file. The caller removes whatever is left, and that may throw.
  }
}

/** If the second rename fails, undo the first, so that visitors still get an output. */
function replaceOutput(staging: string, out: string, previous: string): void {
  try {
    patiently(() => renameSync(staging, out))
  } catch (error) {
    if (existsSync(previous)) patiently(() => renameSync(previous, out))
    throw error
  }
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
    const target = fileIn(staging, file)
    const parent = path.dirname(target)
    if (!made.has(parent)) mkdirSync(parent, { recursive: true })
    made.add(parent)
    try {
      linkOver(source, target)
      return true
    } catch {
      // On file systems without hard links, copy and keep the time.
      copyAsIs(source, target)
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
