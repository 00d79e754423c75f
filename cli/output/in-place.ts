import path from 'node:path'
import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { copyAsIs } from './copy-as-is.ts'
import { filesIn, FILES_LIST, foreignFiles, listed } from './foreign.ts'
import { patiently, patientlyServing } from './patience.ts'
import type { Publication } from './publication.ts'
import { removeFolder } from './remove-folder.ts'
import { arrivingIn, closeStaging, isArriving } from './staging.ts'
import { writeFile } from './write-file.ts'

/** Container volumes cannot be renamed. */
export function isMountPoint(out: string): boolean {
  return existsSync(out) && statSync(out).dev !== statSync(path.dirname(out)).dev
}

/**
 * For folders that cannot be renamed: brings all new files onto their file system, so that a full one leaves the output as it is, and then
 * moves each to its place. For a moment visitors may see pages of two builds.
 */
export function fill({ out, staging, files, intact }: Publication): void {
  const foreign = foreignFiles(out, intact.keys())
  const arriving = arrivingIn(out)
  const fresh = [...files].filter(([file, hash]) => intact.get(file)?.hash !== hash).map(([file]) => file)
  for (const file of fresh) copyAsIs(path.join(staging, file), inFolder(arriving, file))
  if (fresh.includes(FILES_LIST)) listBoth(out, arriving, [...files.keys()])
  const stays = new Set([...files.keys(), ...foreign])
  // Remove first, because a file may have become a folder.
  for (const file of filesIn(out)) if (!stays.has(file) && !isArriving(file)) patiently(() => removeFile(out, file))
  for (const file of fresh.toSorted(assetsFirst))
    patiently(() => renameSync(path.join(arriving, file), inFolder(out, file)))
  removeFolder(arriving)
  removeFolder(staging)
}

/**
 * Lists the files of both builds as generated, so that the next run knows them if this one is killed between them. The first list comes with
 * its folder in one step: a folder without a list would be taken for one of somebody else.
 */
function listBoth(out: string, arriving: string, files: readonly string[]): void {
  const both = new Set([...listed(out).filter((file) => file !== ''), ...files])
  const draft = inFolder(path.join(arriving, 'both'), FILES_LIST)
  const list = path.join(out, FILES_LIST)
  writeFile(draft, `${[...both].toSorted().join('\n')}\n`)
  if (existsSync(path.dirname(list))) patiently(() => renameSync(draft, list))
  else patiently(() => renameSync(path.dirname(draft), path.dirname(list)))
}

/** The path of a file, whose folder is there then. */
function inFolder(folder: string, file: string): string {
  const target = path.join(folder, file)
  mkdirSync(path.dirname(target), { recursive: true })
  return target
}

/** Pages come after the styles and scripts that they name. */
function assetsFirst(one: string, other: string): number {
  return Number(other.startsWith('assets/')) - Number(one.startsWith('assets/'))
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
