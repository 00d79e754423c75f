import { existsSync, lstatSync, readdirSync, type Stats } from 'node:fs'
import path from 'node:path'
import { compare } from '../../../renderer/definitions/compare.ts'
import { SOURCES } from '../../output/refuse-folder.ts'
import { sha256 } from '../../output/digest.ts'
import { stampOf, statsOf } from '../../output/stats-of.ts'

/** The metadata of the sources of a site. */
export interface SourceStamps {
  /** Changes if a file is added, removed, renamed or modified. */
  readonly digest: string
  /** Whether equal stamps reliably mean equal files. */
  readonly isCertain: boolean
  /** The metadata of each file that is no link, by absolute path. */
  readonly files: ReadonlyMap<string, Stats>
}

/**
 * The timestamps of some file systems have steps of two seconds. A file that has just changed could change again without getting another
 * timestamp (https://git-scm.com/docs/racy-git).
 */
export const COARSEST_MS = 2000

/** Stats all sources of a site without reading them: a few microseconds per file. */
export function stampSources(root: string, now = Date.now()): SourceStamps {
  const lines: string[] = []
  const files = new Map<string, Stats>()
  let newest = 0
  for (const folder of SOURCES.map((name) => path.join(root, name)).filter((name) => existsSync(name)))
    walk(folder, (file, stats, isLink) => {
      if (!isLink) files.set(file, stats)
      lines.push(`${file} ${stampOf(stats)}`)
      newest = Math.max(newest, stats.mtimeMs)
    })
  return { digest: sha256(lines.join('\n')), isCertain: newest < now - COARSEST_MS, files }
}

function walk(folder: string, found: (file: string, stats: Stats, isLink: boolean) => void): void {
  const entries = readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => compare(a.name, b.name))
  for (const entry of entries) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) walk(file, found)
    else if (entry.isSymbolicLink()) found(file, statsOf(file) ?? lstatSync(file), true)
    else found(file, lstatSync(file), false)
  }
}
