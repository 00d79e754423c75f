import { execFile } from 'node:child_process'
import { close, fsync, open } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

/** Maximum concurrent flushes; more are not faster. */
const AT_ONCE = 16

/** From this many files and folders on, one flush of the file system is faster: for 6,000 files it takes a tenth of the time. */
const MANY = 100

const run = promisify(execFile)
const opened = promisify(open)
const flushed = promisify(fsync)
const closed = promisify(close)

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

/** Flush the folder as well, because it contains the names. */
export async function flushFolder(folder: string): Promise<void> {
  // Windows cannot open folders, and needs no flush for a rename.
  if (process.platform !== 'win32') await flush(folder, 'r')
}

/** File descriptors take a third of the time of `FileHandle`, which matters with thousands of files. */
async function flush(file: string, flags: 'r' | 'r+'): Promise<void> {
  const descriptor = await opened(file, flags)
  try {
    await flushed(descriptor)
  } finally {
    await closed(descriptor)
  }
}

async function eachOf(items: readonly string[], work: (item: string) => Promise<void>): Promise<void> {
  let next = 0
  const worker = async (): Promise<void> => {
    for (let item = items[next++]; item !== undefined; item = items[next++]) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
