import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Notes from now on where this thread spends its time; what comes back writes a file that flame-graph viewers and browsers open. */
export async function startProfiler(file: string): Promise<() => Promise<void>> {
  // Loaded only here: some builds of Node come without it.
  const { Session } = await import('node:inspector/promises')
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.start')
  return async () => {
    const { profile } = await session.post('Profiler.stop')
    session.disconnect()
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(profile))
  }
}

/** Runs work and writes its profile, where one is wanted. */
export async function profiled<T>(file: string | null, work: () => T | Promise<T>): Promise<T> {
  const stop = file === null ? null : await startProfiler(file)
  try {
    return await work()
  } finally {
    await stop?.()
  }
}
