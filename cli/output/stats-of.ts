import { lstatSync, statSync, type Stats } from 'node:fs'

/**
 * Of what a path leads to; undefined if nothing can be there. Node throws for a name that is too long, for a path through a file, which
 * anyone may request of a server and which a folder leaves that becomes a file, and for a link that leads to itself.
 */
export function statsOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

/** The same of a path itself, which may be a link. */
export function ownStatsOf(file: string): Stats | undefined {
  try {
    return lstatSync(file, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

/** Whether a path leads to a regular file: reading a pipe might never end. */
export function isRegularFile(file: string): boolean {
  return statsOf(file)?.isFile() ?? false
}

/** Differs as soon as a file was written, replaced or moved, so that equal stamps save reading it. */
export function stampOf({ mtimeMs, ctimeMs, size, ino }: Stats): string {
  return `${mtimeMs} ${ctimeMs} ${size} ${ino}`
}

/** The stamp of what a path leads to; empty if nothing is there. */
export function stampAt(file: string): string {
  const stats = statsOf(file)
  return stats ? stampOf(stats) : ''
}
