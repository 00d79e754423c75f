import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { writeFile } from '../output/write-file.ts'

/** Starts a CPU profile of this thread; the returned function writes it to a file for flame-graph viewers and browsers. */
export async function startProfiler(file: string): Promise<() => Promise<void>> {
  // Imported lazily, because some builds of Node lack it.
  const { Session } = await import('node:inspector/promises')
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.start')
  return async () => {
    const { profile } = await session.post('Profiler.stop')
    session.disconnect()
    mkdirSync(path.dirname(file), { recursive: true })
    writeFile(file, JSON.stringify(profile))
  }
}

/** Runs work, and writes its CPU profile if a file is given. */
export async function profiled<T>(file: string | null, work: () => T | Promise<T>): Promise<T> {
  const stop = file === null ? null : await startProfiler(file)
  try {
    return await work()
  } finally {
    await stop?.()
  }
}
