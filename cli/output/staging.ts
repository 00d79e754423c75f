import path from 'node:path'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { fileIn } from './paths.ts'
import { patiently } from './patience.ts'
import { removeFolder } from './remove-folder.ts'
import { writeFile } from './write-file.ts'

/** Paths beside the output used for publishing, on the same file system, so that renames are atomic. */
export function siblingPaths(out: string) {
  const beside = (suffix: string): string => path.join(path.dirname(out), `.${path.basename(out)}.kartograf-${suffix}`)
  return { staging: beside('staging'), previous: beside('previous'), ready: beside('ready') }
}

/** Folder within an output that cannot be renamed, from which its new files are moved: it is on the same file system. */
const ARRIVING = '.kartograf-new'

/** That folder of an output. */
export function arrivingIn(out: string): string {
  return path.join(out, ARRIVING)
}

/** Whether a file of an output is in that folder. */
export function isArriving(file: string): boolean {
  return file.startsWith(`${ARRIVING}/`)
}

/** An empty staging folder. First completes or removes what a killed run has left. */
export function openStaging(out: string): string {
  recover(out)
  const { staging } = siblingPaths(out)
  mkdirSync(staging, { recursive: true })
  return staging
}

/**
 * After a killed run, publishes a staging folder that was complete, and removes anything else. The output is thus always the old or the new
 * one, never a mixture.
 */
export function recover(out: string): void {
  const { staging, previous, ready } = siblingPaths(out)
  if (existsSync(arrivingIn(out))) removeFolder(arrivingIn(out))
  if (existsSync(ready) && !existsSync(out) && existsSync(staging)) patiently(() => renameSync(staging, out))
  if (!existsSync(out) && existsSync(previous)) patiently(() => renameSync(previous, out))
  for (const rest of [staging, previous]) removeFolder(rest)
  rmSync(ready, { force: true })
}

/** Whether a killed run has left something beside the output or in it. */
export function leftByKilledRun(out: string): boolean {
  return [...Object.values(siblingPaths(out)), arrivingIn(out)].some((rest) => existsSync(rest))
}

/** Removes the staging folder of an output, if it is there. */
export function closeStaging(out: string): void {
  removeFolder(siblingPaths(out).staging)
}

/** Runs work that fills the staging folder of an output. If it fails, nothing is left beside the output that would keep a full disk full. */
export async function leavingNothing<T>(out: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    try {
      recover(out)
    } catch {
      // Threads may still write into it. The next run removes it, and the first error is the one to be told.
    }
    throw error
  }
}

/** Writes files into a folder, creating each subfolder once. */
export function fileWriter(folder: string): (file: string, content: string | Uint8Array) => void {
  const made = new Set<string>()
  return (file, content) => {
    const target = fileIn(folder, file)
    const parent = path.dirname(target)
    if (!made.has(parent)) mkdirSync(parent, { recursive: true })
    made.add(parent)
    writeFile(target, content)
  }
}
