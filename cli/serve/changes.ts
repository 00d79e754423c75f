import path from 'node:path'
import { watch as watchFiles, type FSWatcher } from 'chokidar'
import { messageOf } from '../../renderer/definitions/message-of.ts'

/**
 * Editors save files in several steps, so a build starts soon after the first change, and another one when files no longer change. chokidar
 * reports a file at most once in 50 ms (`_throttle`); comparing the files again finds changes that it has dropped.
 */
const SOON_MS = 10
export const QUIET_MS = 60
/** Watches the folders of a site. If the system has no watches left, it polls them. */
export async function watchFolders(
  root: string,
  changed: (file: string) => void,
  usePolling = false,
): Promise<FSWatcher> {
  const folders = ['content', 'i18n', 'templates'].map((name) => path.join(root, name))
  const watcher = watchFiles(folders, {
    ignoreInitial: true,
    usePolling,
    ignored: (file) => path.basename(file).startsWith('.'),
  })
  watcher.on('all', (_event, file) => changed(file))
  const failure = await new Promise<Error | undefined>((resolve) => {
    watcher.once('ready', () => resolve(undefined))
    watcher.once('error', (error) => resolve(error instanceof Error ? error : new Error(String(error))))
  })
  watcher.on('error', (error) => process.stderr.write(`Watching failed: ${String(error)}\n`))
  if (failure === undefined || usePolling) return watcher
  await watcher.close()
  process.stderr.write(`Watching by events failed (${failure.message}); the files are polled instead.\n`)
  return watchFolders(root, changed, true)
}

/** Reports changes soon, and once more when the files have settled, if they have changed again. */
export function debounced(
  done: (files: readonly string[]) => unknown,
  stampOf: (file: string) => string,
): (file: string) => void {
  const files = new Map<string, string>()
  let soon: NodeJS.Timeout | undefined
  let quiet: NodeJS.Timeout | undefined
  const tellOthers = (): void => {
    const others = [...files].filter(([file, stamp]) => stampOf(file) !== stamp).map(([file]) => file)
    for (const file of others) files.set(file, stampOf(file))
    if (others.length > 0) done(others)
  }
  return (file) => {
    if (!files.has(file)) files.set(file, '')
    soon ??= setTimeout(tellOthers, SOON_MS)
    clearTimeout(quiet)
    quiet = setTimeout(() => {
      clearTimeout(soon)
      soon = undefined
      tellOthers()
      files.clear()
    }, QUIET_MS)
  }
}

/**
 * Runs one build at a time. Calls during a build are combined into one run after it, so that an older build never publishes after a newer
 * one. A failure is reported and does not end the watch.
 */
export function oneAtATime(
  work: (changed: readonly string[]) => Promise<void>,
): (changed: readonly string[]) => Promise<void> {
  let running: Promise<void> | undefined
  let waiting: string[] | undefined
  const start = async (changed: readonly string[]): Promise<void> => {
    await work(changed).catch((error: unknown) => process.stderr.write(`${messageOf(error)}\n`))
    running = undefined
    const next = waiting
    waiting = undefined
    if (next) await (running = start(next))
  }
  return (changed) => {
    if (!running) return (running = start(changed))
    waiting = [...(waiting ?? []), ...changed]
    return running
  }
}
