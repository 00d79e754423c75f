import { EventEmitter } from 'node:events'
import { statSync, type Stats } from 'node:fs'
import path from 'node:path'
import { watch as watchFiles, type FSWatcher } from 'chokidar'
import { isStray, WELL_KNOWN } from '../../content/files/stray-file.ts'
import { statsOf } from '../../output/stats-of.ts'
import { SOURCES } from '../../output/refuse-folder.ts'
import { linkedFolders } from './linked-folders.ts'

/** A folder that comes back is found after at most this time; a look at three folders takes 13 µs. */
const LOOK_MS = 250

/** Emits `ready` after the first look at all files, and `error`. */
export interface SiteWatcher {
  readonly events: EventEmitter<{ ready: []; error: [unknown] }>
  readonly close: () => Promise<void>
}

/** Reports each change in the three folders of a site, and their own removal and return. */
export function watchSite(root: string, changed: (file: string) => void, usePolling: boolean): SiteWatcher {
  const events: SiteWatcher['events'] = new EventEmitter()
  const links = linkedFolders(path.join(root, 'content'), changed)
  const wellKnown = path.join(root, WELL_KNOWN)
  const ignored = (file: string, stats?: Stats): boolean =>
    (isStray(path.basename(file)) && file !== wellKnown) || links.has(file, stats)
  const start = (folder: string, ignoreInitial: boolean): FSWatcher => {
    const started = watchFiles(folder, { ignoreInitial, usePolling, ignored })
    whenTimeIsKept(started, changed)
    return started.on('all', (_event, file) => changed(file)).on('error', (error) => events.emit('error', error))
  }
  const folders = SOURCES.map((name) => followFolder(path.join(root, name), start, changed))
  let timer: NodeJS.Timeout | undefined
  // A watcher that is replaced before it is ready would never be.
  void Promise.all(folders.map(({ ready }) => ready)).then(() => {
    timer = setInterval(() => [...folders, links].forEach(({ look }) => look()), LOOK_MS)
    events.emit('ready')
  })
  return {
    events,
    close: async () => {
      clearInterval(timer)
      await Promise.all(folders.map(({ close }) => close()))
    },
  }
}

/**
 * Watches a folder, and again whenever another one has taken its place. chokidar does not follow the folder it was given when that is
 * removed and restored. Given the folder above, it would find it by name, but not when it is replaced within milliseconds (`mv`, or `rm -r`
 * and `cp -r`): it goes on watching the old one. Nor would it see what a link leads to.
 */
function followFolder(
  folder: string,
  start: (folder: string, ignoreInitial: boolean) => FSWatcher,
  changed: (file: string) => void,
) {
  let known = identityOf(folder)
  const startNow = (ignoreInitial: boolean): FSWatcher => {
    const started = start(folder, ignoreInitial).on('unlinkDir', (gone) => {
      // The same folder may be back before the next look, but chokidar has given it up.
      if (gone === folder) known = 'given up'
    })
    whenReplaced(started, () => (known = 'given up'))
    return started
  }
  let watcher = known === 'missing' ? undefined : startNow(true)
  const look = (): void => {
    const now = identityOf(folder)
    if (now === known) return
    known = now
    void closeForGood(watcher)
    // Reports all files, because a build may have read them before they are watched.
    watcher = now === 'missing' ? undefined : startNow(false)
    changed(folder)
  }
  const ready = new Promise<void>((resolve) => (watcher ? watcher.once('ready', resolve) : resolve()))
  return { ready, look, close: () => closeForGood(watcher) }
}

/**
 * Tells of files whose time of modification a program has put back (`cp -p`, a restored cache): chokidar takes such a change for one of the
 * time of access. The file system tells of none of those, and of other changes at each file.
 */
function whenTimeIsKept(watcher: FSWatcher, changed: (file: string) => void): void {
  const told = new Map<string, number>()
  watcher.on('raw', (_event, _name, event) => {
    const { watchedPath: file } = event as { readonly watchedPath?: string }
    const stats = file === undefined ? undefined : statsOf(file)
    if (file === undefined || !stats?.isFile() || told.get(file) === stats.ctimeMs) return
    told.set(file, stats.ctimeMs)
    changed(file)
  })
}

/**
 * Tells that another folder has taken the place of one below a watched folder within milliseconds (`rm -r` and `cp -r`, two that change
 * names): chokidar compares names, and goes on watching the old one.
 */
function whenReplaced(watcher: FSWatcher, replaced: () => void): void {
  const known = new Map<string, string>()
  const remember = (folder: string): void => void known.set(folder, identityOf(folder))
  watcher
    .on('ready', () => Object.keys(watcher.getWatched()).forEach(remember))
    .on('addDir', remember)
    .on('unlinkDir', (folder) => known.delete(folder))
    .on('raw', (_event, name: unknown, event) => {
      // Polling looks at paths, and tells nothing of this kind.
      const { watchedPath } = event as { readonly watchedPath?: string }
      const folder = watchedPath === undefined ? '' : path.join(watchedPath, String(name))
      const own = known.get(folder)
      if (own !== undefined && ![own, 'missing'].includes(identityOf(folder))) replaced()
    })
}

/**
 * chokidar, when it finds after its end that a file is gone, opens itself again to watch the folder of the file, and the process never
 * ends.
 */
async function closeForGood(watcher: FSWatcher | undefined): Promise<void> {
  if (!watcher) return
  watcher.add = () => watcher
  await watcher.close()
}

/** Another value for another folder at the same path. Inodes are used again, hence the time. */
function identityOf(folder: string): string {
  try {
    const { dev, ino, birthtimeMs } = statSync(folder)
    return `${dev} ${ino} ${birthtimeMs}`
  } catch {
    // Nor can it be watched if it is unreadable.
    return 'missing'
  }
}
