import path from 'node:path'
import { messageOf } from '../../../renderer/definitions/message-of.ts'
import { hasCode } from '../../output/has-code.ts'
import { messageWithMend } from '../../output/system-error.ts'
import { type SiteWatcher, watchSite } from './site-folders.ts'

/**
 * Editors save files in several steps, so a build starts soon after the first change, and another one when files no longer change. chokidar
 * reports a file at most once in 50 ms (`_throttle`); comparing the files again finds changes that it has dropped.
 */
const SOON_MS = 10
export const QUIET_MS = 60

/** Of more files, such as a `git checkout` writes, a build would see a part: it waits until none has changed for a longer time. */
const FEW = 10
const SETTLED_MS = 150

interface Watching {
  readonly close: () => Promise<void>
}

/**
 * Watches the folders of a site. If the system has no watches left, then or later, it polls them, and reports the folder `content` once,
 * because changes may have been missed.
 */
export async function watchFolders(root: string, changed: (file: string) => void): Promise<Watching> {
  const events = watchSite(root, changed, false)
  const failure = await readiness(events)
  let watching: Watching = events
  let isClosed = false
  const poll = async (error: Error): Promise<void> => {
    process.stderr.write(`Watching by events failed (${error.message}); the files are polled instead.\n`)
    const polling = await polled(root, changed)
    // Closed meanwhile, only the first watcher was there to be.
    if (isClosed) await polling.close()
    else watching = polling
    await events.close()
  }
  const pollLater = async (error: Error): Promise<void> => {
    await poll(error)
    changed(path.join(root, 'content'))
  }
  if (failure) await poll(failure)
  else onceOutOfWatches(events, (error) => void pollLater(error).catch(report))
  return {
    close: () => {
      isClosed = true
      return watching.close()
    },
  }
}

async function polled(root: string, changed: (file: string) => void): Promise<SiteWatcher> {
  const watcher = watchSite(root, changed, true)
  await readiness(watcher)
  watcher.events.on('error', report)
  return watcher
}

/** Waits for the first look at all folders. Resolves to the error that has come before. */
function readiness({ events }: SiteWatcher): Promise<Error | undefined> {
  return new Promise((resolve) => {
    events.once('ready', () => resolve(undefined))
    // Not `once`: each further folder without a watch is an error too.
    events.on('error', (error) => resolve(error instanceof Error ? error : new Error(String(error))))
  })
}

/** Codes of a system that has no watches or no open files left, see inotify(7). */
const OUT_OF_WATCHES = ['ENOSPC', 'EMFILE']

/** Calls `act` for the first such error. Reports others. */
function onceOutOfWatches({ events }: SiteWatcher, act: (error: Error) => void): void {
  let hasActed = false
  events.on('error', (error) => {
    if (!hasCode(error, ...OUT_OF_WATCHES)) report(error)
    else if (!hasActed) {
      hasActed = true
      act(error)
    }
  })
}

function report(error: unknown): void {
  process.stderr.write(`Watching failed: ${messageOf(error)}\n`)
}

/** Reports changes of few files soon, and once more when the files have settled, if they have changed again. */
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
    soon ??= setTimeout(() => files.size <= FEW && tellOthers(), SOON_MS)
    clearTimeout(quiet)
    const settled = (): void => {
      clearTimeout(soon)
      soon = undefined
      tellOthers()
      files.clear()
    }
    quiet = setTimeout(settled, files.size > FEW ? SETTLED_MS : QUIET_MS)
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
    await work(changed).catch((error: unknown) => process.stderr.write(`${messageWithMend(error)}\n`))
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
