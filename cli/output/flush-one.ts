import { close, fsync, open } from 'node:fs'
import { promisify } from 'node:util'
import { withPath } from './system-error.ts'

const opened = promisify(open)
const flushed = promisify(fsync)
const closed = promisify(close)

/** Flushes a folder, which contains the names of its files. */
export async function flushFolder(folder: string): Promise<void> {
  // Windows cannot open folders, and needs no flush for a rename.
  if (process.platform !== 'win32') await flush(folder, 'r')
}

/** Flushes a file to disk. File descriptors take a third of the time of `FileHandle`, which matters with thousands of files. */
export async function flush(file: string, flags: 'r' | 'r+'): Promise<void> {
  const descriptor = await opened(file, flags)
  try {
    await flushed(descriptor)
  } catch (error) {
    throw withPath(file, error)
  } finally {
    await closed(descriptor)
  }
}
