import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { flush, flushFolder } from './flush-one.ts'

/** Maximum concurrent flushes; more are not faster. */
const AT_ONCE = 16

/** From this many files and folders on, one flush of the file system is faster: for 6,000 files it takes a tenth of the time. */
const MANY = 100

const run = promisify(execFile)

/** Flushes files and the folders that contain them to disk, so that a power cut after the rename does not leave empty files. */
export async function flushFiles(folder: string, files: readonly string[], folders: Iterable<string>): Promise<void> {
  const parents = [...folders]
  if (files.length + parents.length >= MANY && (await flushedAtOnce(folder))) return
  await eachOf(files, async (file) => flush(path.join(folder, file), 'r+'))
  await eachOf(parents, async (name) => flushFolder(path.join(folder, name)))
}

/** Flushes the file system of a folder (syncfs), which Node can do only by a command; false if it could not. */
async function flushedAtOnce(folder: string): Promise<boolean> {
  // Elsewhere `sync` has no options, and may return before the data is on disk.
  if (process.platform !== 'linux') return false
  try {
    await run('sync', ['-f', folder])
    return true
  } catch {
    // There is no such command, or it failed: the flush of each file tells which of them cannot be written.
    return false
  }
}

async function eachOf(items: readonly string[], work: (item: string) => Promise<void>): Promise<void> {
  let next = 0
  const worker = async (): Promise<void> => {
    for (let item = items[next++]; item !== undefined; item = items[next++]) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
