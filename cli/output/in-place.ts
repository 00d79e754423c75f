import path from 'node:path'
import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { copyAsIs } from './copy-as-is.ts'
import { filesIn } from './foreign.ts'
import { patiently, patientlyServing } from './patience.ts'
import type { Publication } from './publication.ts'
import { removeFolder } from './remove-folder.ts'
import { closeStaging } from './staging.ts'

/** Container volumes cannot be renamed. */
export function isMountPoint(out: string): boolean {
  return existsSync(out) && statSync(out).dev !== statSync(path.dirname(out)).dev
}

/**
 * For folders that cannot be renamed: removes old files first, since a file may have become a folder, then replaces file by file. For a
 * moment visitors may see pages of two builds.
 */
export function fill(out: string, staging: string, files: ReadonlySet<string>): void {
  for (const file of filesIn(out)) if (!files.has(file)) patiently(() => removeFile(out, file))
  for (const file of files) {
    const half = path.join(out, `${file}.kartograf-new`)
    mkdirSync(path.dirname(half), { recursive: true })
    copyAsIs(path.join(staging, file), half)
    patiently(() => renameSync(half, path.join(out, file)))
  }
  removeFolder(staging)
}

/** For `watch`: writes only new and changed files, one by one, and removes old ones. */
export async function publishInPlace(
  { out, staging, files, intact }: Publication,
  before: Iterable<string>,
): Promise<void> {
  // Remove first, because a file may have become a folder.
  for (const file of before) if (!files.has(file)) await patientlyServing(() => removeFile(out, file))
  for (const [file, hash] of files) {
    if (intact.get(file)?.hash === hash) continue
    mkdirSync(path.dirname(path.join(out, file)), { recursive: true })
    await patientlyServing(() => renameSync(path.join(staging, file), path.join(out, file)))
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
