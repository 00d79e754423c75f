import type { Stats } from 'node:fs'
import path from 'node:path'
import { ownStatsOf } from '../../output/stats-of.ts'

/** Links to folders below `content/`. */
interface LinkedFolders {
  /** Whether a path, with the properties of what it leads to, is one. */
  readonly has: (file: string, stats?: Stats) => boolean
  /** Reports those that are gone since. */
  readonly look: () => void
}

/**
 * Finds links to folders, which content must not have, and reports each once. They are not to be watched: chokidar would follow one to
 * all that is on the machine, or to itself, and the error about it would never be seen.
 */
export function linkedFolders(content: string, changed: (file: string) => void): LinkedFolders {
  const found = new Set<string>()
  return {
    has: (file, stats) => {
      if (stats?.isDirectory() !== true || !file.startsWith(content + path.sep) || !isLink(file)) return false
      if (!found.has(file)) changed(file)
      found.add(file)
      return true
    },
    look: () => {
      for (const file of found) {
        if (isLink(file)) continue
        found.delete(file)
        changed(file)
      }
    },
  }
}

function isLink(file: string): boolean {
  return ownStatsOf(file)?.isSymbolicLink() === true
}
