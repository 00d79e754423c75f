import { readdir, stat, open } from 'node:fs/promises'
import path from 'node:path'

/** Maximum concurrent flushes; more are not faster. */
const AT_ONCE = 16

/**
 * Flushes a folder to disk, so that a power cut after the rename does not leave empty files. Hard-linked files are from the last build and
 * have been flushed.
 */
export async function flushTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => path.join(entry.parentPath, entry.name))
  await eachOf(files, async (file) => {
    if ((await stat(file)).nlink === 1) await flush(file, 'r+')
  })
  await eachOf([...folders, folder], flushFolder)
}

/** Flush the folder as well, because it contains the names. */
export async function flushFolder(folder: string): Promise<void> {
  // Windows cannot open folders, and needs no flush for a rename.
  if (process.platform !== 'win32') await flush(folder, 'r')
}

async function flush(file: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(file, flags)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function eachOf(items: readonly string[], work: (item: string) => Promise<void>): Promise<void> {
  let next = 0
  const worker = async (): Promise<void> => {
    for (let item = items[next++]; item !== undefined; item = items[next++]) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
